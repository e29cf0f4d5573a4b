import type { Game } from '../game.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, GATING, kindOf, NORMAL, toOf, typeIn, type MoveCode } from '../move.js';
import { pieceCode, WALL } from '../piece-code.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables/tables.js';
import { hasQuietMove } from '../tables/vectors.js';

/** If no piece may end up without a move, walls count, too: a piece cannot move to a square with a wall. */
export const immobility = {
  name: 'immobility',
  claims: [],
  appliesTo: ({ pieces, rules }) =>
    rules.immobilityIllegal || pieces.some(({ compulsory }) => compulsory !== null),
  compile: compileImmobility,
  witnesses: [
    {
      game: 'parent = chess\nimmobilityIllegal = true\npetrifyOnCaptureTypes = n',
      fen: '4k3/8/8/4p3/8/4*3/8/4K3 b - - 0 1',
      legal: ['e8e7'],
      illegal: ['e5e4'],
    },
    {
      game: 'parent = shogi',
      fen: '2k6/9/9/9/9/9/9/4*4/2K6[p] b - - 0 1',
      legal: ['P@d3'],
      illegal: ['P@e3'],
    },
  ],
} as const satisfies Mechanic;

function compileImmobility({ game, squares, typeMask, vectors }: Tables): Hooks {
  const permits = (position: Position, move: MoveCode): boolean => {
    const { board, turn } = position;
    const kind = kindOf(move);
    if (kind !== NORMAL && kind !== GATING && kind !== DROP) return true;
    const moved =
      kind === DROP ? pieceCode(typeIn(move, typeMask), turn) : (board[fromOf(move)] ?? 0);
    const isOpen = (square: number): boolean => board[square] !== WALL;
    return hasQuietMove(vectors, moved, toOf(move), isOpen, squares);
  };
  return buildsWalls(game) ? { permits } : { permitsAmongWalls: permits };
}

function buildsWalls({ rules }: Game): boolean {
  return (
    rules.wallingRule !== 'none' ||
    rules.petrifyOnCaptureTypes.length > 0 ||
    rules.petrifyBlastPieces
  );
}
