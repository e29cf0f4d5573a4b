import type {
  BetzaSuffix,
  BetzaTerm,
  BracketAtom,
  PrefixItem,
} from '../../../grammar/betza/syntax.js';
import { pathsOfBracket } from './bracket-paths.js';
import { MOST_MOVES, TOO_MANY_PATHS, type TermMoves } from './routes.js';
import { NO_PREFIX, readPrefix } from './written-prefix.js';

/**
 * The terms of a group. The prefix of the group goes before the prefix of each term, and a term without a suffix gets the suffix of the group:
 * `m(RB)3` becomes `mR3mB3`. Any other term is returned unchanged.
 */
export function ungrouped(term: BetzaTerm): readonly BetzaTerm[] {
  const { atom, prefix, suffix, span } = term;
  if (atom.kind !== 'group') return [term];
  return atom.terms.flatMap(ungrouped).map((inner) => ({
    ...inner,
    prefix: [...prefix, ...inner.prefix],
    suffix: isEmpty(inner.suffix) ? suffix : inner.suffix,
    span,
  }));
}

function isEmpty({ repeats, digits, interval, star }: BetzaSuffix): boolean {
  return repeats === 0 && digits === '' && interval === null && !star;
}

/** The moves of a bracket in the meaning of later Betza, or none if it expands to too many. */
export function movesOfBracket(bracket: BracketAtom, prefix: readonly PrefixItem[]): TermMoves {
  const moves = pathsOfBracket(bracket, readPrefix(prefix, NO_PREFIX));
  return moves.length > MOST_MOVES
    ? { moves: [], beyond: [TOO_MANY_PATHS] }
    : { moves, beyond: [] };
}
