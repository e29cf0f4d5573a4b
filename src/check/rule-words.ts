import type { Rule } from './rule.js';

/**
 * A rule with all content of its page: title, reason, version and examples. Bundles keep these texts apart from the linter
 * (`.config/words-apart.mjs`), so code that needs them calls this function.
 */
export function withWords(rule: Rule): Rule {
  return rule;
}
