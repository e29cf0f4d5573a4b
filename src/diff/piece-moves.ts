import { COLORS, squaresOf, type Board, type Color, type Square } from '../ir/board.js';
import { equalMovements } from '../ir/compare.js';
import type { Movement } from '../ir/movement.js';
import { endsOf } from '../play/dead-ends.js';
import type { Game, GamePiece } from '../play/game.js';
import type { Reach } from './reach.js';

/** A game, and what can occur in it. */
export interface Played {
  readonly game: Game;
  readonly reach: Reach;
}

/** Whether two piece types, one of each game, move alike from every square of their common board where either can be. */
export function moveAlike(
  first: Played,
  piece: GamePiece,
  second: Played,
  other: GamePiece,
): boolean {
  return squaresMovingDifferently(first, piece, second, other).length === 0;
}

/** The squares from which two types move differently, White's first. */
export function squaresMovingDifferently(
  first: Played,
  piece: GamePiece,
  second: Played,
  other: GamePiece,
): readonly { readonly color: Color; readonly square: Square }[] {
  const board = commonBoard(first.game.board, second.game.board);
  const known = new Map<string, boolean>();
  return COLORS.flatMap((color) => {
    const mine = movesBySquare(first, piece, color);
    const others = movesBySquare(second, other, color);
    const either = new Set([
      ...(first.reach.stands[color].get(piece.id) ?? []),
      ...(second.reach.stands[color].get(other.id) ?? []),
    ]);
    return squaresOf(board)
      .filter((square) => either.has(square))
      .filter((square) => {
        const [one, two] = [mine(square), others(square)];
        const key = `${one.key} | ${two.key}`;
        const alike = known.get(key) ?? equalMovements(one.moves, two.moves, board);
        known.set(key, alike);
        return !alike;
      })
      .map((square) => ({ color, square }));
  });
}

/** The squares that two boards have in common. */
function commonBoard(one: Board, other: Board): Board {
  return { files: Math.min(one.files, other.files), ranks: Math.min(one.ranks, other.ranks) };
}

interface MovesHere {
  readonly moves: Movement;
  readonly key: string;
}

/**
 * The moves of a piece from one square: without a region of origin, with a region of targets only if it excludes some of them, and as
 * first moves only if the piece can be there both before and after its first move.
 */
function movesBySquare(
  { game: { board, regions }, reach }: Played,
  { id, mobility, movement }: GamePiece,
  color: Color,
): (square: Square) => MovesHere {
  const holds = (region: string | null, square: Square): boolean =>
    region === null || (regions.get(region)?.[color].includes(square) ?? true);
  const isAmong = (places: Reach['begins'], square: Square): boolean =>
    places[color].get(id)?.has(square) === true;
  const known = new Map<string, Movement>();
  return (square) => {
    const mayHaveMoved = isAmong(reach.comes, square);
    const here = movement.map((move) => {
      if (!holds(move.condition.from, square)) return '';
      if (move.condition.initial && !isAmong(reach.begins, square)) return '';
      if (move.condition.to === null && mobility === null) return 'all';
      const ends = endsOf(move, square, { board, color });
      const allowed = ends.filter(
        (end) =>
          holds(move.condition.to, end) && (mobility === null || mobility[color].includes(end)),
      );
      if (allowed.length === 0) return '';
      return allowed.length === ends.length ? 'all' : allowed.join(' ');
    });
    const key = [mayHaveMoved, ...here].join(',');
    const moves =
      known.get(key) ??
      movement.flatMap((move, index) => {
        const to = here[index] ?? '';
        const initial = move.condition.initial && mayHaveMoved;
        const condition = { initial, from: null, to: to === 'all' ? null : to };
        // Which pieces capture en passant is a rule of the game, compared elsewhere.
        return to === '' ? [] : [{ ...move, condition, enPassant: false }];
      });
    known.set(key, moves);
    return { moves, key };
  };
}
