import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS } from '../../../ir/board.js';
import { extinctAtStart, canEndByExtinction } from '../../facts/extinction.js';
import { ownValueAt } from '../../facts/own-value.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

/** The keys that can cause it, the likeliest first. */
const KEYS: readonly OptionKey[] = [
  'extinctionPieceTypes',
  'extinctionPieceCount',
  'extinctionValue',
  'extinctionOpponentPieceCount',
  'startFen',
];

export default defineRule({
  code: 'rule/extinction-already-at-start',
  severity: 'error',
  title: 'A player has too few pieces of an extinction type in the start position.',
  why: 'The game ends as soon as a player has no more than extinctionPieceCount pieces of one of the extinctionPieceTypes. If that is true in the start position, the game is over before the first move.',
  bad: [
    {
      text: '[x:chess]\narchbishop = a\npieceToCharTable = -\nextinctionValue = loss\nextinctionPieceTypes = ⟦a⟧\n',
    },
    {
      text: '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = ⟦pq⟧\nextinctionPieceCount = 1\n',
      says: 'at most 1 pieces of the type queen',
    },
    {
      text: '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = ⟦*⟧\nextinctionPieceCount = 16\n',
      says: 'at most 16 pieces in all',
    },
  ],
  good: [
    '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\n',
    '[x:chess]\nextinctionValue = win\nextinctionPieceTypes = q\nextinctionPieceCount = 1\nextinctionOpponentPieceCount = 2\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const at = ownValueAt(section, KEYS);
    if (at === null || !canEndByExtinction(section) || !startPosition(section).boardFits) return [];
    for (const color of COLORS) {
      const type = extinctAtStart(section, color);
      if (type === null) continue;
      const few = section.rules.extinctionPieceCount;
      const what = type === '*' ? 'pieces in all' : `pieces of the type ${type}`;
      const message = `${PLAYER[color]} starts with at most ${few} ${what}, so the game is over before the first move; change extinctionPieceTypes or the start position`;
      return [{ at, message }];
    }
    return [];
  },
});
