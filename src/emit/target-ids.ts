/** What can be written; apart from the writers, so that a list of them costs nothing. */
export const TARGET_IDS = ['ini', 'xboard', 'table', 'diagram', 'document'] as const;
export type TargetId = (typeof TARGET_IDS)[number];

/** The default outputs. A diagram is for a page, whose words say the rest, and the document usually exists already. */
export const USUAL_TARGET_IDS: readonly TargetId[] = ['ini', 'xboard', 'table'];
