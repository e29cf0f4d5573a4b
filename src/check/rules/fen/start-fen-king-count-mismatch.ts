import { startFenRule } from '../../facts/start-fen-rule.js';
import { COLORS, opposite } from '../../../ir/board.js';
import { kingsInHand, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { hasHands } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-king-count-mismatch',
  severity: 'warning',
  title: 'One king is on the board and the other in hand.',
  why: "The engine's `check` accepts the position, because it also counts kings in hand, but the player with the king in hand cannot be mated until it is dropped.",
  bad: [
    {
      text: '[x:crazyhouse]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR[K] w kq - 0 1⟧\n',
    },
  ],
  good: [
    '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\n',
    '[x:placement]\nstartFen = 8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1\n',
    '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR[] w kq - 0 1\n',
  ],
  concerns: hasHands,
  check: (section, at) => {
    const position = startPosition(section);
    const board = kingsOnBoard(position);
    const hand = kingsInHand(position);
    const color = COLORS.find(
      (player) => board[player] === 0 && hand[player] > 0 && board[opposite(player)] > 0,
    );
    if (color === undefined) return [];
    const message = `${PLAYER[color]}'s king is in hand, but ${PLAYER[opposite(color)]}'s is on the board: ${PLAYER[color]} cannot be mated until the king is dropped; put it on the board`;
    return [{ at, message }];
  },
});
