import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, rankOf, squareAt, type Square } from '../../../src/ir/board.js';
import { equalMovements } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { targets } from '../../../src/ir/targets.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';

/** A 15x15 board with the piece on h8, seven squares from every edge. */
const BOARD = { files: 15, ranks: 15 };
const CENTRE = 7;

function squareOn(dx: number, dy: number): Square {
  const square = squareAt(CENTRE + dx, CENTRE + dy);
  if (square === null) throw new Error('off the board');
  return square;
}

/** The targets as `(dx,dy) …`, bottom rank first; `enemies` as [dx, dy]. */
function reach(
  movement: Movement,
  what: 'quiet' | 'capture',
  enemies: readonly (readonly [number, number])[] = [],
  initial = false,
): string {
  const occupied = new Set(enemies.map(([dx, dy]) => squareOn(dx, dy)));
  const found = targets(movement, {
    board: BOARD,
    origin: squareOn(0, 0),
    color: 'white',
    occupant: (square) => (occupied.has(square) ? 'enemy' : null),
    initial,
    regionHolds: () => false,
  });
  return found[what]
    .map((square) => `(${fileOf(square) - CENTRE},${rankOf(square) - CENTRE})`)
    .join(' ');
}

function read(text: string) {
  return readBetza(text, 'fairy-stockfish', { file: 'x', start: 0, end: text.length });
}

function written(text: string): Movement {
  return read(text).value.asWritten;
}

