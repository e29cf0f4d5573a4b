import { MAX_BOARD_SIDE, type Board } from './board.js';
import { differInAims, withoutShared } from './compare-aims.js';
import {
  compareTakes,
  dropImplied,
  implies,
  mostGeneral,
  orderOfAim,
  sorted,
} from './compare-cover.js';
import { elementsOf, type Expansion } from './compare-elements.js';
import type { ElementaryMove } from './elementary-move.js';
import { sameMoves } from './distinct-moves.js';
import type { Movement } from './movement.js';
import { hasStepsLeft, takeSteps } from '../text/steps.js';

/**
 * The meaning of a movement: its most general elementary moves. The form is canonical, however the movement was written, with three exceptions:
 * more elementary moves than the budget of `elementsOf` allows, more than 16 ways to one target, and demands on squares outside the rectangle
 * of origin and target whose existence another such demand implies. In these cases equal movements may be reported as different, but never
 * different ones as equal. Regions are compared by name only, not by their squares.
 */
export interface NormalForm {
  /** The elementary moves as written, without duplicates and implied ones, but not merged. Not canonical. */
  readonly given: readonly ElementaryMove[];
  /** Sorted. */
  readonly elements: readonly ElementaryMove[];
  /** The elements grouped by aim. Only elements of the same group can imply one another. */
  readonly byAim: ReadonlyMap<string, readonly ElementaryMove[]>;
  /** False if the movement has more elementary moves than were examined. */
  readonly isWhole: boolean;
  /** The work done, in steps. */
  readonly work: number;
}

/** Moves that one of two movements certainly has and the other does not. */
export interface DifferentMoves {
  readonly onlyInFirst: readonly ElementaryMove[];
  readonly onlyInSecond: readonly ElementaryMove[];
}

interface MovementDifference extends DifferentMoves {
  /** False if there may be more differences because the comparison was incomplete. */
  readonly isWhole: boolean;
  /** The work done, in steps. */
  readonly work: number;
}

/** The default board for comparisons. On it a reach of 15 is unlimited. */
export const LARGEST_BOARD: Board = { files: MAX_BOARD_SIDE, ranks: MAX_BOARD_SIDE };

/** Movements are immutable, so their normal forms are cached by board size. */
const known = new WeakMap<Movement, Map<string, NormalForm>>();

/**
 * The normal form of a movement on a board of some size. `most` limits the steps spent on its moves; the default is the budget of `elementsOf`.
 * Steps of a cached result are counted again, so that the count does not depend on earlier calls.
 */
export function normalForm(
  movement: Movement,
  board: Board = LARGEST_BOARD,
  most?: number,
): NormalForm {
  const size = `${board.files}x${board.ranks} ${most ?? ''}`;
  const sizes = known.get(movement) ?? new Map<string, NormalForm>();
  known.set(movement, sizes);
  if (!hasStepsLeft()) return NOT_WORKED_OUT;
  const form = sizes.get(size) ?? formOf(elementsOf(movement, board, most));
  sizes.set(size, form);
  takeSteps(form.work);
  return form;
}

const NOT_WORKED_OUT: NormalForm = {
  given: [],
  elements: [],
  byAim: new Map(),
  isWhole: false,
  work: 0,
};

/** Limits for the pairs of ways to one target and for the steps spent on merging them. A queen that is also a cannon needs a fifth of each. */
const MOST_PAIRS = 100_000;
const MOST_MERGING = 500_000;

function formOf({ elements, isWhole, work }: Expansion): NormalForm {
  const gathered = new Map<string, [ElementaryMove, ...ElementaryMove[]]>();
  for (const element of elements) {
    const together = gathered.get(element.aim);
    if (together === undefined) gathered.set(element.aim, [element]);
    else together.push(element);
  }
  const pairs = [...gathered.values()].reduce((sum, { length }) => sum + length ** 2, 0);
  const aims = [...gathered]
    .map(([aim, together]) => ({ aim, together, order: orderOfAim(together[0]) }))
    .sort((a, b) => a.order - b.order || compareTakes(a.together[0], b.together[0]))
    .map(
      ({ aim, together }) => [aim, pairs > MOST_PAIRS ? together : dropImplied(together)] as const,
    );
  const budget = { left: MOST_MERGING };
  const byAim = new Map(
    aims.map(([aim, distinct]) => [aim, sorted(mostGeneral(distinct, budget))]),
  );
  let given: readonly ElementaryMove[] | null = null;
  return {
    get given() {
      // Computed on demand: it is expensive, and only printers need it.
      given ??= aims.flatMap(([, distinct]) => sorted(distinct));
      return given;
    },
    elements: [...byAim.values()].flat(),
    byAim,
    isWhole: isWhole && pairs <= MOST_PAIRS && budget.left > 0,
    work: work + (Math.min(pairs, MOST_PAIRS) + MOST_MERGING - budget.left) / 10,
  };
}

/** True if a movement of this form can make the elementary move whenever that move is possible. */
export function allows(form: NormalForm, element: ElementaryMove): boolean {
  return form.byAim.get(element.aim)?.some((general) => implies(general, element)) ?? false;
}

/** True if both movements mean the same on a board of that size; see `NormalForm` for the limits. */
export function equalMovements(a: Movement, b: Movement, board: Board = LARGEST_BOARD): boolean {
  if (a === b) return true;
  if (differInAims(a, b, board)) return false;
  if (sameMoves(a, b)) return true;
  const [first, second] = [normalForm(a, board), normalForm(b, board)];
  return (
    first.isWhole &&
    second.isWhole &&
    first.elements.every((element) => allows(second, element)) &&
    second.elements.every((element) => allows(first, element))
  );
}

/**
 * The moves that one movement has and the other lacks, in both directions. A list is empty if there are none or if the other movement was not
 * fully expanded.
 */
export function differenceOf(
  a: Movement,
  b: Movement,
  board: Board = LARGEST_BOARD,
): MovementDifference {
  const [one, other] = withoutShared(a, b, board);
  const [first, second] = [normalForm(one, board), normalForm(other, board)];
  const isWhole = first.isWhole && second.isWhole;
  const beyond = (form: NormalForm, against: NormalForm): readonly ElementaryMove[] =>
    against.isWhole ? form.elements.filter((element) => !allows(against, element)) : [];
  return {
    onlyInFirst: beyond(first, second),
    onlyInSecond: beyond(second, first),
    isWhole,
    work: first.work + second.work,
  };
}
