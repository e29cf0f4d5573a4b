import { describe, expect, it } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { explainVariant, type VariantExplanation } from '../../src/explain/variant.js';
import { printVariantExplanation } from '../../src/explain/print-variant.js';
import { explainDocument, sectionGame, sentencesOf, described } from './described.js';

/** Chapters as the published rules have them, written before anything was printed. */
type Chapters = Readonly<Record<string, readonly string[]>>;

function chaptersOf({ chapters }: VariantExplanation): Chapters {
  return Object.fromEntries(chapters.map(({ heading, sentences }) => [heading, sentences]));
}

function builtin(name: string): VariantExplanation {
  return explainVariant(described(sectionGame(`parent = ${name}`)));
}

/** FIDE Laws of Chess, articles 3, 5 and 9. */
const PAWNS = [
  'A pawn on the second rank may go two squares straight ahead, if they are empty.',
  'A pawn that has just done so can be captured en passant by a pawn, with the next move, on a square that it passed over.',
];
const PROMOTION = [
  'A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight.',
];
const CASTLING = [
  'White castles with the king from e1 to g1 and the rook from h1 to f1 or with the king from e1 to c1 and the rook from a1 to d1. Black does the same on rank 8.',
  'Neither piece may have moved before, and no piece may stand between them or in their way.',
];
const SAFE_CASTLING = [
  ...CASTLING,
  'The king may not castle out of check, nor over or to an attacked square.',
];
const CHECKMATE = 'A player who is in check and has no legal move loses (checkmate).';
const STALEMATE = 'If a player who is not in check has no legal move, the game is a draw.';
const STALEMATED = 'If a player who is not in check has no legal move, he loses.';
const THREEFOLD = 'When a position occurs for the third time, the game is a draw.';
const FIFTY =
  'After 50 moves by each player without a capture or a move of a pawn, the game is a draw.';
const DEAD = 'If neither player has enough pieces left to win, the game is a draw.';
const PERPETUAL =
  'But a player who has given check with every move in between loses (perpetual check).';
const BOTH = 'If both have done so, the game is a draw.';
const TO_HAND = [
  'A captured piece changes sides and goes to the hand of the player who took it.',
  'A promoted piece turns back when it is captured.',
  'Instead of moving, a player may drop a piece from his hand on an empty square.',
];
const SHOGI_DROPS = [
  ...TO_HAND,
  'A pawn may not be dropped on a file where the player has an unpromoted pawn.',
  'No piece may be dropped where it could never move.',
  'A player who mates by dropping a pawn loses.',
];

