import { describe, expect, test } from 'vitest';
import diagramRowCount from '../../../src/check/page-rules/doc/diagram-row-count.js';
import fenVsDiagram from '../../../src/check/page-rules/doc/fen-vs-diagram.js';
import { printSquare } from '../../../src/ir/board.js';
import { LETTERS_ALONE } from '../../../src/read/page/piece-sets.js';
import { positionTexts } from '../../../src/read/page/position-texts.js';
import { placementsOf, readPositions } from '../../../src/read/page/positions.js';
import { findingsOf, original, pageOf, retold } from './page-of.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

/** A game on a 6x6 board; each side has a king, three pawns and two wizards. */
const PICTURE = `    w - k - - w
    p p p - - -
    - - - - - -
    - - - - - -
    - - - P P P
    W - - K - W
`;
const FEN = 'w1k2w/ppp3/6/6/3PPP/W2K1W';

function shown(text: string, file = 'page.md'): readonly string[] {
  return pageOf({ file, text }).positions.map(({ isStart, kind, readings, span }) => {
    const whole = readings.find(({ problems }) => problems.length === 0);
    const pieces = whole === undefined ? [] : placementsOf(whole);
    const squares = pieces.map(
      ({ color, piece, square }) => `${color.charAt(0)}${piece}${printSquare(square)}`,
    );
    return `${kind}${isStart ? '!' : ''} ${span.end - span.start} ${squares.join(' ')}`;
  });
}

const SQUARES = 'bWa6 bKc6 bWf6 bPa5 bPb5 bPc5 wPd2 wPe2 wPf2 wWa1 wKd1 wWf1';

describe('positions of a page', () => {
  test('a diagram, a FEN in a sentence, an SFEN in quotes, each with its place', () => {
    const text = `# Wizards\n\nThis is the start:\n\n${PICTURE}\nOr, as a FEN, ${FEN} w - - 0 1 (White begins). "${FEN} b - 1" says the same.\n`;
    expect(shown(text)).toEqual([
      `letters! ${PICTURE.trim().length} ${SQUARES}`,
      `fen! ${FEN.length + 10} ${SQUARES}`,
      `sfen! ${FEN.length + 6} ${SQUARES}`,
    ]);
  });

  test('in HTML the place is a position in the page', () => {
    const text = `<html><body><h2>Start</h2><pre>${PICTURE}</pre><p>FEN: <code>${FEN} w</code></p></body></html>`;
    const [picture, fen] = pageOf({ file: 'x.html', text }).positions;
    expect(text.slice(picture?.span.start, picture?.span.end).trim()).toBe(PICTURE.trim());
    expect(text.slice(fen?.span.start, fen?.span.end)).toBe(`${FEN} w`);
  });

  test('not positions: words with slashes, addresses, sketches of moves, tables of numbers', () => {
    const text = `# Wizards\n\nIt moves and/or/not as https://example.org/a/b/c/d says, in a/b/c/d or 1/2/3/4/5.\n\n    --x-x--\n    ---!---\n    ---H---\n    -------\n\n| a | 1/2/3 |\n| - | - |\n`;
    expect(shown(text)).toEqual([]);
  });

  test('the options of a page and the setup of its diagram', () => {
    const text = `# Wizards\n\nfiles=6\nranks=6\nsymmetry=rotate\npawn:P:fW:pawn:d2,e2,f2\nwizard:W:FC:wizard:a1,f1\nking:K:K:king:d1\n\n[wizards]\nmaxFile = 6\nmaxRank = 6\ncustomPiece1 = w:FC\nking = k\nshogiPawn = p\nstartFen = ${FEN} w - - 0 1\n`;
    const positions = shown(text);
    expect(positions.map((one) => one.split(' ')[0])).toEqual(['diagram!', 'fen!']);
    expect(findingsOf(fenVsDiagram, text)).toEqual([]);
    expect(findingsOf(fenVsDiagram, text.replace('W2K1W w', 'W1K2W w'))).toEqual([
      '16:32 W1K2W | "W1K2W" is not the position shown elsewhere on the page: on c1 it has White\'s king, the other position has nothing; on d1 it has nothing, the other position has White\'s king; fix one of them | king:K:K:king:d1',
    ]);
  });
});

