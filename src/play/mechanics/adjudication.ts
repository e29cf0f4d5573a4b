import { inUse } from '../acting.js';
import { kingsFace } from '../facing.js';
import { compileMaterial } from '../material.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { PASSED_TURN, STATE, stateAt, type Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** If both pass, if the kings still face each other after a pass, or if the board is full, the game is over. Material decides if it counts. */
export const adjudication = {
  name: 'adjudication',
  claims: ['adjudicateFullBoard', 'materialCounting'],
  // A board may be full in a position that is not reached from the start.
  appliesTo: (game) =>
    game.rules.adjudicateFullBoard || inUse('bikjangRule', 'pass', 'passOnStalemate')(game),
  compile: compileAdjudication,
  witnesses: [
    {
      game: 'parent = janggitraditional',
      fen: '4k4/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1',
      moves: ['e3d3', 'e10e10'],
      outcome: 'draw',
    },
    {
      game: 'parent = janggi',
      fen: '4k4/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1',
      moves: ['e3d3', 'e10e10'],
      outcome: 'white',
    },
    {
      game: 'parent = janggi',
      fen: '4k4/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1',
      moves: ['e3d3', 'e10f10'],
      outcome: null,
    },
    {
      game: 'parent = janggi',
      fen: '3k5/9/9/4c4/9/9/9/3CP4/9/5K3 w - - 0 1',
      moves: ['f1f1', 'd10d10'],
      outcome: 'white',
    },
    {
      game: 'parent = janggi',
      fen: '3k5/9/9/4c4/9/9/9/3C5/9/5K3 w - - 0 1',
      moves: ['f1f1', 'd10d10'],
      outcome: 'black',
    },
    {
      game: 'parent = chess\npass = true\nmaterialCounting = unweighted',
      fen: '4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1',
      moves: ['e1e1', 'e8e8'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\npass = true\nmaterialCounting = unweighted',
      fen: '4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1',
      moves: ['e1e1', 'e7e6', 'e1e1'],
      outcome: null,
    },
    {
      game: 'parent = chess\npass = true\nmaterialCounting = blackdrawodds',
      fen: '4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1',
      moves: ['e1e1', 'e8e8'],
      outcome: 'black',
    },
    {
      game: 'parent = chess\npass = true',
      fen: '4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1',
      moves: ['e1e1', 'e8e8'],
      outcome: 'draw',
    },
    {
      game: 'maxRank = 2\nmaxFile = 2\nimmobile = p\nstartFen = 2/2 w - - 0 1\nadjudicateFullBoard = true\nmaterialCounting = unweighted\nstalemateValue = loss',
      fen: 'PP/Pp w - - 0 1',
      outcome: 'white',
    },
    {
      game: 'maxRank = 2\nmaxFile = 2\nimmobile = p\nstartFen = 2/2 w - - 0 1\nadjudicateFullBoard = true\nmaterialCounting = unweighted\nstalemateValue = loss',
      fen: 'PP/P1 w - - 0 1',
      outcome: 'black',
    },
  ],
} as const satisfies Mechanic;

function compileAdjudication(tables: Tables): Hooks {
  const { adjudicateFullBoard, bikjangRule, wallOrMove } = tables.game.rules;
  const material = compileMaterial(tables);
  return {
    immediateEnd: (position) =>
      endsByPassing(position) || (adjudicateFullBoard && isFull(position))
        ? material(position)
        : null,
  };

  function endsByPassing(position: Position): boolean {
    const at = stateAt(position);
    const { state, kingSquare } = position;
    if (position.ply === 0 || state[at + PASSED_TURN] !== 1) return false;
    if (!wallOrMove && state[at - STATE + PASSED_TURN] === 1) return true;
    // Only a pass leaves kings facing each other.
    return bikjangRule && kingsFace(position, kingSquare[0] ?? -1, kingSquare[1] ?? -1);
  }
}

function isFull({ board }: Position): boolean {
  for (let square = 0; square < board.length; square++) if (board[square] === 0) return false;
  return true;
}
