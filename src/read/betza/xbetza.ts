import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import { atomsOfTerm, compareTerms, type Cause } from './dialect-differences.js';
import { movesOfBracket, ungrouped } from './group-terms.js';
import type { Readings } from './readings.js';
import type { TermMoves } from './routes.js';
import { movesOfXbetzaTerm } from './xbetza-moves.js';
import { scanXbetza, termAsWritten, type XbetzaTerm } from './xbetza-terms.js';

/** Both meanings of a description in the dialect of the Interactive Diagram, with a diagnostic for every difference. */
export function lowerXbetza(description: BetzaDescription): Readings {
  const scan = scanXbetza(description.text);
  return compareTerms(description, description.terms, (term) => {
    const written = movesAsWritten(term);
    const scanned = withoutDuplicates(atomsOfTerm(description, term, scan));
    return {
      span: term.span,
      asWritten: written.moves,
      asRead: scanned.flatMap((one) => movesOfXbetzaTerm(one, true).moves),
      beyond: written.beyond,
      causes: causesOf(term),
    };
  });
}

/** A long row of equal atoms means the same as one. */
function withoutDuplicates(terms: readonly XbetzaTerm[]): readonly XbetzaTerm[] {
  const keyOf = ({ letters, atom, range }: XbetzaTerm): string =>
    JSON.stringify([letters, atom, range]);
  return [...new Map(terms.map((term) => [keyOf(term), term])).values()];
}

/** The plain meaning of a term, including brackets, groups and leaps by coordinates. */
function movesAsWritten(term: BetzaTerm): TermMoves {
  const readings = ungrouped(term).map(({ atom, ...rest }): TermMoves => {
    const meant = termAsWritten({ atom, ...rest });
    const { moves, beyond } =
      atom.kind === 'bracket'
        ? movesOfBracket(atom, rest.prefix)
        : meant === null
          ? { moves: [], beyond: [] }
          : movesOfXbetzaTerm(meant, false);
    const repeats = rest.prefix.some((item) => item.kind === 'repetition');
    return { moves, beyond: repeats ? ['repeats legs any number of times', ...beyond] : beyond };
  });
  return {
    moves: readings.flatMap(({ moves }) => moves),
    beyond: [...new Set(readings.flatMap(({ beyond }) => beyond))],
  };
}

/** Notation that the measured copy of the script does not know. Brackets and groups are documented for later versions. */
const OTHER_NOTATION: Readonly<
  Record<BetzaTerm['atom']['kind'], Pick<Cause, 'severity' | 'sentence'> | null>
> = {
  letter: null,
  castling: null,
  drop: {
    severity: 'warning',
    sentence: 'the script has no drop limits: it reads @ as an atom, A and D in one',
  },
  tuple: {
    severity: 'error',
    sentence: 'the script has no leaps by coordinates and skips the parentheses',
  },
  group: {
    severity: 'info',
    sentence: 'the script of 2021 had no groups and skipped the parentheses',
  },
  bracket: {
    severity: 'info',
    sentence: 'the script of 2021 had no brackets: it skipped them and read their atoms separately',
  },
};

/** Why the script may read a term differently. Used only if it does. */
function causesOf({ atom, suffix, span }: BetzaTerm): readonly Cause[] {
  const cause: Pick<Cause, 'severity' | 'sentence'> | null =
    suffix.interval === null
      ? OTHER_NOTATION[atom.kind]
      : {
          severity: 'error',
          sentence: 'the script has no minimum number of steps and skips the brackets',
        };
  return cause === null ? [] : [{ code: 'betza/unsupported-here', span, ...cause }];
}
