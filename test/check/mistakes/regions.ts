import type { MistakeExpectation } from './expectation.js';

export const REGIONS: readonly MistakeExpectation[] = [];
