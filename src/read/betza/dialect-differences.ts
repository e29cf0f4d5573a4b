import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import { DIALECT_NAMES } from '../../catalog/betza/dialects.js';
import type { DiagnosticCode } from '../../catalog/codes.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Movement } from '../../ir/movement.js';
import type { Diagnostic, Fix, Severity } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { deadPiece } from './dead-piece.js';
import { comparerOfParts } from './movement-difference.js';
import { TOO_MANY_PATHS } from './routes.js';
import type { Readings } from './readings.js';

/** Why a program reads a term differently from what its author meant. */
export interface Cause {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly span: Span;
  /** What the program does and what to write instead, without a full stop. */
  readonly sentence: string;
  readonly fix?: Fix;
}

/** One term, or several that the program treats alike, with both meanings. */
export interface ComparedTerm {
  readonly span: Span;
  readonly asWritten: Movement;
  readonly asRead: Movement;
  /** What a movement cannot express, in words that follow "it". */
  readonly beyond: readonly string[];
  readonly causes: readonly Cause[];
}

/** Reading stops once the terms expand to more moves than this. Real pieces stay far below. */
const MOST_MOVES = 6_000;

/** Compares the two meanings of each term, in order, up to a limit, and joins them for the whole. */
export function compareTerms<T>(
  description: BetzaDescription,
  items: readonly T[],
  compare: (item: T) => ComparedTerm,
): Readings {
  const terms: ComparedTerm[] = [];
  let count = 0;
  for (const item of items) {
    if (count > MOST_MOVES) break;
    const term = compare(item);
    terms.push(term);
    count += term.asWritten.length + term.asRead.length;
  }
  return {
    asWritten: terms.flatMap(({ asWritten }) => asWritten),
    asRead: terms.flatMap(({ asRead }) => asRead),
    differences: () => [
      ...differencesOfTerms(description, terms),
      ...(terms.length < items.length ? [tooMuch(description, terms.at(-1))] : []),
    ],
  };
}

/** The warning for a part that would take too much work to compare. */
export function notCompared(description: BetzaDescription, span: Span): Diagnostic {
  const message = `"${shortened(textOf(description, span))}" has more paths than fairyc follows, so fairyc has not checked whether ${programOf(description)} moves the piece as written.`;
  return diagnose('betza/not-judged', 'warning', span, message);
}

const LONGEST_QUOTED = 60;

function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_QUOTED) return text;
  return `${characters.slice(0, LONGEST_QUOTED).join('')}…`;
}

function tooMuch({ span }: BetzaDescription, last: ComparedTerm | undefined): Diagnostic {
  const rest = { ...span, start: last?.span.end ?? span.start };
  const message = `The text before this point has more than ${MOST_MOVES} moves; the rest is not read. Is this really a Betza string?`;
  return diagnose('betza/too-long', 'error', rest, message);
}

/** Where the program of a dialect differs from what the author meant, and what a movement cannot express. */
function differencesOfTerms(
  description: BetzaDescription,
  terms: readonly ComparedTerm[],
): readonly Diagnostic[] {
  const compare = comparerOfParts();
  const differences = terms.flatMap((term) => differencesOfTerm(description, term, compare));
  const limits = terms.flatMap((term) => limitsOfTerm(description, term));
  const asRead = terms.flatMap((term) => term.asRead);
  return [
    ...differences,
    ...limits,
    ...(limits.length > 0 ? [] : withoutMoves(description, asRead)),
  ];
}

function differencesOfTerm(
  description: BetzaDescription,
  { span: place, asWritten, asRead, beyond, causes }: ComparedTerm,
  compare: ReturnType<typeof comparerOfParts>,
): readonly Diagnostic[] {
  const { isComplete, words: difference } = compare(asWritten, asRead);
  if (difference === null && isComplete) return [];
  if (difference === null)
    return beyond.includes(TOO_MANY_PATHS) ? [] : [notCompared(description, place)];
  if (causes.length === 0) {
    const message = `"${textOf(description, place)}" is not what ${programOf(description)} reads: it is read ${difference}.`;
    return [diagnose('betza/read-differently', 'error', place, message)];
  }
  return causes.map(({ code, severity, span, sentence, fix }) => {
    const message = `"${textOf(description, span)}": ${sentence}. It is read ${difference}.`;
    return diagnose(code, severity, span, message, fix === undefined ? {} : { fix });
  });
}

function limitsOfTerm(
  description: BetzaDescription,
  { span, beyond }: ComparedTerm,
): readonly Diagnostic[] {
  if (beyond.includes(TOO_MANY_PATHS)) return [notCompared(description, span)];
  if (beyond.length === 0) return [];
  const message = `"${textOf(description, span)}" ${beyond.join(', and ')}, which cannot be expressed as a set of moves, so it is left out.`;
  return [diagnose('betza/beyond-movement', 'warning', span, message)];
}

function withoutMoves(description: BetzaDescription, asRead: Movement): readonly Diagnostic[] {
  if (description.terms.length === 0 || asRead.length > 0) return [];
  return [deadPiece(description, programOf(description))];
}

/** The atoms that belong to a term, out of all that a program found. */
export function atomsOfTerm<T extends { readonly atomAt: number }>(
  { span: whole }: BetzaDescription,
  { span }: BetzaTerm,
  found: readonly T[],
): readonly T[] {
  return found.filter(({ atomAt }) => {
    const at = whole.start + atomAt;
    return span.start <= at && at < span.end;
  });
}

/** The name of the program, for messages. */
function programOf({ dialect }: BetzaDescription): string {
  return DIALECT_NAMES[dialect];
}

export function textOf({ text, span: whole }: BetzaDescription, span: Span): string {
  return text.slice(span.start - whole.start, span.end - whole.start);
}
