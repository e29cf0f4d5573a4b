import { diagnose } from '../../catalog/diagnose.js';
import { formsOf } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { MEANINGS, type FixedMeaning } from '../sentences/meanings.js';
import type { PlacedFact } from '../sentences/rule-facts.js';

/** Rules that sentences state and the variant made from them does not have, because no option or field can hold them. */

/** A warning for each sentence with such a rule. */
export function leftOut(facts: readonly PlacedFact[], variant: Variant): readonly Diagnostic[] {
  const found = facts.filter((placed) => isLeftOut(placed, variant));
  return [...new Map(found.map((one) => [one.index, one])).values()].map(({ span }) =>
    diagnose(
      'doc/rule-left-out',
      'warning',
      span,
      'This rule is understood, but the game is built without it, because no option can state it.',
    ),
  );
}

function isLeftOut({ fact }: PlacedFact, variant: Variant): boolean {
  if (fact.kind === 'castling-distance')
    return variant.origins.castlingKingsideFile?.kind !== 'stated';
  if (fact.kind !== 'meaning') return false;
  const { meaning } = fact;
  const fixed = MEANINGS.find((one) => one === meaning);
  // A remark on another game says nothing about this one.
  return fixed === undefined ? !meaning.startsWith('as in ') : LEFT_OUT[fixed](variant);
}

const no = (): boolean => false;
const always = (): boolean => true;
const promotes = ({ pieces }: Variant): boolean =>
  pieces.some(({ promotion }) => promotion.style !== 'none');
const isOfBoth = (rights: string): boolean => /[A-Z]/.test(rights) && /[a-z]/.test(rights);

/** Whether the variant lacks what a sentence states. Most such sentences explain the rules of chess or of the engine. */
const LEFT_OUT: Readonly<Record<FixedMeaning, (variant: Variant) => boolean>> = {
  'a draw by agreement': no,
  'a draw when nobody can mate': no,
  'any capture may be chosen': no,
  'bare kings are a draw': no,
  'castling as in chess': ({ rules }) => !rules.castling,
  'check as in chess': no,
  'checks weigh more than chases': always,
  'counting starts with a bare king': always,
  'dropped pawns have their double step': no,
  'en passant as in chess': no,
  'how far the king castles': always,
  'how the sides are called': no,
  impasse: always,
  'moves into, in and out of the zone promote': no,
  'no check': ({ pieces }) => pieces.some(({ royal }) => royal),
  'no double step for one army': ({ rules: { doubleStep, doubleStepRegion } }) =>
    doubleStep && doubleStepRegion.white.length > 0 && doubleStepRegion.black.length > 0,
  'no en passant': ({ rules: { doubleStep, enPassantTypes } }) =>
    doubleStep && enPassantTypes.white.length > 0,
  'no impasse': no,
  'no promotion': promotes,
  'no promotion by en passant': always,
  'of kings equally near the side to move wins': always,
  'one side cannot castle': ({ rules, start }) =>
    rules.castling && isOfBoth(start?.value.castlingRights ?? 'Kk'),
  'pawns are no exception': no,
  'pawns promote as in chess': (variant) => !promotes(variant),
  'pawns promote to any piece': ({ pieces }) => {
    const forms = new Set(pieces.flatMap(({ promotion }) => formsOf(promotion)));
    return pieces.some(
      ({ id, promotion, royal }) => promotion.style === 'none' && !royal && !forms.has(id),
    );
  },
  'pawns promote to captured pieces': ({ pieces }) =>
    pieces.every(({ promotionLimit }) => promotionLimit === undefined),
  'pawns promote to pieces of their army': no,
  'pieces change with each move': ({ rules }) => !rules.pieceDemotion,
  'pieces in hand at the start': ({ start }) =>
    start !== null && [...start.value.hands.white, ...start.value.hands.black].length === 0,
  'pieces that chess has not': no,
  'pieces that stand for those of chess': no,
  'players move in turn': no,
  'promoted pieces do not promote again': no,
  'promotion whatever was captured': no,
  'resigning and time': no,
  'rules of another game': always,
  'some pieces promote': (variant) => !promotes(variant),
  'stalemate is worth less than mate': always,
  'such rooks cannot castle': no,
  'the drops below are forbidden': no,
  'the setup': no,
  'the setup is chosen': always,
  'where a piece must promote': ({ rules }) => !rules.immobilityIllegal,
  'where kings may go': always,
  'where pieces may be placed': always,
  'where pieces start': no,
};
