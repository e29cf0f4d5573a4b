import type { BetzaDescription, BetzaTerm, PrefixItem } from '../../../grammar/betza/syntax.js';
import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { atomsOfTerm, compareTerms, type Cause } from './dialect-differences.js';
import { joined, movesOfParts } from './group-terms.js';
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
    atom.kind === 'bracket' ||
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

/** The plain meaning of a term, including repeated legs and leaps by coordinates. */
function movesAsWritten(term: BetzaTerm): TermMoves {
  return movesOfParts(term, (part) => {
    const meant = termAsWritten(part);
    const repeats = part.prefix.some(({ kind }) => kind === 'repetition');
    return (
      meant && (repeats ? movesOfRepetition(part.prefix, meant) : movesOfXbetzaTerm(meant, false))
    );
  });
}

/** A crooked rook makes no more steps on the largest board. */
const MOST_REPETITIONS = 2 * MAX_BOARD_SIDE;

/** `x(y)zA` is `xzA`, `xyzA`, `xyyzA` and so on, as long as such a path fits on the largest board. */
function movesOfRepetition(prefix: readonly PrefixItem[], term: XbetzaTerm): TermMoves {
  const readings: TermMoves[] = [];
  let count = 0;
  for (let repetitions = 0; repetitions <= MOST_REPETITIONS && count < MOST_MOVES; repetitions++) {
    const letters = lettersOf(prefix, repetitions);
    const reading = movesOfXbetzaTerm({ ...term, letters }, false, MOST_REPETITIONS);
    readings.push(reading);
    if (repetitions > 0 && reading.moves.length === 0) break;
    count += reading.moves.length;
  }
  return joined(
    count < MOST_MOVES ? readings : [...readings, { moves: [], beyond: [TOO_MANY_PATHS] }],
  );
}

/** Why the script may read a term differently. Used only if it does. */
function causesOf({ atom, suffix, span }: BetzaTerm): readonly Cause[] {
  const isDrop = atom.kind === 'drop';
  if (!isDrop && atom.kind !== 'tuple' && suffix.interval === null) return [];
  const sentence = isDrop
    ? 'the script has no drop limits and reads @ as AD'
    : 'the script does not know this and skips the brackets';
  return [
    { code: 'betza/unsupported-here', severity: isDrop ? 'warning' : 'error', span, sentence },
  ];
}
