import { describe, expect, it } from 'vitest';
import {
  fileOf,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type Square,
} from '../../src/ir/board.js';
import { emptyEngineRules } from '../../src/ir/engine-defaults.js';
import type { EngineRules } from '../../src/ir/engine-rules.js';
import { bothSides, squaresWhere } from '../../src/ir/region.js';
import { targets } from '../../src/ir/targets.js';
import { attackersOf, isAttacked } from '../../src/play/attack.js';
import type { Game } from '../../src/play/game.js';
import { generatePieces } from '../../src/play/generate.js';
import { programsAt, runProgram } from '../../src/play/run-program.js';
import { planPieces } from '../../src/play/tables/mailbox.js';
import { takenOnWay } from '../../src/play/locust.js';
import { lowerEngineRules, type Reading } from '../../src/play/lower-engine.js';
import { fromOf, toOf } from '../../src/play/move.js';
import { isPiece, pieceCode, sideOf, SIDES, typeOf } from '../../src/play/piece-code.js';
import { clearPosition, createPosition, setSquare } from '../../src/play/changes.js';
import type { Position } from '../../src/play/position.js';
import { compileTables } from '../../src/play/tables/tables.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import dialects from '../fixtures/betza-dialects.json' with { type: 'json' };
import fairyStockfish from '../fixtures/betza-fairy-stockfish.json' with { type: 'json' };
import { randomNumbers } from '../../src/play/random-numbers.js';
import { sampleOf } from '../thorough.js';

const BOARD: Board = { files: 11, ranks: 10 };
const STRINGS = fairyStockfish.cases.map(({ betza }) => betza);

/** The number of strings in a game. */
const BATCH = 50;

/** The strings of each game. */
function batchesOf(strings: readonly string[]): readonly (readonly string[])[] {
  const batches = Array.from({ length: Math.ceil(strings.length / BATCH) }, (_, batch) =>
    strings.slice(batch * BATCH, (batch + 1) * BATCH),
  );
  return sampleOf(batches, 3);
}

/** A game with a piece for each string. */
function gameOf(strings: readonly string[], dialect: Dialect, reading: Reading): Game {
  const read = (betza: string): ReturnType<typeof readBetza>['value']['asRead'] => {
    const { asRead, asWritten } = readBetza(betza, dialect, {
      file: 'fixture',
      start: 0,
      end: betza.length,
    }).value;
    return reading === 'as-engine' ? asRead : asWritten;
  };
  const rules: EngineRules = {
    ...emptyEngineRules(),
    maxFile: BOARD.files,
    maxRank: BOARD.ranks,
    doubleStepRegion: bothSides(
      BOARD,
      squaresWhere(BOARD, (_file, rank) => rank < 5),
    ),
  };
  const pieces = strings.map((betza, index) => ({
    type: `type${index}`,
    letter: `${index}`,
    synonym: null,
    betza,
  }));
  return lowerEngineRules('strings', { ...rules, pieces }, read, reading);
}

type Dialect = Parameters<typeof readBetza>[1];

/** A random board. Whether a piece has moved is random as well. */
function fill(position: Position, random: () => number, density: number): void {
  clearPosition(position);
  const { squares, types } = position.tables;
  for (let square = 0; square < squares; square++) {
    if (random() > density) continue;
    const code = pieceCode(Math.floor(random() * types), random() < 0.5 ? 0 : 1);
    setSquare(position, square, code, 0);
    position.unmoved[square] = random() < 0.5 ? 1 : 0;
  }
}

/** The squares to which the generator's program moves or captures with the piece on a square, sorted. */
function byProgram(position: Position, from: number): { quiet: number[]; capture: number[] } {
  const { board, moves, tables } = position;
  const end = runProgram(position, programsAt(position, from), from, board[from] ?? 0, 0);
  const quiet = new Set<number>();
  const capture = new Set<number>();
  for (let i = 0; i < end; i++) {
    const move = moves[i] ?? 0;
    const to = toOf(move);
    expect(fromOf(move)).toBe(from);
    const gone = to === from || takenOnWay(tables, move).includes(to);
    (isPiece(board[to] ?? 0) && !gone ? capture : quiet).add(to);
  }
  return { quiet: sorted(quiet), capture: sorted(capture) };
}

/** The same squares by the slow evaluator. */
function byTargets(position: Position, from: number): { quiet: number[]; capture: number[] } {
  const { board, tables } = position;
  const { game } = tables;
  const code = board[from] ?? 0;
  const side = sideOf(code);
  const color = side === 0 ? 'white' : 'black';
  const { quiet, capture } = targets(game.pieces[typeOf(code)]?.movement ?? [], {
    board: BOARD,
    origin: squareOf(from),
    color,
    initial: position.unmoved[from] === 1,
    occupant: (square) => {
      const there = board[numberOf(square)] ?? 0;
      return there === 0 ? null : sideOf(there) === side ? 'own' : 'enemy';
    },
    regionHolds: (name, square) => game.regions.get(name)?.[color].includes(square) ?? true,
  });
  return { quiet: sorted(quiet.map(numberOf)), capture: sorted(capture.map(numberOf)) };
}

