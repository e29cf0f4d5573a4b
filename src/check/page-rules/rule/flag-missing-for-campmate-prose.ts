import { differenceFindings } from '../../page/difference-findings.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/flag-missing-for-campmate-prose',
  severity: 'error',
  title: 'The text lets a king win by reaching a rank, but the options do not.',
  why: 'For the engine a goal is `flagPiece` with `flagRegionWhite` and `flagRegionBlack`. Without them the game continues.',
  bad: [
    '# My game\n\n⟦The player whose king reaches the last rank first wins⟧.\n\n```\n[mygame]\nking = k\nmaxRank = 9\n```\n',
  ],
  good: [
    '# My game\n\nThe player whose king reaches the last rank first wins.\n\n```\n[mygame]\nking = k\nmaxRank = 9\nflagPiece = k\nflagRegionWhite = *9\nflagRegionBlack = *1\n```\n',
  ],
  check: (page) => differenceFindings(page, 'rule/flag-missing-for-campmate-prose'),
});
