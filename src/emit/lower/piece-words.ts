import type { PieceType } from '../../ir/piece.js';

/** The name of a piece in messages and comments, `桂 Horse (N)`, from those parts that the document has. */
export function pieceWords(piece: PieceType): string {
  const [glyph] = piece.glyphs;
  const words = [glyph, piece.name ?? (glyph === undefined ? piece.id : undefined)];
  const abbreviation = piece.abbreviation === null ? [] : [`(${piece.abbreviation})`];
  return [...words.filter((word) => word !== undefined), ...abbreviation].join(' ');
}
