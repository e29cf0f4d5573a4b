import type { Move, Vector } from '../../ir/movement.js';
import type { Game, GamePiece } from '../game.js';
import { SIDES, type Side } from '../piece-code.js';
import { MARGIN_WIDTH } from '../tables/plan.js';
import { CAPTURE, QUIET } from '../tables/instructions.js';
import { joinModalities } from '../tables/joined-moves.js';
import { squareTable } from '../tables/programs.js';

/** A move of one type of one side, as steps on the mailbox. Tables have one byte for each cell. */
export type Element = ElementFacts &
  (
    | {
        readonly kind: 'leap';
        readonly empty: readonly number[];
        readonly occupied: readonly number[];
      }
    | { readonly kind: 'ride'; readonly reach: number }
    | {
        readonly kind: 'hop';
        readonly hurdle: number;
        readonly beyond: number;
        readonly reach: number;
      }
  );

interface ElementFacts {
  /** The step from cell to cell, made once or repeatedly. */
  readonly step: number;
  /** The step in files and ranks. */
  readonly way: Vector;
  readonly quiet: boolean;
  readonly takes: boolean;
  /** The squares from and to which the move is allowed; null if all. */
  readonly from: Uint8Array | null;
  readonly to: Uint8Array | null;
  /** Whether it can neither hop over nor capture its own type. */
  readonly bars: boolean;
}

/** Further than any board. */
export const FAR = 255;

/** The moves of each type, by side. Returns a string that says why a module does not support them. */
export function elementsOf(game: Game, stride: number): readonly (readonly Element[])[][] | string {
  const bySide: (readonly Element[])[][] = [];
  for (const side of SIDES) {
    const ofTypes: (readonly Element[])[] = [];
    for (const piece of game.pieces) {
      const elements = elementsOfPiece(game, piece, side, stride);
      if (typeof elements === 'string') return elements;
      ofTypes.push(elements);
    }
    bySide.push(ofTypes);
  }
  return bySide;
}

function elementsOfPiece(
  game: Game,
  piece: GamePiece,
  side: Side,
  stride: number,
): readonly Element[] | string {
  const region = (name: string | null): Uint8Array | null =>
    name === null ? null : squareTable(game.board, game.regions.get(name) ?? null, side);
  const mobility = squareTable(game.board, piece.mobility, side);
  const elements: Element[] = [];
  for (const { modality, move } of joinModalities(piece.movement, side)) {
    if (move.condition.initial) return `first moves (${piece.id})`;
    if ((modality & ~(QUIET | CAPTURE)) !== 0) return `captures of own pieces (${piece.id})`;
    const facts = {
      quiet: (modality & QUIET) !== 0,
      takes: (modality & CAPTURE) !== 0,
      from: region(move.condition.from),
      to: common(mobility, region(move.condition.to)),
      bars: piece.barsItsKind,
    };
    const element = elementOf(move, facts, stride);
    if (element === null) return `moves by several legs or too far (${piece.id})`;
    elements.push(element);
  }
  const needed = elements.filter(
    (one, i) => !elements.some((other, j) => covers(other, one, j < i)),
  );
  const doubled = needed.some((one, i) => needed.some((other, j) => i < j && meet(one, other)));
  return doubled ? `moves that meet (${piece.id})` : needed;
}

/** Whether one element leads wherever another leads, in the same ways. Of two equal ones the first is kept. */
function covers(one: Element, other: Element, first: boolean): boolean {
  if (one === other || one.step !== other.step || one.kind !== 'ride') return false;
  if (!same(one.from, other.from) || !same(one.to, other.to) || other.kind === 'hop') return false;
  if ((other.quiet && !one.quiet) || (other.takes && !one.takes)) return false;
  if (other.kind === 'ride')
    return (
      one.reach > other.reach ||
      (one.reach === other.reach &&
        (first || one.quiet !== other.quiet || one.takes !== other.takes))
    );
  return other.empty.length === 0 && other.occupied.length === 0;
}

function same(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one === other || (one !== null && one.every((value, i) => other?.[i] === value));
}

/** Whether two elements may lead to one cell in the same way. Cells before a hurdle never coincide with cells behind it. */
function meet(one: Element, other: Element): boolean {
  if (!(one.quiet && other.quiet) && !(one.takes && other.takes)) return false;
  if (common(one.from, other.from)?.includes(1) === false) return false;
  if (common(one.to, other.to)?.includes(1) === false) return false;
  if (one.kind === 'leap' && other.kind === 'leap') return one.step === other.step;
  if (one.kind !== other.kind && one.kind !== 'leap' && other.kind !== 'leap') return false;
  const { dx, dy } = one.way;
  const { dx: x, dy: y } = other.way;
  return dx * y === dy * x && dx * x + dy * y > 0;
}

function elementOf(
  move: Move,
  facts: Omit<ElementFacts, 'step' | 'way'>,
  stride: number,
): Element | null {
  const cells = ({ dx, dy }: Vector): number => dy * stride + dx;
  const isNear = ({ dx, dy }: Vector): boolean =>
    Math.max(Math.abs(dx), Math.abs(dy)) <= MARGIN_WIDTH;
  const steps = (reach: number | 'edge'): number => (reach === 'edge' ? FAR : reach);
  switch (move.kind) {
    case 'leap':
      return isNear(move.vector)
        ? {
            ...facts,
            kind: 'leap',
            step: cells(move.vector),
            way: move.vector,
            empty: [],
            occupied: [],
          }
        : null;
    case 'lame-leap':
      return isNear(move.vector) && [...move.empty, ...move.occupied].every(isNear)
        ? {
            ...facts,
            kind: 'leap',
            step: cells(move.vector),
            way: move.vector,
            empty: move.empty.map(cells),
            occupied: move.occupied.map(cells),
          }
        : null;
    case 'ride':
      return isNear(move.step) && move.lame.length === 0 && move.skip === 0
        ? {
            ...facts,
            kind: 'ride',
            step: cells(move.step),
            way: move.step,
            reach: steps(move.reach),
          }
        : null;
    case 'hop':
      return isNear(move.step)
        ? {
            ...facts,
            kind: 'hop',
            step: cells(move.step),
            way: move.step,
            hurdle: steps(move.hurdle),
            beyond: steps(move.beyond),
            reach: steps(move.reach),
          }
        : null;
    case 'path':
      return null;
  }
}

/** The squares in both tables. */
function common(one: Uint8Array | null, other: Uint8Array | null): Uint8Array | null {
  if (one === null || other === null) return one ?? other;
  return one.map((value, i) => value & (other[i] ?? 0));
}
