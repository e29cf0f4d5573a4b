import { NO_DEFAULTS, type RuleBullet } from '../bullet-row.js';
import {
  ALLOWED,
  choice,
  PIECE,
  shorthand,
  single,
  SQUARES,
  SQUARES_OF_EACH,
  words,
  YES_NO,
} from '../bullet-values.js';
import type { EnclosingRule, WallingRule } from '../../../ir/rules.js';

const MUST_DROP: RuleBullet<'Must drop'> = {
  name: 'Must drop',
  words: ['yes', 'no', 'King'],
  example: 'yes',
  text: 'A player with pieces in hand (or with pieces of the given types) must drop one if possible, for example in a setup phase.',
  also: ['Compulsory drops', 'Setup phase'],
  fields: ['mustDrop', 'mustDropType'],
  read: (value, context) => {
    const word = value.toLowerCase();
    if (word === 'no') return { fields: { mustDrop: false } };
    const mustDropType = word === 'yes' ? '*' : PIECE.read(value, context);
    return mustDropType === null ? null : { fields: { mustDrop: true, mustDropType } };
  },
  say: ({ rules }, context) => {
    if (!rules.mustDrop) return 'no';
    return rules.mustDropType === '*' ? 'yes' : PIECE.say(rules.mustDropType, context);
  },
  defaults: NO_DEFAULTS,
};

/** Drops, gates and walls. */
export const DROP_BULLETS = [
  choice(
    'Drops',
    {
      yes: { pieceDrops: true, capturesToHand: true, freeDrops: false },
      no: { pieceDrops: false, capturesToHand: false, freeDrops: false },
      'of the initial hand': { pieceDrops: true, capturesToHand: false, freeDrops: false },
      'without a hand': { pieceDrops: true, capturesToHand: false, freeDrops: true },
    },
    {
      text: 'Captured pieces can be dropped (or only pieces in hand at the start, or an unlimited supply). Chess pawns can be dropped neither on the first rank nor in the promotion zone, unless bullets below allow it; dropped on the rank of the double step, they can make it.',
    },
    { shogi: 'yes', chess: 'no' },
  ),
  single('Captures to hand', 'capturesToHand', YES_NO, {
    text: 'Captured pieces go to the hand of the capturing player, whether or not they can be dropped.',
  }),
  choice(
    'Immobile pieces',
    { forbidden: { immobilityIllegal: true }, allowed: { immobilityIllegal: false } },
    {
      text: 'Whether a piece may move to or be dropped on a square from which it could never move again.',
    },
    { shogi: 'forbidden', chess: null },
  ),
  single('Drop squares', 'dropRegion', SQUARES_OF_EACH, {
    text: 'The squares where pieces may be dropped.',
    example: '*1 *2 *3',
    also: ['Drop zone', 'Drop region'],
  }),
  MUST_DROP,
  single('Drops with check', 'dropChecks', ALLOWED, {
    text: 'Whether a drop may give check.',
    example: 'forbidden',
  }),
  single('Drops promoted', 'dropPromoted', YES_NO, {
    text: 'A piece may also be dropped promoted.',
    also: ['Dropped promoted'],
  }),
  single('Promoted captures stay promoted', 'dropLoop', YES_NO, {
    text: 'A promoted piece stays promoted when captured and dropped.',
  }),
  single('Pawn drops on first rank', 'firstRankPawnDrops', YES_NO, {
    text: 'Chess pawns may be dropped on the first rank.',
    also: ['First rank pawn drops'],
  }),
  single('Pawn drops in zone', 'promotionZonePawnDrops', YES_NO, {
    text: 'Chess pawns may be dropped in the promotion zone.',
    also: ['Promotion zone pawn drops'],
  }),
  single('Rook drops on first rank', 'sittuyinRookDrop', YES_NO, {
    text: 'Rooks may be dropped on the first rank only, as in sittuyin.',
  }),
  single('Bishops on both colours', 'dropOppositeColoredBishop', YES_NO, {
    text: 'The bishops of a player must be dropped on squares of both colours.',
    also: ['Bishops on both colors'],
  }),
  single(
    'Drops where',
    'enclosingDrop',
    words<EnclosingRule>([
      ['anywhere', 'none'],
      ['enclosing', 'reversi'],
      ['next to own', 'ataxx'],
      ['next to own or own king', 'quadwrangle'],
      ['not next to enemies', 'snort'],
      ['from a side', 'anyside'],
      ['from the top', 'top'],
    ]),
    {
      text: 'Drop squares that depend on other pieces: where the piece encloses enemies (reversi), next to a friendly piece (ataxx), not orthogonally next to enemies (snort), sliding in from a side, or falling down its file.',
      example: 'enclosing',
    },
  ),
  single('Drops first', 'enclosingDropStart', SQUARES, {
    text: 'While one of these squares is empty, pieces must be dropped there, as in reversi.',
    example: 'd4-e5',
  }),
  single('Two boards', 'twoBoards', YES_NO, {
    text: 'Captured pieces go to a partner at a second board, as in bughouse.',
  }),
  choice(
    'Gating',
    {
      no: { gating: false, seirawanGating: false },
      yes: { gating: true, seirawanGating: true },
      'marks only': { gating: true, seirawanGating: false },
    },
    {
      text: 'When a piece of the first rank first moves, a piece from the hand may be placed on its square, as in Seirawan chess. Otherwise the castling field of the FEN only marks unmoved pieces.',
      example: 'yes',
    },
  ),
  single('First leaps of Ouk', 'cambodianMoves', YES_NO, {
    text: 'King and ferz may leap on their first move, as in Cambodian chess.',
    also: ['Cambodian moves'],
  }),
  shorthand('Duck', ['yes'], () => ({ fields: { wallingRule: 'duck' } }), {
    text: 'The same as `Walls: duck`.',
  }),
  shorthand('Arrows', ['yes'], () => ({ fields: { wallingRule: 'arrow' } }), {
    text: 'The same as `Walls: arrow`.',
  }),
  single(
    'Walls',
    'wallingRule',
    words<WallingRule>([
      ['none', 'none'],
      ['duck', 'duck'],
      ['arrow', 'arrow'],
      ['static', 'static'],
      ['past', 'past'],
      ['edge', 'edge'],
    ]),
    {
      text: 'Each move also blocks a square: with a duck that moves each time, with an arrow shot by the piece (amazons), permanently anywhere (`static`), on the square that the piece left (`past`), or on the edge of the remaining board (`edge`).',
      example: 'duck',
    },
  ),
  single('Wall squares', 'wallingRegion', SQUARES_OF_EACH, {
    text: 'The squares that may be blocked.',
    example: 'a1-h7',
  }),
  single('Wall or move', 'wallOrMove', YES_NO, {
    text: 'A turn is a move or a wall, not both.',
  }),
] as const;
