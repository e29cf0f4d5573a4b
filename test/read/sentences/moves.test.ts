import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { readAsProgram, readBetza } from '../../../src/read/betza/read-betza.js';
import { readingOf, type PieceReading } from '../../../src/page-reading.js';
import { sampleOf } from '../../thorough.js';

/** The reading of a piece on a page of its own; `text` is the text below its heading. */
function pieceOf(text: string, name = 'Duke'): PieceReading {
  const { games } = readingOf({
    file: 'page.md',
    text: `# A game\n\n### ${name} (D)\n\n${text}\n`,
  });
  const piece = games[0]?.pieces.find(({ names }) => names.includes(name));
  if (piece === undefined) throw new Error(`no piece is found in ${text}`);
  return piece;
}

/** Sentences and their meanings in Fairy-Stockfish's dialect, written by hand. */
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
  // The knight of the laws of chess.
  ['It leaps to the nearest square not on the same rank, file or diagonal.', 'N'],
  [
    'It moves to the nearest squares that do not correspond to the same file, rank or diagonal from its current position.',
    'N',
  ],
  ['It moves one square diagonally. It cannot capture.', 'mF'],
  // An explanation applies to one way of moving only.
  ['It moves like a rook or to the opposite corner of a 2x3 rectangle like a knight.', 'RN'],
  ['It moves one square diagonally or one square straight forward, like a silver general.', 'FfW'],
  ['The Duke is immobile.', ''],
  // Pieces of which not all moves are meant.
  ['It moves like a rook forwards and like a bishop backwards.', 'fRbB'],
  ['It moves like a bishop, but only forwards.', 'fB'],
  ['It moves diagonally any number of squares, but only forwards.', 'fB'],
  ['It moves forwards like a bishop.', 'fB'],
  // "Only" limits the direction before, and neither excludes nor adds one.
  ['It moves one square diagonally, but only forward.', 'fF'],
  ['It moves any number of squares diagonally, but only backward.', 'bB'],
  ['It moves one square orthogonally, but only sideways.', 'sW'],
  ['It leaps two squares orthogonally (but only forward).', 'fD'],
  ['It moves one square in any direction, but cannot capture sideways.', 'mKcvWcF'],
  ['It moves like a rook. It moves at most two squares.', 'R2'],
  ['It is a leaping piece. It moves two squares diagonally.', 'A'],
  ['It moves like a rook, but must hop over a piece. It can jump over pieces.', 'pR'],
  ['It moves without capturing any number of squares orthogonally. It captures as it moves.', 'R'],
  ['It moves like a rook except sideways.', 'vR'],
  ['It moves like a rook but not backwards.', 'fsR'],
  ['It moves like a king but cannot move directly backwards.', 'FfsW'],
  ['It moves like a queen but never straight back.', 'BfsR'],
  ['It moves like a queen but cannot retreat.', 'fsRfB'],
  ['It moves like a knight but never backwards.', 'fhN'],
  ['It leaps like a knight, but only sideways.', 'sN'],
  ['It leaps like a knight, but only vertically.', 'vN'],
  ['It leaps like a knight, but not sideways.', 'vN'],
  ['It moves forward like a knight.', 'fhN'],
  ['It moves like a king but cannot move sideways.', 'FvW'],
  ['It moves like a rook except backwards and like a knight.', 'fsRN'],
  ['It moves like a rook with a range of three squares.', 'R3'],
  ['It moves up to three squares as a rook.', 'R3'],
  ['It moves as a bishop but at most three squares at a time.', 'B3'],
  ['It moves like a queen, but it can only move up to two squares.', 'Q2'],
  ['A rook limited to three squares.', 'R3'],
  ['A rook that can only move up to three squares.', 'R3'],
  ['A short-range rook of at most three squares.', 'R3'],
  ['A rook without its backward move.', 'fsR'],
  ['It is a bishop restricted to four squares.', 'B4'],
  ['It moves at most three squares in any direction.', 'Q3'],
  ['It moves no more than three squares diagonally.', 'B3'],
  // Found on pages of others.
  ['Combines the move and capture of the rook and the king.', 'RK'],
  ['Also known as Cardinal, it moves and captures like Knight + Bishop.', 'BN'],
  ['It moves by one square at a time, diagonally only.', 'F'],
  ['It can move (without capturing) to any adjacent square horizontally or vertically.', 'mW'],
  [
    'It moves one step forward. To capture, it attacks one of the two forward diagonal squares.',
    'fmWfcF',
  ],
  ['It slides to the 2nd square diagonally, or steps one square diagonally forward.', 'nAfF'],
  [
    'It moves as a knight but with a longer jump: 3 squares in one direction, and 1 left or right after that.',
    'C',
  ],
  ['When not capturing, it moves like a rook. It captures like a bishop.', 'mRcB'],
  ['It moves like an Amazon: Queen + Knight.', 'QN'],
  ['It moves like an Okapi, i.e. Chess Knight and a Zebra.', 'NZ'],
  ['The Duke moves as a chancellor, that is as a rook or as a knight.', 'RN'],
  ['It jumps to the 2nd square in any direction even if the 1st square is occupied.', 'AD'],
  [
    'Jumps directly to the 2nd or 3rd square diagonally, i.e jumping over any occupied intermediate square.',
    'AG',
  ],
  ['It moves one to three squares orthogonally.', 'R3'],
  ['It moves 1-3 squares orthogonally.', 'R3'],
  ['It moves 1–3 squares diagonally.', 'B3'],
  ['It leaps one square forward and two sideways.', 'fsN'],
  ['It steps one square or jumps two squares, orthogonally.', 'WD'],
  ['It slides diagonally to move, and orthogonally to capture.', 'mBcR'],
  ['It slides orthogonally, but never more than four squares.', 'R4'],
  ['It steps one square orthogonally, or leaps like a forward knight.', 'WfhN'],
  ['It moves like a rook, but captures only on adjacent orthogonal squares.', 'mRcW'],
  [
    'It leaps to any square two squares away horizontally, vertically or diagonally, or steps like a king.',
    'KAD',
  ],
  ['The strongest piece: it has the powers of a queen and a knight.', 'QN'],
  ['A bishop with the additional step of a wazir.', 'BW'],
  ['It runs along the diagonals any distance so long as nothing stands in its way.', 'B'],
  // Elliptical or differently worded.
  ['It moves like a bishop, but at most four squares.', 'B4'],
  ['It moves only forward, like a rook.', 'fR'],
  ['Only moves forward, like a rook.', 'fR'],
  ['Only slides diagonally forward.', 'fB'],
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
  // References to other pieces.
  ['It moves like a bishop, but only up to 5 squares.', 'B5'],
  ['It moves like a bishop or a dabbaba. Betza **BD** = a bishop and a leap of two.', 'BD'],
  ['Betza **NfF** = whatever that may be.', 'NfF'],
  ['It moves like a rook.', 'R'],
  ['Moves like a Bishop, Knight, or King.', 'BNK'],
  ['The Duke combines the moves of the bishop and the knight.', 'BN'],
  ['A rook-knight compound.', 'RN'],
  ['Rook + Camel', 'RC'],
  ['It moves like a dragon king in shogi.', 'RF'],
  // Captures differently.
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
  ['It moves any number of squares orthogonally, but must jump over exactly one piece.', 'pR'],
  ['It moves up to four squares orthogonally, but must jump over exactly one piece.', 'pR4'],
  // Counts of squares and of directions.
  ['It moves one square in any of the eight possible directions.', 'K'],
  ['It moves one square in any of the 8 directions.', 'K'],
  ['It moves 1, 2 or 3 squares orthogonally.', 'R3'],
  ['It moves between one and three squares diagonally.', 'B3'],
  ['It moves from one to three squares diagonally.', 'B3'],
  ['It moves one square or two squares orthogonally.', 'R2'],
  ['It jumps to the 2nd or 3rd square diagonally.', 'AG'],
  ['It moves by jumping two squares orthogonally.', 'D'],
  // Directions and sizes of leaps.
  ['It has the forward most moves of a knight.', 'ffN'],
  ['It is similar to a knight but can move to the two forward most squares.', 'ffN'],
  ['It is a (1,3) leaper.', 'C'],
  ['It jumps to the square in the opposite corner of a rectangle of 2x3 squares.', 'N'],
  ['It moves in a 2x1 rectangle.', 'N'],
  ['It moves two squares orthogonally and then one square perpendicular.', 'N'],
  ['It moves three squares orthogonally and then one square to the side.', 'C'],
  ['It moves three squares forward and then one square to the side.', 'ffC'],
  ['It moves one square orthogonally and then diagonally outward.', 'nN'],
  // Limited forms of other pieces.
  ['It moves like a limited queen, up to two squares in any direction.', 'Q2'],
  ['It moves like a limited rook, up to two squares orthogonally.', 'R2'],
  ['It moves like a limited bishop, up to two squares diagonally.', 'B2'],
  ['It moves like a limited knight, up to two squares orthogonally.', 'R2'],
];

