import { shogiPawnsPerFile } from '../../../catalog/xboard/parents.js';
import { PAWN_SLOT } from '../../../catalog/xboard/slots.js';
import { COLORS, squaresOf } from '../../../ir/board.js';
import type { Variant } from '../../../ir/variant.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import type { XboardKind } from './kinds.js';
import type { XboardLayout } from './table.js';

/** Differences in how XBoard handles pieces in hand. */
export function dropShortfalls(variant: Variant, layout: XboardLayout): readonly Shortfall[] {
  if (layout.handRows === 0) return [];
  const { rules } = variant;
  return [
    ...(rules.pieceDrops === rules.capturesToHand
      ? []
      : [
          notExpressible(
            'conversion',
            variant.origins.capturesToHand?.span ?? variant.span,
            `${variant.title}: ${cannotExpress('XBoard', 'a hand that is only filled by captures, or only used for drops')}`,
          ),
        ]),
    ...layout.slots.unplaced.map((kind) => handOverflow(layout, kind)),
    ...(rules.pieceDrops
      ? layout.kinds.flatMap((kind) => [
          ...lenientDrop(variant, layout, kind),
          ...strictDrop(variant, layout, kind),
        ])
      : []),
    ...lenientRegion(variant),
  ];
}

function handOverflow({ kinds, slots, handRows }: XboardLayout, { piece }: XboardKind): Shortfall {
  const pawn = kinds.find((kind) => slots.own.get(kind.piece.id) === PAWN_SLOT);
  const becomes = pawn === undefined ? 'is lost' : `turns into ${pieceWords(pawn.piece)}`;
  return {
    kind: 'display',
    code: 'xboard/hand-overflow',
    span: piece.span,
    message: `XBoard has ${handRows} rows for pieces in hand, and none is left for ${pieceWords(piece)}: when captured, it ${becomes}.`,
  };
}

/** Limits on drops that XBoard does not enforce, one sentence for each piece. */
function lenientDrop(
  variant: Variant,
  layout: XboardLayout,
  kind: XboardKind,
): readonly Shortfall[] {
  const { piece } = kind;
  if (piece.royal) return [];
  const missing = [
    ...(piece.drop.allowed ? [] : ['no drops']),
    ...(countsPerFile(variant, layout, kind) ? [] : [perFileWords(piece.drop.perFile)]),
    ...(piece.drop.mateForbidden ? ['no mate by a drop'] : []),
  ];
  if (missing.length === 0) return [];
  return [
    {
      kind: 'display',
      code: 'xboard/lenient-drop',
      span: piece.span,
      message: `XBoard does not enforce the drop limits of ${pieceWords(piece)}: ${missing.join(', ')}.`,
    },
  ];
}

function countsPerFile(
  variant: Variant,
  { parent, slots }: XboardLayout,
  kind: XboardKind,
): boolean {
  const { perFile } = kind.piece.drop;
  if (perFile === null) return true;
  return (
    parent.promotion === 'shogi-zone' &&
    slots.own.get(kind.piece.id) === PAWN_SLOT &&
    perFile === shogiPawnsPerFile(variant.board.value.ranks)
  );
}

function perFileWords(perFile: number | null): string {
  return `at most ${perFile === 1 ? 'one' : (perFile ?? 0)} on a file`;
}

/** Outside shogi, XBoard treats a piece in slot 0 as a chess pawn, which may not be dropped on the first or last rank. */
function strictDrop(
  { rules }: Variant,
  { parent, slots }: XboardLayout,
  { piece }: XboardKind,
): readonly Shortfall[] {
  if (parent.promotion === 'shogi-zone' || slots.own.get(piece.id) !== PAWN_SLOT) return [];
  const isPawn = parent.promotion === 'last-rank';
  const ranks = [
    ...(!isPawn || rules.firstRankPawnDrops ? ["the player's own first rank"] : []),
    ...(isPawn && rules.promotionZonePawnDrops ? ['the last rank'] : []),
  ];
  if (ranks.length === 0) return [];
  return [
    {
      kind: 'display',
      code: 'xboard/strict-drop',
      span: piece.span,
      message: `XBoard refuses to drop ${pieceWords(piece)} on ${ranks.join(' and ')}.`,
    },
  ];
}

function lenientRegion(variant: Variant): readonly Shortfall[] {
  const { rules, board, origins, span, title } = variant;
  const everywhere = COLORS.every((color) => {
    const region = new Set(rules.dropRegion[color]);
    // The engine's default region is its largest board, which may be smaller than this one.
    return (
      squaresOf(board.value).every((square) => region.has(square)) ||
      origins.dropRegion === undefined
    );
  });
  if (everywhere || !rules.pieceDrops) return [];
  return [
    {
      kind: 'display',
      code: 'xboard/lenient-drop',
      span: origins.dropRegion?.span ?? span,
      message: `${title}: ${cannotExpress('XBoard', 'where pieces may be dropped', 'it accepts every empty square')}`,
    },
  ];
}
