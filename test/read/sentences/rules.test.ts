import { describe, expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** The options that a page with one sentence states, on an 8x8 board. */
function optionsOf(sentence: string): Readonly<Record<string, string | null>> {
  const text = `# My game\n\nThe game is played on an 8x8 board.\n\n## Rules\n\n* ${sentence}\n`;
  const { games } = readingOf({ file: 'page.md', text });
  const rules = games.flatMap((game) => game.rules);
  return Object.fromEntries(
    rules.flatMap(({ option, value }) =>
      option === null || /^max(?:File|Rank)$/.test(option) ? [] : [[option, value]],
    ),
  );
}

const LAST_RANK = { flagPiece: 'k', flagRegionWhite: '*8', flagRegionBlack: '*1' };

/** Sentences, with options as in variants.ini. */
const STATED: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['Stalemate is a loss.', { stalemateValue: 'loss' }],
  ['Stalemates are a loss.', { stalemateValue: 'loss' }],
  ['Stalemate is a win for the player who delivers it.', { stalemateValue: 'loss' }],
  ['**Stalemate** - loss for the player who cannot move.', { stalemateValue: 'loss' }],
  ['A player with no legal moves loses.', { stalemateValue: 'loss' }],
  ['Stalemates are draws, as in chess.', { stalemateValue: 'draw' }],
  ['There is no castling.', { castling: 'false' }],
  ['Stalemate is a loss. In chess, this results in a draw.', { stalemateValue: 'loss' }],
  ['An additional method of victory is available: called campmate.', LAST_RANK],
  ['Castling allowed.', { castling: 'true' }],
  ['There are two basic rules: stalemate is a loss.', { stalemateValue: 'loss' }],
  ['There is no castling in Haresworth.', { castling: 'false' }],
  ['There is no 50-move rule.', { nMoveRule: '0' }],
  ['There is no double-step first move.', { doubleStep: 'false' }],
  ['You may pass your turn.', { pass: 'true' }],
  ['The player whose king reaches the last rank first wins.', LAST_RANK],
  ['A king that reaches the final rank without moving into check wins the game.', LAST_RANK],
  ['Kings may not face each other on the same file.', { flyingGeneral: 'true' }],
  ['Pawns can only promote to a queen.', { promotionPieceTypes: 'q' }],
  ['Promotion is mandatory.', { mandatoryPiecePromotion: 'true' }],
  [
    'The three farthest ranks are the promotion zone.',
    { promotionRegionWhite: '*6 *7 *8', promotionRegionBlack: '*3 *2 *1' },
  ],
  [
    'Captured pieces can be dropped back onto the board.',
    { pieceDrops: 'true', capturesToHand: 'true' },
  ],
  [
    'Captured pieces change colour and go to the hand of the capturer.',
    { pieceDrops: 'true', capturesToHand: 'true' },
  ],
  ['A player must capture if he can.', { mustCapture: 'true' }],
  ['If a capture is possible, it must be made.', { mustCapture: 'true' }],
  ['Fivefold repetition is a draw.', { nFoldRule: '5', nFoldValue: 'draw' }],
  ['To avoid complications, castling is not allowed.', { castling: 'false' }],
  ['A player who can not play any move loses the game.', { stalemateValue: 'loss' }],
  [
    'Regarding perpetual checks, the player that perpetually checks loses after three repetitions.',
    { perpetualCheckIllegal: 'true', nFoldRule: '3' },
  ],
  ['Capture all enemy pawns to win.', { extinctionValue: 'loss', extinctionPieceTypes: 'p' }],
  [
    'A player loses when he has no pawns remaining.',
    { extinctionValue: 'loss', extinctionPieceTypes: 'p' },
  ],
  [
    'Win by losing all your pieces except the king.',
    { extinctionValue: 'win', extinctionPieceTypes: '*', extinctionPieceCount: '1' },
  ],
  [
    'A player whose king is bare loses.',
    { extinctionValue: 'loss', extinctionPieceTypes: '*', extinctionPieceCount: '1' },
  ],
  ['A player must capture if possible.', { mustCapture: 'true' }],
  ['Players must take whenever they are able to.', { mustCapture: 'true' }],
  ['Kings can castle on either side.', { castling: 'true' }],
  ['Pawns may not be dropped on the last 2 ranks.', { promotionZonePawnDrops: 'false' }],
  ['Whenever you can capture, you must do so.', { mustCapture: 'true' }],
  ...[
    'A pawn that reaches the last rank becomes a queen.',
    'Pawns become queens on the last rank.',
  ].map(
    (sentence) =>
      [
        sentence,
        { promotionPieceTypes: 'q', promotionRegionWhite: '*8', promotionRegionBlack: '*1' },
      ] as const,
  ),
  ['Two or more pawns can be on the same file.', { dropNoDoubled: '-' }],
  [
    'Pieces may be dropped on the first two ranks.',
    { whiteDropRegion: '*1 *2', blackDropRegion: '*7 *8' },
  ],
  ['White pieces in hand can be dropped on the first two ranks.', { whiteDropRegion: '*1 *2' }],
  ['A pawn may not be dropped to give checkmate.', { shogiPawnDropMateIllegal: 'true' }],
  ['A pawn may be dropped to give checkmate.', { shogiPawnDropMateIllegal: 'false' }],
  [
    'Repeating the same position three times results in a draw.',
    { nFoldRule: '3', nFoldValue: 'draw' },
  ],
];