/** The same in XBetza, which can express bent moves. */
const READ_AS_XBETZA: readonly (readonly [string, string])[] = [
  ['It moves one square diagonally and then any number of squares orthogonally outward.', 'yafsF'],
  ['It moves one square orthogonally and then any number of squares diagonally outward.', 'yafsW'],
  [
    'It moves one square forward and then slides away any number of squares diagonally forward.',
    'fyafsW',
  ],
  [
    'It moves one square orthogonally and then slides away any number of squares diagonally.',
    'yafsW',
  ],
  [
    'It moves along a bent path that starts with one diagonal step and then continues outward like a rook.',
    'yafsF',
  ],
  [
    'It moves along a bent path that starts with one orthogonal step and then continues outward like a bishop.',
    'yafsW',
  ],
  [
    'It moves along a bent path, starting with a diagonal step and then continuing in an outward orthogonal direction.',
    'yafsF',
  ],
  ['It moves one square forward, or any number of squares on its first move.', 'fWifR'],
  ['It moves one square forward, or up to three squares on its first move.', 'fWifR3'],
  ['It moves one square forward or, on its first move, up to three squares.', 'fWifR3'],
  [
    'It moves one square forward, or up to two squares on its first move, or one square sideways.',
    'fsWifR2',
  ],
];

