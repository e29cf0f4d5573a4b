import { PAGE_RULES } from '../page-rule-list.js';
import { RULES } from '../rule-list.js';
import type { PageRule } from './page-rule.js';

/** All rules for pages: the page rules, and the page side of section rules. */
export const RULES_FOR_PAGES: readonly PageRule[] = [
  ...PAGE_RULES,
  ...RULES.flatMap(({ code, onPage, title, why }) =>
    onPage === undefined ? [] : [{ code, title, why, ...onPage }],
  ),
];
