/** A real engine, as far as comparing with it needs one. Names are the engine's; moves are UCI; FENs are its own. */
export interface Engine {
  /** For messages, with its version. */
  readonly name: string;
  /** Every variant that it knows now. */
  variants(): readonly string[];
  /** Loads a text of sections; the answer says what came of it. */
  load(text: string): LoadResult;
  /** A game of a variant that it knows, at the start position; null for a name that it does not know. */
  play(variant: string): EngineGame | null;
  /** The start position as the engine holds it; null for an unknown name. */
  startFen(variant: string): string | null;
  /** What the engine's own validator says. */
  validateFen(variant: string, fen: string): FenVerdict;
}

/** What a load has changed: an engine keeps the old variant of a name that it knows, without a word. */
export interface LoadResult {
  readonly added: readonly string[];
  /** What the engine printed while loading. */
  readonly messages: readonly string[];
}

/** The validator's answer: 1 is valid, every other number names a fault; with what it printed. */
export interface FenVerdict {
  readonly valid: boolean;
  readonly code: number;
  readonly messages: readonly string[];
}

/** A game on one board. Close it: it lives outside the garbage collector. */
export interface EngineGame {
  setFen(fen: string): void;
  fen(): string;
  legalMoves(): readonly string[];
  /** Number of legal sequences of moves of this length. */
  perft(depth: number): number;
  /** False, and nothing happens, if the move is not legal. */
  push(move: string): boolean;
  /** Takes back a move of this game; a bug of ours if there is none. */
  pop(): void;
  /** Pieces that count as kings included. */
  inCheck(): boolean;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`, repetitions included. */
  result(): string;
  close(): void;
}
