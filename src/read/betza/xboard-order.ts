import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import type { Movement } from '../../ir/movement.js';
import type { Fix } from '../../text/diagnostic.js';
import { textOf } from './dialect-differences.js';
import { differenceInWords } from './movement-difference.js';
import { lettersOf } from './xbetza-terms.js';
import { movesOfXboardTerm } from './xboard-moves.js';
import { MODIFIER_ORDER, scanXboard } from './xboard-terms.js';

/** A fix that puts the letters of a term into the order that XBoard requires. Null if they would still not mean what was meant. */
export function orderFix(
  description: BetzaDescription,
  { prefix, atom, span }: BetzaTerm,
  meant: Movement,
): Fix | null {
  const letters = inXboardOrder(lettersOf(prefix));
  const place = { ...span, end: atom.span.start };
  const rest = textOf(description, { ...span, start: atom.span.start });
  const moves = scanXboard(letters + rest).terms.flatMap(
    (term) => movesOfXboardTerm(term, true).moves,
  );
  if (differenceInWords(meant, moves) !== null) return null;
  return {
    title: `Put the letters in XBoard's order: ${letters}${rest}`,
    safety: 'suggestion',
    edits: [{ span: place, text: letters }],
  };
}

/** The letters of a prefix in the order that XBoard requires, leg by leg. */
export function inXboardOrder(prefix: string): string {
  const inOrder = (leg: string): string => {
    const pick = (wanted: string): string =>
      [...leg].filter((letter) => wanted.includes(letter)).join('');
    const modifiers = [...MODIFIER_ORDER].filter((letter) => leg.includes(letter)).join('');
    return pick('i') + pick('fblrvsh') + modifiers + pick('j');
  };
  return prefix.split('a').map(inOrder).join('a');
}
