import { compileGame } from './move-api.js';
import type { Game } from './game.js';
import { isInCheck } from './legal.js';
import { createMatch } from './match.js';
import type { Outcome } from './mechanic.js';
import type { FenProblem } from './notation/set-fen.js';
import { printFen } from './notation/print-fen.js';
import { findMove, listMoves, parseMove, type ListedMoves } from './notation/uci.js';
import { namedDivision, perftWithin } from './perft-within.js';
import type { Position } from './position.js';
import { isPseudoRoyalChecked, pseudoRoyalTypes } from './pseudo-royal.js';

/** A position and the moves played from it. Repetitions and counts depend on both. */
export interface Line {
  readonly fen: string;
  /** UCI moves. */
  readonly moves: readonly string[];
}

/** The result of a game in the notation of PGN; `*` if it goes on. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** The facts about the position after a line. */
export interface View {
  /** Legal moves in UCI, sorted. */
  readonly moves: readonly string[];
  readonly fen: string;
  /** Whether the king of the side to move is in check. */
  readonly inCheck: boolean;
  /** Whether the king is, or a piece that counts as a king while few are left (`extinctionPseudoRoyal`). */
  readonly isThreatened: boolean;
  /** Takes repetitions into account. */
  readonly result: GameResult;
}

/** The reason why a line cannot be followed. */
export type LineProblem =
  | ({ readonly kind: 'bad-fen' } & FenProblem)
  | { readonly kind: 'illegal-move'; readonly move: string; readonly fen: string };

/** A game with an interface of strings: FENs and UCI moves. */
export interface Player {
  readonly game: Game;
  /** The names of the mechanics in use. */
  readonly mechanics: readonly string[];
  look(line: Line): View | LineProblem;
  /** The number of sequences of legal moves of a given length; null if more than `nodes` moves would have to be examined. */
  perft(line: Line, depth: number, nodes?: number): number | LineProblem | null;
  /** The count for each legal move, sorted by name. */
  divide(
    line: Line,
    depth: number,
    nodes?: number,
  ): ReadonlyMap<string, number> | LineProblem | null;
}

/** The text of each outcome. */
export const RESULTS: Readonly<Record<Outcome, GameResult>> = {
  white: '1-0',
  black: '0-1',
  draw: '1/2-1/2',
};

/** Opens a game for queries. A line that continues the last one is followed from there. */
export function openPlayer(game: Game): Player {
  const compiled = compileGame(game);
  const match = createMatch(compiled);
  const { position } = match;
  let fen: string | null = null;
  let played: readonly string[] = [];
  /** The moves of the current position, once they have been listed. */
  let listed: ListedMoves | null = null;
  const follow = (line: Line): LineProblem | null => {
    const goesOn =
      line.fen === fen &&
      played.length <= line.moves.length &&
      played.every((move, i) => line.moves[i] === move);
    const done = goesOn ? played.length : 0;
    fen = null;
    if (!goesOn) listed = null;
    const bad = goesOn ? null : match.start(line.fen);
    if (bad !== null) return { kind: 'bad-fen', ...bad };
    for (const text of line.moves.slice(done)) {
      const move = listed === null ? parseMove(compiled, position, text) : findMove(listed, text);
      if (move === null)
        return { kind: 'illegal-move', move: text, fen: printFen(compiled, position) };
      match.play(move);
      listed = null;
    }
    fen = line.fen;
    // A copy, because the caller may continue with the same array.
    played = [...line.moves];
    return null;
  };
  return {
    game,
    mechanics: compiled.mechanics.map(({ name }) => name),
    look(line) {
      const problem = follow(line);
      if (problem !== null) return problem;
      listed ??= listMoves(compiled, position);
      const outcome = match.outcome(listed.codes.length);
      return {
        moves: listed.texts.toSorted(),
        fen: printFen(compiled, position),
        inCheck: isInCheck(position),
        isThreatened: isThreatened(position),
        result: outcome === null ? '*' : RESULTS[outcome],
      };
    },
    perft: (line, depth, nodes = Infinity) =>
      follow(line) ?? perftWithin(compiled, position, depth, nodes),
    divide(line, depth, nodes = Infinity) {
      const problem = follow(line);
      if (problem !== null) return problem;
      const division = namedDivision(compiled, position, depth, nodes);
      return division === null ? null : new Map(division);
    },
  };
}

/** Whether a king of the side to move is in check, or a piece that counts as one. */
export function isThreatened(position: Position): boolean {
  const { tables } = position;
  if (isInCheck(position)) return true;
  if (!tables.game.rules.extinctionPseudoRoyal) return false;
  return isPseudoRoyalChecked(position, pseudoRoyalTypes(tables));
}
