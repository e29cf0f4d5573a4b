import type { Board } from '../ir/board.js';
import type { PieceId, PieceType } from '../ir/piece.js';

/** The part of a piece type that notation needs. */
export type WrittenPiece = Pick<PieceType, 'id' | 'glyphs' | 'promotion' | 'royal'>;

/** The pieces of a game and their letters. */
export interface LetteredPieces {
  readonly pieces: readonly WrittenPiece[];
  /**
   * The letters of each type in upper case: `P`, `N'`, `SC@`. A type without an entry appears only as the promoted form of
   * another (`+P`).
   */
  readonly letters: ReadonlyMap<PieceId, string>;
  /** A second letter that is accepted for a type but never written: `h` for the horse `n` of xiangqi. */
  readonly otherLetters?: ReadonlyMap<PieceId, string>;
}

/** The variant for which a FEN is read or printed. */
export interface FenContext extends LetteredPieces {
  readonly board: Board;
  /** Whether printing shows the hands in brackets, `[-]` if they are empty. */
  readonly hands: boolean;
}

/**
 * The context of an engine, with its `letters`, or of a document, with its abbreviations. A type without an abbreviation gets no
 * letter.
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
