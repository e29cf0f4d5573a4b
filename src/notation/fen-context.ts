import type { Board } from '../ir/board.js';
import type { PieceId, PieceType } from '../ir/piece.js';

/** What notation needs to know of a type of piece. */
export type WrittenPiece = Pick<PieceType, 'id' | 'glyphs' | 'promotion' | 'royal'>;

/** The pieces of a game, and how letters write them. */
export interface LetteredPieces {
  readonly pieces: readonly WrittenPiece[];
  /**
   * How each type is written, in upper case: `P`, `N'`, `SC@`. A type without an entry has no letter of its own and appears
   * only as the promoted form of another (`+P`).
   */
  readonly letters: ReadonlyMap<PieceId, string>;
  /** A second letter by which a type may be read, and is never written: `h` for the horse `n` of xiangqi. */
  readonly otherLetters?: ReadonlyMap<PieceId, string>;
}

/** What a FEN of one variant is read and printed with. */
export interface FenContext extends LetteredPieces {
  readonly board: Board;
  /** Whether printing shows the hands in brackets, `[-]` if they are empty. */
  readonly hands: boolean;
}

/**
 * The context of a document or an engine: `letters` are the engine's, or, if not given, the document's own abbreviations
 * (a type without an abbreviation is left out).
 */
export function fenContext(
  board: Board,
  pieces: readonly PieceType[],
  options: { readonly letters?: ReadonlyMap<PieceId, string>; readonly hands: boolean },
): FenContext {
  return { board, pieces, letters: options.letters ?? abbreviations(pieces), hands: options.hands };
}

function abbreviations(pieces: readonly PieceType[]): ReadonlyMap<PieceId, string> {
  return new Map(
    pieces.flatMap(({ id, abbreviation }) => (abbreviation === null ? [] : [[id, abbreviation]])),
  );
}
