import { differenceFindings } from '../../page/difference-findings.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/nfold-count',
  severity: 'error',
  title: 'The text and the options count repetitions differently.',
  why: '`nFoldRule` is how many times a position has to occur, including the first time. The default is 3; in shogi it is 4.',
  bad: ['# Tori Shogi\n\n⟦The player who repeats a position for the third time loses⟧.\n'],
  good: ['# Tori Shogi\n\nThe player who repeats a position for the fourth time loses.\n'],
  check: (page) => differenceFindings(page, 'rule/nfold-count'),
});
