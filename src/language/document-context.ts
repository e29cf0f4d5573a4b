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

/** What the parts of a section of a document are read by. */
export interface DocumentContext {
  readonly source: Source;
  readonly variant: Variant;
  readonly dialect: Dialect;
  readonly definition: () => Definition;
  /** What the engine holds of it; null: it cannot hold it. */
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

/** The piece that a text names, by whatever it names it. */
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
  // Of several glyphs each has a name of its own, which a renaming keeps apart.
  const called = by === 'glyph' ? ` ${text}` : '';
  const { definition, variant } = context;
  const id = `piece ${variant.id} ${piece.id}${called}`;
  const naming = { id, isDefinition, by, elsewhere: () => rowElsewhere(piece, context) };
  return [markOf(span, { kind: 'piece', id: piece.id, definition }, naming)];
}

/** The name of a piece by its letter for engines: that of its own column, or its abbreviation. */
export function letterName(
  piece: PieceType,
  isDefinition: boolean,
  { variant }: DocumentContext,
): Naming {
  const id = `${piece.letter === null ? 'piece' : 'letter'} ${variant.id} ${piece.id}`;
  return { id, isDefinition, by: 'letter' };
}

/** The row of a piece that is taken from another document. */
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
