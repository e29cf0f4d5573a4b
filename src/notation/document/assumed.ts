import { fileOf, rankOf, type Board } from '../../ir/board.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { RuleFields } from '../../ir/rules.js';
import type { BeyondEngine, RulesFamily } from '../../ir/variant.js';
import { getsDoubleStep } from '../../ir/pawn.js';
import type { RuleBullet, RuleContext } from './bullet-row.js';

/** The rules that apply where a document states nothing. The reader assumes them, and the writer leaves them out. */

export const NOTHING_BEYOND: BeyondEngine = {
  repetitionProhibited: null,
  bareKings: null,
  promotesInsideByCapture: false,
};

/** The default depth of the promotion zone in a family. */
const FAMILY_ZONE: Readonly<Record<RulesFamily, number>> = { shogi: 3, chess: 1 };

/** The depth of the promotion zone if the document states none. */
export function assumedZone(
  family: RulesFamily,
  board: Board,
  pieces: readonly PieceType[],
): number {
  const promotes = pieces.some(({ promotion }) => promotion.style !== 'none');
  return promotes ? Math.min(FAMILY_ZONE[family], board.ranks) : 0;
}

/** White's lowest rank with a pawn at the start, or with a piece that has a first move in a game without pawns; by default the second rank. */
function pawnRankOf(
  position: Position | null,
  pieces: readonly PieceType[],
  { promotionPawnTypes: { white: pawns } }: RuleFields<PieceId>,
): number {
  const steppers = pawns.length > 0 ? pawns : pieces.filter(hasFirstMove).map(({ id }) => id);
  const ranks = (position?.placements ?? [])
    .filter(({ color, piece }) => color === 'white' && steppers.includes(piece))
    .map(({ square }) => rankOf(square));
  return ranks.length === 0 ? 1 : Math.min(...ranks);
}

/** The facts of a variant that the values of bullets may refer to. */
export function ruleContext(
  board: Board,
  pieces: readonly PieceType[],
  start: Position | null,
  rules: RuleFields<PieceId>,
): RuleContext {
  const royal = pieces.find((piece) => piece.royal)?.id ?? null;
  const king = pieces.find(({ name }) => name?.toLowerCase() === 'king')?.id ?? null;
  const kingAt = start?.placements.find(
    ({ color, piece }) => color === 'white' && piece === (royal ?? king),
  );
  const atStart = new Map<PieceId, number>();
  for (const { color, piece } of start?.placements ?? [])
    if (color === 'white') atStart.set(piece, (atStart.get(piece) ?? 0) + 1);
  return {
    ...{ board, pieces, atStart, royal, king: royal ?? king },
    pawnRank: pawnRankOf(start, pieces, rules),
    kingFile: kingAt === undefined ? null : fileOf(kingAt.square),
    hasChecks: start?.checks !== undefined,
    hasPawns: pieces.some(({ promotion }) => promotion.style === 'pawn'),
  };
}

/** The default value of a rule in a family; null if the rule has no meaning for these pieces. */
export function assumedWords(
  { name, defaults }: RuleBullet,
  family: RulesFamily,
  pieces: readonly PieceType[],
  castlingRights: string,
): string | null {
  if (name === 'Promotion' && !pieces.some(({ promotion }) => promotion.style === 'shogi'))
    return null;
  if (name === 'Castling' && castlingRights === '-') return 'no';
  if (name === 'Double step') {
    if (pieces.some(hasFirstMove)) return 'yes';
    // A berolina pawn has none, because the step is straight.
    if (!pieces.some((piece) => getsDoubleStep(piece, { doubleStep: true }))) return 'no';
  }
  return defaults[family];
}

export function hasFirstMove({ movement }: PieceType): boolean {
  return movement.value.some(({ condition }) => condition.initial);
}

/** The reason for the default: it is the rule of the family, or the rule has no effect in this game. */
export function whyAssumed(
  { defaults, name }: RuleBullet,
  family: RulesFamily,
  words: string,
  pieces: readonly PieceType[],
): string {
  if (words === defaults[family]) return `as in ${family}`;
  if (words === 'yes') return 'because a piece has a first move';
  if (name === 'Castling') return 'because the start position allows no castling';
  return pieces.some(({ promotion }) => promotion.style === 'pawn')
    ? 'because no pawn steps straight forward (other first moves are written with `i`, such as `imfnA`)'
    : 'because no piece promotes like a pawn';
}