function expectRead(text: string, expected: Movement): void {
  const piece = pieceOf(text);
  expect(piece).toMatchObject({ verdict: 'read', unread: [] });
  expect(
    equalMovements(piece.movement ?? [], expected),
    `read as ${piece.betza ?? JSON.stringify(piece.movement)}`,
  ).toBe(true);
}

test.each(READ)('%s', (text, betza) => {
  expectRead(text, readAsProgram(betza, 'fairy-stockfish'));
});

test.each(READ_AS_XBETZA)('%s', (text, betza) => {
  const span = { file: betza, start: 0, end: betza.length };
  expectRead(text, readBetza(betza, 'xbetza', span).value.asWritten);
});

/** Other ways to write a sentence, and what its moves then are. */
const REWORDED: Readonly<Record<string, (text: string, betza: string) => [string, string]>> = {
  'with another subject, with marks, and on several lines': (text, betza) => [
    text
      .replace(/^It moves\b/, 'The Duke can move')
      .replace(/\b(?:squares?|diagonally|orthogonally|forward|sideways)\b/g, '**$&**')
      .replace(/ (?![\d=])/g, '\n')
      .replace(/\.$/, '!'),
    betza,
  ],
  'with cells for squares': (text, betza) => [text.replace(/\bsquare/g, 'cell'), betza],
  'with fields for squares': (text, betza) => [text.replace(/\bsquare/g, 'field'), betza],
  'with blanks between words': (text, betza) => [text.replaceAll(' ', '\u00a0 '), betza],
  // The silver and "forward most" have no counterpart.
  'with forward and backward exchanged': (text, betza) =>
    /\b(?:back|retreat|advances|most|silver)\b/.test(text)
      ? [text, betza]
      : [
          text.replace(/\b(?:for|back)(?=wards?\b)/g, (way) => (way === 'for' ? 'back' : 'for')),
          betza.replace(/[fb]/g, (letter) => (letter === 'f' ? 'b' : 'f')),
        ],
};

test.each(Object.entries(REWORDED))('%s', (_, reword) => {
  for (const [text, betza] of READ) {
    const [other, moves] = reword(text, betza);
    // A notation has no blanks.
    if (other !== text && !text.includes('Betza'))
      expectRead(other, readAsProgram(moves, 'fairy-stockfish'));
  }
});

test('no word is passed over', () => {
  // The words before "piece" only praise, and those behind a notation only explain it.
  const sentences = READ.filter(([text]) => !/strongest|Betza/.test(text));
  const changed = sentences.flatMap(([text]) => {
    const words = text.split(' ');
    return words.slice(1).map((_, at) => words.toSpliced(at + 1, 0, 'quaintly').join(' '));
  });
  const read = sampleOf(changed, 7).filter((text) => pieceOf(text).verdict === 'read');
  expect(read).toEqual([]);
});

