import { startFenRule } from '../../facts/start-fen-rule.js';
import { opposite, printSquare } from '../../../ir/board.js';
import { attackerOf } from '../../facts/attacks.js';
import { areTouching, bothKings, kingsOf } from '../../facts/kings.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';

export default startFenRule({
  code: 'fen/start-fen-opponent-in-check',
  severity: 'error',
  title: 'The player who is not to move is in check in the start position.',
  why: 'The first move can capture the king; neither the engine nor its `check` reports it.',
  bad: [
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦4k3/8/8/8/8/8/8/K3R3 w - - 0 1⟧\n' },
    { text: '[x:xiangqi]\nstartFen = ⟦3k5/9/9/3c5/9/9/9/3N5/9/3K1R3 b - - 0 1⟧\n' },
    {
      text: '[x:chess]\ncastling = false\nchecking = false\nstartFen = ⟦4k3/8/8/8/8/8/8/K3R3 w - - 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\ncastling = false\nstartFen = 4k3/8/8/8/8/8/8/K3R3 b - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 4k3/4p3/8/8/8/8/8/K3R3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 4k2k/8/8/8/8/8/8/K3R3 w - - 0 1\n',
  ],
  readsSquares: true,
  check: (section, at) => {
    const position = startPosition(section);
    const { turn } = position;
    const victim = opposite(turn);
    const kings = kingsOf(position).filter(({ color }) => color === victim);
    const [king] = kings;
    if (king === undefined || kings.length > 1) return [];
    const both = bothKings(position);
    if (both !== null && areTouching(section, both)) return [];
    const piece = attackerOf(section, position, king.square, turn);
    if (piece === null) return [];
    return [
      {
        at,
        message: `${PLAYER[turn]} is to move and can capture ${PLAYER[victim]}'s king with the ${piece.type} on ${printSquare(piece.square)}; change the position or the side to move`,
        notes: [
          { message: `attacks ${printSquare(king.square)}`, at: placeIn(at, piece) },
          { message: 'the king', at: placeIn(at, king) },
        ],
      },
    ];
  },
});
