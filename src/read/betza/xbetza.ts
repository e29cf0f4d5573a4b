import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import { pathsOfBracket } from './bracket-paths.js';
import {
  atomsOfTerm,
  differencesOfTerms,
  type Cause,
  type ComparedTerm,
} from './dialect-differences.js';
import { ungrouped } from './group-terms.js';
import type { Readings } from './readings.js';
import { NO_PREFIX, readPrefix } from './written-prefix.js';
import { movesOfXbetzaTerm, type XbetzaMoves } from './xbetza-moves.js';
import { scanXbetza, termAsWritten } from './xbetza-terms.js';

/** Both meanings of a description in the dialect of the Interactive Diagram, and a diagnostic for every difference. */
export function lowerXbetza(description: BetzaDescription): Readings {
  const scan = scanXbetza(description.text);
  const compared = description.terms.map((term): ComparedTerm => {
    const written = movesAsWritten(term);
    const scanned = atomsOfTerm(description, term, scan);
    return {
      span: term.span,
      asWritten: written.moves,
      asRead: scanned.flatMap((one) => movesOfXbetzaTerm(one, true).moves),
      beyond: written.beyond,
      causes: causesOf(term),
    };
  });
  return {
    asWritten: compared.flatMap(({ asWritten }) => asWritten),
    asRead: compared.flatMap(({ asRead }) => asRead),
    diagnostics: differencesOfTerms(description, compared),
  };
}

/** The plain meaning of a term, brackets, groups and leaps by coordinates included. */
function movesAsWritten(term: BetzaTerm): XbetzaMoves {
  const readings = ungrouped(term).map(({ atom, ...rest }): XbetzaMoves => {
    const { prefix } = rest;
    const repeated = prefix.some((item) => item.kind === 'repetition');
    const beyond = repeated ? ['repeats legs any number of times'] : [];
    if (atom.kind === 'bracket') {
      return { moves: pathsOfBracket(atom, readPrefix(prefix, NO_PREFIX)), beyond };
    }
    const meant = termAsWritten({ atom, ...rest });
    if (meant === null) return { moves: [], beyond };
    const { moves, beyond: further } = movesOfXbetzaTerm(meant, false);
    return { moves, beyond: [...beyond, ...further] };
  });
  return {
    moves: readings.flatMap(({ moves }) => moves),
    beyond: [...new Set(readings.flatMap(({ beyond }) => beyond))],
  };
}

const LATER_NOTATION: Readonly<Record<BetzaTerm['atom']['kind'], string | null>> = {
  letter: null,
  castling: null,
  drop: 'the script knows no limits of drops: it takes @ for an atom of its own, A and D in one',
  tuple: 'the script knows no leaps by coordinates and skips the parentheses',
  group: 'the script of 2021 knows no groups; it skips the parentheses',
  bracket: 'the script of 2021 knows no brackets; it skips them and reads their atoms apart',
};

/** Why the script may read a term otherwise; said only if it does. */
function causesOf({ atom, suffix, span }: BetzaTerm): readonly Cause[] {
  const sentence =
    suffix.interval === null
      ? LATER_NOTATION[atom.kind]
      : 'the script knows no least number of steps and skips the brackets';
  return sentence === null ? [] : [{ code: 'betza/unsupported-here', span, sentence }];
}
