/** What is known about a diagnostic that is born in grammar, read, emit or cli (lint rules carry the same facts themselves). */
export interface CodeRow {
  /** One sentence, for lists. */
  readonly title: string;
  /** Why it matters: what the engine or XBoard does with such a text. */
  readonly why: string;
  /** The smallest text that shows it. */
  readonly example: string;
}
