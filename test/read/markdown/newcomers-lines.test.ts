import { describe, expect, test } from 'vitest';
import { BULLET_ROWS } from '../../../src/notation/document/bullet-names.js';
import { COLUMN_ROWS } from '../../../src/notation/document/columns-and-notes.js';
import { RULE_BULLETS } from '../../../src/notation/document/rule-bullets.js';
import { read } from './documents.js';
import { START, TABLE } from './plain-chess.js';

/** Lines as people write them who have not read the list of bullets and columns. */

const chess = (lines: string, table = TABLE): string => `# Plain

* Rules: chess
* Size: 8x8
* Start: ${START}
${lines}

${table}`;

const errorsOf = (text: string): readonly string[] =>
  read(text).diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));

/** What a line states, or the errors that it leads to. */
const stated = (lines: string): unknown => {
  const { variant } = read(chess(lines));
  const errors = errorsOf(chess(lines));
  return errors.length > 0
    ? errors
    : { rules: variant.rules, pieces: variant.pieces.map(({ promotion }) => promotion) };
};

describe('a bullet in other words is the bullet of the reference', () => {
  test.each([
    ['* Repetition: draw', '* Repetition: threefold is a draw'],
    ['* Repetition: loses', '* Repetition: threefold loses'],
    ['* 50-move rule: yes', '* Move rule: 50 moves'],
    ['* Fifty-move rule: no', '* Move rule: none'],
    ['* Double step: yes (from the third rank)', '* Double step: rank 3'],
    ['* Castling: no (as in shogi)', '* Castling: no'],
    ['* Castling: yes (as in chess)', '* Castling: yes'],
    ['* Forced capture', '* Must capture: yes'],
    ['* Extinction of: Queens and Rooks', '* Extinction of: Queen, Rook'],
    ['* Goal: checkmate', ''],
    ['* Win condition: checkmate the enemy king', ''],
    ['* Players: 2', ''],
    [
      '* Promotion: on the seventh rank, to a Rook or Knight',
      '* Promotion: Rook, Knight on rank 7',
    ],
  ])('%s', (line, reference) => {
    expect(stated(line)).toEqual(stated(reference));
  });

  const offOn = RULE_BULLETS.filter(({ words }) =>
    ['yes', 'no'].every((one) => words.includes(one)),
  );
  test.each(offOn.map(({ name }) => name))('* No %s', (name) => {
    expect(offOn.length).toBeGreaterThan(5);
    expect(stated(`* No ${name.toLowerCase()}`)).toEqual(stated(`* ${name}: no`));
  });

  test('a single word may be a heading, and a condition in brackets is not read', () => {
    expect(read(chess('* Drops')).variant.rules.pieceDrops).toBe(false);
    expect(stated('* Castling: yes (unless in check)')).toEqual(['doc/bad-value']);
    expect(stated('* Win condition: capture the king')).toEqual(['doc/unknown-bullet']);
  });
});

test.each([
  '4 files by 5 ranks',
  '4x5 squares',
  '4 columns x 5 rows',
  '4 × 5 (20 squares)',
  '4 by 5 board',
])('the size %s', (size) => {
  const text = chess('').replace('8x8', size).replace(START, '3k/4/4/4/K3 w - - 0 1');
  expect(read(text).variant.board.value).toEqual({ files: 4, ranks: 5 });
  expect(errorsOf(text)).toEqual([]);
});

test('ranks before files are not read the other way round', () => {
  expect(errorsOf(chess('').replace('8x8', '5 ranks by 4 files'))).toContain('doc/syntax');
});

describe('choices without commas', () => {
  const choices = (cell: string) =>
    read(chess('', TABLE.replace(/Q, R, B, N\s*/, `${cell} `))).variant.pieces.map(
      ({ promotion }) => promotion,
    );
  test.each([
    'Q R B N',
    'QRBN',
    'Q/R/B/N',
    'Queen Rook Bishop Knight',
    'Queens, Rooks, Bishops or Knights',
  ])('%s', (cell) => {
    expect(choices(cell)).toEqual(choices('Q, R, B, N'));
  });
  test('a word that names no piece is still an error', () => {
    expect(errorsOf(chess('', TABLE.replace(/Q, R, B, N\s*/, 'Q R B X ')))).toContain(
      'piece/promoted-form-missing',
    );
  });
});

describe('squares that the board does not have', () => {
  const ofSquares = RULE_BULLETS.filter(({ words }) =>
    words.some((word) => /^(?:d4-e5|\*8)/.test(word)),
  );
  test.each(ofSquares.map(({ name }) => name))('%s: rank 12', (name) => {
    expect(ofSquares.length).toBeGreaterThan(5);
    const text = chess(`* ${name}: rank 12`);
    const wrong = read(text).found.filter((one) => one.startsWith('board/off-board'));
    expect(wrong).toEqual(['board/off-board "rank 12"']);
  });
});

test.each(RULE_BULLETS.filter(({ example }) => /[\d,]/.test(example)).map(({ name }) => name))(
  'the example of %s is not offered as a correction',
  (name) => {
    const example = RULE_BULLETS.find((one) => one.name === name)?.example ?? '';
    const { diagnostics } = read(chess(`* ${name}: ${example.replace(/[\d,]/, '§')}`));
    const fixes = diagnostics.flatMap(({ code, fix }) =>
      code === 'doc/bad-value' ? (fix ?? []) : [],
    );
    expect(fixes).toEqual([]);
  },
);

test('names that several columns or bullets have in common would hide one of them', () => {
  const columns = COLUMN_ROWS.flatMap(({ also = [], name }) => [name, ...also]);
  const bullets = BULLET_ROWS.flatMap(({ also = [], name }) => [name, ...also]);
  for (const names of [columns, bullets])
    expect(names.length).toBe(new Set(names.map((name) => name.toLowerCase())).size);
});

test('without a royal piece it is not clear which one reaches the camp', () => {
  const lions = `| Name | Abbr | Betza | Notes |
| --- | --- | --- | --- |
| Lion | L | K | |
| Chick | C | fW | |

1. Royal piece
`;
  const text = chess('* Campmate: yes', lions).replace(START, 'l7/8/8/8/8/8/8/L7 w - - 0 1');
  expect(errorsOf(text)).toEqual(['doc/bad-value']);
  const royal = read(text.replace('| Lion | L | K | |', '| Lion | L | K | 1 |'));
  expect(royal.variant.rules.flagPiece).toEqual({ white: 'lion', black: 'lion' });
});

test('several kings of which the last is royal need no note', () => {
  const bullets =
    '* Extinction: loss\n* Extinction of: King\n* Castling: no\n* Last ones are royal: yes';
  const two = chess(bullets).replace(START, 'kk6/8/8/8/8/8/8/KK6 w - - 0 1');
  expect(read(two).variant.pieces.filter(({ royal }) => royal)).toEqual([]);
  const one = chess(bullets).replace(START, '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  expect(read(one).variant.pieces.filter(({ royal }) => royal)).toHaveLength(1);
});

test('the first three squares of a diagram are not castling rights', () => {
  const text = `# Corner

* Size: 4x4
* Promotion zone: last rank
* Start position:

\`\`\`
r b n k
. . . .
. . . .
K N B R
\`\`\`

| Name | Abbr | Betza | Notes |
| --- | --- | --- | --- |
| King | K | K | |
| Rook | R | R | 1 |
| Bishop | B | B | |
| Knight | N | N | |

1. Cannot be dropped
`;
  expect(read(text).variant.family).toBe('shogi');
});
