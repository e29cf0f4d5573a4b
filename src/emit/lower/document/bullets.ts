import { byColor } from '../../../ir/board.js';
import { farthestRanks } from '../../../ir/region.js';
import type { RuleFields } from '../../../ir/rules.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import {
  assumedWords,
  assumedZone,
  NOTHING_BEYOND,
  ruleContext,
} from '../../../notation/document/assumed.js';
import { baseRules } from '../../../notation/document/base-rules.js';
import type { BulletName } from '../../../notation/document/bullet-names.js';
import type {
  RuleBullet,
  RuleChange,
  RuleContext,
  StatedRules,
} from '../../../notation/document/bullet-row.js';
import { withoutIdleStep } from '../../../notation/document/bullets/pawns-and-castling.js';
import {
  changePieces,
  isPieceField,
  pieceRules,
  withoutRules,
} from '../../../notation/document/bullets/pieces.js';
import { RULE_BULLETS } from '../../../notation/document/rule-bullets.js';
import type { DocumentLayout } from './layout.js';
import { comparableText } from './comparable-text.js';

/** A line `* Name: value`. */
type BulletLine = readonly [name: BulletName, value: string];

/** The rules that the reader of a document assumes if no bullet states them. */
export function assumedRules(variant: Variant, layout: DocumentLayout): StatedRules {
  const board = variant.board.value;
  const pieces = [...layout.initial, ...layout.promoted];
  const depth = assumedZone(layout.family, board, pieces);
  const base: StatedRules = {
    rules: {
      ...baseRules(board, pieces),
      promotionRegion: byColor((color) => farthestRanks(board, depth, color)),
    },
    beyond: NOTHING_BEYOND,
    pieces: pieces.map(withoutRules),
  };
  const context = contextOf(variant, layout, base.rules);
  const rights = variant.start?.value.castlingRights ?? '-';
  return RULE_BULLETS.reduce((sum, bullet) => {
    const words = assumedWords(bullet, layout.family, pieces, rights);
    // Castling rights in the start position imply the rule, in every family.
    const stated = bullet.name === 'Castling' && rights !== '-' ? 'yes' : words;
    return apply(sum, stated === null ? null : bullet.read(stated, context));
  }, base);
}

/** The bullets that change the assumed rules into the wanted ones, as far as bullets can, and the rules stated by then. */
export function ruleBullets(
  variant: Variant,
  layout: DocumentLayout,
  assumed: StatedRules,
  wanted: StatedRules,
): { readonly lines: readonly BulletLine[]; readonly stated: StatedRules } {
  const context = contextOf(variant, layout, assumed.rules);
  const lines: BulletLine[] = [];
  let stated = assumed;
  for (const bullet of RULE_BULLETS) {
    const before = mismatches(bullet, stated, wanted);
    if (before === 0) continue;
    const words = bullet.say(wanted, context);
    const change = words === null ? null : bullet.read(words, context);
    if (words === null || change === null) continue;
    const after = apply(stated, change);
    // A later bullet may state the rest.
    if (mismatches(bullet, after, wanted) >= before) continue;
    lines.push([bullet.name, words]);
    stated = after;
  }
  return { lines, stated };
}

/** The number of rules that a bullet states and that are not yet as wanted. */
function mismatches(bullet: RuleBullet, stated: StatedRules, wanted: StatedRules): number {
  return bullet.fields.filter(
    (field) => comparableText(valueIn(stated, field)) !== comparableText(valueIn(wanted, field)),
  ).length;
}

function valueIn(
  { rules, beyond, pieces }: StatedRules,
  field: RuleBullet['fields'][number],
): unknown {
  if (isPieceField(field)) return pieceRules(pieces, field);
  const [ofRules, ofBeyond]: readonly Partial<Record<typeof field, unknown>>[] = [rules, beyond];
  return field in beyond ? ofBeyond?.[field] : ofRules?.[field];
}

function contextOf(
  { board, start }: Variant,
  { initial, promoted }: DocumentLayout,
  rules: RuleFields<PieceId>,
): RuleContext {
  return ruleContext(board.value, [...initial, ...promoted], start?.value ?? null, rules);
}

function apply(stated: StatedRules, change: RuleChange | null): StatedRules {
  return {
    pieces: changePieces(stated.pieces, change?.pieces),
    rules: withoutIdleStep({ ...stated.rules, ...change?.fields }),
    beyond: { ...stated.beyond, ...change?.beyond },
  };
}
