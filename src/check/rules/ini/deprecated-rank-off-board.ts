import { FORMER_OPTIONS } from '../../../catalog/options/former.js';
import { isRankOffBoard } from '../../facts/former-rank.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const ROWS = FORMER_OPTIONS.filter(({ type }) => type === 'Rank');

export default defineRule({
  code: 'ini/deprecated-rank-off-board',
  severity: 'error',
  title: 'An old key with a rank beyond the board.',
  why: 'For Black the engine counts below rank 1, where its numbers wrap around, so the zone is unpredictable.',
  bad: [
    { text: '[x:chess]\npromotionRank = ⟦9⟧\n' },
    { text: '[x:chess]\ndoubleStepRank = ⟦9⟧\n' },
  ],
  good: ['[x:chess]\npromotionRank = 8\n'],
  reads: 'section',
  keys: ROWS.map(({ key }) => key),
  check: (section) =>
    ROWS.flatMap((row): Finding[] => {
      const pair = ownPair(section, row.key);
      if (pair === null || !isRankOffBoard(section, row, pair.value)) return [];
      const message = `\`${row.key} = ${pair.value}\` lies beyond the ${section.rules.maxRank} ranks of the board; write ${row.replacedBy} with squares of the board instead of the old key`;
      return [{ at: pair.valueAt, message }];
    }),
});
