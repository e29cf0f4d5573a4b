import { differenceFindings } from '../../page/difference-findings.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  code: 'region/promotion-zone-differs',
  severity: 'error',
  title: 'Two sources on a page give promotion zones of different sizes.',
  why: 'The zone is counted in ranks from the far side in texts and diagrams, and named rank by rank in options; when the size changes, it is easy to forget one of them.',
  bad: [
    '# My game\n\n⟦The promotion zone is the last two ranks of the board⟧.\n\n```\n[mygame]\nmaxRank = 9\nmaxFile = 9\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *3 *2 *1\n```\n',
  ],
  good: [
    '# My game\n\nThe promotion zone is the last three ranks of the board.\n\n```\n[mygame]\nmaxRank = 9\nmaxFile = 9\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *3 *2 *1\n```\n',
  ],
  check: (page) => differenceFindings(page, 'region/promotion-zone-differs'),
});
