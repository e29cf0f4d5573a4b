import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { ZERO_BASED_HEIGHT } from '../../../catalog/xboard/limits.js';
import { ownValueAt } from '../../facts/own-value.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'xboard/ten-hand-rows',
  severity: 'info',
  title: 'Ten rows of pieces in hand, with which XBoard misunderstands all moves.',
  why: 'The engine tells XBoard to show a row for each type in hand: pocketSize, or without it the number of all types, promoted forms included. With ten rows on a lower board XBoard numbers the ranks from 0 and refuses every move of the engine. Shogi has ten types.',
  profiles: XBOARD_PROFILES,
  bad: [
    {
      text: '[x:shogi]\npieceToCharTable = ⟦PNBRLS...G.++++++Kpnbrls...g.++++++k⟧\n',
    },
    { text: '[x:crazyhouse]\npocketSize = ⟦10⟧\n' },
  ],
  good: [
    '[x:shogi]\npieceToCharTable = PNBRLS...G.++++++Kpnbrls...g.++++++k\npocketSize = 7\n',
    '[x:shogi]\nmaxRank = 10\nstartFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1\npocketSize = 10\n',
    '[x:shogi]\n',
  ],
  reads: 'section',
  keys: ['pocketSize', 'pieceToCharTable'],
  check: (section) => {
    const { maxRank, pieceDrops, pieces, pocketSize } = section.rules;
    const at = ownValueAt(section, ['pocketSize', 'pieceToCharTable']);
    const rows = pocketSize > 0 ? pocketSize : pieces.length;
    const isOff = rows === ZERO_BASED_HEIGHT && maxRank < ZERO_BASED_HEIGHT;
    if (at === null || !pieceDrops || !isOff) return [];
    const message =
      'with ten rows of pieces in hand XBoard numbers the ranks from 0 and refuses every move; set pocketSize to the number of types that can be in hand (11 if it is ten)';
    return [{ at, message }];
  },
});
