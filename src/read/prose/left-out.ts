import { diagnose } from '../../catalog/diagnose.js';
import type { Color } from '../../ir/board.js';
import { formsOf, type PieceType } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { HAS_MEANT, isFixed, type Meaning } from '../sentences/meanings.js';
import {
  deniedIn,
  isOption,
  valueOfRepetition,
  type PlacedFact,
  type RuleFact,
} from '../sentences/rule-facts.js';
import { isNamed } from './taken-over.js';
import { colorInFen } from './told-start.js';

/** Rules that sentences state and the variant made from them does not have, because no option or field can hold them. */

/** A warning for each sentence with such a rule. */
export function leftOut(facts: readonly PlacedFact[], variant: Variant): readonly Diagnostic[] {
  const found = facts.filter((placed) => isLeftOut(placed, variant, facts));
  return [...new Map(found.map((one) => [one.index, one])).values()].map((one) =>
    diagnose('doc/rule-left-out', 'warning', one.span, messageOf(one)),
  );
}

/** What the game has instead, where it is not just left out. */
const INSTEAD: Readonly<Partial<Record<Meaning, string>>> = {
  'no check':
    'This game is built with check and checkmate. If royal pieces can be captured here, also write what that means: "Whoever captures the king wins" or "The king is not royal".',
  'kings may face each other on a rank':
    'This sentence is about files, but the option `flyingGeneral` also forbids kings to face each other on a rank, where these kings can meet.',
};

function messageOf({ fact }: PlacedFact): string {
  const instead =
    fact.kind === 'meaning'
      ? INSTEAD[fact.meaning]
      : isCastling(fact)
        ? 'Castling is allowed, but the start position gives nobody the right to castle. Add a FEN of it with these rights, for example KQkq.'
        : undefined;
  return (
    instead ??
    'This rule is understood, but the game is built without it. If an option states it, add the option to the section.'
  );
}

function isLeftOut({ fact }: PlacedFact, variant: Variant, facts: readonly PlacedFact[]): boolean {
  const { origins, pieces, rules, start } = variant;
  switch (fact.kind) {
    case 'castling-distance':
      return origins.castlingKingsideFile?.kind !== 'stated';
    case 'in-hand':
      return start === null;
    case 'no-castling':
      return rules.castling && deniedIn(start?.value.castlingRights ?? 'KQkq', fact);
    case 'option':
      return (
        (isCastling(fact) && start?.value.castlingRights === '-') ||
        (fact.option === 'mandatoryPiecePromotion' &&
          fact.value !== String(rules.mandatoryPiecePromotion))
      );
    case 'odds':
      return isAtStart(
        fact.pieces,
        colorInFen(fact.color, facts, pieces, start?.value.turn ?? 'white'),
        variant,
      );
    case 'promotes':
      return (
        fact.to !== '' &&
        !everyOf(fact.pieces ?? [], variant, (one) => becomes(one, fact.to, variant))
      );
    case 'pawn-choices':
      return (
        !pieces.some(isPawn) ||
        !everyOf(['pawn'], variant, (pawn) => fact.pieces.every((to) => becomes(pawn, to, variant)))
      );
    case 'repetition':
      return fact.result !== 'prohibited' && valueOfRepetition(fact) === null;
    case 'any-pawn-choice':
      return !pieces.some(({ promotion }) => promotion.style === 'pawn');
    case 'no-pawn-choices':
      return !everyOf(
        ['pawn'],
        variant,
        (pawn) => !fact.pieces.some((to) => becomes(pawn, to, variant)),
      );
    case 'drop-file':
      return !rules.pieceDrops;
    case 'drop-mate':
      return !rules.pieceDrops && fact.result !== 'allowed';
    case 'zone': {
      const names = (fact.of ?? []).filter((name) => name !== '');
      return !everyOf(names, variant, ({ promotion }) => promotion.style !== 'none');
    }
    case 'no-promotion':
      return !everyOf(fact.pieces ?? [], variant, ({ promotion }) => promotion.style === 'none');
    case 'no-other-promotes':
      return !everyOf(fact.pieces, variant, ({ promotion }) => promotion.style !== 'none');
    case 'meaning': {
      const { meaning } = fact;
      // A remark on another game says nothing about this one.
      return isFixed(meaning) ? !HAS_MEANT[meaning](variant) : !meaning.startsWith('as in ');
    }
    case 'size':
    case 'first-player':
    case 'sente-is':
    case 'stalemate':
    case 'flag':
    case 'flag-squares':
    case 'checks':
    case 'extinction':
    case 'nearer-king-wins':
    case 'steps-from':
    case 'setup':
    case 'promotes-as-in':
    case 'promotion-by-square':
    case 'captured-pieces':
    case 'that-loses':
    case 'start-squares':
    case 'drop-ranks':
    case 'river':
    case 'confined':
    case 'unconfined':
    case 'palace-lines':
    case 'royal':
    case 'mates-alone':
    case 'same-rules':
    case 'same-pieces':
    case 'absent':
    case 'swapped-places':
    case 'replaced':
      return false;
  }
}

const isPawn = (piece: PieceType): boolean =>
  piece.promotion.style === 'pawn' || isNamed(piece, 'pawn');

const isCastling = (fact: RuleFact): boolean => isOption(fact, 'castling', 'true');

/** Whether it holds for all pieces of those names. */
function everyOf(
  names: readonly string[],
  { pieces }: Variant,
  holds: (piece: PieceType) => boolean,
): boolean {
  return names.every((name) => pieces.filter((piece) => isNamed(piece, name)).every(holds));
}

function becomes({ promotion }: PieceType, name: string, { pieces }: Variant): boolean {
  return formsOf(promotion).some((to) =>
    pieces.some((piece) => piece.id === to && isNamed(piece, name)),
  );
}

/** Whether a player, or either if it is null, starts with such a piece on the board. */
function isAtStart(
  names: readonly string[],
  color: Color | null,
  { pieces, start }: Variant,
): boolean {
  const ids = pieces.flatMap((piece) =>
    names.some((name) => isNamed(piece, name)) ? piece.id : [],
  );
  return (start?.value.placements ?? []).some(
    (one) => ids.includes(one.piece) && (color === null || one.color === color),
  );
}
