import type { Severity } from '../../../src/text/diagnostic.js';

/** The findings that the linter must have in a document, listed by hand. */
export interface ExpectedFindings {
  /** The name of our own version, in test/fixtures/pages. */
  readonly file: string;
  /** The start of the name of the original. */
  readonly original: string;
  readonly findings: readonly ExpectedFinding[];
  /** Words at which nothing may be reported, wherever they occur. */
  readonly silent: readonly Words[];
  /** Further findings that are correct. */
  readonly alsoTrue: readonly ExpectedFinding[];
}

export interface ExpectedFinding {
  /** The number of the finding in its section, and a suffix if there are several. */
  readonly id: string;
  readonly severity: Severity;
  /** One code, or several of which any is accepted. */
  readonly code: string | readonly string[];
  /** The place of the finding; absent if it is about the whole page. */
  readonly at?: Words;
  /** The places that contradict it, if they are on the page. */
  readonly against?: readonly Words[];
  /** A part of the message, if the place is not enough. */
  readonly says?: string;
}

/** Words of the page. The place is all of them, or the part between `⟦` and `⟧`; `…` stands for words in between. */
export type Words = string | { readonly ours: string; readonly original: string };

/** Words that differ between the two versions; facts are the same in both. */
export function both(ours: string, original: string): Words {
  return { ours, original };
}
