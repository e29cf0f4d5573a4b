import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** The pieces of a page: name and verdict, and the moves if the piece is read. */
function piecesOf(text: string, file = 'page.md'): readonly string[] {
  return readingOf({ file, text }).games.flatMap(({ pieces }) =>
    pieces.map(({ betza, names: [name = ''], verdict }) =>
      verdict === 'read' ? `${name} read ${betza ?? '?'}` : `${name} ${verdict}`,
    ),
  );
}

const INVENTED = (head: string, ...rows: readonly string[]): string =>
  ['# Orcs', '', head, head.replace(/[^|]+/g, '---'), ...rows, ''].join('\n');

test('a table may describe moves in words, whatever its columns are called', () => {
  for (const [name, moves] of [
    ['Piece', 'Move'],
    ['Figure', 'How it moves'],
    ['English name', 'Movement'],
  ])
    expect(
      piecesOf(
        INVENTED(
          `| ${name ?? ''} | Letter | ${moves ?? ''} | Value |`,
          '| **Orc** | O | Moves one square diagonally | 1 |',
          '| Elf | E | leaps like a knight | 3 |',
        ),
      ),
    ).toEqual(['Orc read F', 'Elf read N']);
});

test('or in Betza, if the column says so or all cells are Betza strings', () => {
  for (const head of ['Betza notation', 'Movement'])
    expect(
      piecesOf(INVENTED(`| Piece | ${head} |`, '| Ghost (G) | WF |', '| Duke | fmWfcF |')),
    ).toEqual(['Ghost read K', 'Duke read fmWfcF']);
});

test('or nothing above its columns says what they are', () => {
  const rows = ['| King | Moves as in chess. |', '| Ferz | One square diagonally |'];
  const pieces = ['King read K', 'Ferz read F'];
  expect(piecesOf(INVENTED('| | |', ...rows))).toEqual(pieces);
  const row = (cells: string): string => `<tr><td>${cells}</td></tr>\n`;
  const html = ['King</td><td>Moves as in chess', 'Ferz</td><td>One square diagonally'].map(row);
  expect(piecesOf(`<h1>Orcs</h1><table>${html.join('')}</table>`, 'page.html')).toEqual(pieces);
});

test('also pieces that nobody knows, and rows without cells between', () => {
  const cells = [
    '<td>Zark</td><td>moves one square diagonally</td>',
    '',
    '<td>Vrill</td><td>leaps like a knight</td>',
  ];
  const html = cells.map((row) => `<tr>${row}</tr>`).join('');
  expect(piecesOf(`<h1>Orcs</h1><table>${html}</table>`, 'page.html')).toEqual([
    'Zark read F',
    'Vrill read N',
  ]);
});

test('whatever else is among its rows, they are read or reported', () => {
  const rows = ['| King | As in chess |', '| Alfil | 2,2 jumper |', '| Duke | As he likes |'];
  expect(piecesOf(INVENTED('| | |', ...rows))).toEqual([
    'King read K',
    'Alfil read A',
    'Duke unread',
  ]);
});

test('but not if it lists something else', () => {
  expect(piecesOf(INVENTED('| | |', '| King | e1 |', '| Knight | b1, g1 |'))).toEqual([]);
  expect(piecesOf(INVENTED('| | |', '| First | One move |', '| Then | Two moves |'))).toEqual([]);
  expect(piecesOf(INVENTED('| | |', '| Alice | moves first |', '| Bob | moves second |'))).toEqual(
    [],
  );
});

test('"moves first" and "moves next" with more words behind them are reported as moves', () => {
  expect(
    piecesOf(
      INVENTED(
        '| | |',
        '| Łoś | moves first one square diagonally, then one straight |',
        '| Żubr | moves next to any piece |',
      ),
    ),
  ).toEqual(['Łoś unread', 'Żubr unread']);
});

