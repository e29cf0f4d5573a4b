import { loseRights } from '../castling.js';
import { takeInHand } from '../hands.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { toOf } from '../move.js';
import { isPiece, typeOf, WALL } from '../piece-code.js';
import { CAPTURED, changeSquare, stateAt, type Position } from '../position.js';
import { forNeighbours } from '../neighbours.js';
import { kindNumber, typeTable, type Tables } from '../tables/tables.js';

/** A capture explodes: the capturer and all around it but pawns leave the board; or it turns the capturer to stone. */
export const blast = {
  name: 'blast',
  claims: ['blastOnCapture', 'blastImmuneTypes', 'petrifyOnCaptureTypes', 'petrifyBlastPieces'],
  appliesTo: ({ rules }) => rules.blastOnCapture || rules.petrifyOnCaptureTypes.length > 0,
  compile: compileBlast,
  witnesses: [],
} as const satisfies Mechanic;

function compileBlast(tables: Tables): Hooks {
  const { game } = tables;
  const { rules } = game;
  const pawn = kindNumber(game, 'pawn');
  const immune = typeTable(game, rules.blastImmuneTypes);
  const petrified = typeTable(game, rules.petrifyOnCaptureTypes);
  return {
    after: (position, move, moved) => {
      if (position.state[stateAt(position) + CAPTURED] === 0) return;
      const center = toOf(move);
      if (!rules.blastOnCapture) {
        if (petrified[typeOf(moved)] === 1) remove(position, center, isStone(position, center));
        return;
      }
      forNeighbours(tables, center, (square) => {
        const code = position.board[square] ?? 0;
        if (isPiece(code) && typeOf(code) !== pawn && immune[typeOf(code)] !== 1)
          remove(position, square, rules.petrifyBlastPieces);
      });
      const code = position.board[center] ?? 0;
      if (isPiece(code) && immune[typeOf(code)] !== 1)
        remove(position, center, isStone(position, center));
    },
  };

  function isStone({ board }: Position, square: number): boolean {
    return petrified[typeOf(board[square] ?? 0)] === 1;
  }

  function remove(position: Position, square: number, stone: boolean): void {
    const code = position.board[square] ?? 0;
    takeInHand(tables, position, code, position.base[square] ?? 0);
    changeSquare(position, square, stone ? WALL : 0, 0);
    loseRights(position, square);
  }
}
