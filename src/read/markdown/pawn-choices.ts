import type { Board } from '../../ir/board.js';
import { pawnMovement } from '../../ir/pawn.js';
import { pieceLookup } from '../../notation/document/piece-references.js';
import { listed } from '../../notation/document/bullet-values.js';
import { becomesAndWhere } from '../../notation/document/bullets/promotion.js';
import type { BulletName } from '../../notation/document/bullet-names.js';
import type { PieceDraft } from './draft.js';
import type { Snippet } from './snippet.js';

/** The bullets that can state what pawns become. */
const BULLETS = ['Promotion', 'Pawn promotion', 'Pawns become'] as const satisfies BulletName[];

/** Reads what the pawns become from a bullet, `Promotion: Q, R on rank 8`, if no row says what a piece promotes to. */
export function givePawnChoices(
  drafts: readonly PieceDraft[],
  values: ReadonlyMap<BulletName, Snippet>,
  board: Board,
): void {
  if (drafts.some(isPromoting)) return;
  const lookup = pieceLookup(drafts, ({ piece }) => piece);
  /** The pieces of a list for both sides or each, `White Queen; Black General`; null if it names anything else. */
  const piecesOf = (list: string): readonly PieceDraft[] | null => {
    const names = list.split(';').flatMap((part) => listed(part.replace(SIDE, '')));
    const found = names.flatMap((name) => lookup.find(name) ?? []);
    return names.length > 0 && found.length === names.length ? [...new Set(found)] : null;
  };
  const to = BULLETS.flatMap((name) => {
    const found = piecesOf(becomesAndWhere(values.get(name)?.text ?? '').pieces);
    return found === null ? [] : [found];
  })[0];
  if (to === undefined) return;
  const stated = values.get('Promotes as a pawn');
  const pawns = stated === undefined ? pawnsAmong(drafts, board) : piecesOf(stated.text);
  for (const pawn of pawns ?? []) pawn.promotion = { style: 'pawn', to };
}

const SIDE = /^\s*(?:white|black)\b:?/i;

/** The piece named Pawn, or in another language the one that moves like it. There must be no other. */
function pawnsAmong(drafts: readonly PieceDraft[], board: Board): readonly PieceDraft[] {
  const named = drafts.filter(({ piece }) => piece.name?.toLowerCase() === 'pawn');
  const moving = drafts.filter(({ piece }) => pawnMovement(piece.movement.value, board) !== null);
  const pawns = named.length > 0 ? named : moving;
  return pawns.length === 1 ? pawns : [];
}

function isPromoting({ promote, promotion }: PieceDraft): boolean {
  return promote !== null || promotion !== null;
}