describe('the rules of', () => {
  it('chess', () => {
    const expected = {
      Promotion: PROMOTION,
      Pawns: PAWNS,
      Castling: SAFE_CASTLING,
      'End of the game': [CHECKMATE, STALEMATE, THREEFOLD, FIFTY, DEAD],
    };
    expect(chaptersOf(builtin('chess'))).toEqual(expected);
    expect(chaptersOf(explainDocument('chess'))).toEqual(expected);
  });

  it('shogi', () => {
    expect(chaptersOf(builtin('shogi'))).toEqual({
      Promotion: [
        'Pieces may promote with a move that starts or ends on the last three ranks: bishop to horse, rook to dragon king, silver general to gold general, pawn to gold general, lance to gold general and knight to gold general.',
        'A piece that could otherwise never move again must promote.',
      ],
      Drops: SHOGI_DROPS,
      'End of the game': [
        CHECKMATE,
        STALEMATED,
        'When a position occurs for the fourth time, the game is a draw.',
        PERPETUAL,
        BOTH,
      ],
    });
  });

  it('xiangqi', () => {
    const explanation = builtin('xiangqi');
    expect(chaptersOf(explanation)).toEqual({
      Check: ['The kings may not face each other on an open file or rank.'],
      'End of the game': [
        CHECKMATE,
        STALEMATED,
        THREEFOLD,
        PERPETUAL,
        'A player who has attacked the same unprotected piece with every move in between loses (perpetual chase, by the Asian rules).',
        BOTH,
        "After 50 moves by each player without a capture, the game is a draw. Checks beyond a player's tenth are not counted.",
        DEAD,
      ],
    });
    const moves = new Map(explanation.pieces.map((piece) => [piece.name, piece.moves]));
    expect(moves.get('king')).toEqual([
      'Moves one square orthogonally.',
      'It never leaves d1 to f3 (Black: d8 to f10).',
    ]);
    expect(moves.get('elephant')?.at(-1)).toBe('It never leaves the first five ranks.');
    expect(moves.get('soldier')?.at(-1)).toBe('It moves sideways only on the last five ranks.');
    expect(moves.get('advisor')?.at(0)).toBe('Moves one square diagonally.');
  });

  it('crazyhouse', () => {
    expect(chaptersOf(builtin('crazyhouse'))).toEqual({
      Promotion: PROMOTION,
      Pawns: PAWNS,
      Castling: SAFE_CASTLING,
      Drops: [...TO_HAND, 'A pawn may not be dropped on the first rank or the last rank.'],
      'End of the game': [CHECKMATE, STALEMATE, THREEFOLD, FIFTY],
    });
  });

  it('atomic', () => {
    expect(chaptersOf(builtin('atomic'))).toEqual({
      Promotion: PROMOTION,
      Pawns: PAWNS,
      Castling: SAFE_CASTLING,
      Captures: [
        'Every capture explodes: the capturing piece leaves the board with the captured one, and so does everything on the squares around it, except pawns beside it.',
      ],
      Check: [
        'The king is royal: no move may leave it attacked or let it explode.',
        'Where royal pieces of both players touch, neither can be attacked.',
      ],
      'End of the game': [
        'A player who has no king left loses.',
        CHECKMATE,
        STALEMATE,
        THREEFOLD,
        FIFTY,
      ],
    });
  });

  it('duck chess', () => {
    expect(chaptersOf(builtin('duck'))).toEqual({
      Promotion: PROMOTION,
      Pawns: PAWNS,
      Castling: CASTLING,
      'Special moves': [
        'With every move the player puts a wall on any empty square.',
        'There is only one such wall, the duck: it moves from its previous square. Nothing can stand on it, pass it or capture it.',
      ],
      'End of the game': [
        'A player who has no king left loses.',
        'If a player has no legal move, he wins.',
        THREEFOLD,
        FIFTY,
      ],
    });
  });

  /** chessvariants.org/rules/zoshogi, by the reading that our document takes. */
  it('Zo shogi', () => {
    const explanation = explainDocument('zo-shogi');
    expect(chaptersOf(explanation)).toEqual({
      Promotion: [
        'Pieces may promote with a move that starts or ends on the last three ranks: rook to dragon, bishop to horse, silver to promoted silver, knight to promoted knight, lance to promoted lance, pawn to tokin and elephant to prince.',
        'A piece that could otherwise never move again must promote.',
      ],
      Drops: SHOGI_DROPS,
      'End of the game': [
        'A player wins by bringing a king to the last rank.',
        CHECKMATE,
        STALEMATED,
        'When a position occurs for the third time, the player whose move brought it about loses.',
        PERPETUAL,
        BOTH,
      ],
    });
    const royal = explanation.pieces.filter((piece) => piece.royal).map(({ name }) => name);
    expect(royal).toEqual(['king']);
  });

  /** The Chess Variant Pages: Paragi. */
  it('Paragi', () => {
    expect(chaptersOf(explainDocument('paragi'))).toEqual({
      Promotion: [
        'Pieces must promote with a move that starts or ends on the last three ranks: queen to angel, dragon to ship, horse to teut, rook to marshal, bishop to cardinal, knight to judge and pawn to guard.',
      ],
      'End of the game': [
        'A player wins by bringing a king to the last rank.',
        CHECKMATE,
        STALEMATED,
        'No move may lead to a position for the third time.',
        'When only the two kings are left, the king nearer to its last rank wins; if both are equally near, the player to move.',
      ],
    });
  });

  it('a game in which only one player has some of the captures en passant', () => {
    const passing = (lines: string): string =>
      sentencesOf(explainVariant(described(sectionGame(lines)))).join('\n');
    const types = (white: string, black: string): string =>
      `enPassantTypesWhite = ${white}\nenPassantTypesBlack = ${black}`;
    expect(passing(`parent = chess\n${types('p', 'pn')}`)).toContain(
      "en passant by a pawn of White's or a pawn or a knight of Black's, with",
    );
    expect(passing(`parent = berolina\n${types('p', '-')}`)).toContain(
      "en passant by a piece P of White's, with",
    );
  });
});

