/** The targets, in a separate file so that listing them does not load the writers. */
export const TARGET_IDS = ['ini', 'xboard', 'table', 'diagram', 'document'] as const;
export type TargetId = (typeof TARGET_IDS)[number];

/** The default outputs. A diagram is meant for a page whose text gives the remaining rules, and the document usually exists already. */
export const USUAL_TARGET_IDS: readonly TargetId[] = ['ini', 'xboard', 'table'];
