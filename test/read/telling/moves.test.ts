import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { readingOf, type PieceReading } from '../../../src/page-reading.js';

/** One piece told on a page of its own: `text` is what stands under its heading. */
function pieceOf(text: string, name = 'Duke'): PieceReading {
  const { games } = readingOf({
    file: 'page.md',
    text: `# A game\n\n### ${name} (D)\n\n${text}\n`,
  });
  const piece = games[0]?.pieces.find(({ names }) => names.includes(name));
  if (piece === undefined) throw new Error(`no piece is found in ${text}`);
  return piece;
}

/** By hand, in Fairy-Stockfish's dialect. */
const READ: readonly (readonly [string, string])[] = [
  // Distances and directions.
  ['The Duke moves one square diagonally.', 'F'],
  ['Moves one step forward or one step sideways.', 'fsW'],
  ['It moves one square straight forward or one square diagonally in any direction.', 'FfW'],
  ['It moves any number of vacant squares diagonally, horizontally, or vertically.', 'Q'],
  ['The Duke moves up to two squares in any direction.', 'Q2'],
  ['It moves one square diagonally in any direction.', 'F'],
  ['Moves one square orthogonally or diagonally forward.', 'WfF'],
  ['It slides diagonally forward and steps one square backward.', 'fBbW'],
  ['It may move one space orthogonally forward or backwards, or one space diagonally.', 'FvW'],
  ['It moves up to two squares orthogonally until it is blocked.', 'R2'],
  // Leaps.
  ['It leaps two squares diagonally or orthogonally.', 'AD'],
  ['It moves one or two squares diagonally. It can jump over other pieces.', 'FA'],
  ['It moves exactly two squares diagonally. It cannot jump over other pieces.', 'nA'],
  ['It jumps two squares in one direction and then one perpendicular.', 'N'],
  ['It leaps to the opposite corner of a 2x4 rectangle.', 'C'],
  ['It moves one step orthogonally, then one step diagonally outward.', 'nN'],
  ['It moves like a queen but has to jump over one piece and land directly behind it.', 'gQ'],
  ['It moves diagonally until another piece or the edge of the board stops it.', 'B'],
  ['It slides in any orthogonal direction until it meets a piece or the edge of the board.', 'R'],
  [
    'It advances one or two squares without capturing. It captures one square diagonally forward.',
    'fmR2fcF',
  ],
  ['It leaps to the opposite corner of a 2x3 or 2x4 rectangle.', 'NC'],
  ['It can jump to any square inside a 3x3 area centred on it.', 'K'],
  ['It moves one or two squares diagonally. When moving two squares, it may jump.', 'FA'],
  [
    'It moves like a rook without capturing. To capture a piece, it moves like a rook, but has to jump over exactly one piece.',
    'mRcpR',
  ],
  ['It moves two squares vertically and then one square horizontally, or vice versa.', 'N'],
  ['It moves one square horizontally and then two squares vertically.', 'N'],
  ['It moves one square diagonally. It cannot capture.', 'mF'],
  // What explains one way explains no other.
  ['It moves like a rook or to the opposite corner of a 2x3 rectangle like a knight.', 'RN'],
  ['It moves one square diagonally or one square straight forward, like a silver general.', 'FfW'],
  ['The Duke is immobile.', ''],
  // Elliptic, and in other words.
  ['It moves like a bishop, but at most four squares.', 'B4'],
  ['It moves only forward, like a rook.', 'fR'],
  ['It has the moves of the rook and the knight combined.', 'RN'],
  ['It makes a 3-step diagonal leap, no matter what any intermediate square contains.', 'G'],
  [
    'It makes a 3-step orthogonal leap. In addition, it moves one square forward and captures one square diagonally forward.',
    'HfmWfcF',
  ],
  ['It steps along a row or column, one square at a time.', 'W'],
  ['It moves any number of squares straight forward, but cannot retreat.', 'fR'],
  [
    'It moves like a rook. To capture, the Duke must leap over exactly one piece of either player.',
    'mRcpR',
  ],
  [
    'Its capturing move is unchanged: one square diagonally forward. It moves one square forward.',
    'fmWfcF',
  ],
  ['Moves one square in an arbitrary direction, like a king, but is not subject to check.', 'K'],
  ['It leaps to a square one file and three ranks away or three files and one rank away.', 'C'],
  // Other pieces.
  ['It moves like a bishop, but only up to 5 squares.', 'B5'],
  ['It moves like a bishop or a dabbaba. Betza **BD** = a bishop and a leap of two.', 'BD'],
  ['Betza **NfF** = whatever that may be.', 'NfF'],
  ['It moves like a rook.', 'R'],
  ['Moves like a Bishop, Knight, or King.', 'BNK'],
  ['The Duke combines the moves of the bishop and the knight.', 'BN'],
  ['A rook-knight compound.', 'RN'],
  ['Rook + Camel', 'RC'],
  ['It moves like a dragon king in shogi.', 'RF'],
  // Captures otherwise.
  ['The Duke moves as a knight but captures as a bishop.', 'mNcB'],
  ['It moves like a queen, but captures like a rook.', 'mQcR'],
  ['Moves without capturing like a king. It captures like a knight.', 'mKcN'],
  [
    'It moves one square forward without capturing and captures one square diagonally forward.',
    'mfWcfF',
  ],
  // Over hurdles.
  ['It moves like a rook. To capture, it needs to jump over exactly one piece.', 'mRcpR'],
  ['It moves like a bishop, but there must be an intervening piece for it to jump over.', 'pB'],
  ['It moves like a rook, but it can only move straight forward.', 'fR'],
  ['The Duke does not move.', ''],
];

