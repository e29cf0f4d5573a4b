/** A block of the author's text besides the rules, with inline Markdown as in the source. */
export type WordsBlock =
  | { readonly kind: 'paragraph' | 'code'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbered'; readonly items: readonly string[] }
  /** Rows of cells; the first is the heading. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** The blocks under a heading. */
export interface WordsPart {
  /** Null before the first heading below that of the variant. */
  readonly heading: string | null;
  /** Whether it is the heading of a table of pieces. */
  readonly ofPieces: boolean;
  readonly blocks: readonly WordsBlock[];
}

/** The text of a document besides its rules, in order. */
export interface AuthorWords {
  /** `Inventor: …`, `Source: …`. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly parts: readonly WordsPart[];
}
