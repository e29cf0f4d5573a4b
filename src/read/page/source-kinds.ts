/** The sources of rules that a page may have, the one that says most first. */
export const SOURCE_KINDS = ['table', 'ini', 'diagram', 'prose'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
