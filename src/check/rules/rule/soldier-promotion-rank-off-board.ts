import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/soldier-promotion-rank-off-board',
  severity: 'warning',
  title: '`soldierPromotionRank` beyond the board.',
  why: 'No soldier reaches this rank, and for Black the engine counts it below rank 1, where its behaviour is undefined.',
  bad: [
    {
      text: '[x:minixiangqi]\nsoldierPromotionRank = ⟦9⟧\n',
      says: '`soldierPromotionRank = 9` lies beyond the 7 ranks',
    },
    { text: '[x:xiangqi]\nmaxRank = ⟦5⟧\n' },
    { text: '[x:xiangqi]\nmaxRank = ⟦1⟧\n' },
  ],
  good: ['[x:xiangqi]\nsoldierPromotionRank = 7\n', '[x:chess]\nmaxRank = 5\n'],
  keys: ['soldierPromotionRank', 'maxRank'],
  // Ranks are stored from 0.
  when: ({ rules: { maxRank, soldierPromotionRank } }) =>
    maxRank >= 1 && soldierPromotionRank >= maxRank,
  message: ({ rules: { maxRank, soldierPromotionRank } }) =>
    `\`soldierPromotionRank = ${soldierPromotionRank + 1}\` lies beyond the ${maxRank} ranks of the board; write a rank from 1 to ${maxRank}`,
});
