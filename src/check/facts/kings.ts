import { byColor, fileOf, rankOf, type ByColor } from '../../ir/board.js';
import { keeperOfLast } from '../../text/keep.js';
import type { PlacedPiece } from './fen-board.js';
import { count, type StartPosition } from './start-position.js';
import type { LintedSection } from '../linted-file.js';

/** The engine's royal type. */
export const KING = 'king';

export function hasKing({ rules }: LintedSection): boolean {
  return rules.pieces.some(({ type }) => type === KING);
}

/** Whether the variant has a king, or types that are royal while few of them are left. */
export function hasRoyal(section: LintedSection): boolean {
  const { extinctionPieceTypes, extinctionPseudoRoyal } = section.rules;
  return hasKing(section) || (extinctionPseudoRoyal && extinctionPieceTypes.length > 0);
}

/** All kings on the board. */
export const kingsOf = keeperOfLast(({ pieces }: StartPosition): readonly PlacedPiece[] =>
  pieces.filter(({ type }) => type === KING),
);

/** How many kings each player has on the board. */
export function kingsOnBoard(position: StartPosition): ByColor<number> {
  return byColor((color) => count(kingsOf(position), KING, color));
}

/** How many kings each player has in hand. */
export function kingsInHand({ hands }: StartPosition): ByColor<number> {
  return byColor((color) => count(hands?.pieces ?? [], KING, color));
}

/** The one king of each player on the board; null unless both have exactly one. */
export function bothKings(position: StartPosition): ByColor<PlacedPiece> | null {
  const kings = kingsOf(position);
  const [first, second] = kings;
  if (kings.length !== 2 || first === undefined || second === undefined) return null;
  if (first.color === second.color) return null;
  return first.color === 'white'
    ? { white: first, black: second }
    : { white: second, black: first };
}

/** Whether kings that move as in chess are adjacent. */
export function areTouching(
  { rules }: LintedSection,
  { black, white }: ByColor<PlacedPiece>,
): boolean {
  return (
    rules.kingType === KING &&
    Math.abs(fileOf(white.square) - fileOf(black.square)) <= 1 &&
    Math.abs(rankOf(white.square) - rankOf(black.square)) <= 1
  );
}
