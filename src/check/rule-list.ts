import { rules } from './rule-index.js';
import type { Rule } from './rule.js';

/** Every rule, by code. */
export const RULES: readonly Rule[] = rules;
