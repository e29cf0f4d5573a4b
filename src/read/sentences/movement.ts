import { equalMovements } from '../../ir/compare.js';
import { ALWAYS, type Condition, type Move, type Movement, type Reach } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import { both, DIAGONAL, EVERY, type Directions, type Exclusion } from './directions.js';
import { NO_SENSE, type Made, type MoveContext, type Part, type Resolve } from './made.js';
import type { Manner, MoveFact, Stroke, Way } from './move-facts.js';
import { freeStrokes, lameStrokes } from './lame.js';
import { partsOfPawn } from './pawn-parts.js';
import { exclusionFrom, halfOf, isAlong, movesOf } from './ways.js';

/** The moves of all facts together, and the moves that each fact contributes. */
export interface MadeMoves {
  readonly movement: Movement;
  readonly byFact: ReadonlyMap<MoveFact, Movement>;
}

const BACKWARD = EVERY.filter(({ dy }) => dy < 0);

/** "Like a knight, but it cannot jump", or a horse that can. Null if the text does not say which squares have to be empty, or none has to. */
function leapingPart(part: Part, jumps: boolean, resolve: Resolve): Part | null {
  const strokesOf = jumps ? freeStrokes : lameStrokes;
  const strokes = part.way.kind === 'like' ? strokesOf(resolve(part.way.piece) ?? []) : null;
  const isWhole =
    part.way.kind === 'like' &&
    (part.way.steps ?? part.way.most ?? part.way.again ?? null) === null;
  return strokes === null || !isWhole ? null : { ...part, way: { kind: 'strokes', strokes } };
}

function meaningsOf(
  one: Made<MadeMoves>,
  other: Made<MadeMoves>,
): { readonly meanings?: readonly [Movement, Movement] } {
  return 'made' in one && 'made' in other
    ? { meanings: [one.made.movement, other.made.movement] }
    : {};
}

