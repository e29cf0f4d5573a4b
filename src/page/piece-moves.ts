import { squaresOf, type Board, type ByColor } from '../ir/board.js';
import type { Move, Movement } from '../ir/movement.js';
import { NO_SQUARES, squareSet, type SquareSet } from '../ir/region.js';
import { smallestPlace } from '../explain/diagram-place.js';
import { moveDiagram, type MoveDiagram } from '../explain/move-diagram.js';
import {
  DIAGONALS,
  DOUBLE_STEP,
  INITIAL_REGION,
  isRegionOfRules,
  SINGLE_STEP,
  TRIPLE_ALONE,
  TRIPLE_STEP,
} from '../play/regions.js';
import { onBoard } from '../explain/squares.js';
import type { Game, GamePiece } from '../play/game.js';

/** A diagram of the moves of a piece from certain squares. */
export interface PieceMoves {
  /** The squares from which it has these moves; null for all squares. */
  readonly from: RegionChoice | null;
  readonly diagram: MoveDiagram;
}

/** Squares from which a piece has the same moves. They belong to these regions, and to no others that its moves depend on. */
export interface RegionChoice {
  readonly regions: readonly string[];
  readonly squares: SquareSet;
}

/**
 * The diagrams of a piece: one if its moves are the same from every square, otherwise one for each set of squares. The lines of a
 * palace are left out, because they are drawn on the board.
 */
export function movesBySquares(game: Game, { movement }: GamePiece): readonly PieceMoves[] {
  const shown = movement.flatMap((move) => asDrawn(move, game));
  const place = smallestPlace(shown);
  const choices = choicesOf(shown, game.board, game.regions);
  const diagrams = choices.map((choice) => ({
    from: choice,
    diagram: moveDiagram(shown, {
      ...place,
      regionHolds: (name) => choice.regions.includes(name),
    }),
  }));
  return mergeEqualDiagrams(diagrams);
}

/** The regions of the rules for longer first moves. */
const FIRST_MOVES: readonly string[] = [INITIAL_REGION, DOUBLE_STEP, TRIPLE_STEP, TRIPLE_ALONE];

/** Turns longer moves from a region into first moves, so that they need no separate diagram. */
function asDrawn(move: Move, { board, regions }: Game): readonly Move[] {
  const { from } = move.condition;
  if (from === null || !isRegionOfRules(from)) return [move];
  const squares = onBoard(regions.get(from)?.white ?? NO_SQUARES, board);
  if (from === DIAGONALS || squares.length === 0) return [];
  const always = { ...move, condition: { ...move.condition, from: null } };
  if (from === SINGLE_STEP || squares.length === board.files * board.ranks) return [always];
  return FIRST_MOVES.includes(from)
    ? [{ ...always, condition: { ...always.condition, initial: true } }]
    : [move];
}

/** The sets of squares between which a movement differs, the largest first. */
function choicesOf(
  movement: Movement,
  board: Board,
  regions: ReadonlyMap<string, ByColor<SquareSet>>,
): readonly RegionChoice[] {
  const asked = [...new Set(movement.flatMap(({ condition }) => condition.from ?? []))];
  const choices = new Map<string, { regions: readonly string[]; squares: SquareSet }>();
  for (const square of squaresOf(board)) {
    const held = asked.filter((name) => (regions.get(name)?.white ?? NO_SQUARES).includes(square));
    const key = held.join();
    const squares = choices.get(key)?.squares ?? [];
    choices.set(key, { regions: held, squares: [...squares, square] });
  }
  return [...choices.values()].sort((a, b) => b.squares.length - a.squares.length);
}

/** Merges the sets of squares that have the same diagram. */
function mergeEqualDiagrams(
  all: readonly { readonly from: RegionChoice; readonly diagram: MoveDiagram }[],
): readonly PieceMoves[] {
  const kept = new Map<string, (typeof all)[number]>();
  for (const moves of all) {
    const key = JSON.stringify(moves.diagram);
    const twin = kept.get(key);
    const squares = squareSet([...(twin?.from.squares ?? []), ...moves.from.squares]);
    kept.set(key, { ...moves, from: { ...moves.from, squares } });
  }
  return [...kept.values()].map((moves) => (kept.size === 1 ? { ...moves, from: null } : moves));
}
