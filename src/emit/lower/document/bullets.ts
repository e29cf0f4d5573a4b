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
  SaidRules,
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
import { plainValue } from './plain-value.js';

/** A line `* Name: value`. */
type BulletLine = readonly [name: BulletName, value: string];

/** What the reader of a document without a bullet on rules takes them to be. */
export function assumedRules(variant: Variant, layout: DocumentLayout): SaidRules {
  const board = variant.board.value;
  const pieces = [...layout.initial, ...layout.promoted];
  const depth = assumedZone(layout.family, board, pieces);
  const base: SaidRules = {
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
    // The castling rights of the start position stand for the rule where nothing else does.
    const said = bullet.name === 'Castling' && rights !== '-' ? 'yes' : words;
    return apply(sum, said === null ? null : bullet.read(said, context));
  }, base);
}

/** The bullets that make the rules wanted out of those assumed, as far as bullets say them, and what the rules are then. */
export function ruleBullets(
  variant: Variant,
  layout: DocumentLayout,
  assumed: SaidRules,
  wanted: SaidRules,
): { readonly lines: readonly BulletLine[]; readonly said: SaidRules } {
  const context = contextOf(variant, layout, assumed.rules);
  const lines: BulletLine[] = [];
  let said = assumed;
  for (const bullet of RULE_BULLETS) {
    const before = faults(bullet, said, wanted);
    if (before === 0) continue;
    const words = bullet.say(wanted, context);
    const change = words === null ? null : bullet.read(words, context);
    if (words === null || change === null) continue;
    const after = apply(said, change);
    // A later bullet may say the rest.
    if (faults(bullet, after, wanted) >= before) continue;
    lines.push([bullet.name, words]);
    said = after;
  }
  return { lines, said };
}

/** How many of the rules that a bullet states are not as they should be. */
function faults(bullet: RuleBullet, said: SaidRules, wanted: SaidRules): number {
  return bullet.fields.filter(
    (field) => plainValue(heldIn(said, field)) !== plainValue(heldIn(wanted, field)),
  ).length;
}

function heldIn(
  { rules, beyond, pieces }: SaidRules,
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

function apply(said: SaidRules, change: RuleChange | null): SaidRules {
  return {
    pieces: changePieces(said.pieces, change?.pieces),
    rules: withoutIdleStep({ ...said.rules, ...change?.fields }),
    beyond: { ...said.beyond, ...change?.beyond },
  };
}