/** Several sentences together, or a sentence about something else. */
const TOGETHER: typeof STATED = [
  [
    'Pawns can promote when reaching the seventh rank. Promotion must happen upon reaching the 8th rank.',
    {
      promotionRegionWhite: '*7 *8',
      promotionRegionBlack: '*2 *1',
      mandatoryPawnPromotion: 'false',
      immobilityIllegal: 'true',
    },
  ],
  // The engine has one option for the whole zone.
  [
    'The promotion zone is the last three ranks. Pieces must promote on reaching the last rank.',
    { promotionRegionWhite: '*6 *7 *8', promotionRegionBlack: '*3 *2 *1' },
  ],
  [
    'The last two ranks are the promotion zone. Promotion is mandatory on the last rank.',
    { promotionRegionWhite: '*7 *8', promotionRegionBlack: '*2 *1' },
  ],
  [
    'Promotion is mandatory on the last rank and optional on the two ranks before it.',
    {
      promotionRegionWhite: '*6 *7 *8',
      promotionRegionBlack: '*3 *2 *1',
      mandatoryPawnPromotion: 'false',
      immobilityIllegal: 'true',
    },
  ],
  [
    'Drops are only allowed on the first four ranks. Captured pieces can be dropped.',
    {
      pieceDrops: 'true',
      capturesToHand: 'true',
      whiteDropRegion: '*1 *2 *3 *4',
      blackDropRegion: '*5 *6 *7 *8',
    },
  ],
  [
    'Captures are compulsory, but the player may choose which capture to make.',
    { mustCapture: 'true' },
  ],
  [
    'A player left with only a king loses.',
    {
      extinctionValue: 'loss',
      extinctionPieceTypes: '*',
      extinctionPieceCount: '1',
    },
  ],
  ['Promotion to a queen or a rook is not allowed.', { promotionPieceTypes: 'b n' }],
  // Of one player. Nothing is known of the other.
  ['White starts with no queen.', {}],
  ['White moves first without bishops.', {}],
  ['The Drake is identical to the Dragon King (promoted Rook) in Shogi.', {}],
  ['Silver upgrades to Promoted Silver.', {}],
  ["It can't double-step.", {}],
  ['A knight jumps over a rectangle of 2x4 squares.', {}],
];

test.each([...STATED, ...TOGETHER])('%s', (sentence, options) => {
  expect(optionsOf(sentence)).toEqual(options);
});

test.each([
  // These are about pawns of one army, one piece, and a board with several levels.
  'As Imperial pawns start on the third rank, they do not have the option to move two spaces.',
  'The horse promotes to a camel; promotion is mandatory.',
  'It is played on 3 6x8 boards.',
  'Stalemate is a loss on Tuesdays.',
  'Pawns may be promoted to bishops.',
  'There is no castling unless both players agree.',
])('states no option: %s', (sentence) => {
  expect(optionsOf(sentence)).toEqual({});
});

const BARE_KING_LOSES = {
  extinctionValue: 'loss',
  extinctionPieceTypes: '*',
  extinctionPieceCount: '1',
};

test.each([
  ['A player who has only the king left loses.', BARE_KING_LOSES],
  ['A player who loses all pieces but the king loses the game.', BARE_KING_LOSES],
  ['The first player to get four pieces in a row wins.', { connectN: '4' }],
  ['A player who gets five in a row wins.', { connectN: '5' }],
  // Whose pieces would be another option.
  ['The first player to get four pawns in a row wins.', {}],
  [
    'The first player to get four pieces in a row horizontally or vertically wins.',
    { connectN: '4', connectDiagonal: 'false' },
  ],
  // The last one with a king.
  ['The player who is left with a king wins.', {}],
  ['A player who has a king left loses.', {}],
  ['Kings may not face each other on the same rank.', {}],
  ['A player without legal moves must pass.', { passOnStalemate: 'true' }],
  ['If a player has no legal moves, he loses his turn.', { passOnStalemate: 'true' }],
  // Not when only the king has none.
  ['If a player cannot move his king, he must pass.', {}],
])('how a game ends or goes on: %s', (sentence, expected) => {
  expect(optionsOf(sentence)).toEqual(expected);
});

