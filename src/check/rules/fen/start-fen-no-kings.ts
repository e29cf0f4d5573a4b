import { COLORS } from '../../../ir/board.js';
import { ownValueAt } from '../../facts/own-value.js';
import { canBecomeExtinct } from '../../facts/extinction.js';
import { hasKing, KING, kingsInHand, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { hasUnusualKings } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-no-kings',
  severity: 'warning',
  title: 'The variant inherits a king, but its start position has none.',
  why: 'Without kings there is no check and no mate. If this is intended, write `king = -`.',
  bad: [
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\ncastling = false\nking = -\npieceToCharTable = -\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1\n',
    '[x:chess]\ncastling = false\nking = k\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1\n',
    '[x:chess]\ncastling = false\nextinctionValue = loss\nextinctionPieceTypes = q\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1\n',
    '[x:chess]\ncastling = false\ncylindrical = true\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1\n',
  ],
  reads: 'section',
  yieldsToForkKeys: true,
  keys: ['startFen', 'king'],
  concerns: hasUnusualKings,
  check: (section) => {
    const position = startPosition(section);
    const at = ownValueAt(section, ['startFen', 'king']);
    if (at === null || !hasKing(section) || !position.boardFits) return [];
    // If the section sets both the king and the start position, `fen/start-fen-royal-absent` reports it.
    if (ownPair(section, KING) !== null && ownPair(section, 'startFen') !== null) return [];
    const board = kingsOnBoard(position);
    const hand = kingsInHand(position);
    if (board.white + board.black + hand.white + hand.black > 0) return [];
    if (COLORS.every((color) => canBecomeExtinct(section, color))) return [];
    const message =
      'the variant has a king, but the start position has none, so there is no check and no mate; add the kings, or write `king = -`';
    return [{ at, message }];
  },
});
