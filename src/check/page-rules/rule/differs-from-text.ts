import { differenceFindings } from '../../page/difference-findings.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/differs-from-text',
  severity: 'error',
  title: 'The text and the options state different rules.',
  why: 'Readers follow the text and programs follow the options, so one of them plays the wrong game.',
  bad: [
    '# My game\n\n⟦There is no castling⟧.\n\n```\n[mygame]\nking = k\nrook = r\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n```\n',
  ],
  good: [
    '# My game\n\nThere is no castling.\n\n```\n[mygame]\nking = k\ncastling = false\n```\n',
    '# My game\n\nThere is no castling.\n',
  ],
  check: (page) => differenceFindings(page, 'rule/differs-from-text'),
});
