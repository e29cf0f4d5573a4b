/** The sources of rules that a page may have, the most complete first. */
export const SOURCE_KINDS = ['table', 'ini', 'diagram', 'prose'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
