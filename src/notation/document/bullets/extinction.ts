import type { PieceId } from '../../../ir/piece.js';
import type { RuleFields, Value } from '../../../ir/rules.js';
import { NO_DEFAULTS, type RuleBullet, type RuleChange } from '../bullet-row.js';
import { COUNT, PIECES, shorthand, single, words, YES_NO } from '../bullet-values.js';

const VALUES: readonly Value[] = ['loss', 'win', 'draw'];

function lost(
  word: string,
  extinctionPieceTypes: RuleFields<PieceId>['extinctionPieceTypes'],
  counts: Partial<RuleFields<PieceId>>,
): RuleChange {
  const extinctionValue = VALUES.find((value) => value === word) ?? 'loss';
  return { fields: { extinctionValue, extinctionPieceTypes, ...counts } };
}

const CAPTURE_WINS: RuleBullet<'Capture wins'> = {
  name: 'Capture wins',
  also: ['Capturing wins', 'Captured to win'],
  words: ['King', 'King, Prince'],
  example: 'King',
  text: 'The player who captures such a piece wins. There is no check, and the piece may be left attacked. Short for `Extinction` of pieces that are not royal.',
  fields: [],
  read: (value, context) => {
    const notRoyal = PIECES.read(value, context)?.filter((piece) => piece !== '*') ?? [];
    return notRoyal.length === 0 ? null : { ...lost('loss', notRoyal, {}), notRoyal };
  },
  say: () => null,
  defaults: NO_DEFAULTS,
};

/** The effects of losing pieces. */
export const EXTINCTION_BULLETS = [
  shorthand('Losing all pieces', VALUES, (word) => lost(word, ['*'], {}), {
    text: 'The same as `Extinction` of `all pieces`.',
    who: {
      own: /(?:loses|losing|with ?out|with no|no)?(?: ?all| ?their| ?his)* ?pieces?|pieceless/,
    },
  }),
  shorthand(
    'Bare king',
    VALUES,
    (word) => lost(word, ['*'], { extinctionPieceCount: 1, extinctionOpponentPieceCount: 2 }),
    {
      who: {
        own: /bared?(?: king)?|with bared? king|king alone|lone king/,
        other: /baring|bares|other|opponent|opponents/,
      },
      text: 'The result for a player who has only the king left while the opponent has more. Short for `Extinction` of `all pieces` at 1 against 2.',
    },
  ),
  CAPTURE_WINS,
  single(
    'Extinction',
    'extinctionValue',
    words<Value>([
      ['loss', 'loss'],
      ['win', 'win'],
      ['draw', 'draw'],
      ['none', 'none'],
    ]),
    {
      text: 'The result for a player who has lost all pieces of a type listed in `Extinction of`.',
    },
  ),
  single('Extinction of', 'extinctionPieceTypes', PIECES, {
    text: 'The pieces whose loss ends the game. Losing all pieces of one type is enough; `all pieces` counts them together.',
    example: 'King, Queen',
    also: ['Extinct pieces'],
  }),
  single('Extinction at', 'extinctionPieceCount', COUNT, {
    text: 'The number of pieces that may remain for them to count as lost: with `all pieces` and 1, a bare king loses.',
    example: '1',
  }),
  single('Extinction against', 'extinctionOpponentPieceCount', COUNT, {
    text: 'The number of pieces that the opponent must have left.',
    example: '2',
  }),
  single('Extinction reply', 'extinctionClaim', YES_NO, {
    text: 'The player may still equalise with the next move, like a bare king in shatranj.',
  }),
  single('Last ones are royal', 'extinctionPseudoRoyal', YES_NO, {
    text: 'The last piece of each type in `Extinction of` is royal and may not be left attacked. Use it for several royal pieces, or for a royal piece that is not a chess king.',
    also: ['Pseudo-royal', 'Royal pieces'],
  }),
] as const;