test.each(READ)('%s', (text, betza) => {
  const piece = pieceOf(text);
  expect(piece).toMatchObject({ verdict: 'read', unread: [] });
  const movement = piece.movement ?? [];
  expect(
    equalMovements(movement, readAsProgram(betza, 'fairy-stockfish')),
    `read as ${piece.betza ?? '-'}`,
  ).toBe(true);
});

/** Something in them has no meaning here, or two: a wrong reading would be worse than none. */
const NOT_READ: readonly string[] = [
  'It moves one square diagonally unless the moon is full.',
  'It moves like a rook, but every second move it captures sideways twice.',
  'It moves like a wumpus.',
  'It moves exactly two squares diagonally.',
  'It attacks like a bishop.',
  'It moves like a rook: one square in any direction.',
  'It moves like a rook. It can jump over other pieces.',
  'It captures diagonally and vanishes backwards.',
];

test.each(NOT_READ)('shown as not read: %s', (text) => {
  expect(pieceOf(text).verdict).not.toBe('read');
});

test('a word that says nothing known is pointed at', () => {
  const { games, sentences } = readingOf({
    file: 'page.md',
    text: '# A game\n\n### Duke (D)\n\nIt moves like a king.\nIt then hops twice around the corner.\n',
  });
  expect(games[0]?.pieces[0]).toMatchObject({
    verdict: 'partly',
    unread: [{ line: 6, column: 1 }],
  });
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['read', 'unread']);
});

/** Pieces of a page by name: verdict, and moves if they are read. */
function piecesOf(text: string): Readonly<Record<string, string>> {
  const { games } = readingOf({ file: 'page.md', text: `# A game\n\n${text}\n` });
  return Object.fromEntries(
    games.flatMap(({ pieces }) =>
      pieces.map(({ betza, names: [name = ''], verdict }) => [name, betza ?? verdict]),
    ),
  );
}

