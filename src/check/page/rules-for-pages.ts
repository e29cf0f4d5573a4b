import { PAGE_RULES } from '../page-rule-list.js';
import { RULES } from '../rule-list.js';
import type { PageRule } from './page-rule.js';

/** Everything that pages are checked by beside their sections: rules of their own, and what rules for sections see in a text. */
export const RULES_FOR_PAGES: readonly PageRule[] = [
  ...PAGE_RULES,
  ...RULES.flatMap(({ code, onPage, title, why }) =>
    onPage === undefined ? [] : [{ code, title, why, ...onPage }],
  ),
];
