import type { PieceType } from '../../ir/piece.js';

/** A piece as messages and comments name it: `桂 Horse (N)`, with what the document has of it. */
export function pieceWords(piece: PieceType): string {
  const [glyph] = piece.glyphs;
  const words = [glyph, piece.name ?? (glyph === undefined ? piece.id : undefined)];
  const abbreviation = piece.abbreviation === null ? [] : [`(${piece.abbreviation})`];
  return [...words.filter((word) => word !== undefined), ...abbreviation].join(' ');
}