describe('what an author means, counted by hand on an empty board', () => {
  test.each([
    ['fW', '(0,1)'],
    ['fF', '(-1,1) (1,1)'],
    ['ffN', '(-1,2) (1,2)'],
    ['fsN', '(-2,1) (2,1)'],
    ['frN', '(2,1)'],
    ['rfN', '(1,2)'],
    ['fhN', '(-2,1) (2,1) (-1,2) (1,2)'],
    ['hrN', '(1,2) (-2,1) (2,-1) (-1,-2)'],
    ['fsW', '(-1,0) (1,0) (0,1)'],
    ['fR3', '(0,1) (0,2) (0,3)'],
    ['fR0', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['fR', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['fWW', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['frF2', '(1,1) (2,2)'],
    ['fsNN', '(-2,1) (2,1) (-4,2) (4,2) (-6,3) (6,3)'],
    ['fH', '(0,3)'],
    ['fG', '(-3,3) (3,3)'],
    ['ffC', '(-1,3) (1,3)'],
    ['ffL', '(-1,3) (1,3)'],
    ['fsZ', '(-3,2) (3,2)'],
    ['fsJ', '(-3,2) (3,2)'],
    ['K', '(-1,-1) (0,-1) (1,-1) (-1,0) (1,0) (-1,1) (0,1) (1,1)'],
    ['fK', '(-1,1) (0,1) (1,1)'],
  ])('%s, as the engine too', (text, squares) => {
    const sorted = sortSquares(squares);
    expect(reach(written(text), 'quiet')).toBe(sorted);
    expect(reach(read(text).value.asRead, 'quiet')).toBe(sorted);
    expect(read(text).diagnostics).toEqual([]);
  });

  test.each([
    ['fDD', '(0,2) (0,4) (0,6)', ''],
    ['fD2', '(0,2) (0,4)', ''],
    ['fW6', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6)', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6)'],
    ['fR12', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)', '(0,1)'],
    ['fR06', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6)', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['fRR3', '(0,1) (0,2) (0,3)', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['fnW', '(0,1)', ''],
    ['fnH', '(0,3)', ''],
    ['sfN', '(-2,1) (2,1)', ''],
    ['vlN', '(-1,-2) (-1,2)', ''],
    ['sfF', '(-1,1) (1,1)', ''],
    ['hfW', '(0,1)', '(0,1)'],
    ['fmsN', '(-2,1) (2,1)', '(-2,-1) (2,-1) (-2,1) (2,1) (-1,2) (1,2)'],
    ['fsK', '(-1,0) (1,0) (-1,1) (0,1) (1,1)', '(-1,0) (1,0) (-1,1) (1,1)'],
    ['f(1,4)', '(-1,4) (1,4)', ''],
    ['fs(4,1)', '(-4,1) (4,1)', ''],
    ['f(0,3)2', '(0,3) (0,6)', ''],
    ['m(fWfF)', '(-1,1) (0,1) (1,1)', '(-1,1) (0,1) (1,1)'],
    ['c(fWfF)', '', '(-1,1) (1,1)'],
    ['fR[3-5]', '(0,3) (0,4) (0,5)', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['fR[6-]', '(0,6) (0,7)', '(0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7)'],
    ['fEW', '(0,-1) (-1,0) (1,0) (0,1)', '(0,1)'],
    ['isO2K', '(-1,-1) (0,-1) (1,-1) (-1,0) (1,0) (-1,1) (0,1) (1,1)', ''],
    [
      'frW5frW2',
      '(1,0) (2,0) (3,0) (4,0) (5,0) (0,1) (0,2) (0,3) (0,4) (0,5)',
      '(1,0) (2,0) (0,1) (0,2)',
    ],
    [
      'jfB',
      '(-2,2) (2,2) (-3,3) (3,3) (-4,4) (4,4) (-5,5) (5,5) (-6,6) (6,6) (-7,7) (7,7)',
      '(-1,1) (1,1) (-2,2) (2,2) (-3,3) (3,3) (-4,4) (4,4) (-5,5) (5,5) (-6,6) (6,6) (-7,7) (7,7)',
    ],
    ['fr[F-R]', '(2,1) (3,1) (4,1) (5,1) (6,1) (7,1)', undefined],
    ['rf[F?R]', '(1,1) (1,2) (1,3) (1,4) (1,5) (1,6) (1,7)', undefined],
    ['rf[W-F]', '(1,2)', undefined],
    ['rf[W-sR2]', '(1,1) (2,1) (1,2)', undefined],
    ['[W-bW]', '(0,0)', undefined],
    ['[fW-sR2]', '(-2,1) (-1,1) (1,1) (2,1)', undefined],
    ['[fW-lN]', '(-2,0) (-2,2)', undefined],
    ['[fW-rW?fW]', '(1,1) (2,1)', undefined],
  ])('%s, and otherwise in the engine', (text, squares, inEngine) => {
    expect(reach(written(text), 'quiet')).toBe(sortSquares(squares));
    if (inEngine === undefined) return;
    expect(reach(read(text).value.asRead, 'quiet')).toBe(sortSquares(inEngine));
  });
});

describe('what an author means, with pieces on the board', () => {
  test.each([
    // text, enemies, quiet, captures
    ['nN', [[0, 1]], '(1,-2) (-1,-2) (2,-1) (-2,-1) (2,1) (-2,1)', ''],
    ['fnC', [[0, 2]], '', ''],
    ['fsnNN', [[3, 1]], '(-6,3) (-4,2) (-2,1) (2,1)', ''],
    ['fpR', [[0, 3]], '(0,4) (0,5) (0,6) (0,7)', ''],
    [
      'fpR',
      [
        [0, 3],
        [0, 5],
      ],
      '(0,4)',
      '(0,5)',
    ],
    [
      'fgR',
      [
        [0, 3],
        [0, 5],
      ],
      '(0,4)',
      '',
    ],
    ['fpR4', [[0, 2]], '(0,3) (0,4)', ''],
    ['fpW', [[0, 1]], '(0,2)', ''],
    ['fpW', [[0, 2]], '', ''],
    ['fgR3', [[0, 1]], '(0,2)', ''],
    ['fgR3', [[0, 2]], '(0,3)', ''],
    ['fgR0', [[0, 2]], '(0,3)', ''],
    [
      'ffpN',
      [
        [1, 2],
        [2, 4],
      ],
      '',
      '(2,4)',
    ],
    ['jfD', [[0, 1]], '(0,2)', ''],
    ['jfD', [], '', ''],
    [
      'mfWcfF',
      [
        [0, 1],
        [1, 1],
      ],
      '',
      '(1,1)',
    ],
    ['r[F-cR-fW]', [[1, 2]], '', ''],
    [
      '[rfF-lcW-fW]',
      [
        [1, 2],
        [0, 1],
      ],
      '(-1,1) (1,3)',
      '',
    ],
    ['[fW?cfF]', [[1, 2]], '(0,1)', '(1,2)'],
  ] as const)('%s with enemies on %j', (text, enemies, quiet, capture) => {
    expect(reach(written(text), 'quiet', enemies)).toBe(sortSquares(quiet));
    expect(reach(written(text), 'capture', enemies)).toBe(sortSquares(capture));
  });

  test('i applies to moves and captures, but the engine drops the captures', () => {
    const { asWritten, asRead } = read('ifR2').value;
    expect(reach(asWritten, 'quiet')).toBe('');
    expect(reach(asWritten, 'quiet', [[0, 2]], true)).toBe('(0,1)');
    expect(reach(asWritten, 'capture', [[0, 2]], true)).toBe('(0,2)');
    expect(reach(asRead, 'quiet', [[0, 2]], true)).toBe('(0,1)');
    expect(reach(asRead, 'capture', [[0, 2]], true)).toBe('');
  });

  test('d captures own pieces, but not enemies', () => {
    const kinds = new Set(written('dfW').map((move) => move.modality));
    expect([...kinds]).toEqual(['own-capture']);
    expect(written('mcdfW').map((move) => move.modality)).toEqual([
      'quiet',
      'capture',
      'own-capture',
    ]);
  });

  test('e marks en passant captures; the engine accepts it anywhere in the string', () => {
    const passing = (movement: Movement) =>
      movement.filter((move) => move.enPassant).map((move) => move.modality);
    expect(passing(written('fmWfceF'))).toEqual(['capture', 'capture']);
    expect(read('fmWfceF').diagnostics).toEqual([]);
    expect(passing(written('fmWfcF // e'))).toEqual([]);
    expect(passing(read('fmWfcF // e').value.asRead)).toEqual(['capture', 'capture']);
    // A capture is not en passant if its target is also a quiet target.
    expect(passing(read('feF').value.asRead)).toEqual([]);
  });
});

describe('every difference is reported at its place', () => {
  test.each([
    ['WR10', ['betza/range-digits@1-4']],
    ['WRR3', ['betza/range-digits@1-4']],
    ['WDD', ['betza/dead-rider@1-3']],
    ['WnC', ['betza/dead-lame-leaper@1-3']],
    ['WnNN', ['betza/ignored-lame@1-4']],
    ['WpN', ['betza/dead-hopper@1-3']],
    ['NgW', ['betza/hopper-range@1-3']],
    ['NpW', ['betza/hopper-range@1-3']],
    ['NgR0', ['betza/hopper-range@1-4']],
    ['WsfN', ['betza/dead-directions@1-4']],
    ['NfsK', ['betza/king-directions@1-4']],
    ['WfmsN', ['betza/parted-directions@1-5']],
    ['WicN', ['betza/initial-capture@1-4']],
    ['isO2K', ['betza/castling-or-drop@2-3', 'betza/leaked-modifiers@4-5']],
    ['R4R2', ['betza/overwritten@0-1']],
    ['R2R4', []],
    ['fRpR', ['betza/widened@0-4']],
    ['mfRcpR', []],
    ['mafsW', ['betza/unsupported-here@1-2']],
    ['WzB', ['betza/unsupported-here@1-2']],
    ['W[F?R]', ['betza/unsupported-here@1-6']],
    ['W(1,4)', ['betza/unsupported-here@1-6']],
    ['m(RB)', ['betza/unsupported-here@1-5']],
    ['KisO2', ['betza/castling-or-drop@3-4']],
    ['fW@8', ['betza/castling-or-drop@2-3']],
    ['W*', ['betza/unsupported-here@1-2']],
    ['R[3-5]', ['betza/unsupported-here@1-6']],
    ['fEW', ['betza/unknown-letter@1-2']],
    ['mfWcfF e', ['betza/unknown-letter@6-7', 'betza/no-atom@7-8', 'betza/en-passant@0-8']],
    ['feF', ['betza/read-differently@0-3']],
    ['f', ['betza/dead-piece@0-1']],
    ['DDnC', ['betza/dead-rider@0-2', 'betza/dead-lame-leaper@2-4', 'betza/dead-piece@0-4']],
    ['M', ['betza/unknown-letter@0-1']],
    ['', []],
  ])('%s', (text, expected) => {
    const found = read(text).diagnostics;
    expect(found.map(({ code, span }) => `${code}@${span.start}-${span.end}`)).toEqual(expected);
  });

  test('parts that belong to the rules are a warning, lost moves are an error', () => {
    const severities = (text: string) => read(text).diagnostics.map(({ severity }) => severity);
    expect(severities('KisO2')).toEqual(['warning']);
    expect(severities('fW@8')).toEqual(['warning']);
    expect(severities('WzB')).toEqual(['error']);
  });

  test('a message contains the text, the reason and the difference of the moves', () => {
    const [finding] = read('fR12').diagnostics;
    expect(finding?.severity).toBe('error');
    expect(finding?.message).toContain('"fR12"');
    expect(finding?.message).toContain('one digit');
    expect(finding?.message).toContain('without moves and captures to (0,2), (0,3)');
  });

  test.each(['DD', 'nC', 'pN', 'WsfN'])('%s: a part that loses all moves is said to', (text) => {
    const [finding] = read(text).diagnostics;
    expect(finding?.message).toMatch(/^"\w+" never moves: the engine [^.]*\.$/);
  });
});

/** The Betza strings in the tables of the source documents, for wa, tori, okisaki and plain shogi. */
const SEED_STRINGS =
  'B FR FfW FfbW FfrlW K N Q R WB WfF WrlR fAbD fBbRWbB2 fDbF fFfbW fFrlW fFrlbW fR fRFbW fRbR2 fRblBbrF fRbrBblF fW fWB fWbF fbR fbRBW fbRWfF fbRfB3K fbWFfbDA ffN ffbbN'.split(
    ' ',
  );

describe('the strings of the source documents mean the same to their authors and to the engine', () => {
  test.each(SEED_STRINGS)('%s', (text) => {
    const { value, diagnostics } = read(text);
    expect(diagnostics).toEqual([]);
    expect(equalMovements(value.asWritten, value.asRead)).toBe(true);
    expect(value.asRead.length).toBeGreaterThan(0);
  });

  const seeds = '../shared/seeds';
  test.skipIf(!existsSync(seeds))(
    'the list is the one in the documents (needs ../shared/seeds)',
    () => {
      const found = readdirSync(seeds).flatMap((file) =>
        betzaCells(readFileSync(`${seeds}/${file}`, 'utf8')),
      );
      expect([...new Set(found)].sort()).toEqual(SEED_STRINGS);
    },
  );
});

/** The cells of all columns with the heading Betza. */
function betzaCells(text: string): readonly string[] {
  let column = -1;
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|')) column = -1;
    else if (cells.includes('Betza')) column = cells.indexOf('Betza');
    else {
      const cell = cells[column] ?? '';
      return /^[A-Za-z]/.test(cell) ? [cell] : [];
    }
    return [];
  });
}

/** Squares in the order of `reach`: by rank, then file. */
function sortSquares(squares: string): string {
  return squares
    .split(' ')
    .map((square) => /\((-?\d+),(-?\d+)\)/.exec(square)?.slice(1).map(Number) ?? [])
    .sort(([ax = 0, ay = 0], [bx = 0, by = 0]) => ay - by || ax - bx)
    .map((vector) => (vector.length === 0 ? '' : `(${vector.join(',')})`))
    .join(' ');
}
