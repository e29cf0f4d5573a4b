import type { Game } from './game.js';
import { isInCheck, legalMoves, movesDespiteEnd } from './legal.js';
import { buildMachine, type Machine } from './machine.js';
import { makeMove, unmakeMove } from './make.js';
import type { Core, Mechanic } from './mechanic.js';
import { MECHANICS } from './mechanics.js';

/** A game with all that is needed to play it. `mechanics` is every rule there is; less only to show what a rule does. */
export function compileGame(game: Game, mechanics: readonly Mechanic[] = MECHANICS): Machine {
  const machine: Machine = buildMachine(
    game,
    mechanics,
    coreOf(() => machine),
  );
  return machine;
}

const NO_EFFECTS: Machine['effects'] = [];

/** What the rules of a machine ask of it; they are compiled before it is there. */
export function coreOf(machine: () => Machine): Core {
  return {
    legalMoves: (position) => {
      legalMoves(machine(), position);
    },
    movesDespiteEnd: (position) => {
      movesDespiteEnd(machine(), position);
    },
    make: (position, move) => {
      makeMove(machine(), position, move);
    },
    makePlain: (position, move) => {
      makeMove(machine(), position, move, NO_EFFECTS);
    },
    unmake: unmakeMove,
    inCheck: isInCheck,
  };
}
