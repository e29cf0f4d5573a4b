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
 * The terms of a group, each with the prefix of the group in front of its own and, where it has no suffix, the suffix
 * of the group: `m(RB)3` is `mR3mB3`. Any other term is itself.
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

/** A bracket as later Betza means it, unless it unfolds to too much. */
export function movesOfBracket(bracket: BracketAtom, prefix: readonly PrefixItem[]): TermMoves {
  const moves = pathsOfBracket(bracket, readPrefix(prefix, NO_PREFIX));
  return moves.length > MOST_MOVES
    ? { moves: [], beyond: [TOO_MANY_PATHS] }
    : { moves, beyond: [] };
}
