/** What can be written; apart from the writers, so that a list of them costs nothing. */
export const TARGET_IDS = ['ini', 'xboard', 'table', 'diagram', 'document'] as const;
export type TargetId = (typeof TARGET_IDS)[number];

/** What is written if nobody asks for anything else: a diagram is for a page, and leaves much to its words; a document is there already. */
export const USUAL_TARGET_IDS: readonly TargetId[] = ['ini', 'xboard', 'table'];
