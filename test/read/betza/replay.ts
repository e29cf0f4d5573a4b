import {
  parseSquare,
  printSquare,
  squareAt,
  squaresOf,
  type Square,
} from '../../../src/ir/board.js';
import type { Movement } from '../../../src/ir/movement.js';
import { squareSet, type SquareSet } from '../../../src/ir/region.js';
import { targets } from '../../../src/ir/targets.js';
import dialects from '../../fixtures/betza-dialects.json' with { type: 'json' };
import fairyStockfish from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };

type Occupants = ReadonlyMap<Square, 'own' | 'enemy'>;

/** A string with the moves that were measured in one program, in lines as `replayAll` prints them. */
export interface MeasuredCase {
  readonly betza: string;
  readonly moved: readonly string[];
  /** The same for a piece that has not moved yet. */
  readonly unmoved: readonly string[];
  /** Squares where a lone enemy can be captured; null if they were not measured. */
  readonly solo: string | null;
  /** One line per set-up: squares of captures that do not end the move; null if there are none. */
  readonly locust: readonly string[] | null;
}

const BOARD = { files: 11, ranks: 10 };
const ORIGIN = squareNamed('f5');
export const SETUPS = fairyStockfish.setups.map(({ name, fen }) => ({
  name,
  occupants: readBoard(fen),
}));

/** All measured strings, with their moves in one of the two programs. */
export function measuredCases(dialect: 'xboard' | 'xbetza'): readonly MeasuredCase[] {
  const engine = new Map(fairyStockfish.cases.map((one) => [one.betza, one]));
  return dialects.cases.map((one) => {
    const { betza } = one;
    const own = one[dialect];
    const unmoved = one[`${dialect}Virgin`];
    const solo = one[`${dialect}Solo`];
    const locust = dialect === 'xbetza' ? one.xbetzaLocust : one.xboardFirstLeg;
    const moved =
      own === undefined
        ? linesOf(engine.get(betza)?.setups ?? '', fairyStockfish.sets)
        : linesOf(own, dialects.sets);
    return {
      betza,
      moved,
      unmoved: unmoved === undefined ? moved : linesOf(unmoved, dialects.sets),
      solo: solo === undefined ? null : (dialects.sets[solo] ?? '?'),
      locust:
        locust
          ?.split(' ')
          .map((set, index) => `${nameOf(index)}: ${dialects.sets[Number(set)] ?? '?'}`) ?? null,
    };
  });
}

/** One line per set-up: `name: quiet | capture`. */
export function replayAll(movement: Movement, initial: boolean): readonly string[] {
  return SETUPS.map(({ name, occupants }) => {
    const { quiet, capture } = replay(movement, occupants, initial);
    return `${name}: ${printSquares(quiet)} | ${printSquares(capture)}`;
  });
}

/** The squares where a lone enemy can be captured. */
export function replaySolo(movement: Movement): string {
  const squares = squaresOf(BOARD).filter(
    (square) =>
      square !== ORIGIN &&
      replay(movement, new Map([[square, 'enemy']]), false).capture.includes(square),
  );
  return printSquares(squares);
}

/** One line per set-up: the squares where a first leg can capture and the path continues. */
export function replayLocusts(movement: Movement): readonly string[] {
  return SETUPS.map(({ name, occupants }) => {
    const squares = movement.flatMap((move) => {
      if (move.kind !== 'path') return [];
      const [first, ...others] = move.legs;
      if (first?.end !== 'capture' || others.length > 0) return [];
      if (
        printSquares(
          replay([move], occupants, false)[move.modality === 'quiet' ? 'quiet' : 'capture'],
        ) === ''
      )
        return [];
      const leg: Movement = [{ ...move, legs: [], last: first, modality: 'capture' }];
      return replay(leg, occupants, false).capture;
    });
    return `${name}: ${printSquares(squareSet(squares))}`;
  });
}

function replay(movement: Movement, occupants: Occupants, initial: boolean) {
  return targets(movement, {
    board: BOARD,
    origin: ORIGIN,
    color: 'white',
    occupant: (square) => occupants.get(square) ?? null,
    initial,
    regionHolds: () => false,
  });
}

function linesOf(setups: string, sets: readonly string[]): readonly string[] {
  return setups.split(' ').map((pair, index) => {
    const [quiet, capture] = pair.split(':').map((number) => sets[Number(number)]);
    return `${nameOf(index)}: ${quiet ?? '?'} | ${capture ?? '?'}`;
  });
}

function nameOf(index: number): string {
  return SETUPS[index]?.name ?? '?';
}

/** The piece placement of a FEN with I and i for own and enemy pieces and X for the piece that moves. */
function readBoard(fen: string): Occupants {
  const occupants = new Map<Square, 'own' | 'enemy'>();
  fen.split('/').forEach((row, index) => {
    let file = 0;
    for (const token of row.match(/\d+|\D/g) ?? []) {
      const square = squareAt(file, BOARD.ranks - 1 - index);
      if (square !== null && token === 'i') occupants.set(square, 'enemy');
      if (square !== null && token === 'I') occupants.set(square, 'own');
      file += /\d/.test(token) ? Number(token) : 1;
    }
    if (file !== BOARD.files) throw new Error(`${row} is not ${BOARD.files} squares wide`);
  });
  return occupants;
}

export function printSquares(squares: SquareSet): string {
  return squares.map(printSquare).join(' ');
}

function squareNamed(name: string): Square {
  const square = parseSquare(name);
  if (square === null) throw new Error(`no square: ${name}`);
  return square;
}
