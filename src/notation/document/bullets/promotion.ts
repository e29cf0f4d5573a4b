import { byColor } from '../../../ir/board.js';
import { equalSquareSets, farthestRanks } from '../../../ir/region.js';
import { NO_DEFAULTS, type RuleBullet, type RuleChange, type RuleContext } from '../bullet-row.js';
import { choice, PIECES_OF_EACH, single, SQUARES_OF_EACH, YES_NO } from '../bullet-values.js';
import { meantWord } from '../bullet-words.js';

/** Pawns promote on their last square in any case, unless a text states otherwise. */
const COMPULSORY: ReadonlyMap<string, boolean> = new Map([
  ['optional', false],
  ['compulsory', true],
]);

const PROMOTION: RuleBullet<'Promotion'> = withPiecesAndSquares({
  name: 'Promotion',
  words: [...COMPULSORY.keys()],
  example: 'compulsory',
  text: 'Whether promotion is optional. A piece that could never move again must promote in any case. `Q, R on rank 8` also states what pawns become and where, like the bullets `Pawns become` and `Promotion zone`.',
  fields: ['mandatoryPiecePromotion', 'mandatoryPawnPromotion'],
  read: (value, { hasPawns }) => {
    const mandatory = COMPULSORY.get(meantWord(value, [...COMPULSORY.keys()]) ?? '');
    if (mandatory === undefined) return null;
    const pawns = hasPawns ? { mandatoryPawnPromotion: mandatory } : {};
    return { fields: { mandatoryPiecePromotion: mandatory, ...pawns } };
  },
  say: ({ rules: { mandatoryPawnPromotion: pawns, mandatoryPiecePromotion: pieces } }, context) =>
    context.hasPawns && pawns !== pieces ? null : pieces ? 'compulsory' : 'optional',
  defaults: { shogi: 'optional', chess: null },
});

const ZONE: RuleBullet<'Promotion zone'> = {
  name: 'Promotion zone',
  words: ['3 farthest ranks', 'none', 'a6-h8', 'White *8; Black *1 *2'],
  example: '3 farthest ranks',
  text: 'The squares where pieces promote: when they enter, leave or move inside the zone. A chess pawn promotes when it enters.',
  fields: ['promotionRegion'],
  read: (value, context) => {
    // In a zone, `2 ranks` are the farthest.
    const squares = value.replace(
      /^\s*(\d{1,2}|one|two|three|four) ranks?\s*$/i,
      '$1 farthest ranks',
    );
    const promotionRegion = SQUARES_OF_EACH.read(squares, context);
    return promotionRegion === null ? null : { fields: { promotionRegion } };
  },
  say: ({ rules }, context) => {
    const { board } = context;
    const depths = Array.from({ length: board.ranks + 1 }, (_, depth) => depth);
    const depth = depths.find((candidate) => {
      const { promotionRegion } = zoneOf(candidate, context);
      return (['white', 'black'] as const).every((color) =>
        equalSquareSets(promotionRegion[color], rules.promotionRegion[color]),
      );
    });
    return depth === undefined
      ? SQUARES_OF_EACH.say(rules.promotionRegion, context)
      : zoneWords(depth);
  },
  defaults: NO_DEFAULTS,
};

export function zoneWords(depth: number): string {
  return depth === 0 ? 'none' : `${depth} farthest ${depth === 1 ? 'rank' : 'ranks'}`;
}

function zoneOf(depth: number, { board }: RuleContext) {
  return { promotionRegion: byColor((color) => farthestRanks(board, depth, color)) };
}

/** The bullet, which then also accepts `Queen, Rook on rank 8`, `to a Queen` and `on the last two ranks`. */
function withPiecesAndSquares<Name extends string>(bullet: RuleBullet<Name>): RuleBullet<Name> {
  return {
    ...bullet,
    read: (value, context) => bullet.read(value, context) ?? piecesAndSquares(value, context),
  };
}