describe('printVariantExplanation', () => {
  it('begins with the board, then tells pieces and chapters', () => {
    const lines = printVariantExplanation(builtin('chess'));
    expect(lines.slice(0, 7)).toEqual([
      'section',
      '',
      'The board has 8 files and 8 ranks.',
      'White moves first.',
      '',
      '  8  r n b q k b n r',
      '  7  p p p p p p p p',
    ]);
    expect(lines).toContain('  King (K), royal: Moves one square in any direction.');
    expect(lines.indexOf('Promotion')).toBeGreaterThan(lines.indexOf('Pieces'));
  });

  it('says what is in hand at the start', () => {
    expect(builtin('sittuyin').opening).toContain(
      'Each player begins with two knights, two rooks, one ferz, two silver generals and one king in hand.',
    );
  });
});

it.each([
  ['', "the player's first rank"],
  ['castlingRank = 3\n', "the player's rank 3"],
])('says on which rank dropped pieces may castle: %s', (option, rank) => {
  const text = `parent = crazyhouse\ncastlingDroppedPiece = true\n${option}`;
  const sentences = sentencesOf(explainVariant(described(sectionGame(text)))).join('\n');
  expect(sentences).toContain(
    `A king that is dropped on the e-file of ${rank} may castle with a rook that is dropped there on the a- or h-file`,
  );
});

describe('rules that differ by colour', () => {
  const sentences = (lines: string): readonly string[] =>
    sentencesOf(explainVariant(described(sectionGame(lines))));

  it.each([
    ['parent = crazyhouse\ndropRegionBlack = *5', ['Black may drop pieces only on rank 5.']],
    [
      'parent = crazyhouse\ndropRegionWhite = *1\ndropRegionBlack = *8',
      ['A player may drop pieces only on the first rank.'],
    ],
    [
      'parent = crazyhouse\ndropRegionWhite = *1\ndropRegionBlack = *1',
      ['A player may drop pieces only on rank 1.'],
    ],
    [
      'parent = chess\npromotionRegionWhite = -\npromotionRegionBlack = *1',
      ['Black: A pawn that reaches rank 1 becomes a queen, a rook, a bishop or a knight.'],
    ],
    [
      'parent = chess\npromotionPieceTypesBlack = n',
      [
        'White: A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight.',
        'Black: A pawn that reaches the last rank becomes a knight.',
      ],
    ],
    [
      'parent = chess\ndoubleStepRegionBlack = -',
      ['A pawn on rank 2 (White only) may go two squares straight ahead, if they are empty.'],
    ],
    ['parent = chess\npassBlack = true', ['Black may pass.']],
    [
      'parent = chess\nflagPiece = k\nflagRegionWhite = e4\nflagRegionBlack = a1',
      ['A player wins by bringing a king to e4 (Black: a1).'],
    ],
    [
      'parent = chess\nflagPieceWhite = n\nflagRegionWhite = e4 d4',
      ['White wins by bringing a knight to d4 or e4.'],
    ],
    [
      'parent = chess\nnMoveRuleTypesBlack = n',
      [
        'After 50 moves by each player without a capture or a move of a pawn by White or an irreversible move of a knight by Black, the game is a draw.',
      ],
    ],
    [
      'parent = chess\npromotionLimit = q:1 r:2',
      ['No promotion may leave a player with more than two rooks or one queen.'],
    ],
  ])('%s', (lines, expected) => {
    expect(sentences(lines)).toEqual(expect.arrayContaining(expected));
  });
});

describe('every built-in variant', () => {
  it.each(BUILTIN_NAMES)('%s is described in whole sentences', (name) => {
    const explanation = builtin(name);
    const { opening, pieces } = explanation;
    const sentences = [
      ...opening,
      ...pieces.flatMap(({ moves }) => moves),
      ...sentencesOf(explanation),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|no square| {2}|\.\.|,,|@/);
    }
    expect(pieces.every(({ moves }) => moves.length > 0)).toBe(true);
    expect(new Set(pieces.map((piece) => piece.name)).size).toBe(pieces.length);
    expect(new Set(sentences.filter((one) => sentencesOf(explanation).includes(one))).size).toBe(
      sentencesOf(explanation).length,
    );
  });
});

it.each([
  ['parent = crazyhouse', true],
  ['parent = shogi', true],
  ['parent = crazyhouse\npromotionPieceTypes = -\nmandatoryPawnPromotion = false', false],
])('what a promoted piece in the hand is, if there is one: %s', (lines, isSaid) => {
  const { chapters } = explainVariant(described(sectionGame(lines)));
  const said = chapters.flatMap(({ sentences }) => sentences).join(' ');
  expect(said.includes('A promoted piece turns back')).toBe(isSaid);
});
