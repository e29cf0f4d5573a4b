import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import type { Variant } from '../../../src/ir/variant.js';
import { readPage } from '../../../src/read/read-page.js';
import { errorsOf } from '../../../src/text/diagnostic.js';
import { builtPage, playedPage } from '../../built-page.js';

const read = (text: string) =>
  readPage({ file: 'page.md', text }, { completion: null, library: () => null });

const variantOf = (text: string): Variant | undefined => read(text).value[0];

/** White's first rank: `rook knight …`. */
function firstRank(variant: Variant | undefined): string {
  const placements = variant?.start?.value.placements ?? [];
  const files = variant?.board.value.files ?? 0;
  return placements
    .filter(({ color }) => color === 'white')
    .slice(0, files)
    .map(({ piece }) => piece)
    .join(' ');
}

const idsOf = (variant: Variant | undefined): readonly string[] =>
  variant?.pieces.map(({ id }) => id).toSorted() ?? [];

const CANNON =
  '### Cannon (C)\n\nMoves any number of squares orthogonally, and captures like a knight.\n\n';

test.each([
  ['All other pieces move as in chess.', 'cannon knight bishop queen king bishop knight cannon'],
  ['The other pieces are those of orthodox chess.', 'cannon knight bishop queen king'],
  ['Every other piece moves as usual.', 'cannon knight bishop queen king'],
  ['All pieces other than the cannon move as in chess.', 'cannon knight bishop queen king'],
  // Of which pieces there are it says nothing.
  ['All other pieces move.', ''],
  ['Some other pieces move as in chess.', ''],
  ['The other pieces do not move as in chess.', ''],
])('%s: the FEN has the pieces of chess', (sentence, expected) => {
  const fen = 'cnbqkbnc/pppppppp/8/8/8/8/PPPPPPPP/CNBQKBNC w - - 0 1';
  const rank = firstRank(variantOf(`# Ours\n\n${sentence}\n\n${CANNON}FEN: ${fen}\n`));
  expect(rank.startsWith(expected) && (rank === '') === (expected === '')).toBe(true);
});

test('a piece that is excluded by name and not described is not that of chess', () => {
  const text = `# Ours\n\nThe board has 8x8 squares.\n\n${CANNON}All pieces except the knight move as in chess.\n`;
  expect(idsOf(variantOf(text))).toEqual(['bishop', 'cannon', 'king', 'pawn', 'queen', 'rook']);
});

const AMAZON = 'An amazon moves like a queen or a knight.';

test.each([
  `Rules are those of chess, except:\n\n- The queen is replaced by an amazon. ${AMAZON}`,
  `The rules of chess apply, with the following changes:\n\n- The queen is replaced by an amazon, which moves like a queen or a knight.`,
  `Rules are those of chess, except:\n\n- The queens are exchanged for amazons. ${AMAZON}`,
  `Same as chess, but:\n\n- The queen is replaced by an amazon. ${AMAZON}`,
  `This game is played like chess, with one difference:\n\n- The queen is replaced by an amazon. ${AMAZON}`,
  `As in chess, except for the following:\n\n- Amazons replace the queens. ${AMAZON}`,
  `The game is played like chess, with these differences:\n\n- Each side has an amazon instead of a queen. ${AMAZON}`,
])('a piece stands in the place of another, also at the start and in promotion: %j', (words) => {
  const variant = variantOf(`# Ours\n\n${words}\n`);
  expect(firstRank(variant)).toBe('rook knight bishop amazon king bishop knight rook');
  expect(idsOf(variant)).toEqual(['amazon', 'bishop', 'king', 'knight', 'pawn', 'rook']);
  const pawn = variant?.pieces.find(({ id }) => id === 'pawn');
  const forms = pawn?.promotion.style === 'pawn' ? pawn.promotion.to : [];
  expect(forms.toSorted()).toEqual(['amazon', 'bishop', 'knight', 'rook']);
});