test('also in HTML, with one row per line', () => {
  const rows = [
    ['Piece', 'Moves'],
    ['Orc (O)', 'Moves one square diagonally'],
    ['Elf (E)', 'Moves like a rook'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const html = `<html><body><h1>Orcs</h1><table>${rows.join('\n')}</table></body></html>`;
  expect(piecesOf(html, 'page.html')).toEqual(['Orc read F', 'Elf read R']);
});

test('a piece is read only if every cell about its moves is understood', () => {
  const pieces = piecesOf(
    INVENTED(
      '| Piece | Moves | Captures | Remarks |',
      '| Orc | one square diagonally forward | one square straight forward | |',
      '| Elf | moves like a queen | as it moves | |',
      '| Troll | leaps two squares orthogonally | – | |',
      '| Wizard | moves like a bishop | | It may not capture a pawn. |',
      '| Ogre | glorps | | |',
    ),
  );
  expect(pieces).toEqual([
    'Orc read fmFfcW',
    'Elf read Q',
    'Troll partly',
    'Wizard partly',
    'Ogre unread',
  ]);
});

test('a column of promoted pieces defines pieces or names them', () => {
  const table = [
    '| Orc | one square forward | moves like a rook |',
    '| Elf | one step in any direction | Orc |',
  ];
  expect(piecesOf(INVENTED('| Piece | Unpromoted | Promoted |', ...table))).toEqual([
    'Promoted Orc read R',
    'Orc read fW',
    'Elf read K',
  ]);
});

test('a table of other things has no pieces', () => {
  const table = ['| Rank | Anna | 1200 |', '| Second | Bert | 1100 |'];
  expect(piecesOf(INVENTED('| Name | Description | Points |', ...table))).toEqual([]);
  expect(piecesOf(INVENTED('| Piece | Count | Value |', '| Orc | 8 | 1 |'))).toEqual([]);
});

test.each([
  [
    ['Bishop', 'Rook or Knight'],
    ['Orc read B', 'Elf read RN'],
  ],
  [
    ['moves as a bishop', 'queen'],
    ['Orc read B', 'Elf read Q'],
  ],
  // One is not understood, but the table is one of pieces.
  [
    ['glorps', 'as a bishop'],
    ['Orc unread', 'Elf read B'],
  ],
])('in a column of moves, names of pieces are moves: %j', ([orc = '', elf = ''], expected) => {
  const rows = [`| Orc | O | ${orc} |`, `| Elf | E | ${elf} |`];
  expect(piecesOf(INVENTED('| Piece | Symbol | Move |', ...rows))).toEqual(expected);
});

test('a name of a piece in any other column, or moves of a game, make no table of pieces', () => {
  for (const [head, one, other] of [
    ['Name | Description', 'Lose the king', 'Queen odds'],
    ['Name | Code | Moves', 'B20 | e4 c5', 'C41 | e4 e5'],
    ['Name | Games | Moves', '7 | 120', '3 | 88'],
  ])
    expect(piecesOf(INVENTED(`| ${head} |`, `| Orc | ${one} |`, `| Elf | ${other} |`))).toEqual([]);
});

test.each(['-', '–', 'none', 'no', 'Nothing', 'n/a'])(
  'a piece that promotes to "%s" does not promote',
  (cell) => {
    const text = INVENTED(
      '| Piece | Symbol | Moves | Promotes to |',
      `| Orc | O | one square diagonally | ${cell} |`,
      '| Elf | E | one square forward | Orc |',
    );
    const { games, sentences } = readingOf({ file: 'page.md', text });
    expect(games[0]?.pieces.map(({ verdict }) => verdict)).toEqual(['read', 'read']);
    expect(games[0]?.rules.flatMap(({ meaning, value }) => value ?? meaning ?? [])).toEqual([
      'does not promote',
      'e:o',
    ]);
    expect(sentences.map(({ verdict }) => verdict)).not.toContain('unread');
  },
);
