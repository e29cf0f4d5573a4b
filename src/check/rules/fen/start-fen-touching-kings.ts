import { startFenRule } from '../../facts/start-fen-rule.js';
import { printSquare } from '../../../ir/board.js';
import { areTouching, bothKings } from '../../facts/kings.js';
import { placeIn, startPosition } from '../../facts/start-position.js';

export default startFenRule({
  code: 'fen/start-fen-touching-kings',
  severity: 'error',
  title: 'The kings stand next to each other in the start position.',
  why: "The player to move can capture the other king; the engine's `check` calls the position invalid.",
  bad: [
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦8/8/8/3kK3/8/8/8/8 w - - 0 1⟧\n' },
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦8/8/3k4/3K4/8/8/8/8 w - - 0 1⟧\n',
      says: 'on d5 and d6',
    },
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦8/8/3k4/4K3/8/8/8/8 w - - 0 1⟧\n' },
  ],
  good: [
    '[x:chess]\ncastling = false\nstartFen = 8/8/8/3k1K2/8/8/8/8 w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 8/3k4/8/3K4/8/8/8/8 w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 8/8/8/3KK3/8/8/8/8 w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 8/8/8/3KK3/8/8/8/k7 w - - 0 1\n',
  ],
  check: (section, at) => {
    const position = startPosition(section);
    const kings = bothKings(position);
    if (kings === null || !areTouching(section, kings)) return [];
    const [white, black] = [printSquare(kings.white.square), printSquare(kings.black.square)];
    return [
      {
        at,
        message: `the kings stand next to each other, on ${white} and ${black}, so the first move can capture one; place them further apart`,
        notes: [
          { message: "White's king", at: placeIn(at, kings.white) },
          { message: "Black's king", at: placeIn(at, kings.black) },
        ],
      },
    ];
  },
});
