import { ALWAYS } from '../../ir/movement.js';
import type { MoveFact } from './move-facts.js';

/** "As usual". The captures of the other game stay, unless a sentence is only about what a piece cannot do. */
export const asUsual = (manner: 'both' | 'move' | 'quiet'): MoveFact => ({
  kind: 'ways',
  ways: [
    { kind: 'like', piece: { name: '', game: null, isUsual: false }, most: null, steps: null },
  ],
  manner,
  condition: ALWAYS,
});
