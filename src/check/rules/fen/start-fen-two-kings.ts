import { COLORS } from '../../../ir/board.js';
import { ownValueAt } from '../../facts/own-value.js';
import { kingsInHand, kingsOnBoard } from '../../facts/kings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { hasUnusualKings } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-two-kings',
  severity: 'error',
  title: 'A player has more than one king in the start position.',
  why: 'The engine supports one king for each player: only the first one, counted from a1, is royal. Its `check` calls the position invalid.',
  bad: [
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1⟧\n',
    },
  ],
  good: ['[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n'],
  reads: 'section',
  keys: ['startFen', 'king'],
  concerns: hasUnusualKings,
  check: (section) => {
    const position = startPosition(section);
    const at = ownValueAt(section, ['startFen', 'king']);
    if (at === null) return [];
    const board = kingsOnBoard(position);
    const hand = kingsInHand(position);
    const crowd = COLORS.filter((color) => board[color] + hand[color] > 1);
    if (crowd.length === 0) return [];
    const counts = crowd.map((color) => `${PLAYER[color]} has ${board[color] + hand[color]}`);
    const message = `${counts.join(' and ')} kings in the start position, but only one of them is royal; for several royal pieces use the type commoner with extinctionPieceTypes and extinctionPseudoRoyal`;
    return [{ at, message }];
  },
});
