import { cutBetza } from '../../../grammar/betza/complaints.js';
import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import type { Movement } from '../../ir/movement.js';
import { joinSpans, subspan } from '../../text/span.js';
import {
  atomsOfTerm,
  compareTerms,
  textOf,
  type Cause,
  type ComparedTerm,
} from './dialect-differences.js';
import { joined, movesOfParts } from './group-terms.js';
import type { Readings } from './readings.js';
import type { TermMoves } from './routes.js';
import { movesOfXboardTerm } from './xboard-moves.js';
import { orderFix } from './xboard-order.js';
import { scanXboard, type ScannedTerm } from './xboard-terms.js';
import { termOfXboardAuthor } from './xboard-written.js';

/** The maximum number of terms after the point where XBoard stops that are still given a meaning. */
const MOST_UNREAD = 16;

/** Both meanings of a description in the dialect of XBoard 4.9.1, with a diagnostic for every difference. */
export function lowerXboard(description: BetzaDescription): Readings {
  const scan = scanXboard(description.text);
  const { terms } = description;
  const scanned = terms.map((term) => ({ term, own: atomsOfTerm(description, term, scan.terms) }));
  const unread = scanned.findIndex(({ own }) => own.length === 0);
  const read = unread === -1 ? scanned : scanned.slice(0, unread);
  const rest = terms.slice(read.length);
  const items = rest.length === 0 ? read : [...read, rest];
  return compareTerms(description, items, (item) =>
    'term' in item ? compare(description, item.term, item.own) : compareUnread(item),
  );
}

/** The movement that XBoard reads from any string, however malformed. */
export function movementAsXboard(text: string): Movement {
  const { read } = cutBetza(text, { file: '', start: 0, end: text.length });
  return scanXboard(read).terms.flatMap((term) => movesOfXboardTerm(term, true).moves);
}

function compare(
  description: BetzaDescription,
  term: BetzaTerm,
  scanned: readonly ScannedTerm[],
): ComparedTerm {
  const written = movesAsWritten(term);
  const asRead = scanned.flatMap((one) => movesOfXboardTerm(one, true).moves);
  return {
    span: term.span,
    asWritten: written.moves,
    asRead,
    beyond: written.beyond,
    causes: causesOf(description, term, scanned, written),
  };
}

/** All terms after the point where XBoard stops reading, as one term. */
function compareUnread(terms: readonly BetzaTerm[]): ComparedTerm {
  const span = terms.map((term) => term.span).reduce(joinSpans);
  const written = joined(terms.slice(0, MOST_UNREAD).map(movesAsWritten));
  const sentence =
    'XBoard silently stops reading at the first character that it does not know; put everything that it knows before this';
  return {
    span,
    asWritten: written.moves,
    asRead: [],
    beyond: written.beyond,
    causes: [{ code: 'betza/reading-ends', severity: 'error', span, sentence }],
  };
}

/** The plain meaning of a term: letters in any order, a doubled letter is a rider. */
function movesAsWritten(term: BetzaTerm): TermMoves {
  return movesOfParts(term, (part) => {
    const meant = termOfXboardAuthor(part);
    return meant && movesOfXboardTerm(meant, false);
  });
}

/** Why XBoard may read a term differently. Used only if it does. */
function causesOf(
  description: BetzaDescription,
  term: BetzaTerm,
  scanned: readonly ScannedTerm[],
  written: TermMoves,
): readonly Cause[] {
  const { atom, suffix, span } = term;
  const causes: Cause[] = [];
  for (const { dropped } of scanned) {
    if (dropped === null) continue;
    const part = subspan(description.span, dropped.start, dropped.end);
    const sentence = `XBoard reads letters only in the order i, directions, m c d e t p g o y n j, a; it drops "${textOf(description, part)}"`;
    const fix = orderFix(description, term, written.moves);
    causes.push({
      code: 'betza/letter-order',
      severity: 'error',
      span,
      sentence,
      ...(fix === null ? {} : { fix }),
    });
  }
  if (atom.kind === 'letter' && suffix.repeats > 0) {
    const sentence = `XBoard does not read a doubled letter as a rider; write ${atom.letter}0`;
    causes.push({ code: 'betza/doubled-letter', severity: 'error', span, sentence });
  }
  return causes;
}
