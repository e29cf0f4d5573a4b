/** The description of a diagnostic from grammar, read, emit or cli. Lint rules contain the same facts themselves. */
export interface CodeRow {
  /** One sentence, for lists. */
  readonly title: string;
  /** Why it matters: what the engine or XBoard does with such a text. */
  readonly why: string;
  /** The smallest text that causes it. */
  readonly example: string;
}
