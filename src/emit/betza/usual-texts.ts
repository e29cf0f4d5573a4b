import rows from '../../../generated/library/usual-texts.json' with { type: 'json' };
import { DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import { distinctMoves } from '../../ir/distinct-moves.js';
import {
  MODALITIES,
  type Move,
  type Movement,
  type Reach,
  type Vector,
} from '../../ir/movement.js';

/** The text of one movement in all dialects, or one each in the order of `DIALECTS`; null: not known. */
export type UsualTexts = string | readonly (string | null)[];

/** By the key of a movement, what `searchBetza` finds for it. Made by `npm run generate`. */
const ROWS: ReadonlyMap<string, UsualTexts> = new Map(Object.entries<UsualTexts>(rows));

/** On smaller boards a leap may lead nowhere, and a text be shorter. */
const SMALLEST_SIDE = 5;

/**
 * What `searchBetza` finds for a movement that many games have, without the search; null: search for it. Two movements may have
 * one key: whoever asks reads the text back.
 */
export function usualText(movement: Movement, dialect: Dialect, board: Board): string | null {
  if (Math.min(board.files, board.ranks) < SMALLEST_SIDE) return null;
  const texts = ROWS.get(keyOfMovement(movement)) ?? null;
  return typeof texts === 'string' ? texts : (texts?.[DIALECTS.indexOf(dialect)] ?? null);
}

/** The same for all arrays of the same moves. */
export function keyOfMovement(movement: Movement): string {
  return (distinctMoves(movement).reduce((sum, move) => sum + hashOf(move), 0) >>> 0).toString(36);
}

function hashOf(move: Move): number {
  const { condition, enPassant, modality } = move;
  const isOfRegion = condition.from !== null || condition.to !== null;
  let hash = MODALITIES.indexOf(modality) + (condition.initial ? 8 : 0) + (enPassant ? 16 : 0);
  for (const part of isOfRegion ? [] : partsOf(move)) {
    hash = Math.imul(hash ^ (part & 0xff), 0x85_eb_ca_6b);
    // Else opposite directions cancel each other out in the sum.
    hash ^= hash >>> 13;
  }
  return hash;
}

/** What a move has beside its modality, enough to tell those of most pieces apart. */
function partsOf(move: Move): readonly number[] {
  switch (move.kind) {
    case 'leap':
      return [1, move.vector.dx, move.vector.dy];
    case 'lame-leap':
      return [
        2,
        move.vector.dx,
        move.vector.dy,
        ...[...move.empty, ...move.occupied].flatMap(ofVector),
      ];
    case 'ride':
      return [3, move.step.dx, move.step.dy, ofReach(move.reach), move.lame.length, move.skip];
    case 'hop':
      return [4, move.step.dx, move.step.dy, ofReach(move.reach), ofReach(move.beyond)];
    case 'path':
      return [5, ...[...move.legs, move.last].flatMap(({ step }) => ofVector(step))];
  }
}

function ofVector({ dx, dy }: Vector): readonly number[] {
  return [dx, dy];
}

function ofReach(reach: Reach): number {
  return reach === 'edge' ? 99 : reach;
}
