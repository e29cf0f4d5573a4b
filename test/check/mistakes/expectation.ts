/** What the linter must say of one of the measured mistakes (test/fixtures/ini/mistakes.json, snapshot c19b5f6c). */
export interface MistakeExpectation {
  /** The mistake. */
  readonly id: string;
  /**
   * Every finding that is an error or a warning, and infos that are the point, in order of place. `at` is line:column of its first
   * character, both from 1, written by hand from the text. Empty: nothing may be said.
   */
  readonly found: readonly { readonly code: string; readonly at: string }[];
}
