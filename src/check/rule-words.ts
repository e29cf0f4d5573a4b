import type { Rule } from './rule.js';

/**
 * A rule with all that its page says: title, reason, version and examples. Bundles keep these apart from what lints
 * (`.config/words-apart.mjs`): whoever wants them asks for them here.
 */
export function withWords(rule: Rule): Rule {
  return rule;
}
