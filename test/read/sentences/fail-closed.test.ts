import { expect, test } from 'vitest';
import { buildDocument, lintDocument } from '../../../src/pipeline.js';
import { readingOf } from '../../../src/page-reading.js';
import { NO_DECISIONS } from '../../../src/read/prose/decisions.js';
import { capitalized } from '../../../src/text/words.js';
import { TOLD } from './described-request.js';

/** A game described in sentences; `duke` is the description of one piece. */
const page = (duke: string): string =>
  [
    '# Duke chess',
    '',
    'The game is played on an 8x8 board.',
    '',
    '### King (K)',
    '',
    'The King moves one square in any direction.',
    '',
    '### Duke (D)',
    '',
    duke,
    '',
  ].join('\n');

function build(text: string, decisions = NO_DECISIONS) {
  const { diagnostics, value } = buildDocument({ file: 'page.md', text }, () => null, {
    ...TOLD,
    decisions,
  });
  return {
    codes: diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    value,
  };
}

test('a piece that is not read is not built as an immobile piece: nothing is built', () => {
  const { codes, value } = build(page('It moves like a king whenever the moon is full.'));
  expect(codes).toContain('doc/piece-not-read');
  expect(value).toEqual([]);
});

test('nothing is built if a piece can be read in two ways', () => {
  const { codes, value } = build(page('It moves exactly two squares diagonally in any direction.'));
  expect(codes).toContain('doc/ambiguous-move');
  expect(value).toEqual([]);
});

test('what a piece cannot do is no rule for the whole game', () => {
  const { value } = build(page('It moves like a rook. It cannot give check.'));
  expect(value.map((file) => file.text).join()).not.toContain('checking');
});

test('an option decides between the two ways', () => {
  const text = page('It moves exactly two squares diagonally in any direction.');
  const { codes } = build(text, { ...NO_DECISIONS, readings: new Map([['duke', 'leap']]) });
  expect(codes).not.toContain('doc/ambiguous-move');
});

test('an option gives the moves of a piece by name', () => {
  const assumed = new Map([['Duke', 'mQcK']]);
  const text = page('It moves like a king whenever the moon is full.');
  const { codes } = build(text, { ...NO_DECISIONS, assumed });
  expect(codes).not.toContain('doc/piece-not-read');
});

/** What limits the moves of a sentence, or adds to them, in words that no pattern knows. */
const LIMITS = [
  'could hardly capture',
  'a capture is impossible',
  'hardly captures',
  'can take its own pieces',
  'initially two',
  'range limited',
  'minimum two squares',
];
const ONLY_BEHIND = [
  'Pieces in its way are no obstacle',
  'The first square may be occupied',
  'It ignores pieces in its way',
  'It skips the first square',
  'The range is three squares',
  'Its range is limited',
  'No backward moves',
  'Plus knight',
  'Also knight',
  'Or a knight',
  'Wazir too',
  'It needs a mount',
  'A screen is required',
  'It may repeat this',
];
const REMARKS = ['It covers eight squares', 'It stays on squares of its colour', 'It is beautiful'];

test('a piece is not read if words behind its moves, or in brackets, limit them and are not understood', () => {
  const verdictOf = (text: string): string => {
    const { games } = readingOf({ file: 'page.md', text: page(text) });
    return games[0]?.pieces.find(({ names }) => names.includes('Duke'))?.verdict ?? 'none';
  };
  const ways = ['It moves any number of squares diagonally', 'It moves one square orthogonally'];
  const read = ways.flatMap((way) =>
    [
      ...LIMITS.map((words) => `${way} (${words}).`),
      ...[...LIMITS, ...ONLY_BEHIND].map((words) => `${way}. ${capitalized(words)}.`),
    ].filter((text) => verdictOf(text) === 'read'),
  );
  expect(read).toEqual([]);
  expect(ways.flatMap((way) => REMARKS.map((one) => verdictOf(`${way}. ${one}.`)))).toEqual(
    ways.flatMap(() => REMARKS.map(() => 'read')),
  );
});

test.each([
  'Promotion: yes (queens are also possible).',
  'Promotion: only to the pieces that take part (rook, bishop).',
  'The first person to bring a pawn to the other side is the winner.',
  'One bishop can be switched with an adjacent queen.',
  'A general replaces the queen.',
  'Rooks become wardens.',
  'The left and right edges are joined.',
  'Underpromotion is unknown.',
  'Own pieces can be taken.',
  'White has an additional queen.',
  'Black lacks a rook.',
  'Each player has a reserve of two knights.',
])('a rule that is not understood is not taken for a remark: %s', (text) => {
  const { sentences } = readingOf({ file: 'page.md', text: `# Ours\n\n## Rules\n\n${text}\n` });
  expect(sentences[0]?.verdict).not.toBe('prose');
});

