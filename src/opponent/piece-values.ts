import { squareAt, type Board, type Square } from '../ir/board.js';
import { NO_SQUARES } from '../ir/region.js';
import { targets } from '../ir/targets.js';
import { randomNumbers } from '../play/random-numbers.js';
import { isRoyalIn, type Game, type GamePiece } from '../play/game.js';

/**
 * The value of a piece on a square, in arbitrary units: the number of squares that it reaches, counting captures twice, on boards of which a
 * third is occupied. Indexed by type and then by square, `type * squares + square`. Royal pieces have no value, because the rules say what
 * happens when they are lost.
 */
export function pieceValues(game: Game): Int32Array {
  const { board, pieces } = game;
  const squares = board.files * board.ranks;
  const values = new Int32Array(pieces.length * squares);
  const means = pieces.map((piece) => fill(values, game, piece));
  for (const [type, { promotesTo }] of pieces.entries()) {
    const form = pieces.findIndex(({ id }) => id === promotesTo);
    const gain = form === -1 ? 0 : (means[form] ?? 0) - (means[type] ?? 0);
    if (gain <= 0) continue;
    for (let i = type * squares; i < (type + 1) * squares; i++)
      values[i] = (values[i] ?? 0) + Math.round(gain * HOPE);
  }
  return values;
}

/** The share of the gain from promotion that counts while a piece is unpromoted. */
const HOPE = 0.2;
/** The share of the value that depends on the square. */
const PLACE = 0.15;
const SAMPLES = 6;

/** Writes the values of a type for each square and returns their mean. */
function fill(values: Int32Array, game: Game, piece: GamePiece): number {
  const { board, pieces } = game;
  const squares = board.files * board.ranks;
  const type = pieces.indexOf(piece);
  if (isRoyalIn(game, piece.id)) return 0;
  const random = randomNumbers(piece.id);
  const found: number[] = [];
  for (let number = 0; number < squares; number++) {
    const origin = squareOf(number, board);
    let reached = 0;
    for (let sample = 0; sample < SAMPLES; sample++) reached += reach(game, piece, origin, random);
    found.push((100 * reached) / SAMPLES);
  }
  const mean = found.reduce((sum, value) => sum + value, 0) / squares;
  for (const [number, value] of found.entries())
    values[type * squares + number] = Math.round(mean + (value - mean) * PLACE) + 1;
  return mean;
}

/** The number of squares that a white piece reaches on a randomly filled board. */
function reach(
  { board, regions }: Game,
  { movement }: GamePiece,
  origin: Square,
  random: () => number,
): number {
  const thrown = new Map<Square, 'own' | 'enemy'>();
  for (let number = 0; number < board.files * board.ranks; number++) {
    const throwOf = random();
    if (throwOf < 1 / 3) thrown.set(squareOf(number, board), throwOf < 1 / 6 ? 'own' : 'enemy');
  }
  const { capture, quiet } = targets(movement, {
    board,
    origin,
    color: 'white',
    initial: false,
    occupant: (square) => thrown.get(square) ?? null,
    regionHolds: (name, square) => (regions.get(name)?.white ?? NO_SQUARES).includes(square),
  });
  return quiet.length + 2 * capture.length;
}

function squareOf(number: number, { files }: Board): Square {
  const square = squareAt(number % files, Math.floor(number / files));
  if (square === null) throw new Error(`no square ${number}`);
  return square;
}