test.each([
  ['The game is drawn after 50 moves without a capture or a pawn move.', { nMoveRule: '50' }],
  ['If no pawn move or capture is made in 50 moves, the game is a draw.', { nMoveRule: '50' }],
  // The pawns do not reset it.
  ['The game is drawn after 50 moves without a capture.', { nMoveRule: '50', nMoveRuleTypes: '-' }],
  [
    'If no capture is made in 40 moves, the game is a draw.',
    { nMoveRule: '40', nMoveRuleTypes: '-' },
  ],
  // In the engine captures always reset it.
  ['The game is drawn after 50 moves without a pawn move.', {}],
])('which moves reset the move rule: %s', (sentence, expected) => {
  expect(optionsOf(sentence)).toEqual(expected);
});

test.each([
  ['The game is a draw if:', 'The same position is repeated three times.', 'nFoldRule', '3'],
  [
    'A draw is declared in the following cases:',
    'No capture has been made in the last 40 moves.',
    'nMoveRule',
    '40',
  ],
])('an item of a list leaves out what its list says: %s %s', (list, item, key, value) => {
  const text = `# My game\n\n## End\n\n${list}\n\n- ${item}\n- There is no castling.\n`;
  const { games } = readingOf({ file: 'page.md', text });
  const rules = games.flatMap((game) => game.rules);
  expect(rules.find(({ option }) => option === key)?.value).toBe(value);
  expect(rules.find(({ option }) => option === 'castling')?.value).toBe('false');
});

test('"a loss to the first player" says nothing about the player who repeats', () => {
  const text =
    '# My game\n\nRepeating the same position four times is a loss to the first player.\n';
  const { games } = readingOf({ file: 'page.md', text });
  expect(games[0]?.rules).toEqual([]);
});

test('if two sentences contradict each other, the first counts, and the second is shown', () => {
  const text = '# My game\n\n- Stalemate is a loss.\n- Stalemate is a draw.\n';
  const { games, sentences } = readingOf({ file: 'page.md', text });
  expect(games[0]?.rules.map(({ value }) => value)).toEqual(['loss']);
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['read', 'partly']);
});

describe('a section on another game', () => {
  const rulesUnder = (heading: string): readonly string[] => {
    const text = `# Amazon Chess\n\n## ${heading}\n\nPawns promote to queen, rook, bishop or knight.\n\n### End\n\nStalemate is a draw.\n\n## Board\n\nThere is no castling.\n`;
    return readingOf({ file: 'amazon.md', text }).games.flatMap(({ rules }) =>
      rules.flatMap(({ option }) => option ?? []),
    );
  };

  test('does not count up to the next heading of the same level', () => {
    expect(rulesUnder('Orthodox Chess rules')).toEqual(['castling']);
    expect(rulesUnder('Chess')).toEqual(['castling']);
    expect(rulesUnder('Amazon rules')).toEqual([
      'promotionPieceTypes',
      'stalemateValue',
      'castling',
    ]);
  });

  test('counts if the game of the page is not built in', () => {
    const text = '# My game\n\n## Orthodox Chess rules\n\nStalemate is a draw.\n';
    const { games } = readingOf({ file: 'page.md', text });
    expect(games[0]?.rules.map(({ option }) => option)).toEqual(['stalemateValue']);
  });

  test.each(['**Gothic**: no castling.', '- Janus chess - no castling.', 'Carrera : no castling'])(
    'a label that names another game says nothing of this one: %s',
    (line) => {
      const { games } = readingOf({ file: 'page.md', text: `# Capablanca Chess\n\n${line}\n` });
      expect(games[0]?.rules.flatMap(({ option }) => option ?? [])).toEqual([]);
    },
  );

  test('a label with the name of the game on the page counts', () => {
    const text = '# Capablanca Chess\n\nCapablanca: no castling.\n';
    const { games } = readingOf({ file: 'page.md', text });
    expect(games[0]?.rules.map(({ option }) => option)).toEqual(['castling']);
  });

  test('"Differences from" another game is not a title', () => {
    const text = '<h1>Differences from orthodox chess</h1><p>There is no castling.</p>';
    expect(readingOf({ file: 'amazon.html', text }).games[0]?.title).toBe('amazon');
  });

  test.each(['also', 'as well'])(
    'pawns that promote %s to others keep the usual choice',
    (word) => {
      const [before, behind] = word === 'also' ? ['also ', ''] : ['', ' as well'];
      const text = `# Amazon Chess\n\nPawns may ${before}promote to the amazon${behind}.\n`;
      const rules = readingOf({ file: 'amazon.md', text }).games.flatMap(({ rules: all }) => all);
      expect(rules.map(({ value }) => value)).toEqual(['q r b n a']);
    },
  );
});

