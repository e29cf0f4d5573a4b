import type { Note, Severity } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { ReferenceRules } from './reference-rules.js';
import type { LintedPage } from './linted-page.js';

/** One place where the sources of a page disagree. The message quotes one of them, the notes quote the others. */
export interface PageFinding {
  readonly span: Span;
  readonly message: string;
  readonly notes?: readonly Note[];
  /** The severity, if it is not that of the rule. */
  readonly severity?: Severity;
}

/** A rule that compares a statement of a page with another one on the page. */
export interface PageRule {
  /** `family/slug`, the path of the file; never renamed. */
  readonly code: `${string}/${string}`;
  readonly severity: Severity;
  /** The version that added the rule, if it was not the first. */
  readonly since?: string;
  /** One sentence, for lists. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** Pages that break this rule exactly once, between the marks `⟦` and `⟧`. Used by the tests and the rule page. */
  readonly bad: readonly string[];
  /** None breaks this rule. */
  readonly good: readonly string[];
  /** Codes of findings in the options that a finding of this rule replaces. */
  readonly replaces?: readonly string[];
  /** True if the rule checks a single source, so that its findings are not contradictions. Builds do not report them from here. */
  readonly isOfOneSource?: boolean;
  /** True if the finding is about something that a build leaves out. Builds report it, whatever its severity. */
  readonly isLoss?: boolean;
  readonly check: (page: LintedPage) => readonly PageFinding[];
}

/** The part of a section rule that checks pages. */
export type PageSide = Pick<PageRule, 'severity' | 'bad' | 'good' | 'replaces' | 'check'>;

/** Checks the type of a rule at its definition. */
export function definePageRule(rule: PageRule): PageRule {
  return rule;
}

/** A note at a place of the page, or without a place if `span` is null. */
export function noteAt(span: Span | null, message: string): Note {
  return span === null ? { message } : { message, span };
}

/** What to do about a sentence that contradicts the reference rules. Options can be changed; a built-in variant cannot. */
export function adviceFor({ kind }: Pick<ReferenceRules, 'kind'>, write: string | null): string {
  if (kind === 'builtin') return 'the built-in variant cannot change, so fix the text';
  return write === null || kind === 'table'
    ? 'fix one of them'
    : `write \`${write}\`, or fix the text`;
}
