import { describe, expect, test } from 'vitest';
import type { Placement } from '../../src/ir/position.js';
import { parseDiagram } from '../../src/notation/diagram.js';
import { fenContext } from '../../src/notation/fen-context.js';
import { readFen } from '../../src/notation/fen.js';
import { read } from '../read/markdown/documents.js';
import { START, TABLE } from '../read/markdown/plain-chess.js';

/** Pictures of boards in the styles that people draw, or copy from programs. */

const { variant } = read(`# Plain

* Size: 8x8
* Start: ${START}

${TABLE}`);
const span = { file: 'test.md', start: 0, end: 0 };
const context = {
  ...fenContext(variant.board.value, variant.pieces, { hands: true }),
  promotedOnly: new Set<string>(),
  white: 'sente' as const,
};

/** One character for each square, `.` for an empty one. */
type Board = readonly (readonly string[])[];

const FIGURINES: Readonly<Record<string, string>> = {
  ...{ K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙' },
  ...{ k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' },
};
const figurine = (square: string): string => FIGURINES[square] ?? square;
const blank = (square: string): string => (square === '.' ? ' ' : square);
const FILES = 'abcdefgh';
const RULER = `+${'---+'.repeat(8)}`;

const boxed = (board: Board, show: (square: string) => string): readonly string[] =>
  board.flatMap((row) => [RULER, `| ${row.map(show).join(' | ')} |`]);

const STYLES: readonly (readonly [name: string, draw: (board: Board) => string])[] = [
  ['dots', (board) => board.map((row) => row.join(' ')).join('\n')],
  ['dashes', (board) => board.map((row) => row.join(' ').replaceAll('.', '-')).join('\n')],
  [
    'labels',
    (board) =>
      [...board.map((row, at) => `${8 - at} ${row.join(' ')}`), `  ${[...FILES].join(' ')}`].join(
        '\n',
      ),
  ],
  ['boxes', (board) => [...boxed(board, blank), RULER].join('\n')],
  [
    'boxes with labels before them',
    (board) =>
      [
        ...boxed(board, blank).map(
          (line, at) => `${at % 2 === 0 ? ' ' : 8 - (at - 1) / 2} ${line}`,
        ),
        `  ${RULER}`,
        `    ${[...FILES].join('   ')}`,
      ].join('\n'),
  ],
  [
    'boxes with labels behind them, as engines print them',
    (board) =>
      [
        ...boxed(board, blank).map(
          (line, at) => ` ${line}${at % 2 === 0 ? '' : ` ${8 - (at - 1) / 2}`}`,
        ),
        ` ${RULER}`,
        `   ${[...FILES].join('   ')}`,
      ].join('\n'),
  ],
  ['bars', (board) => board.map((row) => `|${row.map(blank).join('|')}|`).join('\n')],
  ['figurines', (board) => board.map((row) => row.map(figurine).join(' ')).join('\n')],
  [
    'figurines without blanks',
    (board) => board.map((row) => row.map(figurine).join('')).join('\n'),
  ],
  [
    'figurines with signs for their look',
    (board) => board.map((row) => row.map((one) => `${figurine(one)}\uFE0E`).join(' ')).join('\n'),
  ],
  [
    'figurines in boxes',
    (board) => [...boxed(board, (one) => blank(figurine(one))), RULER].join('\n'),
  ],
];

/** Boards with the pieces of each rank in other places. */
const BOARDS: readonly Board[] = Array.from({ length: 12 }, (_, seed) =>
  Array.from({ length: 8 }, (_row, rank) =>
    Array.from({ length: 8 }, (_square, file) => {
      const at = (seed * 31 + rank * 17 + file * (seed + 3)) % 29;
      return 'KQRBNPkqrbnp'.charAt(at) || '.';
    }),
  ),
);

const placementsOf = (board: Board): readonly Placement[] => {
  const fen = board
    .map((row) => row.join('').replace(/\.+/g, ({ length }) => String(length)))
    .join('/');
  return readFen(`${fen} w - - 0 1`, context, span).value.position?.placements ?? [];
};

describe.each(STYLES)('%s', (_name, draw) => {
  test.each(BOARDS.map((board, index) => [index, board] as const))('board %i', (_index, board) => {
    const { diagnostics, value } = parseDiagram(draw(board), context, span);
    expect(diagnostics).toEqual([]);
    expect(placementsOf(board).length).toBeGreaterThan(8);
    expect(value?.placements).toEqual(placementsOf(board));
  });
});
