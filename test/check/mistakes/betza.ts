import type { MistakeExpectation } from './expectation.js';

export const BETZA: readonly MistakeExpectation[] = [];
