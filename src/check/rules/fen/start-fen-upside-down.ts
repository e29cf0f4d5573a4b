import { startFenRule } from '../../facts/start-fen-rule.js';
import { rankOf, type Color } from '../../../ir/board.js';
import { startPosition } from '../../facts/start-position.js';
import type { EnginePieceType } from '../../../ir/engine-rules.js';
import type { LintedSection } from '../../linted-file.js';

/** Names of games that start this way on purpose. */
const MEANT = /upside|down|revers|flip|backw|invert|racing/i;

export default startFenRule({
  code: 'fen/start-fen-upside-down',
  severity: 'warning',
  title: "The start position has White's army on the far side.",
  why: "A FEN lists the last rank first, with Black's pieces in lowercase. In the wrong order, pawns start just before their last rank and promote on their first moves.",
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1⟧\n',
    },
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦4KP2/8/8/8/8/8/8/4kp2 w - - 0 1⟧\n' },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:racingkings]\nstartFen = 4BNRQ/4BNRK/8/8/8/8/krnb4/qrnb4 w - - 0 1\n',
    '[upsidedown:chess]\nstartFen = RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 4K3/8/8/8/8/8/4p3/4k3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 4KP2/8/8/8/8/8/8/4k3 w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 4KP2/8/8/3Rr3/8/8/8/4kp2 w - - 0 1\n',
  ],
  readsSquares: true,
  check: (section, at) => {
    const { pieces } = startPosition(section);
    if (MEANT.test(section.name)) return [];
    const ranks = (color: Color): readonly number[] =>
      pieces.filter((piece) => piece.color === color).map(({ square }) => rankOf(square));
    const [white, black] = [ranks('white'), ranks('black')];
    if (white.length < 2 || black.length < 2) return [];
    if (Math.min(...white) <= Math.max(...black)) return [];
    if (!pieces.some(({ type }) => hasFront(section, type))) return [];
    return [
      {
        at,
        message:
          "all of White's pieces (capitals) stand on higher ranks than Black's; a FEN begins with the last rank, on Black's side; reverse the order of the ranks, unless this is intended",
      },
    ];
  },
});

/** Whether pieces of this type promote, or move differently forwards and backwards. If no type does, neither side of the board is the far one. */
function hasFront({ rules }: LintedSection, type: EnginePieceType): boolean {
  return (
    rules.promotedPieceType.has(type) ||
    rules.pieces.some((piece) => piece.type === type && /[fb]/.test(piece.betza))
  );
}