test('what is said of several pieces respectively is said of each', () => {
  const heads = '### Hawk (H)\n\n### Crow (C)\n\n## More\n\n';
  expect(
    piecesOf(
      `${heads}Hawks and Crows move as knights, but capture as rooks and bishops, respectively.`,
    ),
  ).toMatchObject({ Hawk: 'mNcR', Crow: 'mNcB' });
  // Two pieces and three ways: nobody knows whose.
  expect(
    piecesOf(
      `${heads}Hawks and Crows move as knights, but capture as rooks, kings and bishops, respectively.`,
    ),
  ).toMatchObject({ Hawk: 'unread', Crow: 'unread' });
  expect(
    piecesOf(
      `${heads}Rook and bishop gain the king move on promotion to Hawk and Crow, respectively.`,
    ),
  ).toMatchObject({ Hawk: 'RF', Crow: 'BW' });
});

test('an explanation of one way does not stand for ways of a piece that is not read', () => {
  const rook = '### Rook (R)\n\nIt moves where its whims and captures lead it.\n\n';
  const duke = 'It moves like a rook or to the opposite corner of a 2x3 rectangle like a knight.';
  expect(piecesOf(`${rook}### Duke (D)\n\n${duke}`)).toEqual({ Rook: 'unread', Duke: 'unread' });
});

test('below a name on a line of its own stands how the piece moves', () => {
  const page = ['Hawk', '12', 'Can move one square diagonally.', '', 'Crow', 'Moves like a rook.'];
  const { games } = readingOf({ file: 'page.txt', text: `A game\n\n${page.join('\n')}\n` });
  expect(games[0]?.pieces.map(({ betza, names: [name] }) => [name, betza])).toEqual([
    ['Hawk', 'F'],
    ['Crow', 'R'],
  ]);
});

test('letters of chess pieces name them where pawns promote', () => {
  const text = '# A game\n\nThe rules are as in chess.\n\n- Promotions allowed: **Q, N**.\n';
  const { games } = readingOf({ file: 'page.md', text });
  expect(games[0]?.rules).toContainEqual(
    expect.objectContaining({ option: 'promotionPieceTypes', value: 'q n' }),
  );
});

/** A page on which only sentences name pieces. */
function namedIn(text: string): readonly (readonly [string, string | null])[] {
  const { games } = readingOf({ file: 'page.md', text: `# Hare chess\n\n${text}\n` });
  return (games[0]?.pieces ?? []).map(({ betza, names }) => [names.at(-1) ?? '', betza] as const);
}

test('who does it, where a sentence begins, is a piece', () => {
  const text =
    'The Night Hare moves one square diagonally. A stone wagon leaps 1 or 2 squares orthogonally. ' +
    'Hedgehogs step one square orthogonally. In games of old, the badger moves like the night hare.';
  expect(namedIn(text)).toEqual([
    ['Night Hare', 'F'],
    ['Stone Wagon', 'WD'],
    ['Hedgehog', 'W'],
  ]);
});

test.each([
  "The King's Hutch moves one square diagonally.",
  'White moves one square forward.',
  'Players move one square at a time.',
  'The game moves forward like a river.',
  'The same piece moves one square.',
  'Both move like a knight.',
])('no piece has a name by: %s', (sentence) => {
  expect(namedIn(sentence).filter(([name]) => !/^King$/.test(name))).toEqual([]);
});

test('a list of sums defines pieces', () => {
  const text = '- Hare: Bishop + Wazir\n- Wagon = Rook + Knight\n- Note: Rook + much luck';
  expect(namedIn(text)).toEqual([
    ['Hare', 'BW'],
    ['Wagon', 'RN'],
  ]);
});

test('the piece of the same name in the first of several games', () => {
  const text = '### Cannon (C)\n\nAs in Xiangqi, in Shako and in Hare Chess.';
  expect(namedIn(text)).toEqual([['Cannon', 'mRcpR']]);
});

test('one of several for each of them: respectively', () => {
  const text =
    '### Hare (H)\n\nThe hare moves like a knight.\n\n### Wagon (W)\n\nThe wagon moves like a knight.\n\n' +
    'Remember that the army is mounted, so the Hare and the Wagon move like knights. They capture/check like rooks and bishops, respectively.';
  expect(namedIn(text)).toEqual([
    ['Hare', 'mNcR'],
    ['Wagon', 'mNcB'],
  ]);
});
