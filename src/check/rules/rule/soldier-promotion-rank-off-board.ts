import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/soldier-promotion-rank-off-board',
  severity: 'warning',
  title: '`soldierPromotionRank` beyond the board.',
  why: 'No soldier reaches this rank, and for Black the engine counts it below rank 1, where its behaviour is undefined.',
  bad: [
    { text: '[x:minixiangqi]\nsoldierPromotionRank = ⟦9⟧\n' },
    { text: '[x:xiangqi]\nmaxRank = ⟦5⟧\n' },
  ],
  good: ['[x:xiangqi]\nsoldierPromotionRank = 7\n', '[x:chess]\nmaxRank = 5\n'],
  reads: 'section',
  keys: ['soldierPromotionRank', 'maxRank'],
  check: (section) => {
    const { maxRank, soldierPromotionRank } = section.rules;
    // Ranks are stored from 0.
    if (maxRank < 1 || soldierPromotionRank < maxRank) return [];
    return findingAtFirst(
      section,
      ['soldierPromotionRank', 'maxRank'],
      `\`soldierPromotionRank = ${soldierPromotionRank + 1}\` lies beyond the ${maxRank} ranks of the board; write a rank from 1 to ${maxRank}`,
    );
  },
});
