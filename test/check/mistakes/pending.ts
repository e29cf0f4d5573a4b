/** Measured mistakes that no rule is held to yet. A mistake leaves this list when its group lists it. */
export const PENDING: readonly string[] = [];
