import { startFenRule } from '../../facts/start-fen-rule.js';
import { printSquare, rankOf } from '../../../ir/board.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { firstOf } from '../../facts/words.js';

/** Types that only ever move forward. */
const FORWARD_ONLY: ReadonlySet<string> = new Set(['pawn', 'shogiPawn', 'breakthrough', 'lance']);

export default startFenRule({
  code: 'fen/start-fen-pawn-on-last-rank',
  severity: 'warning',
  title: 'A pawn on its last rank in the start position.',
  why: 'It cannot move, and a piece promotes only by moving.',
  bad: [
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦P3k3/8/8/8/8/8/8/4K3 w - - 0 1⟧\n',
      says: 'a8: a pawn',
    },
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦4k3/8/8/8/8/8/8/p3K3 w - - 0 1⟧\n',
      says: 'a1: a pawn',
    },
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦PPPPPPP1/8/4k3/8/8/8/8/4K3 w - - 0 1⟧\n',
      says: 'a8, b8, c8, d8, e8, f8, …: a pawn',
    },
  ],
  good: ['[x:chess]\ncastling = false\nstartFen = p3k3/8/8/8/8/8/8/4K2P w - - 0 1\n'],
  readsSquares: true,
  check: (section, at) => {
    const { pieces } = startPosition(section);
    const last = { white: section.rules.maxRank - 1, black: 0 };
    const stuck = pieces.filter(
      ({ color, square, type }) => FORWARD_ONLY.has(type) && rankOf(square) === last[color],
    );
    if (stuck.length === 0) return [];
    const squares = stuck.map(({ square }) => printSquare(square));
    return [
      {
        at,
        message: `${firstOf(squares, 6)}: a pawn on its last rank can never move; move it to another rank, or replace it with the piece that it promotes to`,
        notes: stuck.slice(0, 10).map((piece) => ({
          message: printSquare(piece.square),
          at: placeIn(at, piece),
        })),
      },
    ];
  },
});
