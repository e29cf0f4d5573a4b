import type { Board } from '../../ir/board.js';
import type { Move, Movement, Vector } from '../../ir/movement.js';
import type { Game, Reach } from '../game.js';
import { ADDED_MOVES, INITIAL_REGION } from '../regions.js';
import { sideOf, SIDES, typeOf, type PieceCode } from '../piece-code.js';
import { addAll } from '../../text/add-all.js';

/**
 * The quiet moves of pieces on an empty board as vectors, indexed by `side`, `type`, then `(dx + 15) * 31 + dy + 15`. The engine uses them to
 * decide which moves are irreversible and which may be captured en passant.
 */
export interface Vectors {
  readonly types: number;
  /** For each square, its part of an index: the difference of two squares' values is the offset of their vector from the middle of a table. */
  readonly places: Int16Array;
  /** By side and type, the middle of its table. */
  readonly middles: Int32Array;
  /** Moves that need not be the first. */
  readonly quiet: Uint8Array;
  /** Moves possible only from the squares of initial moves. */
  readonly initial: Uint8Array;
  /** By side and type, whether there are any initial moves. */
  readonly hasInitial: Uint8Array;
  /** By side and type, whether an irreversible move resets the count of the n-move rule; `ALWAYS` if all of its moves are irreversible. */
  readonly resets: Uint8Array;
}

const WIDTH = 31;
const SIZE = WIDTH * WIDTH;
const ALWAYS = 2;

export function compileVectors(game: Game): Vectors {
  const { board, pieces, rules } = game;
  const types = pieces.length;
  const quiet = new Uint8Array(2 * types * SIZE);
  const initial = new Uint8Array(2 * types * SIZE);
  const resets = new Uint8Array(2 * types);
  const hasInitial = new Uint8Array(2 * types);
  for (const side of SIDES) {
    const resetting = side === 0 ? rules.nMoveRuleTypes.white : rules.nMoveRuleTypes.black;
    for (const [type, piece] of pieces.entries()) {
      const index = side * types + type;
      resets[index] = resetting.includes(piece.id) ? 1 : 0;
      const reach = piece.reach ?? reachOf(piece.movement, board);
      if (reach.initial.length > 0) hasInitial[index] = 1;
      const sign = side === 0 ? 1 : -1;
      const mark = (table: Uint8Array, vectors: readonly Vector[]): void => {
        for (const { dx, dy } of vectors)
          if (Math.max(Math.abs(dx), Math.abs(dy)) <= 15)
            table[index * SIZE + (sign * dx + 15) * WIDTH + sign * dy + 15] = 1;
      };
      mark(quiet, reach.quiet);
      mark(initial, reach.initial);
    }
  }
  for (let index = 0; index < resets.length; index++) {
    const own = quiet.subarray(index * SIZE, (index + 1) * SIZE);
    // The opposite vector has the same distance from the other end of the table.
    if (resets[index] === 1 && !own.some((one, i) => one === 1 && own[SIZE - 1 - i] === 1))
      resets[index] = ALWAYS;
  }
  const places = Int16Array.from(
    { length: board.files * board.ranks },
    (_, square) => (square % board.files) * WIDTH + Math.floor(square / board.files),
  );
  const middles = Int32Array.from(resets, (_, index) => index * SIZE + (SIZE >> 1));
  return { types, places, middles, quiet, initial, hasInitial, resets };
}

function reachOf(movement: Movement, board: Board): Reach {
  const quiet: Vector[] = [];
  const initial: Vector[] = [];
  for (const move of movement) {
    if (move.modality !== 'quiet') continue;
    const first = move.condition.initial || move.condition.from === INITIAL_REGION;
    if (!first && ADDED_MOVES.includes(move.condition.from ?? '')) continue;
    addAll(first ? initial : quiet, vectorsOf(move, board));
  }
  return { quiet, initial };
}

function vectorsOf(move: Move, board: Board): readonly Vector[] {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return [move.vector];
    case 'ride':
    case 'hop': {
      const longest = Math.max(board.files, board.ranks) - 1;
      const reach = Math.min(longest, move.reach === 'edge' ? longest : move.reach);
      const { dx, dy } = move.step;
      return Array.from({ length: reach }, (_, i) => ({ dx: dx * (i + 1), dy: dy * (i + 1) }));
    }
    case 'path':
      return [];
  }
}

function holds(
  table: Uint8Array,
  vectors: Vectors,
  code: PieceCode,
  from: number,
  to: number,
): boolean {
  const { types, places, middles } = vectors;
  const middle = middles[sideOf(code) * types + typeOf(code)] ?? 0;
  return table[middle + (places[to] ?? 0) - (places[from] ?? 0)] === 1;
}

/** Whether a move does not reset the count of the n-move rule: because of its type, or because it is reversible. */
export function canReturn(vectors: Vectors, code: PieceCode, from: number, to: number): boolean {
  const resets = vectors.resets[sideOf(code) * vectors.types + typeOf(code)];
  return resets === 0 || (resets !== ALWAYS && holds(vectors.quiet, vectors, code, to, from));
}

/** Whether the piece has a move only from the squares of initial moves. */
export function isInitialMove(
  vectors: Vectors,
  code: PieceCode,
  from: number,
  to: number,
): boolean {
  const { hasInitial, types } = vectors;
  return (
    hasInitial[sideOf(code) * types + typeOf(code)] === 1 &&
    holds(vectors.initial, vectors, code, from, to) &&
    !holds(vectors.quiet, vectors, code, from, to)
  );
}

/** Whether the piece has a quiet move to one of the open squares of an empty board. */
export function hasQuietMove(
  { middles, places, quiet, types }: Vectors,
  code: PieceCode,
  from: number,
  isOpen: (square: number) => boolean,
  squares: number,
): boolean {
  const middle = (middles[sideOf(code) * types + typeOf(code)] ?? 0) - (places[from] ?? 0);
  for (let to = 0; to < squares; to++)
    if (quiet[middle + (places[to] ?? 0)] === 1 && to !== from && isOpen(to)) return true;
  return false;
}

/** Whether each type of one game and the type of the other that stands for it have the same moves on a board. */
export function vectorsAlike(
  vectors: Vectors,
  others: Vectors,
  types: readonly number[],
  { files, ranks }: Board,
): boolean {
  const isAlike = (one: number, other: number): boolean => {
    if (vectors.hasInitial[one] !== others.hasInitial[other]) return false;
    if ((vectors.resets[one] === ALWAYS) !== (others.resets[other] === ALWAYS)) return false;
    const [middle, middleOfOther] = [vectors.middles[one] ?? 0, others.middles[other] ?? 0];
    for (let dx = 1 - files; dx < files; dx++)
      for (let dy = 1 - ranks; dy < ranks; dy++) {
        const offset = dx * WIDTH + dy;
        const [at, there] = [middle + offset, middleOfOther + offset];
        if (vectors.quiet[at] !== others.quiet[there]) return false;
        if (vectors.initial[at] !== others.initial[there]) return false;
      }
    return true;
  };
  return SIDES.every((side) =>
    types.every((of, type) => isAlike(side * vectors.types + type, side * others.types + of)),
  );
}