/** Sentences with a part that has no clear meaning: a wrong reading would be worse than none. */
const NOT_READ: readonly string[] = [
  'It moves exactly one or three squares orthogonally.',
  'It moves two squares forward then one sideways, and cannot jump.',
  // Nothing before it that it could limit.
  'It moves one square. It leaps like a knight.',
  'It moves one square diagonally unless the moon is full.',
  'It moves like a rook, but every second move it captures sideways twice.',
  'It moves like a wumpus.',
  'It moves exactly two squares diagonally.',
  'It attacks like a bishop.',
  'It moves like a rook: one square in any direction.',
  'It moves like a rook. It can jump over other pieces.',
  'It captures diagonally and vanishes backwards.',
  // Counts that do not fit.
  'It moves one square in one of the four directions.',
  'It moves one, two or four squares orthogonally.',
  'It moves two, three or five squares orthogonally.',
  'It moves between 2 and 4 squares diagonally.',
  'It moves from three to one squares diagonally.',
  'It moves one square or three squares orthogonally.',
  'It jumps to the 2nd or 4th square diagonally.',
  // Pieces that do not have such moves.
  'It has the forward most moves of a camel.',
  'It is similar to a camel but can move to the two forward most squares.',
  'It moves like a limited queen, up to two squares orthogonally.',
  'It moves like a limited rook, up to two squares diagonally.',
  'It moves like a limited bishop, up to two squares forward.',
  'It moves one square orthogonally, but must jump over exactly one piece.',
  'It moves two to four squares orthogonally, but must jump over exactly one piece.',
  'It moves like a knight, but must jump over exactly one piece.',
  'It moves like a rook, or two squares on its first move.',
  // Do the diagonal moves backward stay?
  'It moves one square in all directions but backwards.',
  'It moves up to three squares in any direction, but it cannot move backwards.',
  'It moves like a king, except that it cannot move backwards.',
  'It moves like a queen but not backwards.',
  'It moves like a queen except forward.',
  'It moves like a king but never backwards or sideways.',
  // It is unclear how much "only" removes.
  'It moves one square diagonally. It moves only forward.',
  'It moves up to two squares diagonally. It only moves forward.',
  'It moves like a queen. It moves only forward.',
  'It moves like a queen, but only forward.',
  'It moves like a king, but only backwards.',
  'It moves up to two squares forward. It only captures diagonally.',
  'It moves one square diagonally, only forward.',
  'It moves one square diagonally and only forward.',
  'It moves one square orthogonally or diagonally, but only forward.',
  'It moves one square orthogonally, but only diagonally.',
  'It moves one square orthogonally, but diagonally only forward.',
  'It moves two squares vertically and then one square horizontally. It moves at most two squares.',
  'It moves like a knight. It moves at most two squares.',
  'It moves one square diagonally and then any number of squares orthogonally outward. It can jump over pieces.',
  // A square has no opposite corner to leap to.
  'It jumps to the opposite corner of a 3x3 rectangle.',
  'It jumps to the square in the opposite corner of a rectangle of 3x3 squares.',
  'It moves in a 3x3 rectangle.',
  // A move that is called bent but is straight, or that bends in an unknown direction.
  'It moves one square diagonally and then one square diagonally outward.',
  'It moves one square orthogonally and then one square orthogonally outward.',
  'It moves one square orthogonally and then one square diagonally at a right angle.',
  'It moves one square orthogonally and then orthogonally outward.',
  'It moves two squares orthogonally and then diagonally outward.',
  'It moves one square forward and then slides away any number of squares forward.',
  'It moves one square forward and then slides away any number of squares diagonally backward.',
  'It moves along a bent path that starts with one diagonal step and then continues outward like a bishop.',
  'It moves along a bent path, starting with a diagonal step and then continuing in an outward diagonal direction.',
  'It moves like a rook. It must begin its move with a diagonal step.',
];

test.each(NOT_READ)('shown as not read: %s', (text) => {
  expect(pieceOf(text).verdict).not.toBe('read');
});

