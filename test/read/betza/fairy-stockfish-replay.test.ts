import { describe, expect, test } from 'vitest';
import { parseSquare, printSquare, squareAt, type Square } from '../../../src/ir/board.js';
import type { SquareSet } from '../../../src/ir/region.js';
import { targets } from '../../../src/ir/targets.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import measured from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };

type Occupants = ReadonlyMap<Square, 'own' | 'enemy'>;

const BOARD = { files: 11, ranks: 10 };
const ORIGIN = squareNamed('f5');
const SETUPS = measured.setups.map(({ name, fen }) => ({ name, occupants: readBoard(fen) }));

/**
 * Replays the moves measured in the engine, string by string: `targets` of `asRead` must give the measured sets.
 * Differences are reported as `set-up: quiet | capture`.
 */
describe('how Fairy-Stockfish reads a string', () => {
  test('the fixture is complete', () => {
    expect(measured.cases).toHaveLength(979);
    expect(SETUPS).toHaveLength(8);
    expect(measured.cases.filter((one) => one.inDoubleStepRegion !== undefined)).toHaveLength(25);
  });

  test.each(measured.cases)('$betza', ({ betza, setups, inDoubleStepRegion, solo }) => {
    const span = { file: 'test', start: 0, end: betza.length };
    const { asRead } = readBetza(betza, 'fairy-stockfish', span).value;
    const replay = (occupants: Occupants, initial: boolean) =>
      targets(asRead, {
        board: BOARD,
        origin: ORIGIN,
        color: 'white',
        occupant: (square) => occupants.get(square) ?? null,
        initial,
        regionHolds: () => false,
      });
    const replayAll = (initial: boolean) =>
      SETUPS.map(({ name, occupants }) => {
        const { quiet, capture } = replay(occupants, initial);
        return `${name}: ${printSquares(quiet)} | ${printSquares(capture)}`;
      });

    expect(replayAll(false)).toEqual(measuredLines(setups));
    expect(replayAll(true)).toEqual(measuredLines(inDoubleStepRegion ?? setups));
    expect(printSquares(soloTargets(replay))).toBe(measured.sets[solo]);
  });
});

/** All squares on which a lone enemy can be captured. */
function soloTargets(
  replay: (occupants: Occupants, initial: boolean) => { readonly capture: SquareSet },
): SquareSet {
  const squares = everySquare().filter((square) => square !== ORIGIN);
  expect(squares).toHaveLength(109);
  return squares.filter((square) =>
    replay(new Map([[square, 'enemy']]), false).capture.includes(square),
  );
}

function measuredLines(setups: string): readonly string[] {
  return setups.split(' ').map((pair, index) => {
    const [quiet, capture] = pair.split(':').map((number) => measured.sets[Number(number)]);
    return `${SETUPS[index]?.name ?? ''}: ${quiet ?? '?'} | ${capture ?? '?'}`;
  });
}

function everySquare(): readonly Square[] {
  const squares: Square[] = [];
  for (let rank = 0; rank < BOARD.ranks; rank++) {
    for (let file = 0; file < BOARD.files; file++) squares.push(at(file, rank));
  }
  return squares;
}

/** The piece placement of a FEN with I and i for own and enemy pieces and X for the piece that moves. */
function readBoard(fen: string): Occupants {
  const occupants = new Map<Square, 'own' | 'enemy'>();
  fen.split('/').forEach((row, index) => {
    let file = 0;
    for (const token of row.match(/\d+|\D/g) ?? []) {
      const square = at(Math.min(file, BOARD.files - 1), BOARD.ranks - 1 - index);
      if (token === 'i') occupants.set(square, 'enemy');
      if (token === 'I') occupants.set(square, 'own');
      file += /\d/.test(token) ? Number(token) : 1;
    }
    expect(file).toBe(BOARD.files);
  });
  return occupants;
}

function printSquares(squares: SquareSet): string {
  return squares.map(printSquare).join(' ');
}

function squareNamed(name: string): Square {
  const square = parseSquare(name);
  if (square === null) throw new Error(`no square: ${name}`);
  return square;
}

function at(file: number, rank: number): Square {
  const square = squareAt(file, rank);
  if (square === null) throw new Error(`no square: ${file}, ${rank}`);
  return square;
}
