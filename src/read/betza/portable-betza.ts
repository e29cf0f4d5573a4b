import { parseFlatBetza } from '../../../grammar/betza/flat.js';
import type { BetzaTerm } from '../../../grammar/betza/syntax.js';
import { lettersOf } from './xbetza-terms.js';
import { inXboardOrder } from './xboard-order.js';

/** Whether XBoard certainly reads a string as Fairy-Stockfish does, given that Fairy-Stockfish reads it as written. If false, nothing is known. */
export function isPortableBetza(text: string): boolean {
  const terms = text.match(PLAIN_TERM) ?? [];
  return (
    terms.length > 0 &&
    terms.join('') === text &&
    !DOUBLED.test(text) &&
    terms.every(isPortableTerm)
  );
}

/** Lower-case letters, an atom, digits. */
const PLAIN_TERM = /[a-z]*[A-Z]\d*/g;
const DOUBLED = /([A-Z])\1/;

function isPortableTerm(term: string): boolean {
  const letters = /^[a-z]*/.exec(term)?.[0] ?? '';
  const atom = term.charAt(letters.length);
  if (letters.length > 1 && inXboardOrder(letters) !== letters) return false;
  if (!/^[fblrvshmcpgnei]*$/.test(letters)) return false;
  if (letters.includes('n') && !'NAD'.includes(atom)) return false;
  const directions = letters.replace(/[^fblrvsh]/g, '');
  if ('WDHR'.includes(atom)) return !directions.includes('h');
  if ('FBAG'.includes(atom)) return directions.length < 3 && !/[vsh]/.test(directions);
  if ('NCZ'.includes(atom)) return directions.length < 2;
  return 'KQ'.includes(atom) && directions === '';
}

/**
 * The string in a form that both programs should read alike: letters in XBoard's order, 0 for a doubled letter, no directions on kings and queens, C
 * and Z for L and J. Either program may still read it differently. Null if there is no such form.
 */
export function portableBetza(text: string): string | null {
  const terms = termsOf(text);
  return terms === null || terms.some(({ atom }) => atom.kind !== 'letter')
    ? null
    : terms.map(portableTerm).join('');
}

function portableTerm({ atom, prefix, suffix }: BetzaTerm): string {
  if (atom.kind !== 'letter') return '';
  const parts = directionsIn(prefix) === '' ? undefined : PARTS[atom.letter];
  const before = inXboardOrder(lettersOf(prefix));
  const range = suffix.repeats > 0 ? '0' : suffix.digits;
  return [...(parts ?? ONE[atom.letter] ?? atom.letter)]
    .map((part) => before + part + range)
    .join('');
}

function directionsIn(prefix: BetzaTerm['prefix']): string {
  return prefix.map((item) => (item.kind === 'direction' ? item.text : '')).join('');
}

const ONE: Readonly<Partial<Record<string, string>>> = { J: 'Z', L: 'C' };
/** A direction letter on these selects a single square of eight in XBoard, so they are split. */
const PARTS: Readonly<Partial<Record<string, string>>> = { K: 'WF', Q: 'RB' };

/** The terms of a string. Null if the string contains anything else. */
function termsOf(text: string): readonly BetzaTerm[] | null {
  const parsed = parseFlatBetza(text, 'fairy-stockfish', { file: '', start: 0, end: text.length });
  return parsed === null || parsed.diagnostics.length > 0 ? null : parsed.value.terms;
}