/** The movement that results from all facts about a piece. */
export function movementOf(facts: readonly MoveFact[], context: MoveContext): Made<MadeMoves> {
  const { isFormal = false, resolve } = context;
  let parts: Part[] = [];
  let isNoCapture = false;
  let isAlike = false;
  const excluded: { steps: Exclusion; manner: Manner }[] = [];
  const examples: Directions[] = [];
  const repeated: Extract<MoveFact, { readonly kind: 'repeats' }>[] = [];
  /** Moves given in notation. */
  const given = new Map<MoveFact, Movement>();
  const alone = (ways: readonly Way[]): Made<MadeMoves> =>
    movementOf([{ kind: 'ways', ways, manner: 'both', condition: ALWAYS }], context);
  for (const fact of leapsLast(facts)) {
    const part = (way: Way, manner: Manner, condition = ALWAYS): Part => ({
      fact,
      way,
      manner,
      condition,
    });
    const isLast = (one: Part): boolean => one.fact === parts.at(-1)?.fact;
    switch (fact.kind) {
      case 'ways':
        addAll(
          parts,
          fact.ways.map((way) => part(way, fact.manner, fact.condition)),
        );
        break;
      case 'moves':
        given.set(
          fact,
          fact.moves.map((move) => ({
            ...move,
            condition: { ...move.condition, from: fact.from },
          })),
        );
        break;
      case 'explains': {
        if (parts.length === 0) {
          addAll(
            parts,
            fact.ways.map((way) => part(way, 'move')),
          );
          break;
        }
        const isDescribed = (one: Part): boolean => fact.of === 'all' || isLast(one);
        const described = alone(parts.filter(isDescribed).map(({ way }) => way));
        const again = alone(fact.ways);
        // If the first description refers to an unknown piece, this one is the definition.
        if (
          'trouble' in described &&
          'made' in again &&
          described.trouble.kind === 'unknown-piece'
        ) {
          parts = [
            ...parts.filter((one) => !isDescribed(one)),
            ...fact.ways.map((way) => part(way, 'move')),
          ];
          break;
        }
        if ('trouble' in again && again.trouble.kind === 'unknown-piece' && 'made' in described)
          break;
        // "One square diagonally or forward, like a silver general" compares both.
        const whole = alone(parts.map(({ way }) => way));
        const isSame = (one: Made<MadeMoves>): boolean =>
          'made' in one &&
          'made' in again &&
          equalMovements(one.made.movement, again.made.movement);
        if (!isSame(described) && !isSame(whole))
          return { trouble: { kind: 'contradicts-itself', ...meaningsOf(described, again) } };
        break;
      }
      case 'repeats':
        repeated.push(fact);
        break;
      case 'example':
        examples.push(fact.steps);
        break;
      case 'mirror':
        break;
      case 'jumps': {
        const isOpen = ({ way }: Part): boolean =>
          way.kind === 'line' && way.most !== 'edge' && way.most > 1 && way.jumps === null;
        const isJumper = parts.some((one) => isOpen(one) || jumpsAnyway(one.way, resolve));
        if (fact.jumps ? !isJumper : parts.some(({ way }) => leapsOnly(way, resolve))) {
          const changed = parts.map((one) => leapingPart(one, fact.jumps, resolve));
          if (changed.length === 0 || !changed.every((one) => one !== null)) return NO_SENSE;
          parts = changed;
          break;
        }
        parts = parts.map((one) =>
          isOpen(one) && one.way.kind === 'line'
            ? { ...one, way: { ...one.way, jumps: fact.jumps } }
            : one,
        );
        break;
      }
      case 'hurdle': {
        const plain = parts.filter(({ way }) => way.kind !== 'hop');
        if (plain.length === 0) return NO_SENSE;
        const { beyond = 'edge' } = fact;
        const hops = plain.map((one) => ({
          ...one,
          way: { kind: 'hop', of: one.way, beyond } as const,
        }));
        parts =
          fact.for === 'everything'
            ? hops
            : [
                ...plain
                  .filter(({ manner }) => manner !== 'capture')
                  .map((one) => ({ ...one, manner: 'quiet' as const })),
                ...hops.map((one) => ({ ...one, manner: 'capture' as const })),
              ];
        break;
      }
      case 'not':
        excluded.push(fact);
        break;
      case 'no-capture':
        if (parts.length === 0) return NO_SENSE;
        if (fact.of === 'all') isNoCapture = true;
        else parts = parts.map((one) => (isLast(one) ? { ...one, manner: 'quiet' } : one));
        break;
      case 'alike':
        isAlike = true;
        break;
      case 'stay':
        if (parts.length > 0) return NO_SENSE;
        return { made: { movement: [], byFact: new Map() } };
      case 'limit': {
        const isMeant = (one: Part): boolean => fact.of === 'all' || isLast(one);
        const meant = parts.filter(isMeant);
        // "It steps one square or jumps two squares orthogonally": the limit is a way without directions.
        if (meant.length === 0) return NO_SENSE;
        const isLimit = ({ way }: Part): boolean => mayLimit(way, fact.most, resolve);
        if (!(fact.of === 'all' ? meant.every(isLimit) : meant.some(isLimit))) return NO_SENSE;
        const goesThere = ({ way }: Part): boolean =>
          way.kind !== 'line' || limitedSteps(way.steps, fact.steps).length > 0;
        if (!meant.every(goesThere)) return NO_SENSE;
        parts = parts.map((one) =>
          isMeant(one) ? { ...one, way: limited(one.way, fact.most, fact.steps) } : one,
        );
        break;
      }
    }
  }
  if (parts.length === 0 && given.size === 0) return NO_SENSE;
  if (context.isPawn === true) parts = partsOfPawn(parts);
  const captures = parts.some(({ manner }) => manner === 'capture');
  if (captures && isNoCapture) return { trouble: { kind: 'contradicts-itself' } };
  // Captures alone are incomplete: how the piece goes to empty squares is missing.
  if (!isFormal && given.size === 0 && parts.every(({ manner }) => manner === 'capture'))
    return NO_SENSE;
  const isPlain = isFormal || isAlike || !(captures || isNoCapture);
  const byFact = new Map<MoveFact, Movement>(given);
  let distance: { least: number; most: number | 'edge' } | null = null;
  for (const { condition, fact, manner, way } of parts) {
    let own = way;
    if (own.kind === 'line') {
      if (own.least !== null) {
        if (!condition.initial) distance = { least: own.least, most: own.most };
      } else if (distance === null) return NO_SENSE;
      else own = { ...own, ...distanceAfter(distance, context) };
    }
    const made = movesOf(own, manner, context);
    if ('trouble' in made) return made;
    const kept = made.made
      .filter((move) => isOfManner(move, manner, isPlain, isAlike))
      .map((move): Move => ({ ...move, condition: joined(move.condition, condition) }));
    byFact.set(fact, [...(byFact.get(fact) ?? []), ...kept]);
  }
  const all = [...byFact.values()].flat();
  for (const { manner, steps } of excluded) {
    const { isOpen, isOut } = exclusionFrom(all, steps);
    const isMeant = (move: Move): boolean => manner !== 'capture' || move.modality === 'capture';
    for (const { fact } of parts) {
      const moves = byFact.get(fact) ?? [];
      if (moves.some((move) => isMeant(move) && isOpen(move))) return NO_SENSE;
      byFact.set(
        fact,
        moves.filter((move) => !(isMeant(move) && isOut(move))),
      );
    }
  }
  const movement = withoutDuplicates([...byFact.values()].flat());
  if (!isFormal && isOpenFirstMove(movement)) return NO_SENSE;
  const isShown = examples.every((steps) => movement.some((move) => isAlong(move, steps)));
  if (!isShown) return { trouble: { kind: 'no-example' } };
  const isRepeated = repeated.every(({ manner, ways }) =>
    ways.every((way) =>
      way.kind === 'line' && way.least === null
        ? movement.some((move) => isAlong(move, way.steps))
        : isPart(alone([way]), manner, movement),
    ),
  );
  if (!isRepeated) return { trouble: { kind: 'contradicts-itself' } };
  return movement.length === 0 ? NO_SENSE : { made: { movement, byFact } };
}

