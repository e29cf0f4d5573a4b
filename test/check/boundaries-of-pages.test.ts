import { describe, expect, test } from 'vitest';
import diagramRowCount from '../../src/check/page-rules/doc/diagram-row-count.js';
import fenVsDiagram from '../../src/check/page-rules/doc/fen-vs-diagram.js';
import { cellWords, squareWords } from '../../src/check/page/position-words.js';
import { differencesOf } from '../../src/check/page/same-positions.js';
import { LETTERS_ALONE, type PieceSet } from '../../src/read/page/piece-sets.js';
import { readingOfFen, type PositionReading } from '../../src/read/page/positions.js';
import { findingsOf } from '../read/page/page-of.js';

const CHESS = ['rnbqkbnr', 'pppppppp', '8', '8', '8', '8', 'PPPPPPPP', 'RNBQKBNR'];

/** A rank of a FEN as a row of a diagram. */
function pictured(rank: string): string {
  const cells = rank.replace(/\d/g, (count) => '-'.repeat(Number(count)));
  return `    ${[...cells].join(' ')}`;
}

function picture(ranks: readonly string[]): string {
  return `${ranks.map(pictured).join('\n')}\n`;
}

/** Chess with other pieces on this many squares of White's first rank, then of the second. */
function changed(count: number): readonly string[] {
  const first = [...'RNBQKBNR'].map((piece, index) => (index < count ? swapped(piece) : piece));
  const second = [...'PPPPPPPP'].map((piece, index) =>
    index + 8 < count ? swapped(piece) : piece,
  );
  return [...CHESS.slice(0, 6), second.join(''), first.join('')];
}

function swapped(piece: string): string {
  return piece === 'Q' ? 'R' : 'Q';
}

describe('a start position compared with another', () => {
  const start = `\n\nThe start position:\n\n${picture(CHESS)}\n`;

  test.each([0, 1, 3, 4, 5, 6, 15, 16])(
    '%d squares differ: all, or four and how many more',
    (count) => {
      const text = `# My game${start}\nAs a FEN: ${changed(count).join('/')} w - - 0 1\n`;
      const found = findingsOf(fenVsDiagram, text);
      expect(found).toHaveLength(count === 0 ? 0 : 1);
      const [message = ''] = found;
      expect(message.match(/ it has /g)?.length ?? 0).toBe(Math.min(count, 4));
      expect(/and on (\d+) more squares?/.exec(message)?.[1] ?? null).toBe(
        count > 4 ? String(count - 4) : null,
      );
    },
  );

  // Of 32 pieces.
  test.each([
    [16, 1],
    [17, 0],
  ])('%d different squares among 32 pieces: at most half', (count, expected) => {
    const rest = count > 16 ? ['rnbqkbnr', 'pppppppq', ...changed(16).slice(2)] : changed(16);
    const text = `# My game${start}\nAs a FEN: ${rest.join('/')} w - - 0 1\n`;
    expect(findingsOf(fenVsDiagram, text)).toHaveLength(expected);
  });

  test.each([
    [1, 1],
    [6, 1],
    [7, 0],
  ])('a page named after chess with %d other squares', (count, expected) => {
    const text = `# Chess\n\nThe start position:\n\n${picture(changed(count))}`;
    expect(findingsOf(fenVsDiagram, text)).toHaveLength(expected);
  });

  test('among three positions the one that differs is reported, wherever it is', () => {
    const [usual, other] = [CHESS, changed(1)].map((ranks) => `${ranks.join('/')} w - - 0 1`);
    const pageWith = (...fens: readonly (string | undefined)[]): string =>
      `# My game\n\nThe start position is one:\n\n${picture(CHESS)}\n${fens.map((fen) => `Start position: ${fen ?? ''}`).join('\n\n')}\n`;
    const places = (text: string) =>
      findingsOf(fenVsDiagram, text).map((one) => one.split(' | ')[0]?.split(' ')[0]);
    expect(places(pageWith(usual, usual))).toEqual([]);
    expect(places(pageWith(other, usual))).toEqual(['14:52']);
    expect(places(pageWith(usual, other))).toEqual(['16:52']);
  });
});

