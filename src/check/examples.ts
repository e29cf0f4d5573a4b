import type { Rule } from './rule.js';

/** The examples of a rule. The library's bundles keep them apart from what lints (`.config/examples-apart.mjs`). */
export function examplesOf({ bad, good }: Rule): Pick<Rule, 'bad' | 'good'> {
  return { bad, good };
}