test('a double step over empty squares is the usual one', () => {
  const sentence =
    'If it has not yet moved, each pawn has the option of moving two squares, provided both squares in front of it are empty.';
  expect(optionsOf(sentence)).toEqual({ doubleStep: 'true' });
});

test.each([
  '**Repetition** - The same position is repeated three times.',
  '- Repetition: The same position is repeated three times.',
])('a labelled item, too: %s', (item) => {
  const text = `# My game\n\n## End\n\nOther conditions result in a draw:\n\n${item}\n`;
  const { games } = readingOf({ file: 'page.md', text });
  expect(games[0]?.rules.map(({ option, value }) => [option, value])).toEqual([
    ['nFoldRule', '3'],
    ['nFoldValue', 'draw'],
  ]);
});

test('if checks are not allowed, a rank may be the goal of both players, so no goal is stated', () => {
  const flags = (more: string): readonly unknown[] =>
    readingOf({
      file: 'page.md',
      text: `# My game\n\nThe board is 9x9.\n\n${more} A king that reaches the 9th rank wins.\n`,
    }).games.flatMap(({ rules }) =>
      rules.filter(({ option }) => option?.startsWith('flag') === true),
    );
  expect(flags('')).toHaveLength(3);
  expect(flags('Giving check is not allowed.')).toEqual([]);
});

test('the size is read after the name of the game, even if it ends in a lower-case word', () => {
  const text = '# Hare chess\n\nHare chess is played on a board of 8 ranks and 10 files.\n';
  const { games, sentences } = readingOf({ file: 'page.md', text });
  expect(games[0]?.size).toEqual({ files: 10, ranks: 8 });
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['read']);
});

test.each(['It must capture if it can.', 'If it can capture, it must do so.'])(
  'one piece that has to capture is no rule of the game: %s',
  (sentence) => {
    const text = `# My game\n\n### Berserker (B)\n\nMoves like a rook. ${sentence}\n`;
    const { games } = readingOf({ file: 'page.md', text });
    expect(games.flatMap(({ rules }) => rules.map(({ option }) => option))).toEqual([]);
    expect(games[0]?.pieces.map(({ verdict }) => verdict)).toEqual(['partly']);
  },
);

describe('what pawns promote to, if no queen is among it', () => {
  const PAWN = '### Pawn\n\nMoves one square forward.\n\n';
  const ROOK = '### Rook\n\nMoves any number of squares orthogonally.\n\n';
  const verdictOn = (sentence: string, before: string): string | undefined =>
    readingOf({
      file: 'page.md',
      text: `# My game\n\nThe board has 6x6 squares.\n\n${before}## Rules\n\n${sentence}\n`,
    }).sentences.at(-1)?.verdict;

  test.each([
    ['Pawns may be promoted to a rook.', PAWN + ROOK],
    ['Pawns promote to a rook or knight.', `${PAWN}${ROOK}### Knight\n\nLeaps in an L shape.\n\n`],
    ['Pawns promote to a rook or knight.', 'The game is played without queens.\n\n'],
    ['Pawns promote to a rook or knight.', 'There are no queens.\n\n'],
  ])('%s It is read on a page without queens', (sentence, before) => {
    expect(verdictOn(sentence, before)).toBe('read');
  });

  test.each([
    // Whether they promote to queens as well is not said.
    ['Pawns may be promoted to a rook.', ''],
    ['Pawns may be promoted to a rook.', PAWN],
    ['Pawns may be promoted to a rook.', ROOK],
    ['Pawns may be promoted to a rook.', `${PAWN}${ROOK}### Queen\n\nMoves like a rook.\n\n`],
    ['Pawns may be promoted to a rook.', `${PAWN}${ROOK}All other rules are as in chess.\n\n`],
    ['Pawns may be promoted to a rook.', `${PAWN}${ROOK}All other pieces move as in chess.\n\n`],
    ['Pawns may be promoted to a rook.', `${PAWN}${ROOK}FEN: rrqkrr/6/6/6/6/RRQKRR w\n\n`],
  ])('%s It is open on another page', (sentence, before) => {
    expect(verdictOn(sentence, before)).toBe('partly');
  });
});
