import type { MistakeExpectation } from './expectation.js';

export const FEN: readonly MistakeExpectation[] = [];