describe('rows of a different length', () => {
  const page = (rows: readonly string[]): string =>
    `# My game\n\nThe start position:\n\n${picture(rows)}`;
  const found = (rows: readonly string[]) =>
    findingsOf(diagramRowCount, page(rows)).map((one) => one.split(' | ')[1]);
  const six = ['rnkbqr', 'pppppp', '6', '6', 'PPPPPP', 'RNKBQR'];

  test('one wrong row of six is reported, one of five or two rows are not', () => {
    expect(found(six)).toEqual([]);
    const short = six.with(1, 'ppppp');
    expect(found(short)).toEqual([
      'This row has 5 squares, but the other rows of the diagram have 6',
    ]);
    expect(found(six.with(4, 'PPPPPPP'))).toEqual([
      'This row has 7 squares, but the other rows of the diagram have 6',
    ]);
    expect(found(short.toSpliced(2, 1))).toEqual([]);
    expect(found(short.with(4, 'PPPPP'))).toEqual([]);
  });
});

describe('a square in a message', () => {
  const sente: PieceSet = { ...LETTERS_ALONE, white: 'sente' };
  const gote: PieceSet = { ...LETTERS_ALONE, white: 'gote' };
  const board = { files: 5, ranks: 3 };

  test('is named from the bottom left, or in shogi from the top right as sente sees it, who may be Black', () => {
    const corner = { row: 0, column: 0 };
    expect(squareWords(corner, board, sente, false)).toBe('a3');
    expect(squareWords(corner, board, gote, false)).toBe('a3');
    expect(squareWords(corner, board, sente, true)).toBe('a3 (5a)');
    expect(squareWords(corner, board, gote, true)).toBe('a3 (1c)');
    expect(squareWords({ row: 2, column: 3 }, board, sente, true)).toBe('d1 (2c)');
    expect(squareWords({ row: 2, column: 3 }, board, gote, true)).toBe('d1 (4a)');
  });

  test('its content', () => {
    const span = { file: '', start: 0, end: 1 };
    const cell = (color: 'white' | 'black') => {
      const [placed] =
        readingOfFen(color === 'white' ? 'K2/3/3' : 'k2/3/3', LETTERS_ALONE)?.rows[0]?.cells ?? [];
      if (placed === undefined) throw new Error('the square is there');
      return placed;
    };
    expect(cellWords({ symbol: null, isHole: false, span }, sente, true)).toBe('nothing');
    expect(cellWords({ symbol: null, isHole: true, span }, sente, true)).toBe('a hole');
    expect(cellWords(cell('white'), sente, false)).toMatch(/^White's k$/i);
    expect(cellWords(cell('black'), sente, false)).toMatch(/^Black's k$/i);
    expect(cellWords(cell('white'), sente, true)).toMatch(/^sente's k$/i);
    expect(cellWords(cell('black'), sente, true)).toMatch(/^gote's k$/i);
    expect(cellWords(cell('white'), gote, true)).toMatch(/^gote's k$/i);
    expect(cellWords(cell('black'), gote, true)).toMatch(/^sente's k$/i);
  });
});

describe('differences of positions', () => {
  const reading = (fen: string): PositionReading => {
    const found = readingOfFen(fen, LETTERS_ALONE);
    if (found === null) throw new Error(`not a position: ${fen}`);
    return found;
  };
  const places = (one: string, other: string) =>
    differencesOf(reading(one), reading(other))?.map(({ column, row }) => [row, column]) ?? null;

  test('are squares from the first row on; null for boards of different sizes', () => {
    expect(places('k2/3/2K', 'k2/3/2K')).toEqual([]);
    expect(places('k2/3/2K', 'k2/1p1/2k')).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(places('k2/3/2K', 'k2/3/3/2K')).toBeNull();
    expect(places('k2/3/2K', 'k3/4/2K1')).toBeNull();
  });
});