/** Pages of sentences, with the moves of one piece; null if it is not read. */
const HELD: readonly (readonly [text: string, piece: string, betza: string | null])[] = [
  // The caption of a diagram is not a rule.
  ['Checkmate: the king cannot move.', 'King', null],
  // Each refers to the usual moves of the other, which the page changes.
  ['Kings leap like knights, and knights step like kings.', 'King', null],
  // The entry continues with another name of the piece.
  [
    '### Rey\n\nSteps one square in any direction. For its first move, the King can go 2 squares in any direction, leaping over the intermediate square.',
    'Rey',
    null,
  ],
  // A place is a condition, and so is the choice between two pieces.
  [
    '### Guard\n\nIt moves one square orthogonally. In the palace, it can also go one square diagonally.',
    'Guard',
    null,
  ],
  [
    '### Guard\n\nIt moves one square orthogonally. While in its camp, it leaps like a knight.',
    'Guard',
    null,
  ],
  ['### Guard\n\nIt moves one square diagonally (but only within the palace).', 'Guard', null],
  [
    '### Guard\n\nIt moves one square forward. It can also move one square diagonally in the palace.',
    'Guard',
    null,
  ],
  ['### Guard\n\nIt moves one square forward or diagonally in the palace.', 'Guard', null],
  [
    '### Guard\n\nIt moves one square diagonally in the palace. It also moves one square forward.',
    'Guard',
    null,
  ],
  [
    '### Guard\n\nIt moves one square diagonally in the palace. It also moves one square forward within the palace.',
    'Guard',
    'FfW',
  ],
  // A word of comment does not make a sentence ignorable.
  [
    '### Guard\n\nIt moves one square orthogonally. While in check, it leaps like a knight.',
    'Guard',
    null,
  ],
  [
    '### Guard\n\nIt moves one square orthogonally. Useful as it is, it never captures pawns.',
    'Guard',
    null,
  ],
  ['### Guard\n\nIt moves one square orthogonally. It is strong in the endgame.', 'Guard', 'W'],
  [
    '### Quail\n\nIt moves one square diagonally to the left (left quail) or to the right (right quail).',
    'Quail',
    null,
  ],
  ['### Pawn\n\nThe Pawn: moves and captures one square straight forward.', 'Pawn', 'fW'],
  // Moves are added, but no sentence gives the first moves.
  ['Knights also leap two squares diagonally.', 'Knight', null],
  ['The Guard can also move one square diagonally.', 'Guard', null],
  [
    'The Guard moves one square orthogonally. The Guard can also move one square diagonally.',
    'Guard',
    'K',
  ],
  ['The Guard moves one square orthogonally and also one square diagonally.', 'Guard', 'K'],
  // A list of ways, not the two parts of one leap.
  [
    'The Guard moves one square orthogonally, two squares orthogonally, or one square diagonally.',
    'Guard',
    null,
  ],
  [
    'The Guard moves one square vertically, two squares horizontally, or one square diagonally.',
    'Guard',
    null,
  ],
  ['The Guard leaps two squares vertically, one square horizontally.', 'Guard', 'N'],
];

test.each([
  'If it is blocked, it leaps like a knight.',
  'Unless blocked, it leaps like a knight.',
  'While it stands on a dark square, it leaps like a knight.',
  'Note: only on Sundays.',
  '(Beneath the moon.)',
  'This is only possible on Sundays.',
  'It may do so only once.',
  'This costs a turn.',
])('a condition behind a move, or before a second one, is not left out: %s', (words) => {
  const { codes } = build(page(`It moves like a rook. ${words}`));
  expect(codes).toContain('doc/piece-not-read');
});

test.each(HELD)('%s', (text, name, betza) => {
  const { games } = readingOf({ file: 'page.md', text: `# My game\n\n${text}\n` });
  const piece = games[0]?.pieces.find(({ names }) => names.includes(name));
  expect(piece?.verdict === 'read' ? piece.betza : null).toBe(betza);
});

const CHESS = `# My chess

The game is played on an 8x8 board.

### King (K)

The King moves one square in any direction.

### Rook (R)

The Rook moves any number of squares orthogonally.

### Lord (L)

The Lord moves like a queen.

### Pawn (P)

The Pawn moves one square straight forward without capturing, and captures one square diagonally forward.

## Rules

Pawns can only promote to a Rook or a Lord.

\`FEN: 3lk3/pppppppp/8/8/8/8/PPPPPPPP/3LK3 w - - 0 1\`
`;