const REACHING =
  /(?:^| )(?:(?:up)?on reaching|when reaching|when (?:it|they) reach(?:es)?|on|at|in) /i;

/** For example `on the last rank, to Queen or Rook`. */
const FIRST_WHERE =
  /^(?:(?:up)?on reaching|when reaching|on|at|in) ([^,;]{1,80}?),? (?:in)?to (?:an? )?([^;]{1,400})$/i;

/** Splits `Queen, Rook on rank 8` into the texts of the pieces and of the squares. */
export function becomesAndWhere(value: string): {
  readonly pieces: string;
  readonly where: string;
} {
  const [, first = '', then] = FIRST_WHERE.exec(value) ?? [];
  if (then !== undefined) return { pieces: then, where: first };
  const { index, 0: reaching } = REACHING.exec(value) ?? { index: value.length, 0: '' };
  const pieces = value.slice(0, index).replace(/^(?:in)?to /i, '');
  return { pieces, where: value.slice(index + reaching.length) };
}

function piecesAndSquares(value: string, context: RuleContext): RuleChange | null {
  const isPlace = SQUARES_OF_EACH.read(value, context) !== null;
  const { pieces, where } = isPlace ? { pieces: '', where: value } : becomesAndWhere(value);
  const promotionPieceTypes = pieces === '' ? null : PIECES_OF_EACH.read(pieces, context);
  const promotionRegion = where === '' ? null : SQUARES_OF_EACH.read(where, context);
  // A pawn cannot become "any piece", and only pawns have a choice.
  const isChoice = [promotionPieceTypes?.white ?? [], promotionPieceTypes?.black ?? []].every(
    (types) => context.hasPawns && types.length > 0 && !types.includes('*'),
  );
  if ((pieces !== '' && !isChoice) || (where !== '' && promotionRegion === null)) return null;
  if (pieces === '' && where === '') return null;
  return {
    fields: {
      ...(promotionPieceTypes === null ? {} : { promotionPieceTypes }),
      ...(promotionRegion === null ? {} : { promotionRegion }),
    },
  };
}

/** Which pieces promote, where, to what, and whether they must. */
export const PROMOTION_BULLETS = [
  ZONE,
  PROMOTION,
  withPiecesAndSquares(
    choice(
      'Pawn promotion',
      {
        compulsory: { mandatoryPawnPromotion: true },
        optional: { mandatoryPawnPromotion: false },
        'optional, compulsory on the last rank': {
          mandatoryPawnPromotion: false,
          immobilityIllegal: true,
        },
      },
      {
        text: 'Whether a chess pawn may remain a pawn in the promotion zone.',
        example: 'optional',
      },
    ),
  ),
  single('Promotes as a pawn', 'promotionPawnTypes', PIECES_OF_EACH, {
    text: 'The pieces that promote like a chess pawn, if the column Promote does not say so, or for one side only.',
    example: 'White Pawn; Black Hoplite',
    also: ['Pawns'],
  }),
  withPiecesAndSquares(
    single('Pawns become', 'promotionPieceTypes', PIECES_OF_EACH, {
      text: 'What pawns may become, if the two sides have different choices.',
      example: 'White Queen, Rook; Black General',
      also: ['Promotion choices', 'Promotion pieces', 'Promotes to', 'Pawns promote to'],
    }),
  ),
  single('Promotion by capture only', 'piecePromotionOnCapture', YES_NO, {
    text: 'Pieces promote (as in shogi) only by capturing.',
  }),
  single('Demotion', 'pieceDemotion', YES_NO, {
    text: 'A promoted piece may change back when it moves, as in Kyoto shogi.',
    also: ['Flipping pieces'],
  }),
  single('Promotion in place', 'sittuyinPromotion', YES_NO, {
    text: 'As in sittuyin: a pawn in the zone (the last pawn anywhere) promotes without moving, or with a non-capturing move of the new piece, which may neither give check nor attack anything.',
  }),
] as const;
