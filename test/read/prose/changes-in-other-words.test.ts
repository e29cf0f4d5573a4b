import { expect, test } from 'vitest';
import { errorsOf } from '../../../src/text/diagnostic.js';
import { builtPage } from '../../built-page.js';

/** Changes to chess, each in several words that mean the same, and what they are in variants.ini. */
const SAYINGS: readonly (readonly [line: string, sayings: readonly string[]])[] = [
  [
    'amazon = q',
    [
      'the queen also moves like a knight',
      'the queen also has the moves of a knight',
      'the queen has the added moves of a knight',
      "the queen gains the knight's move",
      "queens gain the knight's move",
      'the queen moves like a knight too',
      'the queen can jump like a knight as well',
      'the queen can move like a knight in addition to her usual moves',
      'in addition to its normal moves, the queen moves like a knight',
      'the queen moves like a queen or a knight',
    ],
  ],
  [
    'customPiece1 = b:B3',
    [
      'bishops move at most three squares',
      'bishops cannot move more than three squares',
      'bishops may only move three squares or less',
      'the bishop is limited to moving three squares',
      'the range of bishops is limited to three squares',
    ],
  ],
  [
    'customPiece1 = c:C',
    [
      'knights are replaced by camels',
      'both sides have camels instead of knights',
      'players have two camels instead of knights',
    ],
  ],
  [
    'doubleStep = false',
    [
      'pawns cannot move two squares on their first move',
      "pawns can't advance two squares",
      'pawns only move one square at a time',
      'pawns may only advance one square, even on their first move',
    ],
  ],
  [
    'promotionPieceTypes = q',
    [
      'pawns only promote to queens',
      'pawns cannot underpromote',
      'there is no underpromotion',
      'underpromotion is not allowed',
      'only promotion to queen is allowed',
    ],
  ],
  [
    'extinctionPieceTypes = q',
    [
      'whoever loses their queen loses',
      'a player whose queen is captured loses',
      'you lose if your queen is captured',
      'capturing the queen wins',
      'losing your queen loses the game',
    ],
  ],
  [
    'extinctionPieceTypes = n',
    [
      'a player who loses all their knights loses',
      'if you lose both knights, you lose',
      'a player without knights loses',
      'the first player to capture both enemy knights wins',
    ],
  ],
  [
    'startFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1',
    [
      'there are no queens',
      'no side has a queen',
      'neither player has a queen',
      'players have no queens',
      'both players start without queens',
    ],
  ],
  [
    'mustCapture = true',
    [
      'capturing is compulsory',
      'captures must be made whenever possible',
      'it is mandatory to capture',
    ],
  ],
  ['checking = false', ['giving check is forbidden', 'you may not check the opponent']],
  [
    'stalemateValue = loss',
    [
      'stalemate is a loss for the stalemated player',
      'stalemate is not a draw but a win for the player who gives it',
    ],
  ],
  [
    'capturesToHand = true',
    [
      'captured pieces can be dropped',
      'a captured piece can be dropped by the player who captured it',
    ],
  ],
];

test.each(SAYINGS)('what is written for a change does not depend on its words: %s', (line, all) => {
  const inis = all.map((saying) => {
    const { diagnostics, ini } = builtPage(`# Ours\n\nChess, but ${saying}.\n`);
    return [saying, errorsOf(diagnostics).map(({ message }) => message), ini];
  });
  const [first] = inis;
  expect(String(first?.[2]).split('\n')).toContain(line);
  expect(inis).toEqual(all.map((saying) => [saying, [], first?.[2]]));
});

// Each is harmless on a page that gives the moves elsewhere. As a difference, it must not leave the game as it was.
test.each([
  'rooks move almost like bishops',
  'rooks move similarly to bishops',
  'rooks cannot move to squares that are attacked',
  'rooks may not move to a square where it could be captured',
  'the queen lacks the moves of a rook',
  'the queen no longer has the moves of a rook',
  'queens are more limited than rooks',
  'bishops are a diagonal version of knights',
  'rooks are leaping pieces',
])('a difference whose moves are not given is not lost: %s', (change) => {
  for (const text of [
    `Chess, but ${change}. Castling is not allowed.`,
    `Chess, but castling is not allowed, and ${change}.`,
    `Chess, but castling is not allowed. Also, ${change}.`,
    `It is chess, but castling is not allowed. In this game ${change}.`,
    `The rules are those of chess, except:\n\n- ${change}.\n- Castling is not allowed.`,
  ])
    expect(builtPage(`# Ours\n\n${text}\n`).ini).toBe('');
});

/** The first words of what is talk behind a comma, and of other clauses. */
const FIRST =
  'making giving called being known because since as so thus which while if only not the a this pieces rooks capturing';
const LEADS = [
  'Chess, but',
  'Chess, except that',
  'Chess in which',
  'Like chess, with',
  'It is chess with one difference:',
  'Chess, but castling is not allowed, and',
];

test.each(LEADS)('no game is built without a difference in unknown words: %s …', (lead) => {
  const built = FIRST.split(' ')
    .flatMap((first) => [`${first} gribble the frobs`, `${first} is gribbled`])
    .map((rest) => `${lead} ${rest}. Castling is not allowed.`)
    .filter((text) => builtPage(`# Ours\n\n${text}\n`).ini !== '');
  expect(built).toEqual([]);
});

