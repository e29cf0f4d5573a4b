import { rules } from './page-rule-index.js';
import type { PageRule } from './page/page-rule.js';

/** Every rule for pages, by code. */
export const PAGE_RULES: readonly PageRule[] = rules;
