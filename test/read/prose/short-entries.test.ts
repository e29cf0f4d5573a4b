import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';
import { builtPage } from '../../built-page.js';

const PAWN =
  '### Pawn (P)\n\nA pawn can move forward one square. It captures one square diagonally forward. It may move two squares forward on its first move.\n';

/** The pieces of a page in HTML that are read, with their moves. */
function piecesOf(html: string): readonly string[] {
  return readingOf({ file: 'page.html', text: html }).games.flatMap(({ pieces }) =>
    pieces.map(({ betza, names, verdict }) => `${names.join('/')} ${betza ?? ''} ${verdict}`),
  );
}

test.each([
  ['<p><b>Roc</b> : as the King in shogi.</p>', ['Roc K read']],
  ['<p><b>Swift</b>: as the pawn in shogi.</p>', ['Swift fW read']],
  ['<p><b>Duke</b>: like the knight of chess</p>', ['Duke N read']],
  ['<p><b>War Goose</b>: The goose jumps two squares straight back.</p>', ['War Goose bD read']],
  ['<p><b>Duke</b> - bishop + knight compound.</p>', ['Duke BN read']],
  ['<p>The Warden (or Guard) moves one point diagonally.</p>', ['Warden F read']],
  ['<p>Chariot x2</p><p>Moves one square diagonally</p>', ['Chariot F read']],
  ['<p>Setup: as in chess. Castling: as in chess</p>', []],
  ['<p>Duke = bishop + knight, Earl = rook + knight.</p>', ['Duke BN read', 'Earl RN read']],
  [
    '<p>Duke (dux / doge)<br>one step in any direction per move<br>Earl "old hand" (comes)<br>one step per move any way except diagonally backward<br>(as a king but not diagonally backward)</p>',
    ['Duke K read', 'Earl WfF read'],
  ],
  // What stands under a name is said of no other piece.
  [
    '<p>Duke<br>one step forward<br>All pieces can promote.<br>Promoted Duke "grand duke" (archidux)<br>it moves like a rook</p>',
    ['Duke fW read', 'Promoted Duke R read'],
  ],
  ['<p>The duke is allowed to move one square diagonally.</p>', ['Duke F read']],
  ['<p>The duke could move at most three squares diagonally.</p>', ['Duke B3 read']],
  // Other names behind the first, letters before it, and letters for the pieces that it combines.
  [
    '<p>The war goose (anser) has the combined moves of rook and knight.</p>',
    ['War Goose RN read'],
  ],
  [
    '<p>Dux (duke); also known as Doge (prince): moves one step diagonally.</p>',
    ['Dux/Doge F read'],
  ],
  ['<p>D=Duke (knight + bishop compound)</p>', ['Duke BN read']],
  ['<p>D - Duke (or Grand-Duke): The Duke moves like a king.</p>', ['Duke K read']],
  ['<p>B is the Bishop.</p>', ['Bishop B read']],
  ['<p>D is the Duke, a Bishop/Knight.</p>', ['Duke BN read']],
  ['<p>D is the Duke. It moves one square diagonally.</p>', ['Duke F read']],
  ['<p>2 "Earls" - Moves as a rook in chess</p>', ['Earls R read']],
  ['<p>The duke (dux; old: doge) moves one square diagonally.</p>', ['Duke F read']],
  ['<p>We add the Duke (R+N) and the Earl [B + N].</p>', ['Duke RN read', 'Earl BN read']],
  [
    '<p>The Duke (R+N), our Earl (B+N) and Our Grand Amazon (Q+N).</p>',
    ['Duke RN read', 'Earl BN read', 'Grand Amazon QN read'],
  ],
  ['<p>É is the Élan, a Bishop/Knight.</p>', ['Élan BN read']],
  ['<p>Я = Prince: moves one square diagonally.</p>', ['Prince F read']],
  ['<p>A bishop and a knight (B+N) win against a king.</p>', []],
  ['<p>The Bishop and Knight (B+N) win against a king.</p>', []],
  ['<p>Dukes are rook + knight compounds.</p>', []],
  [
    '<p>The giraffe is a powerful piece: it has the combined moves of rook and knight.</p>',
    ['Giraffe RN read'],
  ],
  ['<p>War machine leaps one or two squares orthogonally.</p>', ['War Machine WD read']],
])('a name and what it is: %s', (html, pieces) => {
  expect(piecesOf(`<h1>Ours</h1>${html}`)).toEqual(pieces);
});

test('a queen by another name moves like the queen of the page', () => {
  const own = '<p>The Queen (Tiger) can move like a rook or one square diagonally.</p>';
  expect(piecesOf(`<h1>Ours</h1>${own}<p>Pawns promote to Tiger (Queen).</p>`)).toEqual([
    'Queen RF read',
    'Tiger RF read',
  ]);
});

test('where a piece stands at the start is not read, and reported, but how it moves is', () => {
  const text = '# Ours\n\nThe Earl, or Count, starts on c1 and f1, and moves as the rook.\n';
  const { games, sentences } = readingOf({ file: 'page.md', text });
  expect(games[0]?.pieces).toMatchObject([{ names: ['Earl'], betza: 'R', verdict: 'read' }]);
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['partly']);
  expect(builtPage(text).ini).toBe('');
});

test.each([
  ['<h1>Ours</h1><p>Played on a 9x10 board, 3 fairy pieces:</p><p>Castling: no.</p>', [9, 10]],
  ['<h1>Chess 9x9</h1><p>There is no castling.</p>', [9, 9]],
  ['<h1>Chess 9x9</h1><p>It is played on a 10x8 board.</p>', [10, 8]],
  ['<p>The board has seven vertical lines and nine horizontal rows.</p>', [7, 9]],
  ['<p>The board is a field that consists of a grid 7 squares wide x 9 squares long.</p>', [7, 9]],
  ['<p>The board is a grid 7 squares wide x 9 squares long, which is not checkered.</p>', [7, 9]],
  ['<p>The board is fourteen by fourteen squares, not checkered.</p>', [14, 14]],
  // The board of another game is not that of this one.
  [
    '<h1>Chess 9x9</h1><p>It was inspired by an idea of mine (called Hill Chess, which is played on a 10x8 board).</p>',
    [9, 9],
  ],
  ['<h1>Chess 4x4x4</h1><p>There is no castling.</p>', null],
])('the size of the board: %s', (html, size) => {
  const facts = readingOf({ file: 'page.html', text: html }).games.map((game) => game.size);
  expect(facts.map((one) => (one === null ? null : [one.files, one.ranks]))).toEqual([size]);
});

test('ranks are those of the board in the title', () => {
  const text = '<h1>Chess 9x9</h1><p>A king that reaches the last rank wins.</p>';
  const rules = readingOf({ file: 'page.html', text }).games.flatMap((game) => game.rules);
  expect(rules.find(({ option }) => option === 'flagRegionWhite')?.value).toBe('*9');
});

const BELOW = '\n\nPlease see below for orthodox chess rules.\n\n## Orthodox chess rules';

test('pawns promote as in the game whose rules stand below, on the last rank of the own board', () => {
  const { ini } = builtPage(`# Ours\n\nPlayed on a 6x7 board.${BELOW}\n\n${PAWN}`);
  expect(ini).toContain('promotionRegionWhite = *7\n');
  expect(ini).not.toContain('pawnTypes');
});

test('that a described pawn becomes nothing is said', () => {
  const { diagnostics } = builtPage(`# Ours\n\nPlayed on a 6x7 board.\n\n${PAWN}`);
  const said = diagnostics.filter(({ severity }) => severity === 'warning');
  expect(said.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('promotes to; assuming'),
  );
});
