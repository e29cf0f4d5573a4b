import type { Line } from '../../play/player.js';
import type { FenVerdict, LoadResult } from './engine.js';

/** What an engine reports about a line; null for what it cannot report. */
export interface EngineView {
  /** Legal moves in UCI, sorted. */
  readonly moves: readonly string[];
  readonly fen: string | null;
  /** Whether the king of the side to move is in check. */
  readonly inCheck: boolean | null;
  /** Whether the king is, or a piece that counts as a king while few are left (`extinctionPseudoRoyal`). */
  readonly isThreatened: boolean | null;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`, repetitions included. */
  readonly result: string | null;
}

/** An engine for comparison, in this process or in another. Every promise may fail with `EngineDied`. */
export interface Opponent {
  /** For messages; includes the version. */
  readonly name: string;
  /** The process id; null if the engine runs in this process. */
  readonly process: number | null;
  /** Loads a text of sections. For a name that it knows, an engine keeps the old variant, so use new names. */
  load(text: string): Promise<LoadResult>;
  /** Starts a variant; null if the engine does not know it. Only one variant may be played at a time. */
  open(variant: string): Promise<OpponentGame | null>;
  close(): void;
}

/** A variant as an engine plays it. */
export interface OpponentGame {
  readonly startFen: string;
  /** Whether it lists the moves of the FEN after a line, so that what the FEN does not show is lost. */
  readonly listsFromFen: boolean;
  /** Null if a move of the line is not legal; `divide` likewise. */
  look(line: Line): Promise<EngineView | null>;
  /** For each legal move, the number of sequences of legal moves of this length that begin with it. */
  divide(line: Line, depth: number): Promise<ReadonlyMap<string, number> | null>;
  /** The answer of the engine's own validator; null if it has none. */
  validate(fen: string): Promise<FenVerdict | null>;
  close(): void;
}

/** The engine has crashed or hangs, and can answer nothing more. `during` is the last request. */
export class EngineDied extends Error {
  constructor(
    readonly during: string,
    readonly why: string,
  ) {
    super(`The engine crashed: ${during} (${why})`);
  }
}

/** A request about a line: to look at it, or to count to a depth. */
export interface Question {
  readonly line: Line;
  /** 0 for a look. */
  readonly depth: number;
}

/** A request about a variant, as text. */
export function printQuestion(variant: string, { depth, line }: Question): string {
  return `${variant}: ${depth === 0 ? '' : `perft ${depth} of `}${printLine(line)}`;
}

/** Parses the text of `printQuestion` or an engine's `position fen`; null if it is another request. */
export function parseQuestion(text: string): Question | null {
  const start = /^(?:position fen |[^:\n]*: (?:perft (\d+) of )?)(?=\S*\/)/.exec(text);
  if (start === null) return null;
  const [fen = '', moves = ''] = text.slice(start[0].length).split(' moves ');
  return { line: { fen, moves: moves.split(' ').filter(Boolean) }, depth: Number(start[1] ?? 0) };
}

/** A line as text, in a form that the engine accepts. */
export function printLine({ fen, moves }: Line): string {
  return moves.length === 0 ? fen : `${fen} moves ${moves.join(' ')}`;
}