test('the place of an unknown word is reported', () => {
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

/** Pieces of a page by name, with their moves, or the verdict if they are not read. */
function piecesOf(text: string): Readonly<Record<string, string>> {
  const { games } = readingOf({ file: 'page.md', text: `# A game\n\n${text}\n` });
  return Object.fromEntries(
    games.flatMap(({ pieces }) =>
      pieces.map(({ betza, names: [name = ''], verdict }) => [name, betza ?? verdict]),
    ),
  );
}

test('two pieces of one name have their own letters, a later heading may add the letter of one', () => {
  const movesOf = (text: string): readonly string[] =>
    readingOf({ file: 'page.md', text: `# A game\n\n${text}\n` }).games.flatMap(({ pieces }) =>
      pieces.map(({ betza, verdict }) => betza ?? verdict),
    );
  const forward = '### Duke (D)\n\nThe duke moves one square forward.\n\n';
  const diagonal = '### Duke (E)\n\nThe duke moves one square diagonally.';
  expect(movesOf(forward + diagonal)).toEqual(['fW', 'F']);
  const later = `${forward.replace(' (D)', '')}### Duke (D)\n\nIt cannot be dropped.`;
  expect(movesOf(later)).toEqual(['fW']);
});

test('the plural of a name with "man"', () => {
  const heads = '### Swordsman (S)\n\n### Archer (C)\n\n## Moves\n\n';
  expect(
    piecesOf(`${heads}Swordsmen move one square forward. Archers move like swordsmen or backward.`),
  ).toMatchObject({ Swordsman: 'fW' });
});

test('a second name at the start of a sentence belongs to the piece', () => {
  const lord = '### Feudal Lord (D)\n\nThe pawn, or feudal lord, moves one square forward.\n\n';
  expect(
    piecesOf(`${lord}### Duke (E)\n\nIt moves like a pawn or one square backward.`),
  ).toMatchObject({ pawn: 'fW', Duke: 'vW' });
});

test('a sentence with "respectively" applies to each of several pieces', () => {
  const heads = '### Hawk (H)\n\n### Crow (C)\n\n## More\n\n';
  expect(
    piecesOf(
      `${heads}Hawks and Crows move as knights, but capture as rooks and bishops, respectively.`,
    ),
  ).toMatchObject({ Hawk: 'mNcR', Crow: 'mNcB' });
  // Two pieces, but three ways of moving.
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

test('an explanation of one way does not replace the moves of a piece that is not read', () => {
  const rook = '### Rook (R)\n\nIt moves where its whims and captures lead it.\n\n';
  const duke = 'It moves like a rook or to the opposite corner of a 2x3 rectangle like a knight.';
  expect(piecesOf(`${rook}### Duke (D)\n\n${duke}`)).toEqual({ Rook: 'unread', Duke: 'unread' });
});

test('moves may be on the lines below a name', () => {
  const page = ['Hawk', '12', 'Can move one square diagonally.', '', 'Crow', 'Moves like a rook.'];
  const { games } = readingOf({ file: 'page.txt', text: `A game\n\n${page.join('\n')}\n` });
  expect(games[0]?.pieces.map(({ betza, names: [name] }) => [name, betza])).toEqual([
    ['Hawk', 'F'],
    ['Crow', 'R'],
  ]);
});

test('letters stand for chess pieces in a sentence about promotion', () => {
  const text = '# A game\n\nThe rules are as in chess.\n\n- Promotions allowed: **Q, N**.\n';
  const { games } = readingOf({ file: 'page.md', text });
  expect(games[0]?.rules).toContainEqual(
    expect.objectContaining({ option: 'promotionPieceTypes', value: 'q n' }),
  );
});

/** The pieces of a page that only its sentences name, with their moves. */
function namedIn(text: string): readonly (readonly [string, string | null])[] {
  const { games } = readingOf({ file: 'page.md', text: `# Hare chess\n\n${text}\n` });
  return (games[0]?.pieces ?? []).map(({ betza, names }) => [names.at(-1) ?? '', betza] as const);
}

test('the subject at the start of a sentence is a piece', () => {
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

test('"as in" several games means the piece in the first of them', () => {
  const text = '### Cannon (C)\n\nAs in Xiangqi, in Shako and in Hare Chess.';
  expect(namedIn(text)).toEqual([['Cannon', 'mRcpR']]);
});

test('"respectively" assigns one way to each piece, also in a second sentence', () => {
  const text =
    '### Hare (H)\n\nThe hare moves like a knight.\n\n### Wagon (W)\n\nThe wagon moves like a knight.\n\n' +
    'Remember that the army is mounted, so the Hare and the Wagon move like knights. They capture/check like rooks and bishops, respectively.';
  expect(namedIn(text)).toEqual([
    ['Hare', 'mNcR'],
    ['Wagon', 'mNcB'],
  ]);
});