test.each([
  'Chess, but castling is not allowed, and the king may not move into check.',
  'The rules are those of chess, except:\n\n- The king may not move into check.\n- Castling is not allowed.',
])('what only repeats a rule of chess is no obstacle: %s', (text) => {
  expect(builtPage(`# Ours\n\n${text}\n`).ini).toContain('castling = false');
});

test('a remark on a piece is none if another sentence gives its moves', () => {
  const { ini } = builtPage(
    '# Ours\n\nChess, but rooks move almost like bishops. They move like bishops, but at most three squares.\n',
  );
  expect(ini).toContain('customPiece1 = r:B3');
});

test.each([
  'Chess, but the player who captures an enemy knight wins.',
  'Chess, but a player who loses a rook loses.',
  'Chess, but a pawn also moves like a knight.',
  // It has no usual moves.
  'The wizard moves like a knight in addition to its usual moves. Otherwise it is chess.',
])('what may mean another game is not built: %s', (text) => {
  expect(builtPage(`# Ours\n\n${text}\n`).ini).toBe('');
});

test.each([
  '## Queen (Q)\n\nIt also moves like a knight.',
  '## Queen (Q)\n\nThe queen also has the moves of a knight.',
  '- The queen moves like a knight too.',
])('an entry that only adds moves keeps those of the game that is changed: %s', (entry) => {
  const { ini } = builtPage(`# Ours\n\nThe rules are those of chess, except:\n\n${entry}\n`);
  expect(ini).toContain('amazon = q');
});

/** Changes of chess that say nothing of each other. */
const CHANGES = [
  'there is no castling',
  'there are no knights',
  'White has no queen',
  'knights move like camels',
  'bishops may also move one square orthogonally',
  'pawns promote only to queens',
  'rooks promote to queens',
  'the king is not royal',
  'queens cannot capture',
  'Black moves first',
  'pawns cannot move two squares',
  'rooks move at most two squares',
  'knights capture like bishops',
  'pawns always become queens',
  'stalemate is a loss',
];
const PAIRS = CHANGES.flatMap((one) =>
  CHANGES.flatMap((other) => (one === other ? [] : [[one, other] as const])),
);

test.each([
  ['Chess with camels instead of knights.', 'rcbqkbcr'],
  ['Chess, but with an amazon instead of the queen.', 'rnbakbnr'],
  [
    'The rules are those of chess. Replace the bishops by hoppers (H). A hopper moves like a camel.',
    'rnhqkhnr',
  ],
  ['The rules are those of chess, but replace the knights of chess with camels.', 'rcbqkbcr'],
])('a piece in the place of another: %s', (words, rank) => {
  expect(builtPage(`# Ours\n\n${words}\n`).ini).toContain(`startFen = ${rank}/`);
});

test.each([
  'Shogi on a 5x6 board.',
  'A shogi variant on a board of 5 files and 6 ranks.',
  'This is a variant of shogi on a small 5x6 board.',
])('a game on a board of another size: %s', (words) => {
  const start = 'rskg1/ppppp/5/5/PPPPP/1GKSR[] w - - 0 1';
  const { ini } = builtPage(
    `# Ours\n\n${words} Pieces promote on the last two ranks.\n\n\`${start}\`\n`,
  );
  for (const line of [
    'maxFile = 5',
    'maxRank = 6',
    'gold = g',
    'dropNoDoubled = p',
    'promotionRegionWhite = *5 *6',
  ])
    expect(ini).toContain(`${line}\n`);
});

test('a sentence that is not understood is a warning where the game is built without it', () => {
  const { diagnostics, ini } = builtPage(
    '# Ours\n\nChess on a 10x8 board. The marshal (M) moves like a rook or a knight. Pawns can also promote to these.\n\n`rnmbqkbmnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNMBQKBMNR w - - 0 1`\n',
  );
  expect(ini).toContain('chancellor = m');
  const warned = diagnostics.filter(({ severity }) => severity === 'warning');
  expect(warned.map(({ code }) => code)).toEqual(['doc/sentence-not-understood']);
});

test.each([
  ['Chess, but knights move like camels and there is no castling.', 'castling = false'],
  ['Chess, but the queen moves like an amazon and pawns promote only to queens.', 'amazon = q'],
  ['Shogi, but knights move like chess knights, and there are no drops.', 'knight = n'],
])('a change of moves before one of rules: %s', (words, line) => {
  expect(builtPage(`# Ours\n\n${words}\n`).ini).toContain(`${line}\n`);
});

test('two changes in a sentence are what they are in two, or the page is refused', () => {
  const iniOf = (words: string): string => builtPage(`# Ours\n\nChess, but ${words}.\n`).ini;
  const whole = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  const wrong = PAIRS.flatMap(([one, other]) => {
    const apart = iniOf(`${one}. ${whole(other)}`);
    const joined = [' and ', ', and ', ', but '].map((link) => `${one}${link}${other}`);
    return joined.filter((words) => !['', apart].includes(iniOf(words)));
  });
  expect(wrong).toEqual([]);
});
