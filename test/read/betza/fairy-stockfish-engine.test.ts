import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  fileOf,
  printSquare,
  rankOf,
  squaresOf,
  type Color,
  type Square,
} from '../../../src/ir/board.js';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { squareSet } from '../../../src/ir/region.js';
import { targets } from '../../../src/ir/targets.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';

/**
 * Compares with the engine itself (ffish-es6: the same code in WASM), on random strings and positions: random letters, a random board,
 * either colour, inside and outside the double-step region.
 */

const BOARD = { files: 11, ranks: 10 };
const SQUARES = squaresOf(BOARD);
const RUNS = 400;

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

/** Random Betza strings: mostly letters that the engine reads, and some that it skips. */
const betza = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...'WFDNAHCLJZGKRBQ') },
      { weight: 5, arbitrary: fc.constantFrom(...'fblrvsh') },
      { weight: 4, arbitrary: fc.constantFrom(...'mcpgni') },
      { weight: 2, arbitrary: fc.constantFrom(...'0123456789') },
      { weight: 1, arbitrary: fc.constantFrom('NN', 'RR', 'DD', 'AA', 'z', 'O2', '@', '[', ' ') },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''));

const position = fc.record({
  origin: fc.constantFrom(...SQUARES),
  color: fc.constantFrom<Color>('white', 'black'),
  /** 0 to 4: empty, 5: own, 6 and 7: enemy. About three eighths of the squares are occupied. */
  pieces: fc.array(fc.nat(7), { minLength: SQUARES.length, maxLength: SQUARES.length }),
});

let loaded = 0;

test('random strings have the same moves as in the engine on random boards', () => {
  const deadStrings = new Set<string>();
  const liveStrings = new Set<string>();
  fc.assert(
    fc.property(betza, position, fc.boolean(), (text, { origin, color, pieces }, initial) => {
      const occupants = new Map<Square, 'own' | 'enemy'>();
      SQUARES.forEach((square, index) => {
        const piece = pieces[index] ?? 0;
        if (piece >= 5 && square !== origin) occupants.set(square, piece === 5 ? 'own' : 'enemy');
      });
      const fen = printBoard(occupants, origin, color);
      const expected = engineTargets(text, fen, initial ? rankOf(origin) + 1 : null);

      const { asRead } = readBetza(text, 'fairy-stockfish', {
        file: 'test',
        start: 0,
        end: text.length,
      }).value;
      const { quiet, capture } = targets(asRead, {
        board: BOARD,
        origin,
        color,
        occupant: (square) => occupants.get(square) ?? null,
        initial,
        regionHolds: () => false,
      });
      const found = squareSet([...quiet, ...capture])
        .map(printSquare)
        .sort();
      expect(found, `${text} on ${fen}`).toEqual(expected);
      (expected.length === 0 ? deadStrings : liveStrings).add(text);
    }),
    { seed: 2, numRuns: RUNS },
  );
  // If most strings had no moves, the test would prove little.
  expect(liveStrings.size).toBeGreaterThan(RUNS / 2);
  expect(deadStrings.size).toBeGreaterThan(10);
});

/** The target squares of the moves that the engine generates; `region` is the double-step rank of both sides, or none. */
function engineTargets(text: string, fen: string, region: number | null): readonly string[] {
  const name = `betza-probe-${loaded++}`;
  const { added } = engine.load(
    [
      `[${name}]`,
      'maxRank = 10',
      'maxFile = 11',
      `customPiece1 = x:${text}`,
      'immobile = i',
      'startFen = 11/11/11/11/11/5X5/11/11/11/11 w - - 0 1',
      region === null ? 'doubleStep = false' : `doubleStepRegionWhite = *${region}`,
      region === null ? '' : `doubleStepRegionBlack = *${region}`,
      '',
    ].join('\n'),
  );
  expect(added).toEqual([name]);
  const game = engine.play(name);
  game?.setFen(fen);
  const moves = game?.legalMoves() ?? [];
  game?.close();
  const squares = moves.flatMap((move) => /^[a-k]\d+([a-k]\d+)$/.exec(move)?.[1] ?? []);
  return [...new Set(squares)].sort();
}

function printBoard(
  occupants: ReadonlyMap<Square, 'own' | 'enemy'>,
  origin: Square,
  color: Color,
): string {
  const rows = Array.from({ length: BOARD.ranks }, (_, index) =>
    SQUARES.filter((square) => rankOf(square) === BOARD.ranks - 1 - index)
      .sort((a, b) => fileOf(a) - fileOf(b))
      .map((square) => {
        if (square === origin) return color === 'white' ? 'X' : 'x';
        const occupant = occupants.get(square);
        if (occupant === undefined) return '1';
        return (occupant === 'own') === (color === 'white') ? 'I' : 'i';
      })
      .join('')
      .replaceAll(/1+/g, (run) => String(run.length)),
  );
  return `${rows.join('/')} ${color === 'white' ? 'w' : 'b'} - - 0 1`;
}
