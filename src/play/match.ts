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

/** A game being played: the position, and what the rules of its end look back on. */
export interface Match {
  readonly compiled: CompiledGame;
  readonly position: Position;
  readonly history: History;
  /** Sets it up; the answer is what is wrong with the FEN, and the match is then of no use. */
  start(fen: string): FenProblem | null;
  /** Plays a legal move. */
  play(move: MoveCode): void;
  /** Takes the last move back; an error of ours if there is none. */
  takeBack(): void;
  /** The legal moves. */
  moves(): MoveCode[];
  /** How many legal moves there are, where that is known, saves listing them. */
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
