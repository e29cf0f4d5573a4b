import type { Name, UsesLine } from '../../../grammar/table/syntax.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { pieceLookup } from '../../notation/document/piece-references.js';
import { unknownPiece, type PieceDraft } from './draft.js';
import type { LoweredPieces } from './lowered-pieces.js';

/** The pieces that a "uses" line takes from another variant, with the forms that they promote to. */
export function importPieces(
  source: LoweredPieces,
  line: UsesLine,
  diagnostics: Diagnostic[],
): readonly PieceDraft[] {
  const importer: Importer = {
    source,
    byId: new Map(source.pieces.map((piece) => [piece.id, piece])),
    drafts: new Map(),
  };
  if (line.pieces === null) {
    for (const piece of source.pieces) importPiece(importer, piece, line.variant.span);
    return [...importer.drafts.values()];
  }
  const lookup = pieceLookup(source.pieces, (piece) => piece);
  for (const { piece: name, as } of line.pieces) {
    const piece = lookup.find(name.text);
    if (piece === null) diagnostics.push(unknownPiece(name, lookup.names));
    else rename(importPiece(importer, piece, name.span), as);
  }
  return [...importer.drafts.values()];
}

interface Importer {
  readonly source: LoweredPieces;
  readonly byId: ReadonlyMap<PieceId, PieceType>;
  readonly drafts: Map<PieceId, PieceDraft>;
}

/** The draft of a piece. Drafts of all forms that it may become are added after it, each once. */
function importPiece(importer: Importer, piece: PieceType, span: Span): PieceDraft {
  const waiting: [PieceDraft, PieceType][] = [];
  const draftOf = (type: PieceType): PieceDraft => {
    const known = importer.drafts.get(type.id);
    if (known !== undefined) return known;
    const draft = importedDraft(importer.source, type, span);
    importer.drafts.set(type.id, draft);
    waiting.push([draft, type]);
    return draft;
  };
  const wanted = draftOf(piece);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [draft, { promotion }] = next;
    if (promotion.style === 'none') continue;
    const targets = promotion.style === 'shogi' ? [promotion.to] : promotion.to;
    const to = targets.flatMap((target) => importer.byId.get(target) ?? []).map(draftOf);
    draft.promotion = { style: promotion.style, to };
  }
  return wanted;
}

function importedDraft(source: LoweredPieces, type: PieceType, span: Span): PieceDraft {
  const origin = { kind: 'inherited', from: source.header.title, span } as const;
  return {
    piece: { ...type, movement: { value: type.movement.value, origin } },
    promotedOnly: source.promotedOnly.has(type.id),
    // The variant that defines the piece has decided it.
    isSaidNotRoyal: !type.royal,
    importedId: type.id,
    promote: null,
    promotedFrom: null,
    promotion: null,
    places: { glyph: span, abbreviation: span, letter: span },
  };
}

/** Gives the piece a single glyph, as in `as 靏`. */
function rename(draft: PieceDraft, as: Name | null): void {
  if (as === null) return;
  draft.piece = { ...draft.piece, glyphs: [as.text] };
  draft.places = { ...draft.places, glyph: as.span };
}
