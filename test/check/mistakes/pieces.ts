import type { MistakeExpectation } from './expectation.js';

export const PIECES: readonly MistakeExpectation[] = [];
