import { rankOf, type ByColor } from '../../ir/board.js';
import { hasLongSteps } from '../../ir/pawn.js';
import type { SquareSet } from '../../ir/region.js';
import type { Variant } from '../../ir/variant.js';

type Has = (variant: Variant) => boolean;
/** What any game has, or what only describes the page. */
const always: Has = () => true;
/** What no option and no field can hold. */
const never: Has = () => false;

const promotes: Has = ({ pieces }) => pieces.some(({ promotion }) => promotion.style !== 'none');
/** Whether two kings that are confined like this never stand on one rank. */
function shareNoRank(confined: ByColor<SquareSet> | undefined): boolean {
  const [white, black] = [confined?.white ?? [], confined?.black ?? []];
  const ranks = new Set(white.map(rankOf));
  return white.length > 0 && black.length > 0 && !black.some((square) => ranks.has(rankOf(square)));
}
const isOfBoth = (rights: string): boolean => /[A-Z]/.test(rights) && /[a-z]/.test(rights);

/**
 * Meanings of sentences for which the engine has no option, and whether a variant has what they state: they are part of other rules, describe
 * the page, or are beyond the engine.
 */
export const HAS_MEANT = {
  'a draw by agreement': always,
  'a draw when nobody can mate': always,
  'a king never captures': ({ rules }) => rules.blastOnCapture,
  'a king that explodes is lost': ({ rules }) => rules.blastOnCapture,
  'any capture may be chosen': always,
  'bare kings are a draw': always,
  'castling as in chess': ({ rules }) => rules.castling,
  'check as in chess': always,
  'checks weigh more than chases': never,
  'counting starts with a bare king': ({ rules }) => rules.countingRule !== 'none',
  'dropped pawns have their double step': always,
  'en passant as in chess': ({ rules }) => rules.enPassantTypes.white.length > 0,
  'how far the king castles': never,
  'how the sides are called': always,
  impasse: never,
  'kings may face each other on a rank': ({ pieces }) =>
    pieces.filter(({ royal }) => royal).every(({ confined }) => shareNoRank(confined)),
  'moves into, in and out of the zone promote': always,
  'no check': ({ pieces }) => pieces.every(({ royal }) => !royal),
  'no double step for one army': ({ rules: { doubleStep, doubleStepRegion } }) =>
    !doubleStep || doubleStepRegion.white.length === 0 || doubleStepRegion.black.length === 0,
  'no en passant': ({ rules }) => !hasLongSteps(rules) || rules.enPassantTypes.white.length === 0,
  'no impasse': always,
  'no promotion': (variant) => !promotes(variant),
  'no promotion by en passant': never,
  'of kings equally near the side to move wins': never,
  'one side cannot castle': ({ rules, start }) =>
    !rules.castling || !isOfBoth(start?.value.castlingRights ?? 'Kk'),
  'pawns are no exception': always,
  'pawns promote as in chess': ({ pieces }) =>
    pieces.some(({ promotion }) => promotion.style === 'pawn'),
  'pawns promote to captured pieces': ({ pieces }) =>
    pieces.some(({ promotionLimit }) => promotionLimit !== undefined),
  'pawns promote to pieces of their army': always,
  'pieces change with each move': ({ rules }) => rules.pieceDemotion,
  'pieces in hand at the start': ({ start }) =>
    start === null || start.value.hands.white.length + start.value.hands.black.length > 0,
  'pieces that chess has not': always,
  'pieces that stand for those of chess': always,
  'players move in turn': always,
  'promoted pieces do not promote again': always,
  'promotion whatever was captured': always,
  'resigning and time': always,
  'rules of another game': never,
  'some pieces promote': promotes,
  'stalemate is worth less than mate': never,
  'such rooks cannot castle': always,
  'the drops below are forbidden': always,
  'the setup': always,
  'the setup is chosen': never,
  'where a piece must promote': ({ rules }) => rules.immobilityIllegal,
  'where kings may go': never,
  'where pieces may be placed': never,
  'where pieces start': always,
} as const satisfies Readonly<Record<string, Has>>;

export type FixedMeaning = keyof typeof HAS_MEANT;

export function isFixed(meaning: string): meaning is FixedMeaning {
  return Object.hasOwn(HAS_MEANT, meaning);
}

/** Whether a sentence with this meaning says what a game has, and others may not. */
export function isDifference(meaning: string): boolean {
  return isFixed(meaning) && HAS_MEANT[meaning] !== always;
}

/** A meaning, which may contain the name of a game or a piece. */
export type Meaning = FixedMeaning | `as in ${string}` | `becomes ${string} after each move`;
