import { gameOf, withChess960, type Definition } from '../definitions.js';
import type { Board, Color } from '../ir/board.js';
import { compileGame } from '../play/move-api.js';
import type { Reading } from '../play/lower-engine.js';
import { createMatch } from '../play/match.js';
import {
  compileMatingMaterial,
  insufficientMaterial,
} from '../play/mechanics/insufficient-material.js';
import type { MoveCode } from '../play/move.js';
import { readGameMove, printGameMove } from '../play/notation/game-moves.js';
import { printFen } from '../play/notation/print-fen.js';
import { parseMove } from '../play/notation/uci.js';
import type { MoveFormat } from '../play/notation/western/styles.js';
import { RULE_50, stateAt } from '../play/position.js';
import type { FenProblem } from '../play/notation/set-fen.js';
import type { GameResult } from '../play/player.js';
import { RESULTS } from '../play/player.js';
import { boardView, destinations, SIDES, type BoardView, type SquareNames } from './board-view.js';
import { compileGameEnd, type GameEnd } from './game-end.js';
import { moveValue, type GameMove } from './move-value.js';

export interface GameOptions {
  /** Whether castling follows Chess960, in rules and notation. */
  readonly chess960?: boolean;
  /** How to read the notations in sections (default: `as-engine`). */
  readonly reading?: Reading;
}

/** Why a text is not a legal move, as a sentence. */
export interface MoveProblem {
  readonly kind: 'unreadable' | 'illegal' | 'ambiguous';
  readonly why: string;
}

/** A game in progress. It is mutable; everything that it returns is a copy. */
export interface OpenGame extends BoardView {
  readonly name: string;
  readonly chess960: boolean;
  /** Sets up a position (default: the start position). Returns null, or the problem with the FEN, in which case the game is unchanged. */
  reset(fen?: string): FenProblem | null;
  /** The FEN of the position with all counters. */
  fen(): string;
  turn(): Color;
  fullmoveNumber(): number;
  /** Plies since the last capture or pawn move, as in the FEN. */
  halfmoveClock(): number;
  /** Plies since the game began, counted from the move number of the start position. */
  ply(): number;
  /** The legal moves; empty once a rule has ended the game immediately. */
  moves(): readonly GameMove[];
  /** The legal move that a text denotes. */
  read(text: string, format?: MoveFormat): GameMove | MoveProblem;
  /** Writes a legal move unambiguously in a notation. Null if the move is illegal or the notation cannot express it. */
  write(move: GameMove | string, format: MoveFormat): string | null;
  /** Writes a line of UCI moves from here in a notation. Null if a move is illegal or the notation cannot express it. */
  writeLine(moves: readonly string[], format: MoveFormat): readonly string[] | null;
  /** Plays a legal move, given as a value or as text. Returns null, or why it cannot be played. */
  push(move: GameMove | string, format?: MoveFormat): MoveProblem | null;
  /** Takes back the last move and returns it in UCI; null if there is none. */
  pop(): string | null;
  /** The moves since the start position, in UCI. */
  played(): readonly string[];
  /** The position before the first move. */
  startFen(): string;
  /** Destinations of moves by starting square, and of drops by `P@`. */
  dests(names?: SquareNames): ReadonlyMap<string, readonly string[]>;
  /** The moves from a square (or `P@`) to another. There are several if there is a choice of promotion, gate or wall. */
  between(from: string, to: string): readonly GameMove[];
  /** Whether a player has too little material ever to win. Always false if the rules do not consider material. */
  hasInsufficientMaterial(color: Color): boolean;
  /** How and why the game ended; null while it goes on. Without `claims`, ends that a player must claim do not count. */
  end(claims?: boolean): GameEnd | null;
  /** The result as in PGN. */
  result(claims?: boolean): GameResult;
}

/** Opens a game of a definition at its start position. */
export function openGame(definition: Definition, options: GameOptions = {}): OpenGame {
  const { chess960 = false, reading = 'as-engine' } = options;
  const plain = gameOf(definition, reading);
  const game = chess960 ? withChess960(plain) : plain;
  const compiled = compileGame(game);
  const match = createMatch(compiled);
  const { position } = match;
  const judge = compileGameEnd(definition, compiled);
  const canMate = insufficientMaterial.appliesTo(game)
    ? compileMatingMaterial(compiled.tables)
    : null;
  let start = game.startFen;
  const played: string[] = [];
  if (match.start(start) !== null) match.start((start = emptyBoard(game.board)));

  function moves(): readonly GameMove[] {
    return match.moves().map((code) => moveValue(compiled, position, code));
  }

  function codeOf(move: GameMove | string): MoveCode | null {
    return parseMove(compiled, position, typeof move === 'string' ? move : move.uci);
  }

  function restart(): void {
    match.start(start);
    for (const uci of played) {
      const code = parseMove(compiled, position, uci);
      if (code !== null) match.play(code);
    }
  }

  return {
    ...boardView(compiled, position),
    name: game.name,
    chess960,
    reset(fen = game.startFen) {
      const problem = match.start(fen);
      if (problem !== null) {
        restart();
        return problem;
      }
      start = fen;
      played.length = 0;
      return null;
    },
    fen: () => printFen(compiled, position),
    turn: () => (position.turn === 0 ? 'white' : 'black'),
    fullmoveNumber: () => 1 + Math.floor((position.gamePly - position.turn) / 2),
    halfmoveClock: () => position.state[stateAt(position) + RULE_50] ?? 0,
    ply: () => position.gamePly,
    moves,
    read(text, format = 'uci') {
      const read = readGameMove(compiled, position, text, format);
      return read.kind === 'move' ? moveValue(compiled, position, read.move) : read;
    },
    write(move, format) {
      const code = codeOf(move);
      return code === null ? null : printGameMove(compiled, position, code, format);
    },
    writeLine(line, format) {
      const texts: string[] = [];
      for (const uci of line) {
        const code = codeOf(uci);
        const text = code === null ? null : printGameMove(compiled, position, code, format);
        if (code === null || text === null) break;
        texts.push(text);
        match.play(code);
      }
      for (let left = texts.length; left > 0; left--) match.takeBack();
      return texts.length === line.length ? texts : null;
    },
    push(move, format = 'uci') {
      const text = typeof move === 'string' ? move : move.uci;
      const read = readGameMove(
        compiled,
        position,
        text,
        typeof move === 'string' ? format : 'uci',
      );
      if (read.kind !== 'move') return read;
      played.push(printGameMove(compiled, position, read.move, 'uci') ?? text);
      match.play(read.move);
      return null;
    },
    pop() {
      const last = played.pop() ?? null;
      if (last !== null) match.takeBack();
      return last;
    },
    played: () => [...played],
    startFen: () => start,
    dests: (names = 'plain') => destinations(moves(), names),
    between: (from, to) =>
      moves().filter(
        (move) => move.to === to && (move.drop === null ? move.from : `${move.drop}@`) === from,
      ),
    hasInsufficientMaterial: (color) => canMate !== null && !canMate(position, SIDES[color]),
    end: (claims = true) => judge(match, claims),
    result(claims = true) {
      const end = judge(match, claims);
      return end === null ? '*' : RESULTS[end.outcome];
    },
  };
}

function emptyBoard({ files, ranks }: Board): string {
  return `${Array.from({ length: ranks }, () => files).join('/')} w - - 0 1`;
}