test.each([
  'Pawns promote to a rook or an amazon.',
  'A pawn promotes to a rook or amazon on reaching the last rank.',
  'On the last rank, pawns promote to a rook or an amazon.',
])('pawns promote to a piece without a letter: %j', (sentence) => {
  const words = `Rules are those of chess, except:\n\n- The queen is replaced by an amazon. ${AMAZON}`;
  const variant = variantOf(`# Ours\n\n${words}\n\n${sentence}\n`);
  const pawn = variant?.pieces.find(({ id }) => id === 'pawn');
  const forms = pawn?.promotion.style === 'pawn' ? pawn.promotion.to : [];
  expect(forms.toSorted()).toEqual(['amazon', 'rook']);
});

test('"also" adds to what pawns promote to', () => {
  const text = `# Ours\n\nRules are those of chess, except:\n\n- The queen is replaced by an amazon. ${AMAZON}\n- The king is not royal.\n- Pawns may also promote to king.\n`;
  const pawn = variantOf(text)?.pieces.find(({ id }) => id === 'pawn');
  const forms = pawn?.promotion.style === 'pawn' ? pawn.promotion.to : [];
  expect(forms.toSorted()).toEqual(['amazon', 'bishop', 'king', 'knight', 'rook']);
});

test.each([
  ['', 'rook knight bishop queen king bishop knight rook'],
  // A new piece without a place, a heading over a picture, another board, a sentence that may tell of the start.
  ['The Wizard (W) moves one square diagonally.', ''],
  ['## Setup\n\n![start](start.png)', ''],
  ['The board has 10x8 squares.', ''],
  ['The black king starts glorping on d8.', ''],
  ['The starting position is shown below.', ''],
])('the start position is that of chess, if nothing says otherwise: %j', (more, expected) => {
  const text = `# Ours\n\nAll other rules are the same as in chess.\n\n### Knight\n\nMoves one square diagonally.\n\n${more}\n`;
  expect(firstRank(variantOf(text))).toBe(expected);
});

test('the king of chess is not royal if the page says so', () => {
  const royals = (more: string): readonly string[] =>
    variantOf(
      `# Ours\n\nRules are those of chess, except:\n\n- The queen is replaced by an amazon. ${AMAZON}\n- ${more}\n`,
    )?.pieces.flatMap(({ id, royal }) => (royal ? [id] : [])) ?? [];
  expect(royals('Stalemate is a loss.')).toEqual(['king']);
  expect(royals('The king has no royal power and may be captured.')).toEqual([]);
});

test.each([
  ['queen', 'amazon', 'moves like a queen or a knight'],
  ['rook', 'champion', 'leaps one or two squares orthogonally or two squares diagonally'],
  ['bishop', 'camel', 'leaps (1,3)'],
  ['knight', 'zebra', 'leaps (2,3)'],
])(
  'a pawn becomes what stands for the %s: the section plays like its source',
  (old, own, moves) => {
    const text = `# Swap\n\nThe rules are the same as in chess, with the following changes:\n\n- The ${old} is replaced by a ${own}, which ${moves}.\n- There is no castling.\n`;
    const { diagnostics, ini } = builtPage(text, 3);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(ini).not.toBe('');
    const game = variantOf(text);
    const choices = game?.rules.promotionPieceTypes.white.map((id) =>
      game.pieces.find((piece) => piece.id === id)?.name?.toLowerCase(),
    );
    const usual = ['queen', 'rook', 'bishop', 'knight'].map((name) => (name === old ? own : name));
    expect(choices?.toSorted()).toEqual(usual.toSorted());
  },
);

test('a pawn becomes a piece of the other game under the name that it has here', () => {
  const text = `# Ours\n\nThe rules are those of Capablanca chess, except for the following.\n\n### Cardinal (A)\n\nMoves like a bishop or a knight.\n\n### Marshal (C)\n\nMoves like a rook or a knight.\n`;
  const pawn = variantOf(text)?.pieces.find(({ id }) => id === 'pawn');
  const forms = pawn?.promotion.style === 'pawn' ? pawn.promotion.to : [];
  expect(forms.toSorted()).toEqual(['bishop', 'cardinal', 'knight', 'marshal', 'queen', 'rook']);
});

