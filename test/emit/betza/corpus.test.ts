import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../src/catalog/betza/dialects.js';
import { ENGINE_PIECE_TYPES } from '../../../src/catalog/piece-types.js';
import { printBetza } from '../../../src/emit/betza/print-betza.js';
import { squareAt, squaresOf, type Board, type Square } from '../../../src/ir/board.js';
import { normalForm } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { targets, type Setting } from '../../../src/ir/targets.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import measured from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };
import inUse from '../../fixtures/betza-in-use.json' with { type: 'json' };
import { sampleOf } from '../../thorough.js';

const PREDEFINED = ENGINE_PIECE_TYPES.flatMap(({ betza }) => betza ?? []);
const IN_USE = [...inUse.customPieces, ...inUse.documents, ...PREDEFINED];
const MEASURED = measured.cases.map(({ betza }) => betza);

/** Generous: the tests read and print every string, and other work may share a slow machine. */
const TIMEOUT = 120_000;

const known = new Map<string, Movement>();

function read(text: string, dialect: Dialect): Movement {
  const key = `${dialect} ${text}`;
  const span = { file: 'corpus', start: 0, end: text.length };
  const movement = known.get(key) ?? readBetza(text, dialect, span).value.asRead;
  known.set(key, movement);
  return movement;
}

/**
 * The strings, read in one dialect, that another refuses. Every other string must reach the same squares when printed. A sixth of them is
 * tried, and those that must be refused.
 */
function refusals(
  strings: readonly string[],
  from: Dialect,
  to: Dialect,
  expected: readonly string[] = [],
): string[] {
  const refused: string[] = [];
  const tried = new Set([...sampleOf([...new Set(strings)], 12), ...expected]);
  for (const text of tried) {
    const movement = read(text, from);
    const printed = printBetza(movement, to);
    if (printed.kind === 'refused') {
      refused.push(text);
      continue;
    }
    const again = read(printed.text, to);
    for (const [index, position] of POSITIONS.entries()) {
      const at = `${text} printed as ${printed.text} in position ${index}`;
      expect([at, targets(again, position)]).toEqual([at, targets(movement, position)]);
    }
  }
  return refused;
}

const BOARD: Board = { files: 12, ranks: 10 };
const SQUARES = squaresOf(BOARD);

/** Boards with the piece on f5: empty, full of enemies, and filled densely and sparsely by a fixed sequence. */
const POSITIONS: readonly Setting[] = [Infinity, 1, 2, 3, 5, 9].flatMap((gap) => {
  const origin = squareAt(5, 4);
  if (origin === null) return [];
  const occupant = occupantOf(gap, origin);
  return [
    { board: BOARD, origin, color: 'white', initial: true, regionHolds: () => false, occupant },
  ];
});

function occupantOf(gap: number, origin: Square): (square: Square) => 'own' | 'enemy' | null {
  const pieces = new Map<Square, 'own' | 'enemy'>([[origin, 'own']]);
  let state = 7;
  for (const square of SQUARES) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const random = Math.floor(state / 65536);
    if (square !== origin && random % gap === 0)
      pieces.set(square, gap > 1 && random % 7 < 3 ? 'own' : 'enemy');
  }
  return (square) => pieces.get(square) ?? null;
}

function isImmobile(text: string, dialect: Dialect): boolean {
  return normalForm(read(text, dialect)).elements.length === 0;
}

/** Pieces without moves. */
const IMMOBILE = ['', 'nC'];

describe('strings in use, as Fairy-Stockfish reads them', () => {
  test('are all printed for Fairy-Stockfish', { timeout: TIMEOUT }, () => {
    expect(refusals(IN_USE, 'fairy-stockfish', 'fairy-stockfish')).toEqual([]);
  });

  test(
    'are printed for XBoard and XBetza, except pieces without moves',
    { timeout: TIMEOUT },
    () => {
      expect(refusals(IN_USE, 'fairy-stockfish', 'xboard', IMMOBILE).sort()).toEqual(IMMOBILE);
      expect(refusals(IN_USE, 'fairy-stockfish', 'xbetza', IMMOBILE).sort()).toEqual(IMMOBILE);
    },
  );
});

describe('the measured strings', () => {
  test('of Fairy-Stockfish, for itself: all but two', { timeout: TIMEOUT }, () => {
    // Limited slides that extend to squares of a dabbaba rider, for which the engine has no table.
    const expected = ['R2DD', 'fRDD'];
    const refused = refusals(MEASURED, 'fairy-stockfish', 'fairy-stockfish', expected);
    expect(refused.sort()).toEqual(expected);
  });

  test.each(['xboard', 'xbetza'] as const)(
    'of Fairy-Stockfish, for %s',
    { timeout: TIMEOUT },
    (to) => {
      const mobile = MEASURED.filter((text) => !isImmobile(text, 'fairy-stockfish'));
      expect(refusals(mobile, 'fairy-stockfish', to)).toEqual([]);
    },
  );

  test.each(['xboard', 'xbetza'] as const)('of %s, for itself', { timeout: TIMEOUT }, (dialect) => {
    const mobile = MEASURED.filter((text) => !isImmobile(text, dialect));
    const expected = REFUSED_AT_HOME.flatMap(({ dialects, strings }) =>
      dialects.includes(dialect) ? strings.split(' ') : [],
    );
    expect(refusals(mobile, dialect, dialect, expected).sort()).toEqual(expected.sort());
  });
});

interface RefusedRow {
  readonly why: string;
  readonly dialects: readonly Dialect[];
  readonly strings: string;
}

const BOTH: readonly Dialect[] = ['xboard', 'xbetza'];

/** Strings for which the printer has no groups, though the dialect can express them. */
const REFUSED_AT_HOME: readonly RefusedRow[] = [
  { why: 'it turns between its steps', dialects: BOTH, strings: 'aN aW aB aA masR mpafN' },
  { why: 'it captures on its way', dialects: BOTH, strings: 'cafmF fmcavF' },
  { why: 'it goes on from its hurdle', dialects: BOTH, strings: 'gafK pafsR cpaR' },
  { why: 'it may pass its turn', dialects: ['xboard'], strings: 'iOK' },
  { why: 'crooked or circular', dialects: ['xbetza'], strings: 'qW qA zN zW zA zFF zNN z(FW)' },
  { why: 'hops of leapers', dialects: ['xbetza'], strings: 'gA gH gZ gG j@7fW' },
  { why: 'leaps beyond three squares', dialects: ['xbetza'], strings: 'U mU cU UK NX WX' },
];
