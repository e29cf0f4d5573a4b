import { FORMER_OPTIONS } from '../../../catalog/options/former.js';
import { isRankOffBoard } from '../../facts/former-rank.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const ROWS = FORMER_OPTIONS.filter(({ type }) => type === 'Rank');

export default defineRule({
  code: 'ini/deprecated-rank-off-board',
  severity: 'error',
  title: 'An old key with a rank beyond the board.',
  why: 'For Black the rank is below rank 1, where the numbers of the engine wrap around, so the zone is unpredictable.',
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
      const message = `\`${row.key} = ${pair.value}\` is beyond the ${section.rules.maxRank} ranks of the board; replace the old key with ${row.replacedBy}, and list squares of the board`;
      return [{ at: pair.valueAt, message }];
    }),
});
