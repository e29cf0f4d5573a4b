import type { Dialect } from '../catalog/betza/dialects.js';
import type { Definition } from '../engine-definitions.js';
import { byColor } from '../ir/board.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { PieceType } from '../ir/piece.js';
import { NO_SQUARES } from '../ir/region.js';
import type { Variant } from '../ir/variant.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import type { Snippet } from '../read/markdown/snippet.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import type { About, Mark, Naming, Target } from './marks.js';

/** The context for reading the parts of a section of a document. */
export interface DocumentContext {
  readonly source: Source;
  readonly variant: Variant;
  readonly dialect: Dialect;
  readonly definition: () => Definition;
  /** The engine's rules for it; null if the engine cannot represent the variant. */
  readonly rules: () => EngineRules | null;
  /** Another variant of the document, by the slug of its heading or its id. */
  readonly variantNamed: (name: string) => Variant | null;
  readonly library: Library;
}

export function markOf({ end, start }: Span, about: About, naming: Naming | null = null): Mark {
  return { start, end, about, naming };
}

export type Named = Pick<Snippet, 'span' | 'text'>;

export interface FoundPiece {
  readonly piece: PieceType;
  readonly by: 'glyph' | 'letter' | 'name';
}

/** The marks of a text that names a piece by glyph, abbreviation or name. */
export function byName(
  { text }: Named,
  { variant: { pieces } }: DocumentContext,
): FoundPiece | null {
  for (const piece of pieces) {
    if (piece.glyphs.includes(text)) return { piece, by: 'glyph' };
    if (piece.abbreviation === text) return { piece, by: 'letter' };
    if (piece.name?.toLowerCase() === text.toLowerCase()) return { piece, by: 'name' };
  }
  return null;
}

export function pieceMark(
  { span, text }: Named,
  found: FoundPiece | null,
  isDefinition: boolean,
  context: DocumentContext,
): readonly Mark[] {
  if (found === null) return [];
  const { by, piece } = found;
  // Each of several glyphs is a separate name, so that renaming one does not change the others.
  const called = by === 'glyph' ? ` ${text}` : '';
  const { definition, variant } = context;
  const id = `piece ${variant.id} ${piece.id}${called}`;
  const naming = { id, isDefinition, by, elsewhere: () => rowElsewhere(piece, context) };
  return [markOf(span, { kind: 'piece', id: piece.id, definition }, naming)];
}

/** The naming of a piece by its letter for engines, which is in the column Letter or is its abbreviation. */
export function letterName(
  piece: PieceType,
  isDefinition: boolean,
  { variant }: DocumentContext,
): Naming {
  const id = `${piece.letter === null ? 'piece' : 'letter'} ${variant.id} ${piece.id}`;
  return { id, isDefinition, by: 'letter' };
}

/** The row of a piece from another document; null if the piece is from this one. */
function rowElsewhere({ span }: PieceType, { library, source }: DocumentContext): Target | null {
  if (span.file === source.file) return null;
  const found = library(span.file.replace(/^.*\/|\.md$/g, ''));
  return found?.file === span.file ? { source: found, at: span } : null;
}

export function squaresOf(region: string, { variant }: DocumentContext): About {
  const found = variant.regions.find(({ name }) => name === region.toLowerCase());
  const squares = found?.squares ?? byColor(() => NO_SQUARES);
  return { kind: 'squares', squares, board: variant.board.value };
}
