import type { Hooks, Mechanic } from '../mechanic.js';
import { compileStalemate } from '../stalemate.js';

/** What it means to have no legal move without being in check: a value, or by who has more pieces, or by material. */
export const stalemate: Mechanic = {
  name: 'stalemate',
  claims: ['stalemateValue', 'stalematePieceCount'],
  appliesTo: () => true,
  compile: (tables): Hooks => ({ stuckEnd: compileStalemate(tables) }),
  witnesses: [],
};
