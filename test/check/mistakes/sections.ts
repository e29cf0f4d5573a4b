import type { MistakeExpectation } from './expectation.js';

export const SECTIONS: readonly MistakeExpectation[] = [];