describe('positions that should be the same', () => {
  const page = (picture: string, words: string): string =>
    `# Wizards\n\nThe start position:\n\n${picture}\n${words}\n`;

  test.each([
    ['the same', FEN, []],
    ['a piece of the wrong colour', FEN.replace('W2', 'w2'), ['12:25 w2K1W']],
    ['another piece', FEN.replace('W2', 'Q2'), ['12:25 Q2K1W']],
    ['a piece that is missing', FEN.replace('W2', '3'), ['12:25 3K1W']],
  ])('%s', (_what, fen, expected) => {
    const found = findingsOf(fenVsDiagram, page(PICTURE, `And ${fen} w - - 0 1.`));
    expect(found.map((one) => one.split(' | ')[0])).toEqual(expected);
  });

  test('of three, the one that differs from both others is reported, with what they show', () => {
    const wrong = PICTURE.replace('P P P', 'P W P');
    const text = `# Wizards\n\nThe start position:\n\n${wrong}\nAs a FEN ${FEN} w - - 0 1. In columns:\n\n${PICTURE.replace(/(\S) /g, '$1  ')}`;
    expect(findingsOf(fenVsDiagram, text)).toEqual([
      '9:13 W | "W" is not the position shown elsewhere on the page: on e2 it has White\'s W, the other position has White\'s P; fix one of them | P | P',
    ]);
  });

  test('a move in between, a handicap, another game: nothing', () => {
    const later = FEN.replace('3PPP', '4PP').replace('6/4PP', '3P2/4PP');
    const texts = [
      page(PICTURE, `After the first move: ${later} b - - 0 1`),
      page(PICTURE, `Handicap start: ${FEN.replace('W2K1W', '3K1W')} w - - 0 1`),
      // A list of positions of several games does not describe one game.
      `# Games\n\nStart positions: ${FEN} w and ${FEN.replace('W2', 'w2')} w.\n`,
      `# One\n\nStart: ${FEN} w\n\n    [one]\n    king = k\n    startFen = k5/6/6/6/6/5K w\n\n# Two\n\n    [two]\n    king = k\n    startFen = k5/6/6/6/6/4K1 w\n`,
    ];
    for (const text of texts) expect(findingsOf(fenVsDiagram, text)).toEqual([]);
  });
});

describe('a page with the name of a built-in variant', () => {
  const rows = '    r b s g k\n    - - - - p\n    - - - - -\n    P - - - -\n    K G S B R\n';
  const page = (picture: string): string => `# Minishogi\n\nThe start position:\n\n${picture}`;

  test('a start position that is not the one of the variant is reported', () => {
    expect(findingsOf(fenVsDiagram, page(rows))).toEqual([]);
    expect(findingsOf(fenVsDiagram, page(rows.replace('G S', 'S G')))).toEqual([
      "9:7 S G | \"S G\" is not the position from which minishogi starts: on b1 it has White's silver general, the other position has White's gold general; on c1 it has White's gold general, the other position has White's silver general; fix one of them",
    ]);
    expect(findingsOf(fenVsDiagram, page(rows).replace('The start position', 'Somewhere'))).toEqual(
      [],
    );
  });
});

describe('a document in which gote is White', () => {
  const page = (kanji: string): string =>
    `# Given\n\n* Size: 5x3\n* White: gote\n* Start: k4/5/3GK w - - 0 1\n\n## Initial pieces\n\n| Piece | Name | Abbr | Betza |\n| --- | --- | --- | --- |\n| 王(玉) | King | K | K |\n| 金 | Gold | G | WfF |\n\n## In Japan\n\nThe start:\n\n    ${kanji}\n    | ・ ・ ・ ・ ・|二\n    | ・ ・ ・ ・ 玉|三\n`;

  test('kanji are rotated before they are compared', () => {
    expect(findingsOf(fenVsDiagram, page('|v王v金 ・ ・ ・|一'))).toEqual([]);
    expect(findingsOf(fenVsDiagram, page('|v王 金 ・ ・ ・|一'))).toEqual([
      '18:9 金 | "金" is not the position shown elsewhere on the page: on d1 (4a) it has sente\'s Gold, the other position has gote\'s Gold; fix one of them | G',
    ]);
  });
});