function sorted(squares: Iterable<number>): number[] {
  return [...squares].sort((a, b) => a - b);
}

function squareOf(number: number): Square {
  const square = squareAt(number % BOARD.files, Math.floor(number / BOARD.files));
  if (square === null) throw new Error(`${number}`);
  return square;
}

function numberOf(square: Square): number {
  return rankOf(square) * BOARD.files + fileOf(square);
}

const XBETZA = dialects.cases.map(({ betza }) => betza);
/** Legs to empty squares, captures of either side's pieces and hurdles, in the middle and at the end. */
const PATHS = [
  'masQ',
  'mafsR',
  'maK',
  'cafmF',
  'dafmF',
  'pafcW',
  'mafdF',
  'cabdW',
  'pafsdR',
  'dafR',
  'padasmW',
];
const READINGS: readonly (readonly [Dialect, Reading, readonly string[]])[] = [
  ['fairy-stockfish', 'as-engine', STRINGS],
  ['fairy-stockfish', 'as-written', STRINGS],
  ['xboard', 'as-written', XBETZA],
  ['xbetza', 'as-written', XBETZA],
  ['xboard', 'as-written', PATHS],
  ['xbetza', 'as-written', PATHS],
];

describe.each(READINGS)('the strings of %s, %s', (dialect, reading, strings) => {
  const compiled = batchesOf(strings).map((batch) => ({
    batch,
    tables: compileTables(gameOf(batch, dialect, reading)),
  }));

  it('have exactly the squares of ir/targets in the generator', () => {
    const random = randomNumbers(`${dialect} ${reading}`);
    let looked = 0;
    for (const { batch, tables } of compiled) {
      const position = createPosition(tables);
      for (const density of [0.05, 0.15, 0.3, 0.5, 0.8, 1]) {
        fill(position, random, density);
        // Every type at least once on each board, on changing squares.
        for (let type = 0; type < tables.types; type++) {
          const from = Math.floor(random() * tables.squares);
          setSquare(position, from, pieceCode(type, random() < 0.5 ? 0 : 1), 0);
          const expected = byTargets(position, from);
          const text = `${tables.game.name} ${batch[type] ?? ''} from ${from}`;
          expect(byProgram(position, from), text).toEqual(expected);
          looked += expected.quiet.length + expected.capture.length;
        }
      }
    }
    expect(looked).toBeGreaterThan(compiled.reduce((sum, { batch }) => sum + batch.length, 0) * 6);
  });

  it('are generated for all pieces of a side at once, each move once', () => {
    const random = randomNumbers(`all ${dialect} ${reading}`);
    for (const { tables } of compiled) {
      const position = createPosition(tables);
      const plans = planPieces(tables.mailbox, new Uint8Array(2 * tables.types * tables.squares));
      fill(position, random, 0.3);
      for (const side of SIDES) {
        position.turn = side;
        position.top = 0;
        const { list, total } = position;
        const first = side * tables.squares;
        generatePieces(position, list, first, first + (total[side] ?? 0), null, plans);
        const all = [...position.moves.subarray(0, position.top)];
        expect(new Set(all).size).toBe(all.length);
        const own = [...position.board.keys()].filter(
          (square) =>
            isPiece(position.board[square] ?? 0) && sideOf(position.board[square] ?? 0) === side,
        );
        for (const from of own) {
          const { quiet, capture } = byTargets(position, from);
          const found = new Set(all.filter((move) => fromOf(move) === from).map(toOf));
          expect(sorted(found), `${from}`).toEqual(sorted(new Set([...quiet, ...capture])));
        }
      }
    }
  });

  it('attack exactly the squares on which they would capture', () => {
    const random = randomNumbers(`attacks ${dialect} ${reading}`);
    const into = new Int32Array(256);
    for (const { tables } of compiled) {
      const position = createPosition(tables);
      for (const density of [0.03, 0.1, 0.25, 0.5, 0.9]) {
        fill(position, random, density);
        for (const side of SIDES)
          for (let square = 0; square < tables.squares; square++) {
            const attacked = attackersOf(position, square, side, into) > 0;
            expect(isAttacked(position, square, side), `${square} by ${side}`).toBe(attacked);
          }
      }
    }
  });
});

it('covers the squares of a board', () => {
  expect(squaresOf(BOARD).map(numberOf)).toEqual(Array.from({ length: 110 }, (_, i) => i));
});