const DRAWN = `Starting position:

\`\`\`
. . . l k . . .
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
. . . L K . . .
\`\`\`
`;

test.each([CHESS, CHESS.replace(/^`FEN.*$/m, DRAWN)])(
  'games start as the page shows it, in a FEN or drawn: %#',
  (text) => {
    const { value } = build(text);
    expect(value.map((file) => file.text).join()).toContain(
      'startFen = 3lk3/pppppppp/8/8/8/8/PPPPPPPP/3LK3 w - - 0 1\n',
    );
  },
);

test('the promotion choice of pawns is in the built section', () => {
  const { codes, value } = build(CHESS);
  expect(codes).toEqual([]);
  expect(value.map(({ text }) => text).join()).toMatch(/^promotionPieceTypes = (?:lr|rl)$/m);
});

test('nothing is built if a diagram is refused, even if the sentences are understood', () => {
  const diagram = '<div class="idiagram">\nfiles=8\nranks=8\nking:K:fW9999z:king:e1\n</div>\n';
  const { value } = build(`${page('The Duke moves like a rook.')}\n${diagram}`);
  expect(value).toEqual([]);
});

/** Pages on which other parts change the meaning of a sentence about a piece; null if the piece is not read. */
const ELSEWHERE: readonly (readonly [text: string, piece: string, betza: string | null])[] = [
  // The board is not a plane of files and ranks.
  ['A game on a cylindrical board.\n\n### Rook\n\nThe Rook moves like in chess.', 'Rook', null],
  ['Played on 3 6x8 boards.\n\n### Rook\n\nThe Rook moves like in chess.', 'Rook', null],
  // Another heading has more about the piece.
  [
    '### Queen\n\nThe Queen moves one square diagonally.\n\n## Special opening moves\n\nDuring its first move, the queen can jump two squares forward.\n\nThis move cannot capture.',
    'Queen',
    null,
  ],
  [
    '### Queen\n\nThe Queen moves one square diagonally.\n\n## Special opening moves\n\nDuring its first move, the queen can jump two squares forward. This move cannot capture.',
    'Queen',
    'FifmD',
  ],
  // Two sections of the page describe different pieces with the same name.
  [
    '### Pawn\n\nMoves and captures one square straight forward.\n\n## The rules of chess\n\n### Pawns\n\nA pawn moves one square forward without capturing. It captures one square diagonally forward.',
    'Pawn',
    null,
  ],
  [
    '### Pawn\n\nA pawn steps one square forward, if that square is empty. If it has not yet moved, each pawn has the option of moving two squares forward provided both squares in front of it are empty. It captures diagonally forward.',
    'Pawn',
    'fmWfcFifmnD',
  ],
  // Like a pawn, without jumping.
  [
    '### Page\n\nIt steps one square in any direction. Like the Pawn, it also moves to the second square straight ahead without capturing.',
    'Page',
    'KfmR2',
  ],
  // After a promotion, "it" may mean either piece.
  [
    '### Imp\n\nThe Imp steps one square forward. The Imp promotes to a Fiend. It moves like a knight.',
    'Imp',
    null,
  ],
  [
    '### Imp\n\nIt steps one square forward. Upon promotion, it becomes a Fiend that moves like a knight.\n\n### Fiend\n\nSee above: it moves.',
    'Fiend',
    'N',
  ],
  ['### King\n\nMoves as in chess but castles 2 or 3 squares away with the rook.', 'King', 'K'],
  [
    '### Gold\n\nIt steps one square orthogonally. The gold, therefore, cannot promote.',
    'Gold',
    'W',
  ],
  [
    '### Chariot\n\nThe chariot moves like a rook.\n\n*Palace move*: Within the palace, the chariot can also go along the diagonal lines.',
    'Chariot',
    'R',
  ],
  // Castling in the entry of another piece, a name after a promotion, and "straight" for a queen.
  [
    '### Wizard\n\nThe wizard combines the bishop and the knight. For castling, the king then moves three squares instead of two.',
    'Wizard',
    'BN',
  ],
  ['- Rook promotes into Dragon = Rook + Ferz', 'Dragon', 'RF'],
  [
    '### Lady\n\nMoves as a limited queen, one or two squares in any straight direction.',
    'Lady',
    null,
  ],
  // A distance without a direction limits only a slide. A condition before it belongs to it.
  [
    '### Guard\n\nThe guard moves one square forward and captures one square diagonally forward. On its first move it can also move two or three squares.',
    'Guard',
    null,
  ],
  [
    '### Guard\n\nThe guard moves one square forward. It captures diagonally forward. It can also move two squares.',
    'Guard',
    null,
  ],
  [
    '### Guard\n\nMoves any number of squares orthogonally. On its first move it may move two squares.',
    'Guard',
    null,
  ],
  ['### Guard\n\nLeaps like a knight. It can move two squares.', 'Guard', null],
  ['### Guard\n\nMoves like a unidirectional rook.', 'Guard', null],
  // A piece that moves like one that is read in part is not read, unless that name has standard moves.
  [
    '### Gold\n\nThe gold steps one square orthogonally. On odd days it steps two.\n\n### Tokin\n\nMoves exactly like a gold.',
    'Tokin',
    null,
  ],
  [
    '### Rook\n\nThe rook moves any number of squares orthogonally. On odd days it steps two.\n\n### Tower\n\nMoves exactly like a rook.',
    'Tower',
    'R',
  ],
  [
    '### Guard\n\nMoves any number of squares orthogonally. It moves one or two squares.',
    'Guard',
    'R2',
  ],
  // A heading next to headings of pieces, and several pieces in one heading.
  ['### Tower\n\nMoves like a rook.\n\n### Wolf\n\nJumps at 2 squares', 'Wolf', 'NAD'],
  [
    '### Gold and Lance\n\nThe gold steps one square orthogonally.\n\nThe lance slides straight forward.',
    'Gold',
    'W',
  ],
  [
    '### Gold\n\nThe gold general steps one square orthogonally or one square diagonally forward.',
    'Gold',
    'WfF',
  ],
  // Only the name is different.
  [
    "The clan's king is called the Chief (K) and looks different, but it behaves like an orthodox King.",
    'Chief',
    'K',
  ],
  ['Pawns still promote to the Acolyte (Gold General) as normal.', 'Acolyte', 'WfF'],
  // Next to a picture, in a table without a header.
  ['| ![eagle](e.png) | The Eagle: moves and captures like a Rook or a Knight. |', 'Eagle', 'RN'],
  ['1 Vizier (Wazir) - Moves one square orthogonally', 'Vizier', 'W'],
];

test.each(ELSEWHERE)('%s', (text, name, betza) => {
  const { games } = readingOf({ file: 'page.md', text: `# My game\n\n${text}\n` });
  const piece = games[0]?.pieces.find(({ names }) => names.includes(name));
  expect(piece?.verdict === 'read' ? piece.betza : null).toBe(betza);
});

test.each([
  'The goal is to turn the enemy king to your colour.',
  'You may only have one of your pawns per file.',
  'Strongest man of all, it combines a rook and two queens oddly.',
  'Unlike most games, you may pass here.',
  'Lance <-> Tokin',
  // A statement after a comparison or a conclusion.
  'Unlike in hare shogi, this includes dropped tokens.',
  'This means that going out of the way of a check is not allowed.',
  'In other words, a lion may not be captured twice.',
  'All the laws of hare chess apply.',
  'White moves twice.',
])('%s is shown, read or not', (sentence) => {
  const { sentences } = readingOf({ file: 'page.md', text: `# My game\n\n* ${sentence}\n` });
  expect(sentences.map(({ verdict }) => verdict)).not.toContain('prose');
});

test.each([
  'Unlike its cousin, the game is young.',
  'This means a long evening.',
  'Compared to most, it has many friends.',
])('%s is talk', (sentence) => {
  const { sentences } = readingOf({ file: 'page.md', text: `# My game\n\n* ${sentence}\n` });
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['prose']);
});

/** Pages without contradictions. */
test.each([
  '# Shatar\n\n## Hiashatar\n\nThe game is played on a 10x10 board.',
  '# My game\n\nThe Knights are now Knibis, and the Bishops are now Bisknis.',
  '# My game\n\n- **Charging Knight (J)**: moves like a knight on odd days.\n- **Cardinal (A)**: moves like a bishop or a knight.',
  '# My game\n\n### Pawn\n\nPawns are Berolina Pawns, which move diagonally on odd days.',
])('nothing is contradicted: %s', (text) => {
  const codes = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish').map(
    ({ code }) => code,
  );
  expect(codes.filter((code) => /undefined-piece|differs/.test(code))).toEqual([]);
});
