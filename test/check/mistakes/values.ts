import type { MistakeExpectation } from './expectation.js';

export const VALUES: readonly MistakeExpectation[] = [];
