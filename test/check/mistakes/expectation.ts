/** The findings that the linter must have for a measured mistake (test/fixtures/ini/mistakes.json, snapshot c19b5f6c). */
export interface MistakeExpectation {
  /** The id of the mistake in that file. */
  readonly id: string;
  /**
   * All errors and warnings, and those infos that the mistake is about, in the order of the text. `at` is the line:column of the first
   * character, both from 1, written by hand. Empty if there must be no findings.
   */
  readonly found: readonly { readonly code: string; readonly at: string }[];
}
