import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { readAsProgram, readBetza } from '../../../src/read/betza/read-betza.js';
import { readingOf, type PieceReading } from '../../../src/page-reading.js';
import { sampleOf } from '../../thorough.js';
import { NOT_READ, READ, READ_AS_XBETZA } from './moves-in-words.js';

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

test.each([
  ['Move: rook; capture: bishop.', 'mRcB'],
  ['Move: Rook. Capture: King.', 'mRcK'],
])('labels with the names of pieces: %s', (text, betza) => {
  expectRead(text, readAsProgram(betza, 'fairy-stockfish'));
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

/** What pages on old games write. */
const PAST: Readonly<Record<string, string>> = {
  moves: 'moved',
  captures: 'captured',
  steps: 'stepped',
  slides: 'slid',
  leaps: 'leapt',
  jumps: 'jumped',
  can: 'could',
};

test('in the past tense, no sentence is read as other moves, and nearly all as the same', () => {
  const inPast = READ.flatMap(([text, betza]) => {
    const past = text.replace(
      /(?<=\b(?:It|Duke|and|but) )(?:moves|captures|steps|slides|leaps|jumps|can)(?= (?!of\b))/g,
      (verb) => PAST[verb] ?? verb,
    );
    return past === text ? [] : [{ past, betza, piece: pieceOf(past) }];
  });
  const isRead = ({ piece }: { readonly piece: PieceReading }): boolean => piece.verdict === 'read';
  const read = inPast.filter(isRead);
  const others = read.filter(
    ({ betza, piece }) =>
      !equalMovements(piece.movement ?? [], readAsProgram(betza, 'fairy-stockfish')),
  );
  expect(others.map(({ past }) => past)).toEqual([]);
  expect(read.length / inPast.length).toBeGreaterThan(0.9);
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
