import type { Severity } from '../../../src/text/diagnostic.js';

/** What a linter is to find in a document, noted by hand. */
export interface ExpectedFindings {
  /** Of our retelling, in test/fixtures/pages. */
  readonly file: string;
  /** How the name of the original begins. */
  readonly original: string;
  readonly findings: readonly ExpectedFinding[];
  /** Places where nothing is to be reported, however often the words occur. */
  readonly silent: readonly Words[];
  /** Findings beyond the section that are true. */
  readonly alsoTrue: readonly ExpectedFinding[];
}

export interface ExpectedFinding {
  /** Number in the section; a letter for each of several. */
  readonly id: string;
  readonly severity: Severity;
  /** Several: the section's name for it, and those of rules that were there before. */
  readonly code: string | readonly string[];
  /** Where it is; absent: of the page as a whole. */
  readonly at?: Words;
  /** What it is held against, if that is on the page. */
  readonly against?: readonly Words[];
  /** Words of the message, where the place is not enough. */
  readonly says?: string;
}

/** Words of the page; the place is all of them, or the part between `⟦` and `⟧`; `…` stands for some words between. */
export type Words = string | { readonly ours: string; readonly original: string };

/** Words that are not the same in both, as facts are. */
export function both(ours: string, original: string): Words {
  return { ours, original };
}
