import { differenceFindings } from '../../page/difference-findings.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/stalemate-side',
  severity: 'error',
  title: 'The text and the options disagree on who wins by stalemate.',
  why: '`stalemateValue` is the result for a player without a legal move, a draw by default. Programs that use the options play a different game from the one that the text describes.',
  replaces: ['rule/stalemate-default-draw-in-shogi-template'],
  bad: [
    '# My game\n\n⟦A player who has no legal move loses⟧.\n\n```\n[mygame]\nmaxRank = 8\nking = k\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n```\n',
  ],
  good: [
    '# My game\n\nA player who has no legal move loses.\n\n```\n[mygame]\nmaxRank = 8\nking = k\nstalemateValue = loss\n```\n',
    '# My game\n\nA player who has no legal move loses.\n',
  ],
  check: (page) => differenceFindings(page, 'rule/stalemate-side'),
});
