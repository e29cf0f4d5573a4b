import type { Game } from './game.js';
import { isInCheck, legalMoves, movesDespiteEnd } from './legal.js';
import { compileMachine, type CompiledGame } from './compiled-game.js';
import { makeMove, unmakeMove } from './make.js';
import type { MoveApi, Mechanic } from './mechanic.js';
import { MECHANICS } from './mechanics.js';

/**
 * A game with all that is needed to play it. `mechanics` is every rule there is; less only to show what a rule does. `like` is a game whose
 * pieces may move alike: then its tables of moves are taken over.
 */
export function compileGame(
  game: Game,
  mechanics: readonly Mechanic[] = MECHANICS,
  like: CompiledGame | null = null,
): CompiledGame {
  const compiled: CompiledGame = compileMachine(
    game,
    mechanics,
    coreOf(() => compiled),
    like?.tables ?? null,
  );
  return compiled;
}

const NO_EFFECTS: CompiledGame['effects'] = [];

/** What the rules of a machine ask of it; they are compiled before it is there. */
export function coreOf(compiled: () => CompiledGame): MoveApi {
  return {
    legalMoves: (position) => {
      legalMoves(compiled(), position);
    },
    movesDespiteEnd: (position) => {
      movesDespiteEnd(compiled(), position);
    },
    make: (position, move) => {
      makeMove(compiled(), position, move);
    },
    makePlain: (position, move) => {
      makeMove(compiled(), position, move, NO_EFFECTS);
    },
    unmake: unmakeMove,
    inCheck: isInCheck,
  };
}
