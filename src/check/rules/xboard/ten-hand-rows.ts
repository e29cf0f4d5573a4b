import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { XBOARD_LIMITS, ZERO_BASED_HEIGHT } from '../../../catalog/xboard/limits.js';
import { ownValueAt } from '../../facts/own-value.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'xboard/ten-hand-rows',
  severity: 'info',
  title: 'A number of pieces in hand with which XBoard misunderstands all moves.',
  why: 'The engine tells XBoard to show a row for each type in hand: pocketSize, or without it the number of all types, promoted forms included. With ten rows on a lower board XBoard numbers the ranks from 0 and refuses every move of the engine, and with more than 15 it mixes up the ranks. Shogi has ten types.',
  profiles: XBOARD_PROFILES,
  bad: [
    {
      text: '[x:shogi]\npieceToCharTable = ⟦PNBRLS...G.++++++Kpnbrls...g.++++++k⟧\n',
      says: 'XBoard shows 10 rows of pieces in hand',
    },
    { text: '[x:crazyhouse]\npocketSize = ⟦10⟧\n' },
    { text: '[x:crazyhouse]\npocketSize = ⟦16⟧\n', says: 'mixes up the ranks' },
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
    const fromZero = rows === ZERO_BASED_HEIGHT && maxRank < ZERO_BASED_HEIGHT;
    if (at === null || !pieceDrops || !(fromZero || rows > XBOARD_LIMITS.kindsInHand)) return [];
    const effect = fromZero
      ? 'numbers the ranks from 0 because of that and refuses every move'
      : `mixes up the ranks because of that; it has ${XBOARD_LIMITS.kindsInHand}`;
    const message = `XBoard shows ${rows} rows of pieces in hand, ${effect}; write the number of types that can be in hand as pocketSize (11 if it is ten)`;
    return [{ at, message }];
  },
});
