import { typesOfCheckers } from '../checkers.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { DEMOTION, DROP, GATING, kindOf, PIECE_PROMOTION, PROMOTION } from '../move.js';
import { winOf } from '../outcome-value.js';
import { CAPTURED, LAST_MOVE, stateAt, type Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** A player who mates by dropping a pawn loses. The drop itself is legal. */
export const dropMate = {
  name: 'drop-mate',
  claims: ['shogiPawnDropMateIllegal'],
  appliesTo: ({ pieces, king }) => king !== null && pieces.some((piece) => piece.dropMateLoses),
  compile: compileDropMate,
  witnesses: [
    {
      game: 'parent = shogi',
      fen: '7nk/9/6G1S/9/9/9/9/9/4K4[P] w - - 0 1',
      moves: ['P@i8'],
      outcome: 'black',
    },
    {
      game: 'parent = shogi',
      fen: '7nk/9/6GPS/9/9/9/9/9/4K4[G] w - - 0 1',
      moves: ['G@i8'],
      outcome: 'white',
    },
    {
      game: 'parent = shogi',
      fen: '7nk/9/6G1P/9/9/9/9/9/4K4[] w - - 0 1',
      moves: ['i7i8'],
      outcome: null,
    },
  ],
} as const satisfies Mechanic;

function compileDropMate({ game }: Tables, core: MoveApi): Hooks {
  return {
    stuckEnd: (position) => {
      if (position.ply === 0 || !hasNewPiece(position) || !core.inCheck(position)) return null;
      const byPawns = typesOfCheckers(position).every(
        (type) => game.pieces[type]?.dropMateLoses === true,
      );
      return byPawns ? winOf(position.turn) : null;
    },
  };
}

/** Whether the last move placed a piece or changed its type without capturing. The engine does not ask whether it was a drop of a pawn. */
function hasNewPiece(position: Position): boolean {
  const at = stateAt(position);
  const kind = kindOf(position.state[at + LAST_MOVE] ?? 0);
  const isNew =
    kind === DROP ||
    kind === PROMOTION ||
    kind === PIECE_PROMOTION ||
    kind === DEMOTION ||
    kind === GATING;
  return isNew && position.state[at + CAPTURED] === 0;
}
