import { COLORS } from '../../../ir/board.js';
import { canBecomeExtinct } from '../../facts/extinction.js';
import { hasKing, KING, kingsInHand, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { hasUnusualKings } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-royal-absent',
  severity: 'error',
  title: 'The section defines a king, but its start position has none.',
  why: 'Without a king on the board there is no check and no mate, so the game cannot be played as intended.',
  bad: [
    {
      text: '[x]\nking = k\nrook = r\ncastling = false\nstartFen = ⟦r7/8/8/8/8/8/8/R7 w - - 0 1⟧\n',
    },
  ],
  good: [
    '[x]\nking = k\nrook = r\ncastling = false\nstartFen = r3k3/8/8/8/8/8/8/R3K3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nking = -\npieceToCharTable = -\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1\n',
    '[x]\nking = k\nqueen = q\nrook = r\ncastling = false\nstartFen = r7/8/8/8/8/8/8/R3K3 w - - 0 1\n',
    '[x]\nking = k\nqueen = q\nrook = r\ncastling = false\nextinctionValue = loss\nextinctionPieceTypes = q\nstartFen = q7/8/8/8/8/8/8/Q7 w - - 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen', 'king'],
  concerns: hasUnusualKings,
  check: (section) => {
    const position = startPosition(section);
    const { at, boardFits } = position;
    // An inherited king may be unintended: `fen/start-fen-no-kings` reports it.
    if (at === null || !boardFits || !hasKing(section) || ownPair(section, KING) === null)
      return [];
    const [board, hand] = [kingsOnBoard(position), kingsInHand(position)];
    if (board.white + board.black + hand.white + hand.black > 0) return [];
    if (COLORS.every((color) => canBecomeExtinct(section, color))) return [];
    const message =
      'the variant has a king, but the start position has none, so there is no check and no mate; add the kings, or remove the royal piece';
    return [{ at, message }];
  },
});
