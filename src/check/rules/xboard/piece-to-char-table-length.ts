import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { XBOARD_LIMITS } from '../../../catalog/xboard/limits.js';
import { isAccepted, parseTable } from '../../facts/xboard-table.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'xboard/piece-to-char-table-length',
  severity: 'info',
  title: 'A pieceToCharTable of a length that XBoard does not accept.',
  why: 'XBoard needs as many places for Black as for White, 12 to 132 in all, with the king last in each half. It silently ignores any other table and shows the pieces of the parent. The engine does not check.',
  profiles: XBOARD_PROFILES,
  bad: [
    { text: '[x:chess]\npieceToCharTable = ⟦PNBRQKpnbrqk.⟧\n' },
    {
      text: '[x:chess]\npieceToCharTable = ⟦PRKprk⟧\n',
      says: 'has 6 places, but XBoard needs an even number from 12 to 132',
    },
  ],
  good: ['[x:chess]\npieceToCharTable = PNBRQKpnbrqk\n', '[x:chess]\npieceToCharTable = -\n'],
  reads: 'section',
  keys: ['pieceToCharTable'],
  check: (section) => {
    const pair = ownPair(section, 'pieceToCharTable');
    const table = pair === null ? null : parseTable(pair.value);
    if (pair === null || table === null || isAccepted(table)) return [];
    const { leastTableEntries: least, types } = XBOARD_LIMITS;
    const message = `\`${pair.value}\` has ${table.length} places, but XBoard needs an even number from ${least} to ${2 * types}, half for each colour, and ignores this table; write \`.\` for a place without a piece`;
    return [{ at: pair.valueAt, message }];
  },
});
