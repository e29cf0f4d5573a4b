import { inUse } from '../acting.js';
import { loseRights } from '../castling.js';
import { takeInHand } from '../hands.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { toOf } from '../move.js';
import { isPiece, typeOf, WALL } from '../piece-code.js';
import { changeSquare } from '../changes.js';
import { CAPTURED, stateAt, type Position } from '../position.js';
import { forNeighbours } from '../neighbours.js';
import { kindNumber, typeTable, typesOrAll, type Tables } from '../tables/tables.js';

/** A capture explodes: the capturer and everything around it except pawns leave the board. Or the capturer turns to stone. */
export const blast = {
  name: 'blast',
  claims: ['blastOnCapture', 'blastImmuneTypes', 'petrifyOnCaptureTypes', 'petrifyBlastPieces'],
  appliesTo: inUse('blastOnCapture', 'petrifyOnCaptureTypes'),
  compile: compileBlast,
  witnesses: [
    {
      game: 'parent = atomic',
      fen: '4k3/8/8/1npr4/2P1p3/3Q4/8/4K3 w - - 0 1',
      moves: ['c4d5'],
      becomes: '4k3/8/8/1np5/4p3/3Q4/8/4K3 b - - 0 1',
    },
    {
      game: 'parent = atomic',
      fen: '4k3/8/8/4p3/3pn3/3Q4/8/4K3 w - - 0 1',
      moves: ['d3d4'],
      becomes: '4k3/8/8/4p3/8/8/8/4K3 b - - 0 1',
    },
    {
      game: 'parent = atomic\nblastImmuneTypes = n',
      fen: '4k3/8/2n5/2bp4/4P3/8/8/4K3 w - - 0 1',
      moves: ['e4d5'],
      becomes: '4k3/8/2n5/8/8/8/8/4K3 b - - 0 1',
    },
    {
      game: 'parent = petrified',
      fen: '4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1',
      moves: ['e3d5'],
      becomes: '4k3/8/8/3*4/8/8/8/4K3 b - - 0 1',
    },
    {
      game: 'parent = atomic\npetrifyOnCaptureTypes = n\npetrifyBlastPieces = true',
      fen: '4k3/8/2r5/3p4/8/4N3/8/4K3 w - - 0 1',
      moves: ['e3d5'],
      becomes: '4k3/8/2*5/3*4/8/8/8/4K3 b - - 0 1',
    },
  ],
} as const satisfies Mechanic;

function compileBlast(tables: Tables): Hooks {
  const { game } = tables;
  const { rules } = game;
  const pawn = kindNumber(game, 'pawn');
  const immune = typesOrAll(game, rules.blastImmuneTypes);
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
    // A piece that promoted by choice explodes as a pawn, whatever type it was before.
    takeInHand(tables, position, code, position.base[square] ?? 0, pawn);
    changeSquare(position, square, stone ? WALL : 0, 0);
    loseRights(position, square);
  }
}
