// Written by `npm run generate` from the files below rules/.
import type { Rule } from './rule.js';
import iniBoolNotTrueFalse from './rules/ini/bool-not-true-false.js';

/** Every rule, by code. */
export const RULES: readonly Rule[] = [
  iniBoolNotTrueFalse,
];