const problemOf = (words: string): string =>
  read(`# Ours\n\n${words}\n`).diagnostics.find(({ severity }) => severity === 'error')?.message ??
  '';

test('rules that are not understood may be the very difference from the other game', () => {
  const variant = (words: string) => variantOf(`# Ours\n\n${words}\n`);
  expect(variant('The rules are those of chess, but without castling.')?.rules.castling).toBe(
    false,
  );
  expect(
    variant('The rules are those of chess, but without castling. Bishops glorp the rooks.'),
  ).toBeUndefined();
  for (const more of [
    'Landmines lie on e4 and d5.',
    'It is a game for four people.',
    '\n\n## Pawns move backwards\n',
    '\n\n| Side | Setup |\n| --- | --- |\n| White | Ke1, Rd1 |\n',
  ])
    expect(variant(`The rules are those of chess, but without castling. ${more}`)).toBeUndefined();
  const passing = variant('The rules are those of chess, but there is no en passant.');
  expect(passing?.rules.enPassantTypes.white).toEqual([]);
  expect(
    variant('It was invented in 2019. The rules are those of chess, but without castling.'),
  ).toBeDefined();
  expect(problemOf('The rules are those of chess. Bishops may glorp the rooks.')).toMatch(
    /^This page takes over the rules of chess, but not all of its sentences are understood/,
  );
  expect(problemOf('The rules are those of chess.')).toBe(
    'This page takes over the rules of chess and states no difference from it.',
  );
  expect(
    problemOf('The rules are those of chess, but without castling. It has 8x10 squares.'),
  ).toMatch(/start position is not known/);
});

const letterOf = (text: string, name: string): string | null | undefined =>
  variantOf(text)?.pieces.find((piece) => piece.name?.toLowerCase() === name)?.abbreviation;

test.each([
  ['### Queen\n\nMoves like a knight.', 'queen', 'Q'],
  ['### Queen\n\nMoves like a knight.', 'knight', 'N'],
  ['### Rook\n\nMoves like a bishop.', 'rook', 'R'],
  ['### Bishop\n\nMoves like a rook.', 'bishop', 'B'],
])('a piece that moves like another of the game stays itself: %j, %s', (words, name, letter) => {
  const text = `# Ours\n\nThe rules are those of chess, except for the following.\n\n${words}\n`;
  expect(letterOf(text, name)).toBe(letter);
});

test('a king keeps its letter beside a dragon king', () => {
  const text =
    '# Ours\n\nThe rules are the same as in shogi.\n\n### King\n\nMoves one square in any direction.\n';
  expect(letterOf(text, 'king')).toBe('K');
});

test.each([
  [
    '# Ours\n\n* Size: 8x8\n\nThe king may capture a rook on a blue moon.\n',
    'rook on a blue moon.',
  ],
  ['# Ours\n\nChess where pieces explode when captured.\n', 'explode when captured.'],
  // Without a word of moves or rules, but it names the game that is changed.
  [
    "# Ours\n\nIt's chess, but White has a queen less.\n",
    "It's chess, but White has a queen less.",
  ],
  ['# Ours\n\nChess, but White has a queen less.\n', 'Chess, but White has a queen less.'],
])(
  'a document without a table is refused at the words that are not understood: %j',
  (text, words) => {
    const [first, ...others] = errorsOf(read(text).diagnostics);
    expect(others).toEqual([]);
    expect(first?.message).toMatch(/^This is not understood, so no game is built/);
    expect(text.slice(first?.span.start, first?.span.end)).toBe(words);
  },
);

test('a document without a table and without sentences needs a table', () => {
  const [plain] = errorsOf(read('# Ours\n\n* Size: 8x8\n').diagnostics);
  expect(plain?.code).toBe('doc/no-piece-table');
  expect(plain?.message).toMatch(/below a heading "# Variant"\.$/);
  expect(plain?.notes).toEqual([]);
});

