import { COLORS } from '../../../ir/board.js';
import { ownValueAt } from '../../facts/own-value.js';
import { canBecomeExtinct, hasPseudoRoyal } from '../../facts/extinction.js';
import { hasKing, kingsInHand, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { hasUnusualKings } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-missing-king',
  severity: 'error',
  title: 'One player has no king in the start position.',
  why: 'A player without a king is never in check and never mated, and neither the engine nor its `check` reports it. Variants won by capturing all pieces of a type (extinctionPieceTypes) do not need one.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1⟧\n',
    },
    {
      text: '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\nstartFen = ⟦rnb2bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1⟧\n',
      says: 'Black has no king',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\ncommoner = c\nextinctionPieceTypes = c\nextinctionPseudoRoyal = true\nstartFen = rnbqcbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\n',
    '[x:horde]\nstartFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1\n',
    '[x:chess]\ncylindrical = true\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\n',
    '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\n',
  ],
  reads: 'section',
  yieldsToForkKeys: true,
  keys: ['startFen', 'king'],
  concerns: hasUnusualKings,
  check: (section) => {
    const position = startPosition(section);
    const at = ownValueAt(section, ['startFen', 'king']);
    if (at === null || !hasKing(section) || !position.boardFits) return [];
    const board = kingsOnBoard(position);
    const hand = kingsInHand(position);
    const without = COLORS.filter((color) => board[color] + hand[color] === 0);
    const [color] = without;
    if (color === undefined || without.length > 1 || canBecomeExtinct(section, color)) return [];
    if (hasPseudoRoyal(section, color)) return [];
    const message = `${PLAYER[color]} has no king in the start position, so ${PLAYER[color]} can be neither checked nor mated; add the king`;
    return [{ at, message }];
  },
});
