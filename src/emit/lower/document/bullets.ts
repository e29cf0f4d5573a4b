import { byColor } from '../../../ir/board.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import { equalSquareSets, farthestRanks, NO_SQUARES } from '../../../ir/region.js';
import type { RuleFields } from '../../../ir/rules.js';
import type { BeyondEngine, Variant } from '../../../ir/variant.js';
import {
  assumedWords,
  assumedZone,
  NOTHING_BEYOND,
  pawnRankOf,
} from '../../../notation/document/assumed.js';
import { baseRules } from '../../../notation/document/base-rules.js';
import type { BulletName } from '../../../notation/document/bullet-names.js';
import {
  RULE_BULLETS,
  type RuleBullet,
  type RuleChange,
  type RuleContext,
} from '../../../notation/document/rule-bullets.js';
import type { DocumentLayout } from './layout.js';

/** Rules, and those beyond the engine. */
export interface SaidRules {
  readonly rules: RuleFields<PieceId>;
  readonly beyond: BeyondEngine;
}

/** A line `* Name: value`. */
export type BulletLine = readonly [name: BulletName, value: string];

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

/** The bullets that bring the assumed rules nearer to those wanted, and what the rules are then. */
export function ruleBullets(
  variant: Variant,
  layout: DocumentLayout,
  assumed: SaidRules,
  wanted: SaidRules,
): { readonly lines: readonly BulletLine[]; readonly said: SaidRules } {
  const context = contextOf(variant, layout, assumed.rules);
  const lines: BulletLine[] = [];
  let said = assumed;
  const zone = zoneBullet(variant, said, wanted);
  if (zone !== null) {
    lines.push(zone);
    said = {
      ...said,
      rules: { ...said.rules, promotionRegion: wanted.rules.promotionRegion },
    };
  }
  for (const bullet of RULE_BULLETS) {
    const best = nearestWords(bullet, context, said, wanted);
    if (best === null) continue;
    lines.push([bullet.name, best.words]);
    said = best.said;
  }
  return { lines, said };
}

function contextOf(
  { board, start }: Variant,
  { initial, promoted }: DocumentLayout,
  rules: RuleFields<PieceId>,
): RuleContext {
  const isRoyal = ({ royal }: PieceType): boolean => royal;
  return {
    board: board.value,
    royal: (initial.find(isRoyal) ?? promoted.find(isRoyal))?.id ?? null,
    hasPawns: [...initial, ...promoted].some(({ promotion }) => promotion.style === 'pawn'),
    pawnRank: pawnRankOf(start?.value ?? null, rules),
  };
}

/** Without a double step its region means nothing. */
function apply(said: SaidRules, change: RuleChange | null): SaidRules {
  const rules = { ...said.rules, ...change?.fields };
  return {
    rules: rules.doubleStep ? rules : { ...rules, doubleStepRegion: byColor(() => NO_SQUARES) },
    beyond: { ...said.beyond, ...change?.beyond },
  };
}

function zoneBullet({ board }: Variant, said: SaidRules, wanted: SaidRules): BulletLine | null {
  const { ranks } = board.value;
  const is = (rules: RuleFields<PieceId>, depth: number): boolean =>
    (['white', 'black'] as const).every((color) =>
      equalSquareSets(rules.promotionRegion[color], farthestRanks(board.value, depth, color)),
    );
  const depths = Array.from({ length: ranks + 1 }, (_, depth) => depth);
  const depth = depths.find((candidate) => is(wanted.rules, candidate));
  if (depth === undefined || is(said.rules, depth)) return null;
  const words = depth === 0 ? 'none' : `${depth} farthest ${depth === 1 ? 'rank' : 'ranks'}`;
  return ['Promotion zone', words];
}

/** Bullets that may leave a part of their rule to an option below; others are said only if they are wholly true. */
const MAY_BE_COMPLETED: readonly BulletName[] = ['Double step'];

function nearestWords(
  bullet: RuleBullet,
  context: RuleContext,
  said: SaidRules,
  wanted: SaidRules,
): { readonly words: string; readonly said: SaidRules } | null {
  const candidates = [...bullet.words, ...(bullet.more?.(wanted.rules) ?? [])].flatMap((words) => {
    const change = bullet.read(words, context);
    return change === null ? [] : [{ words, change }];
  });
  const keys = new Set(
    candidates.flatMap(({ change: { fields, beyond } }) => Object.keys({ ...fields, ...beyond })),
  );
  const target = new Map(Object.entries({ ...wanted.rules, ...wanted.beyond }));
  const faults = ({ rules, beyond }: SaidRules): number => {
    const held = new Map(Object.entries({ ...rules, ...beyond }));
    return [...keys].filter((key) => !sameValue(held.get(key), target.get(key))).length;
  };
  const before = faults(said);
  if (before === 0) return null;
  const [best] = candidates
    .map(({ words, change }) => {
      const after = apply(said, change);
      return { words, said: after, left: faults(after) };
    })
    .toSorted((a, b) => a.left - b.left);
  if (best === undefined || best.left >= before) return null;
  return best.left === 0 || MAY_BE_COMPLETED.includes(bullet.name) ? best : null;
}

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
