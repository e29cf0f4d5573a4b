import type { Game } from './game.js';
import { isInCheck, legalMoves, movesDespiteEnd } from './legal.js';
import { compileMachine, type CompiledGame } from './compiled-game.js';
import { makeMove, unmakeMove } from './make.js';
import type { MoveApi, Mechanic } from './mechanic.js';
import { MECHANICS } from './mechanics.js';

/**
 * Compiles everything needed to play a game. `mechanics` are all rules by default; fewer only to show the effect of a rule. `like` is a game
 * whose pieces may move alike; if so, its tables of moves are reused.
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

/** The functions that mechanics call back. They are compiled before the game exists, so `compiled` is a function. */
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
