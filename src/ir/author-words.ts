/** A block of the author's text that states no rules, with inline Markdown as in the source. */
export type WordsBlock =
  | { readonly kind: 'paragraph' | 'code'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbered'; readonly items: readonly string[] }
  /** Rows of cells; the first is the heading. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** The blocks under a heading. */
export interface WordsPart {
  /** Null before the first subheading of the variant. */
  readonly heading: string | null;
  /** Whether the heading is that of a table of pieces. */
  readonly ofPieces: boolean;
  readonly blocks: readonly WordsBlock[];
}

/** The parts of a document that are not rules, in order. */
export interface AuthorWords {
  /** `Inventor: …`, `Source: …`. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly parts: readonly WordsPart[];
}
