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
function ungrouped(term: BetzaTerm): readonly BetzaTerm[] {
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

/** The plain meaning of a term: of each part of a group, or of a bracket as in later Betza. */
export function movesOfParts(
  term: BetzaTerm,
  movesOf: (part: BetzaTerm) => TermMoves | null,
): TermMoves {
  return joined(
    ungrouped(term).flatMap((part) => {
      const { atom, prefix } = part;
      return (atom.kind === 'bracket' ? movesOfBracket(atom, prefix) : movesOf(part)) ?? [];
    }),
  );
}

export function joined(readings: readonly TermMoves[]): TermMoves {
  return {
    moves: readings.flatMap(({ moves }) => moves),
    beyond: [...new Set(readings.flatMap(({ beyond }) => beyond))],
  };
}

/** None if it expands to too many. */
function movesOfBracket(bracket: BracketAtom, prefix: readonly PrefixItem[]): TermMoves {
  const moves = pathsOfBracket(bracket, readPrefix(prefix, NO_PREFIX));
  return moves.length > MOST_MOVES
    ? { moves: [], beyond: [TOO_MANY_PATHS] }
    : { moves, beyond: [] };
}