describe('diagrams with missing rows', () => {
  const options = `\n[wizards]\nmaxFile = 6\nmaxRank = 6\ncustomPiece1 = w:FC\nking = k\nshogiPawn = p\nstartFen = ${FEN} w - - 0 1\n`;
  const rows = PICTURE.trimEnd().split('\n');
  const without = (...lost: readonly number[]): string =>
    `# Wizards\n\nThe start position:\n\n${rows.filter((_, index) => !lost.includes(6 - index)).join('\n')}\n${options}`;

  test.each([
    [[2], 'rows 1-4 are ranks 6-3 and row 5 is rank 1; rank 2 is lost'],
    [[1], 'rows 1-5 are ranks 6-2; rank 1 is lost'],
    [[5, 1], 'row 1 is rank 6 and rows 2-4 are ranks 4-2; ranks 5 and 1 are lost'],
    [[6, 5, 1], 'rows 1-3 are ranks 4-2; ranks 6, 5 and 1 are lost'],
  ])('without ranks %j', (lost, words) => {
    const found = findingsOf(diagramRowCount, without(...lost));
    expect(found.map((one) => one.split(' | ').slice(1))).toEqual([
      [
        `The diagram has ${6 - lost.length} rows, but the board has 6 ranks: ${words}`,
        'maxRank = 6',
        `${FEN} w - - 0 1`,
      ],
    ]);
  });

  test('a complete diagram; a part of the board that is not a start position', () => {
    expect(findingsOf(diagramRowCount, without())).toEqual([]);
    const part = `# Wizards\n\nThe wizard at work:\n\n    - w -\n    - - -\n    W - W\n${options}`;
    expect(findingsOf(diagramRowCount, part)).toEqual([]);
  });

  test('a row that is too short is reported at its place', () => {
    const text = without().replace('p p p - - -', 'p p p - -');
    expect(findingsOf(diagramRowCount, text)).toEqual([
      '6:5 p p p - - | This row has 5 squares, but the other rows of the diagram have 6',
    ]);
  });
});

const SILENT = [
  ['001', 'zo-shogi.txt'],
  ['002', 'tori-guide.md'],
  ['003', 'alquerque.txt'],
] as const;

describe('the source documents', () => {
  const cheatsheet = (first: string, bod: string, ascii: string): string =>
    `${first} 1r2SC@2b1 | "1r2SC@2b1" is not the position shown elsewhere on the page: on e8 (5b) it has sente's Strutting Crow, the other position has gote's Strutting Crow; fix one of them | ${bod} | ${ascii}`;

  test('the cheatsheet: one crow is in upper case', () => {
    const text = original('000');
    if (text !== null)
      expect(findingsOf(fenVsDiagram, text)).toEqual([cheatsheet('181:22', 'v烏', 'sc')]);
    expect(
      findingsOf(fenVsDiagram, retold('cheatsheet.md')).map((one) => one.replace(/^\S+/, '')),
    ).toEqual([cheatsheet('', 'v烏', 'sc')]);
  });

  test('Paragi: seven rows instead of nine', () => {
    const said =
      'The diagram has 7 rows, but the board has 9 ranks: rows 1-6 are ranks 9-4 and row 7 is rank 2; ranks 3 and 1 are lost';
    const text = original('004');
    if (text !== null) {
      const found = findingsOf(diagramRowCount, text).map((one) => one.split(' | '));
      expect(found.map(([place = '', message]) => [place.split(' ')[0], message])).toEqual([
        ['10:1', said],
      ]);
      expect(findingsOf(fenVsDiagram, text)).toEqual([]);
    }
    const html = findingsOf(diagramRowCount, retold('paragi.html'), 'paragi.html');
    expect(html.map((one) => one.split(' | ')[1])).toEqual([said]);
  });

  test.each(SILENT)('%s: nothing', (start, name) => {
    for (const text of [original(start), retold(name)])
      for (const rule of [fenVsDiagram, diagramRowCount])
        expect(text === null ? [] : findingsOf(rule, text)).toEqual([]);
  });
});

test('a megabyte of text that may be positions', () => {
  const { blocks } = pageOf({ file: 'page.md', text: '# Page\n' }).sources;
  const [block] = blocks;
  if (block === undefined) throw new Error('the page has a heading');
  const pieces = [
    'a/',
    'k/1/K w ',
    '///',
    '9/9/9 w - - 0 1\n',
    'a/b/c.',
    '999/',
    '[',
    'k/1/K[',
    'r - -\n',
  ];
  for (const kind of ['prose', 'picture', 'table', 'ini'] as const)
    for (const piece of pieces) {
      const place = (start: number, end: number) => ({ file: 'f', start, end });
      const times = timesForEight((eighths) => {
        const text = piece.repeat((125_000 * eighths) / piece.length);
        readPositions(positionTexts([{ ...block, kind, excerpt: { text, place } }]), [
          LETTERS_ALONE,
        ]);
      });
      expect([kind, piece, times < IN_PROPORTION]).toEqual([kind, piece, true]);
    }
});