test('a piece is replaced under any of its names, and one that the other game has not is reported', () => {
  const built = (words: string) =>
    builtPage(`# Ours\n\nThe rules are those of makruk, except for the following.\n\n${words}\n`);
  const { ini } = built(
    'The khon is replaced by a champion (C), which moves like a rook or a met.',
  );
  expect(ini).toContain('startFen = rncmkcnr/8/pppppppp/8/8/PPPPPPPP/8/RNCKMCNR w - - 0 1\n');
  expect(ini).not.toContain('silver');
  const { diagnostics } = built('The queen is replaced by a knight.');
  expect(diagnostics.map(({ message }) => message).join('\n')).toContain(
    'makruk has no queen, so this sentence changes nothing.',
  );
});

test('a letter in brackets is no notation of the moves', () => {
  const { diagnostics } = read(
    '# Ours\n\nThe rules are those of chess, except for the following.\n\nThe queen glorps an ai-wok (A), which moves like a rook or a knight.\n',
  );
  expect(diagnostics.map(({ code }) => code)).not.toContain('doc/betza-used');
});

test('one piece stands in the place of several', () => {
  const variant = variantOf(
    '# Ours\n\nThe rules are those of chess, except for the following.\n\nRooks and bishops are replaced by champions (C), which move like a queen, but at most two squares.\n',
  );
  expect(firstRank(variant)).toBe('champion knight champion queen king champion knight champion');
  expect(idsOf(variant)).toEqual(['champion', 'king', 'knight', 'pawn', 'queen']);
});

test('beside a changed piece, what may be another difference is pointed to', () => {
  const maybe = (words: string) =>
    builtPage(
      `# Ours\n\nThe rules are those of chess, except for the following.\n\nKnights move like camels. ${words}\n`,
    ).diagnostics.filter(({ code }) => code === 'doc/maybe-a-rule');
  expect(maybe('White has two queens.').map(({ message }) => message)).toEqual([
    'This is not read as a rule. If it states a difference from chess, the game is built without it.',
  ]);
  expect(
    maybe('White has two queens. The board is made of four smaller boards.')[0]?.notes,
  ).toHaveLength(1);
  expect(maybe('White has two queens. Black has two rooks.')[0]?.message).toContain(
    '(nor is 1 other)',
  );
  expect(maybe('It was invented in 2019.')).toEqual([]);
});

test('a piece whose moves change keeps its letter, its promotion and its limits', () => {
  const built = (game: string, words: string) =>
    builtPage(`# Ours\n\nThe rules are those of ${game}, except for the following.\n\n${words}\n`);
  const silver = built('shogi', 'Silver generals may also move one square sideways.');
  expect(silver.ini).toMatch(/^promotedPieceType = .*\bs:g\b/m);
  const pawn = built('shogi', 'Pawns move one square straight forward or straight backward.');
  expect(pawn.diagnostics.map(({ message }) => message).join('\n')).toContain(
    'Pawn (P) may not be dropped to give mate',
  );
  const khon = built('makruk', 'The khon may also move one square straight backward.');
  expect(khon.ini).toMatch(/^customPiece1 = s:/m);
});

test('a king that is not royal castles as the king of the other game, however it moves', () => {
  const { ini } = builtPage(
    '# Ours\n\nThe rules are those of chess, except for the following.\n\nThe king is not royal. Kings may not capture.\n',
  );
  expect(ini).toContain('k:mK\n');
  expect(ini).toContain('castlingKingPiece = k\n');
});

test('a game whose name begins with that of a piece is no piece', () => {
  const variant = variantOf(
    '# Elephant Court\n\nElephant Court is a chess variant. It is played like chess with these changes:\n\n- The bishops are replaced by elephants (E), which step one square diagonally.\n',
  );
  expect(firstRank(variant)).toBe('rook knight elephant queen king elephant knight rook');
});

