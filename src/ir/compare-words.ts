import { groupBy } from '../text/group-by.js';
import {
  EMPTY,
  ENEMY,
  offsetOf,
  OWN,
  type Effect,
  type ElementaryMove,
  type Occupancy,
} from './elementary-move.js';
import type { DifferentMoves } from './compare.js';
import type { Vector } from './movement.js';

const VERBS: Readonly<Record<Effect, string>> = {
  quiet: 'moves',
  capture: 'captures',
  'own-capture': 'captures of own pieces',
  'en-passant': 'captures en passant',
};

/** The number of targets listed in one phrase; the rest are only counted. */
const MOST_LISTED = 8;
/** With more moves than this, those that are not listed are counted without merging equal descriptions. */
const MOST_PRINTED = 64;

/**
 * Describes elementary moves for messages: `moves and captures to (0,1), (1,2) if (0,1) is empty; …`. A vector gives files to the right and
 * ranks forward. That the squares of a slide must be empty is not mentioned.
 */
export function printElements(elements: readonly ElementaryMove[]): string {
  const byNeeds = groupBy(elements, ({ needs }) => needs.join(' '));
  return [...byNeeds].flatMap(([needs, needing]) => printManners(needs, needing)).join('; ');
}

/** One phrase for each group of effects that have the same targets. */
function printManners(needs: string, elements: readonly ElementaryMove[]): string[] {
  const byEffect = groupBy(elements, ({ effect }) => effect);
  const lists = groupBy([...byEffect], ([, moves]) => printTargets(moves));
  return [...lists].map(([list, effects]) => {
    const verbs = effects.map(([effect]) => VERBS[effect]).join(' and ');
    return `${needs === '' ? '' : `${needs} `}${verbs} to ${list}`;
  });
}

/** Describes how the second movement differs from the first: `without moves to …; with captures to …`; null if they are equal. */
export function printDifference({ onlyInFirst, onlyInSecond }: DifferentMoves): string | null {
  const parts = [
    ...(onlyInFirst.length === 0 ? [] : [`without ${printElements(onlyInFirst)}`]),
    ...(onlyInSecond.length === 0 ? [] : [`with ${printElements(onlyInSecond)}`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

function printTargets(moves: readonly ElementaryMove[]): string {
  const words = [...new Set(moves.slice(0, MOST_PRINTED).map(printTarget))];
  const listed = words.slice(0, MOST_LISTED);
  const rest = words.length - listed.length + Math.max(moves.length - MOST_PRINTED, 0);
  return rest > 0 ? `${listed.join(', ')} and ${rest} more` : listed.join(', ');
}

function printTarget({ target, takes, demands }: ElementaryMove): string {
  const taking = takes.length === 0 ? '' : ` taking ${takes.map(printVector).join(' ')}`;
  const conditions = [...demands]
    .sort(([a], [b]) => a - b)
    .filter(([key, what]) => what !== EMPTY || !isOnLine(offsetOf(key), target))
    .map(([key, what]) => `${printVector(offsetOf(key))} is ${printOccupancy(what)}`);
  const condition = conditions.length === 0 ? '' : ` if ${conditions.join(' and ')}`;
  return `${printVector(target)}${taking}${condition}`;
}

/** True for squares that a straight line to the target crosses. */
function isOnLine(square: Vector, target: Vector): boolean {
  const isForward = square.dx * target.dx + square.dy * target.dy > 0;
  return isForward && square.dx * target.dy === square.dy * target.dx;
}

function printOccupancy(allowed: Occupancy): string {
  if (allowed === (ENEMY | OWN)) return 'occupied';
  const words = [
    ...((allowed & EMPTY) === 0 ? [] : ['empty']),
    ...((allowed & ENEMY) === 0 ? [] : ["an enemy's"]),
    ...((allowed & OWN) === 0 ? [] : ['its own']),
  ];
  return words.length === 0 ? 'off the board' : words.join(' or ');
}

/** `(dx,dy)` */
function printVector({ dx, dy }: Vector): string {
  return `(${dx},${dy})`;
}
