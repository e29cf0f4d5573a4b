import type { PieceId } from '../../ir/piece.js';
import type { PieceDraft } from './draft.js';

/** `Swallow's Wings` as `swallows-wings`; empty if the text has no Latin letter or digit. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64);
}

/**
 * An id for each piece: the id in the variant that it comes from; otherwise the slug of its name; otherwise, for a promoted form,
 * `promoted-` and the id of the first piece that promotes to it; otherwise its abbreviation or the code point of its glyph. A
 * second piece with the same id gets the suffix `-2`. The drafts must be in their final order, unpromoted ones first.
 */
export function pieceIds(drafts: readonly PieceDraft[]): ReadonlyMap<PieceDraft, PieceId> {
  const promoters = new Map<PieceDraft, PieceDraft>();
  for (const draft of drafts)
    for (const to of draft.promotion?.to ?? []) if (!promoters.has(to)) promoters.set(to, draft);
  const ids = new Map<PieceDraft, PieceId>();
  const taken = new Map<string, number>();
  for (const draft of drafts) {
    const promoter = promoters.get(draft);
    const wanted = wantedId(draft, promoter === undefined ? undefined : ids.get(promoter));
    let id = wanted;
    for (let count = taken.get(wanted) ?? 1; taken.has(id); count++) {
      id = `${wanted}-${count + 1}`;
      taken.set(wanted, count + 1);
    }
    taken.set(id, taken.get(id) ?? 1);
    ids.set(draft, id);
  }
  return ids;
}

function wantedId({ importedId, piece }: PieceDraft, promoter: PieceId | undefined): PieceId {
  if (importedId !== null) return importedId;
  const name = slug(piece.name ?? '');
  if (name !== '') return name;
  if (promoter !== undefined) return `promoted-${promoter}`;
  const abbreviation = slug(piece.abbreviation ?? '');
  if (abbreviation !== '') return `piece-${abbreviation}`;
  return `piece-${(piece.glyphs[0]?.codePointAt(0) ?? 0).toString(16)}`;
}
