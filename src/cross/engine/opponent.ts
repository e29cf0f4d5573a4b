import type { Line } from '../../play/player.js';
import type { FenVerdict, LoadResult } from './engine.js';

/** What an engine says of a line; null where it has no way to say it. */
export interface EngineView {
  /** Legal moves in UCI, sorted. */
  readonly moves: readonly string[];
  readonly fen: string | null;
  /** Is the king of the side to move in check? */
  readonly inCheck: boolean | null;
  /** Is it, or a piece that counts as one while few enough are left (`extinctionPseudoRoyal`)? */
  readonly isThreatened: boolean | null;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`, repetitions included. */
  readonly result: string | null;
}

/** An engine to be compared with, whether it runs in this process or in another. Every promise may fail with `EngineDied`. */
export interface Opponent {
  /** For messages, with its version. */
  readonly name: string;
  /** Of another process: its number; null: it runs in this one. */
  readonly process: number | null;
  /** Loads a text of sections. An engine keeps the old variant of a name that it knows: give new names. */
  load(text: string): Promise<LoadResult>;
  /** Null: it does not know the variant. Only one variant may be played at a time. */
  open(variant: string): Promise<OpponentGame | null>;
  close(): void;
}

/** One variant as an engine plays it. */
export interface OpponentGame {
  readonly startFen: string;
  /** Null: a move of the line is not legal, as for `divide`. */
  look(line: Line): Promise<EngineView | null>;
  /** For each legal move how many sequences of legal moves of this length begin with it. */
  divide(line: Line, depth: number): Promise<ReadonlyMap<string, number> | null>;
  /** What its own validator says; null: it has none. */
  validate(fen: string): Promise<FenVerdict | null>;
  close(): void;
}

/** The engine is gone, and can answer nothing more. `during` says what it was asked. */
export class EngineDied extends Error {
  constructor(
    readonly during: string,
    readonly why: string,
  ) {
    super(`The engine crashed: ${during} (${why})`);
  }
}

/** What an engine was asked of a line: to look at it, or to count so deep. */
export interface Question {
  readonly line: Line;
  /** 0: to look. */
  readonly depth: number;
}

/** A question about a variant in words. */
export function printQuestion(variant: string, { depth, line }: Question): string {
  return `${variant}: ${depth === 0 ? '' : `perft ${depth} of `}${printLine(line)}`;
}

/** Reads what `printQuestion` or an engine's `position fen` says; null: it was asked something else. */
export function parseQuestion(text: string): Question | null {
  const start = /^(?:position fen |[^:\n]*: (?:perft (\d+) of )?)(?=\S*\/)/.exec(text);
  if (start === null) return null;
  const [fen = '', moves = ''] = text.slice(start[0].length).split(' moves ');
  return { line: { fen, moves: moves.split(' ').filter(Boolean) }, depth: Number(start[1] ?? 0) };
}

/** A line in words that can be given to the engine again. */
export function printLine({ fen, moves }: Line): string {
  return moves.length === 0 ? fen : `${fen} moves ${moves.join(' ')}`;
}
