/** Ids of measured mistakes that have no expectation yet. Remove an id when you add it to a group. */
export const PENDING: readonly string[] = [];
