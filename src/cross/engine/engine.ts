/** A real engine, reduced to what a comparison needs. The engine's own variant names and FENs; moves in UCI. */
export interface Engine {
  /** For messages; includes the version. */
  readonly name: string;
  /** The names of all variants that the engine knows at present. */
  variants(): readonly string[];
  /** Loads a text of sections. */
  load(text: string): LoadResult;
  /** Starts a game of a variant at its start position; null if the name is unknown. */
  play(variant: string): EngineGame | null;
  /** The start position in the engine; null for an unknown name. */
  startFen(variant: string): string | null;
  /** Asks the engine's own validator. */
  validateFen(variant: string, fen: string): FenVerdict;
}

/** The effect of a load. For a name that it knows, the engine silently keeps the old variant. */
export interface LoadResult {
  readonly added: readonly string[];
  /** What the engine printed while loading. */
  readonly messages: readonly string[];
}

/** The validator's answer, with its output: code 1 is valid, every other number stands for a fault. */
export interface FenVerdict {
  readonly valid: boolean;
  readonly code: number;
  readonly messages: readonly string[];
}

/** A game on one board. It must be closed, because it lives outside the garbage collector. */
export interface EngineGame {
  setFen(fen: string): void;
  fen(): string;
  legalMoves(): readonly string[];
  /** The number of legal sequences of moves of this length. */
  perft(depth: number): number;
  /** Returns false, and changes nothing, if the move is not legal. */
  push(move: string): boolean;
  /** Takes back the last move of this game. To call it without one is a bug. */
  pop(): void;
  /** Whether the king or a piece that counts as a king is in check. */
  inCheck(): boolean;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`, repetitions included. */
  result(): string;
  close(): void;
}
