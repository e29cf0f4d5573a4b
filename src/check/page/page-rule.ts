import type { Note, Severity } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { ReferenceRules } from './reference-rules.js';
import type { LintedPage } from './linted-page.js';

/** One place where the sources of a page part. The message quotes one of them, the notes the others. */
export interface PageFinding {
  readonly span: Span;
  readonly message: string;
  readonly notes?: readonly Note[];
  /** Another than the rule's. */
  readonly severity?: Severity;
}

/** Compares what a page says with what it says elsewhere. */
export interface PageRule {
  /** `family/slug`, the path of the file; never renamed. */
  readonly code: `${string}/${string}`;
  readonly severity: Severity;
  /** The version that brought the rule, if it was not in the first. */
  readonly since?: string;
  /** One sentence, for lists. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** Pages that break this rule exactly once, between the marks `⟦` and `⟧`. Tests take them. */
  readonly bad: readonly string[];
  /** None breaks this rule. */
  readonly good: readonly string[];
  /** Codes of findings in the options that are not said again where this rule finds something. */
  readonly replaces?: readonly string[];
  /** True: it judges what one source says, which is not a contradiction; a build says it in its own way, or need not know. */
  readonly isOfOneSource?: boolean;
  /** True: it says what is left out of a game that is built, so builds say it, whatever its severity. */
  readonly isLoss?: boolean;
  readonly check: (page: LintedPage) => readonly PageFinding[];
}

/** What a rule for sections has beside, for pages. */
export type PageSide = Pick<PageRule, 'severity' | 'bad' | 'good' | 'replaces' | 'check'>;

/** Gives a rule its type where it is written. */
export function definePageRule(rule: PageRule): PageRule {
  return rule;
}

/** A note at a place of the page; where the page does not say it, without one. */
export function noteAt(span: Span | null, message: string): Note {
  return span === null ? { message } : { message, span };
}

/** What to do about a sentence that rules part from: of options, write a value; a built-in variant stays as it is. */
export function adviceFor({ kind }: Pick<ReferenceRules, 'kind'>, write: string | null): string {
  if (kind === 'builtin') return 'the built-in variant stays as it is: fix the text';
  return write === null || kind === 'table'
    ? 'fix one of them'
    : `write \`${write}\`, or fix the text`;
}