/** Whether the whole contains these moves. The moves of an unknown piece are not compared. */
function isPart(part: Made<MadeMoves>, manner: Manner, whole: Movement): boolean {
  if ('trouble' in part) return part.trouble.kind === 'unknown-piece';
  const isMeant = (modality: string): boolean =>
    !(manner === 'quiet' || manner === 'capture') || modality === manner;
  return (['quiet', 'capture'] as const).filter(isMeant).some((modality) => {
    const again = part.made.movement.filter((move) => move.modality === modality);
    return again.length > 0 && equalMovements(withoutDuplicates([...whole, ...again]), whole);
  });
}

/** Moves "it is a leaping piece" behind the ways if it comes first, because it concerns all that follow. */
function leapsLast(facts: readonly MoveFact[]): readonly MoveFact[] {
  const first = facts.findIndex(({ kind }) => kind !== 'jumps');
  return first <= 0 ? facts : [...facts.slice(first), ...facts.slice(0, first)];
}

/** Whether a piece goes only forward, but back on its first move: "diagonally" may have meant "diagonally forward". Or whether all moves are first moves. */
function isOpenFirstMove(movement: Movement): boolean {
  const goesBack = (move: Move): boolean => isAlong(move, BACKWARD);
  const [first, later] = [true, false].map((initial) =>
    movement.filter(({ condition }) => condition.initial === initial),
  );
  return (
    later !== undefined &&
    (later.length === 0 || (!later.some(goesBack) && (first?.some(goesBack) ?? false)))
  );
}

/** The distance of the previous way, or one square. */
function distanceAfter(
  before: { readonly least: number; readonly most: Reach },
  { openKinds, choice }: MoveContext,
): { readonly least: number; readonly most: Reach } {
  if (before.most === 1) return before;
  openKinds.add('distance');
  return choice.distance === 'as-far' ? before : { least: 1, most: 1 };
}