/** White's castling rights and those of Black, and the pieces in hand, as a FEN has them. */
test.each([
  ['White cannot castle.', '', 'kq'],
  ['Castling is only allowed on the kingside.', '', 'Kk'],
  ['There is no queenside castling.', '', 'Kk'],
  ['Each player has a knight in hand at the start and may drop it.', '[Nn]', 'KQkq'],
  ['White has two bishops in hand at the start and may drop one of them.', '[BB]', 'KQkq'],
])('what sentences tell of the start position: %s', (words, hand, rights) => {
  const { ini } = builtPage(`# Ours\n\nAs in chess, except:\n\n* ${words}\n`);
  expect(ini).toContain(
    `startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR${hand} w ${rights} - 0 1`,
  );
});

test.each([
  ['White moves first. Black has a pawn in hand at the start.', '[p]'],
  ['Black moves first. Black has a pawn in hand at the start.', '[P]'],
  ['Sente is black. White has a pawn in hand at the start.', '[p]'],
  ['Each player has a pawn in hand at the start.', '[Pp]'],
  // In shogi the first player is called Black by some and White by others.
  ['Black has a pawn in hand at the start.', null],
])('who is Black in shogi: %s', (words, hand) => {
  const { ini } = builtPage(
    `# Ours\n\nAs in shogi, except:\n\n* ${words.replace('. ', '.\n* ')}\n`,
  );
  if (hand === null) expect(ini).toBe('');
  else expect(ini).toContain(`9/PPPPPPPPP/1B5R1/LNSGKGSNL${hand} w`);
});

test('captured pieces come to hand only if a page says so', () => {
  const ini = (words: string) => builtPage(`# Ours\n\nAs in chess, except:\n\n* ${words}\n`).ini;
  const held = 'Each player has a knight in hand at the start.';
  expect(ini('Pieces in hand can be dropped.')).toContain('capturesToHand = true');
  expect(ini(`${held} Pieces in hand can be dropped.`)).not.toContain('capturesToHand');
  expect(ini(`${held} Captured pieces can be dropped.`)).toContain('capturesToHand = true');
});

test('named pieces in hand are dropped on a part of the board', () => {
  const words =
    'Each player has two knights in hand; on his turn a player may drop one of them on his own half.';
  const { ini } = builtPage(`# Ours\n\nAs in chess, except:\n\n* ${words}\n`);
  expect(ini).toContain('dropRegionWhite = *1 *2 *3 *4\n');
});

test.each([
  ['any piece', 'nbrc'],
  ['any piece except a rook', 'nbc'],
])('pawns may promote to %s, that of the page included', (choice, letters) => {
  const words = `The queen is replaced by a Chancellor. The Chancellor moves as a rook or a knight. Pawns may promote to ${choice}.`;
  const { ini } = builtPage(`# Ours\n\nAs in chess, except:\n\n* ${words}\n`);
  const [, choices = ''] = /promotionPieceTypes = (\w+)/.exec(ini) ?? [];
  expect([...choices].toSorted()).toEqual([...letters].toSorted());
});

describe('the king castles with what stands in the place of the rook', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadFfish();
  });

  /** Moves that leave bishops and knights out of the way of both castling moves. */
  const OPENING = ['g2g3', 'a7a6', 'f1h3', 'b7b6', 'g1f3', 'c7c6'];

  // The moves of castling are those of the rules, counted by hand.
  test.each([
    ['Chess with chancellors instead of rooks.', true],
    ['Chess with archbishops instead of bishops and chancellors instead of rooks.', true],
    [`The rooks are replaced by elephants. The elephant leaps two squares diagonally.`, true],
    ['Chess with chancellors instead of rooks. There is no castling.', false],
    ['Chess with archbishops instead of bishops.', true],
  ])('%s', (words, castles) => {
    const page = `# Partners ${words.length}\n\nThe rules are those of chess, except for the following.\n\n* ${words}\n`;
    const { diagnostics, variant } = builtPage(page);
    expect(variant).not.toBe('');
    const game = playedPage(engine, page);
    for (const move of OPENING) expect(game.push(move), move).toBe(true);
    expect(game.legalMoves().includes('e1g1')).toBe(castles);
    game.close();
    const said = diagnostics.filter(({ message }) => message.startsWith('The king castles with'));
    expect(said.length).toBe(castles && !/instead of bishops\.$/.test(words) ? 1 : 0);
  });
});
