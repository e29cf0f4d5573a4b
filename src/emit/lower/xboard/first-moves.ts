import { PAWN_SLOT, SECOND_PAWN_SLOT } from '../../../catalog/xboard/slots.js';
import { COLORS, squaresOf, type Color, type Square } from '../../../ir/board.js';
import { DOUBLE_STEP, type Movement } from '../../../ir/movement.js';
import { getsDoubleStep } from '../../../ir/pawn.js';
import { targets } from '../../../ir/targets.js';
import type { Variant } from '../../../ir/variant.js';
import { saySquares } from '../../../notation/document/squares.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import type { XboardKind } from './kinds.js';
import { passesByRule } from './movement.js';
import type { XboardLayout } from './table.js';

/** Differences in first moves: XBoard allows them wherever a piece of that kind stood at the start, and en passant only against pawns of two slots. */
export function firstMoveShortfalls(variant: Variant, layout: XboardLayout): readonly Shortfall[] {
  return layout.kinds.flatMap((kind) => [
    ...elsewhere(variant, kind),
    ...notPassed(variant, layout, kind),
  ]);
}

/** The squares of a colour where first moves differ. */
interface Differences {
  readonly lacking: readonly Square[];
  readonly added: readonly Square[];
}

function elsewhere(variant: Variant, kind: XboardKind): readonly Shortfall[] {
  const { piece } = kind;
  const byRule = getsDoubleStep(piece, variant.rules);
  const first = byRule
    ? [DOUBLE_STEP]
    : piece.movement.value.filter(({ condition }) => condition.initial);
  if (first.length === 0 || variant.start === null) return [];
  const found = COLORS.map((color) => ({
    color,
    ...differencesOf(variant, kind, first, color),
  }));
  const what = `${byRule ? 'double step' : 'first move'} of ${pieceWords(piece)}`;
  const why =
    'it allows one from each square where such a piece stands at the start, and from no other';
  const lacking = found.find((each) => each.lacking.length > 0);
  const added = found.find((each) => each.added.length > 0);
  const from = (squares: readonly Square[], color: Color): string =>
    `${color === 'white' ? "White's" : "Black's"} ${what} from ${saySquares(squares, variant.board.value)}`;
  if (lacking !== undefined) {
    const message = cannotExpress('XBoard', from(lacking.lacking, lacking.color), why);
    return [notExpressible('conversion', piece.span, message)];
  }
  if (added === undefined) return [];
  const message = cannotExpress('XBoard', `a ban on ${from(added.added, added.color)}`, why);
  return [notExpressible('display', piece.span, message)];
}

function differencesOf(
  variant: Variant,
  kind: XboardKind,
  first: Movement,
  color: Color,
): Differences {
  const { piece } = kind;
  const starts = new Set(
    (variant.start?.value.placements ?? [])
      .filter((placed) => placed.piece === piece.id && placed.color === color)
      .map(({ square }) => square),
  );
  const drops = variant.rules.pieceDrops && piece.drop.allowed;
  const all = squaresOf(variant.board.value);
  const byRegion = variant.held !== undefined || getsDoubleStep(piece, variant.rules);
  const region = byRegion ? variant.rules.doubleStepRegion[color] : drops ? all : [...starts];
  const isPossible = (square: Square): boolean => goals(variant, first, color, square).length > 0;
  const reached = drops ? new Set(all) : reachable(variant, piece.movement.value, color, starts);
  return {
    lacking: region.filter(
      (square) => !starts.has(square) && reached.has(square) && isPossible(square),
    ),
    added: [...starts].filter((square) => !region.includes(square) && isPossible(square)),
  };
}

/** The squares that pieces on these squares can reach by any number of moves and captures, without those that they never leave. */
function reachable(
  variant: Variant,
  movement: Movement,
  color: Color,
  starts: ReadonlySet<Square>,
): ReadonlySet<Square> {
  const reached = new Set<Square>();
  const open = [...starts];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const to of goals(variant, movement, color, from))
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

/** Where a piece may go from a square, on an empty board and on one full of enemies. */
function goals(
  { board }: Variant,
  movement: Movement,
  color: Color,
  origin: Square,
): readonly Square[] {
  const settings = [null, 'enemy' as const].map((occupant) =>
    targets(movement, {
      board: board.value,
      origin,
      color,
      occupant: (square) => (square === origin ? 'own' : occupant),
      initial: true,
      regionHolds: () => true,
    }),
  );
  return settings.flatMap(({ quiet, capture }) => [...quiet, ...capture]);
}

/** XBoard captures en passant only what stands in a pawn slot. */
function notPassed(
  variant: Variant,
  { slots, kinds }: XboardLayout,
  { piece }: XboardKind,
): readonly Shortfall[] {
  const slot = slots.own.get(piece.id);
  if (slot === PAWN_SLOT || slot === SECOND_PAWN_SLOT) return [];
  const passers = kinds.filter((kind) => passesByRule(variant, kind.piece));
  if (passers.length === 0 || !getsDoubleStep(piece, variant.rules)) return [];
  const what = `the capture of ${pieceWords(piece)} en passant`;
  return [notExpressible('conversion', piece.span, cannotExpress('XBoard', what))];
}
