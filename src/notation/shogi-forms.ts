import { SHOGI_GLYPHS } from '../catalog/shogi-glyphs.js';
import type { WrittenPiece } from './fen-context.js';

/** The prefix of promoted forms that have separate kanji, and so are separate types: a tokin is not a gold, though it moves like one. */
const FORM = '+';

/** Whether an id is that of a promoted form with separate kanji. */
export function isShogiForm(id: string): boolean {
  return id.startsWith(FORM);
}

/** The engine's types with the kanji of shogi, in the order of hands. Types without kanji come last. */
export function shogiForms(pieces: readonly WrittenPiece[]): readonly WrittenPiece[] {
  const order = SHOGI_GLYPHS.map(({ type }) => type);
  const place = ({ id }: WrittenPiece): number =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return pieces
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((piece): readonly WrittenPiece[] => {
      const row = SHOGI_GLYPHS.find(({ type }) => type === piece.id);
      const plain = { ...piece, glyphs: [...(row?.glyphs ?? '')] };
      const form = row?.promoted ?? null;
      const to = piece.promotion.style === 'shogi' ? piece.promotion.to : null;
      if (form === null || form.to !== to) return [plain];
      const id = FORM + piece.id;
      return [
        { ...plain, promotion: { style: 'shogi', to: id } },
        { id, glyphs: [...form.glyphs], royal: false, promotion: { style: 'none' } },
      ];
    });
}
