import { pieceLookup } from '../../notation/document/piece-references.js';
import { listed } from '../../notation/document/bullet-values.js';
import { becomesAndWhere } from '../../notation/document/bullets/promotion.js';
import type { BulletName } from '../../notation/document/bullet-names.js';
import type { PieceDraft } from './draft.js';
import type { Snippet } from './snippet.js';

/** The bullets that can state what pawns become. */
const BULLETS = ['Promotion', 'Pawn promotion', 'Pawns become'] as const satisfies BulletName[];

/** Reads what the Pawn becomes from a bullet, `Promotion: Q, R on rank 8`, if no row says what a piece promotes to. */
export function givePawnChoices(
  drafts: readonly PieceDraft[],
  values: ReadonlyMap<BulletName, Snippet>,
): void {
  const [pawn, another] = drafts.filter(({ piece }) => piece.name?.toLowerCase() === 'pawn');
  if (pawn === undefined || another !== undefined || drafts.some(isPromoting)) return;
  const lookup = pieceLookup(drafts, ({ piece }) => piece);
  const to = BULLETS.flatMap((name) => {
    const names = listed(becomesAndWhere(values.get(name)?.text ?? '').pieces);
    const found = names.flatMap((one) => lookup.find(one) ?? []);
    return found.length === names.length ? [found] : [];
  })[0];
  if (to !== undefined) pawn.promotion = { style: 'pawn', to };
}

function isPromoting({ promote, promotion }: PieceDraft): boolean {
  return promote !== null || promotion !== null;
}
