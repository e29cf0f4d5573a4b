import type { BetzaDescription, BetzaTerm, PrefixItem } from '../../../grammar/betza/syntax.js';
import { MAX_BOARD_SIDE } from '../../ir/board.js';
import type { Move } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import { atomsOfTerm, compareTerms, type Cause } from './dialect-differences.js';
import { movesOfBracket, ungrouped } from './group-terms.js';
import type { Readings } from './readings.js';
import { MOST_MOVES, TOO_MANY_PATHS, type TermMoves } from './routes.js';
import { movesOfXbetzaTerm } from './xbetza-moves.js';
import { lettersOf, scanXbetza, termAsWritten, type XbetzaTerm } from './xbetza-terms.js';

/**
 * Both meanings of a description in the dialect of the Interactive Diagram, with a diagnostic for every difference. The measured script is of early
 * 2021. Its author has described what it reads since then, and those terms are taken at his word.
 */
export function lowerXbetza(description: BetzaDescription): Readings {
  const scan = scanXbetza(description.text);
  return compareTerms(description, description.terms, (term) => {
    const written = movesAsWritten(term);
    const scanned = (): readonly XbetzaTerm[] =>
      withoutDuplicates(atomsOfTerm(description, term, scan));
    return {
      span: term.span,
      asWritten: written.moves,
      asRead: isOfLaterScripts(term)
        ? written.moves
        : scanned().flatMap((one) => movesOfXbetzaTerm(one, true).moves),
      beyond: written.beyond,
      causes: causesOf(term),
    };
  });
}

/** Legs in brackets, repeated legs, and turns relative to the turn before. */
function isOfLaterScripts({ atom, prefix }: BetzaTerm): boolean {
  return (
    (atom.kind === 'bracket' && atom.legs.length > 1) ||
    prefix.some(({ kind }) => kind === 'repetition') ||
    /a.*[zq]/.test(lettersOf(prefix))
  );
}

/** A long row of equal atoms means the same as one. */
function withoutDuplicates(terms: readonly XbetzaTerm[]): readonly XbetzaTerm[] {
  const keyOf = ({ letters, atom, range }: XbetzaTerm): string =>
    JSON.stringify([letters, atom, range]);
  return [...new Map(terms.map((term) => [keyOf(term), term])).values()];
}

/** The plain meaning of a term, including brackets, groups, repeated legs and leaps by coordinates. */
function movesAsWritten(term: BetzaTerm): TermMoves {
  const readings = ungrouped(term).map(({ atom, ...rest }): TermMoves => {
    if (atom.kind === 'bracket') return movesOfBracket(atom, rest.prefix);
    const meant = termAsWritten({ atom, ...rest });
    if (meant === null) return { moves: [], beyond: [] };
    return rest.prefix.some(({ kind }) => kind === 'repetition')
      ? movesOfRepetition(rest.prefix, meant)
      : movesOfXbetzaTerm(meant, false);
  });
  return {
    moves: readings.flatMap(({ moves }) => moves),
    beyond: [...new Set(readings.flatMap(({ beyond }) => beyond))],
  };
}

/** A crooked rook makes no more steps on the largest board. */
const MOST_REPETITIONS = 2 * MAX_BOARD_SIDE;

/** `x(y)zA` is `xzA`, `xyzA`, `xyyzA` and so on, as long as such a path fits on the largest board. */
function movesOfRepetition(prefix: readonly PrefixItem[], term: XbetzaTerm): TermMoves {
  const moves: Move[] = [];
  const beyond = new Set<string>();
  for (let count = 0; count <= MOST_REPETITIONS; count++) {
    const letters = lettersOf(prefix, count);
    if (count > 0 && letters === lettersOf(prefix, count - 1)) break;
    const found = movesOfXbetzaTerm({ ...term, letters }, false, MOST_REPETITIONS);
    for (const words of found.beyond) beyond.add(words);
    if (count > 0 && found.moves.length === 0) break;
    addAll(moves, found.moves);
    if (moves.length > MOST_MOVES || count === MOST_REPETITIONS) beyond.add(TOO_MANY_PATHS);
    if (beyond.has(TOO_MANY_PATHS)) break;
  }
  return { moves, beyond: [...beyond] };
}

/** Notation that the measured copy of the script does not know. */
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
    sentence:
      'without - or ? between its legs the script skips the brackets and reads the atoms separately',
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
