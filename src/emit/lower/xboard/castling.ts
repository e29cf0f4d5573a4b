import { CASTLING_SLOT } from '../../../catalog/xboard/slots.js';
import { COLORS, fileOf } from '../../../ir/board.js';
import type { Variant } from '../../../ir/variant.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import type { XboardLayout } from './table.js';

/** The shortfall of castling that differs from XBoard's: a king in the middle of the first rank, with the pieces in the corners. */
export function castlingShortfalls(variant: Variant, layout: XboardLayout): readonly Shortfall[] {
  const { rules, start, origins, span, title } = variant;
  if (!rules.castling || start === null || start.value.castlingRights === '-') return [];
  const partners = castlesWithOne(variant, layout);
  if (layout.parent.castling && partners && castlesAsXboard(variant, layout)) return [];
  const why = layout.parent.castling
    ? partners
      ? 'its king moves (files + 2) / 4 squares from the middle of the first rank'
      : 'its king castles with one type of piece only'
    : `under parent ${layout.parent.name}, which has the nearest other rules, there is none`;
  const message = `${title}: ${cannotExpress('XBoard', 'this castling', why)}`;
  return [notExpressible('conversion', origins.castling?.span ?? span, message)];
}

/** Whether all pieces with which the king castles are of the type with which it does in XBoard. */
function castlesWithOne({ rules }: Variant, { kinds, slots }: XboardLayout): boolean {
  return COLORS.every((color) =>
    rules.castlingRookPieces[color].every(
      (id) =>
        slots.own.get(id) === CASTLING_SLOT ||
        (id !== '*' && kinds.every(({ piece }) => piece.id !== id)),
    ),
  );
}

function castlesAsXboard({ rules, start, board }: Variant, { kinds }: XboardLayout): boolean {
  const { files } = board.value;
  const royal = kinds.find(({ piece }) => piece.royal)?.piece.id;
  const kings = (start?.value.placements ?? []).filter(({ piece }) => piece === royal);
  const distance = Math.floor((files + 2) / 4);
  return kings.every(({ square }) => {
    const file = fileOf(square);
    return (
      (file === Math.floor(files / 2) || file === Math.floor((files - 1) / 2)) &&
      rules.castlingKingsideFile === file + distance &&
      rules.castlingQueensideFile === file - distance
    );
  });
}