function joined(one: Condition, other: Condition): Condition {
  return {
    initial: one.initial || other.initial,
    from: other.from ?? one.from,
    to: other.to ?? one.to,
  };
}

/** Whether a move belongs to a way in this manner. `isPlain` means that no sentence describes captures separately. */
function isOfManner(
  { enPassant, modality }: Move,
  manner: Manner,
  isPlain: boolean,
  isAlike: boolean,
): boolean {
  switch (manner) {
    case 'move':
      return modality === 'quiet' || (isPlain && modality === 'capture');
    case 'both':
      return modality !== 'own-capture';
    case 'quiet':
      return modality === 'quiet' || (isAlike && modality === 'capture');
    case 'capture':
      return modality === 'capture';
    case 'capture-in-passing':
      return modality === 'capture' && enPassant;
    case 'own-capture':
      return modality === 'own-capture';
  }
}

/** Removes duplicates, which pieces that move like several others have. */
function withoutDuplicates(moves: readonly Move[]): Movement {
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

/** Whether "it moves two squares" can limit the way. It limits a slide, but for a single step it would be a different move. */
function mayLimit(way: Way, most: number | null, resolve: Resolve): boolean {
  switch (way.kind) {
    case 'line':
      if (most === null) return true;
      return way.least === null ? most === 1 : way.most === 'edge' || way.most >= most;
    case 'like': {
      const moves = resolve(way.piece);
      const isSlide = ({ kind }: Move): boolean => kind === 'ride' || kind === 'hop';
      return most === null || moves === null || moves.some(isSlide);
    }
    case 'strokes':
    case 'bent':
    case 'hop':
      return false;
  }
}

function limited(way: Way, most: number | null, steps: Directions | null): Way {
  switch (way.kind) {
    case 'line':
      return { ...way, most: most ?? way.most, steps: limitedSteps(way.steps, steps) };
    case 'like':
      return { ...way, most: most ?? way.most, steps: steps ?? way.steps };
    case 'strokes':
    case 'bent':
    case 'hop':
      return way;
  }
}

/** "But only forward": of diagonal steps, those that lead forward. Empty if these directions cannot be limited to those. */
function limitedSteps(all: Directions, meant: Directions | null): Directions {
  if (meant === null) return all;
  const isStraight = both(meant, DIAGONAL).length === 0;
  const diagonals = both(all, DIAGONAL).length;
  if (isStraight && diagonals === all.length) return both(all, halfOf(meant));
  // "In any direction, but only forward" does not say whether diagonally forward is meant, too.
  if (isStraight && diagonals > 0) return [];
  const left = both(all, meant);
  return left.length === meant.length ? left : [];
}

/** Whether it passes, or may pass, over pieces whatever a sentence says, like a knight or a hopper. */
function jumpsAnyway(way: Way, resolve: Resolve): boolean {
  switch (way.kind) {
    case 'line':
      return way.jumps === true;
    case 'strokes':
      return way.strokes.some(({ kind }) => kind === 'leap');
    case 'bent':
      // Only a bend of two steps may be a leap.
      return way.first.most === 1 && way.second.most === 1;
    case 'hop':
      return true;
    case 'like':
      return (resolve(way.piece) ?? []).some((move) => move.kind === 'hop' || isFar(move));
  }
}

function isFar(move: Stroke): boolean {
  return move.kind === 'leap' && Math.max(Math.abs(move.vector.dx), Math.abs(move.vector.dy)) > 1;
}

function leapsOnly(way: Way, resolve: Resolve): boolean {
  if (way.kind === 'strokes') return way.strokes.every((stroke) => isFar(stroke));
  const movement = way.kind === 'like' ? (resolve(way.piece) ?? []) : [];
  return movement.length > 0 && movement.every((move) => isFar(move));
}
