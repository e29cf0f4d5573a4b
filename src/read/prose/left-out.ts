import { diagnose } from '../../catalog/diagnose.js';
import type { Color } from '../../ir/board.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { HAS_MEANT, isFixed, type Meaning } from '../sentences/meanings.js';
import { colorInFen } from './told-start.js';
import { isNamed } from './taken-over.js';
import { deniedIn, type PlacedFact } from '../sentences/rule-facts.js';

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
  const instead = fact.kind === 'meaning' ? INSTEAD[fact.meaning] : undefined;
  return (
    instead ??
    'This rule is understood, but the game is built without it. If an option states it, add the option to the section.'
  );
}

function isLeftOut({ fact }: PlacedFact, variant: Variant, facts: readonly PlacedFact[]): boolean {
  if (fact.kind === 'castling-distance')
    return variant.origins.castlingKingsideFile?.kind !== 'stated';
  if (fact.kind === 'in-hand') return variant.start === null;
  if (fact.kind === 'no-castling')
    return variant.rules.castling && deniedIn(variant.start?.value.castlingRights ?? 'KQkq', fact);
  if (fact.kind === 'odds')
    return isAtStart(fact.pieces, colorInFen(fact.color, facts, variant.pieces), variant);
  if (fact.kind !== 'meaning') return false;
  const { meaning } = fact;
  // A remark on another game says nothing about this one.
  return isFixed(meaning) ? !HAS_MEANT[meaning](variant) : !meaning.startsWith('as in ');
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
