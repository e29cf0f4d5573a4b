import { chaseRecorder } from './chasing/chase.js';
import { typesOfCheckers } from './checkers.js';
import { isInCheck, listMoves } from './legal.js';
import type { CompiledGame } from './compiled-game.js';
import { makeMove, unmakeMove } from './make.js';
import type { History, Outcome } from './mechanic.js';
import type { MoveCode } from './move.js';
import type { FenProblem } from './notation/set-fen.js';
import { setFen } from './notation/set-fen.js';
import { outcomeOf } from './outcome.js';
import { positionKey } from './position-key.js';
import { createPosition } from './changes.js';
import type { Position } from './position.js';

/** A game in progress: its position, and the history that the rules for its end need. */
export interface Match {
  readonly compiled: CompiledGame;
  readonly position: Position;
  readonly history: History;
  /** Sets up a position. Returns the problem with the FEN, if any; the match must then not be used. */
  start(fen: string): FenProblem | null;
  /** Plays a legal move. */
  play(move: MoveCode): void;
  /** Undoes the last move. To call it without one is a bug. */
  takeBack(): void;
  moves(): MoveCode[];
  /** Pass the number of legal moves, if known, to save listing them. */
  outcome(legalMoves?: number): Outcome | null;
}

export function createMatch(compiled: CompiledGame): Match {
  const { rules } = compiled.tables.game;
  const position = createPosition(compiled.tables);
  const keys: string[] = [];
  const inCheck: boolean[] = [];
  const moves: MoveCode[] = [];
  const checkers: (readonly number[])[] = [];
  const chases = rules.chasingRule === 'axf' ? chaseRecorder(compiled.tables) : null;
  const chased = chases?.chased ?? [];
  const history: History = { keys, inCheck, moves, checkers, chased };

  function record(): void {
    keys.push(positionKey(position));
    inCheck.push(isInCheck(position));
    if (rules.shatarMateRule) checkers.push(typesOfCheckers(position));
    chases?.record(position);
  }

  return {
    compiled,
    position,
    history,
    start(fen) {
      keys.length = 0;
      inCheck.length = 0;
      moves.length = 0;
      checkers.length = 0;
      chases?.clear();
      const problem = setFen(compiled, position, fen);
      if (problem === null) record();
      return problem;
    },
    play(move) {
      makeMove(compiled, position, move);
      moves.push(move);
      record();
    },
    takeBack() {
      if (moves.length === 0) throw new Error('There is no move to take back.');
      unmakeMove(position);
      keys.pop();
      inCheck.pop();
      moves.pop();
      checkers.pop();
      chases?.takeBack();
    },
    moves: () => listMoves(compiled, position),
    outcome: (legalMoves) =>
      legalMoves === undefined
        ? outcomeOf(compiled, position, history)
        : outcomeOf(compiled, position, history, () => legalMoves === 0),
  };
}
