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

/** The text of one movement in all dialects, or a text for each in the order of `DIALECTS`; null: not known. */
export type UsualTexts = string | readonly (string | null)[];

/** The results of `searchBetza` by the key of the movement. Made by `npm run generate`. */
const ROWS: ReadonlyMap<string, UsualTexts> = new Map(Object.entries<UsualTexts>(rows));

/** On smaller boards some leaps always leave the board, and a text may be shorter. */
const SMALLEST_SIDE = 5;

/**
 * The result of `searchBetza` for a movement that many games have, without the search; null if it must be searched for. Two movements
 * may have the same key, so the caller must read the text back.
 */
export function usualText(movement: Movement, dialect: Dialect, board: Board): string | null {
  if (Math.min(board.files, board.ranks) < SMALLEST_SIDE) return null;
  const texts = ROWS.get(keyOfMovement(movement)) ?? null;
  return typeof texts === 'string' ? texts : (texts?.[DIALECTS.indexOf(dialect)] ?? null);
}

/** The same for every array of the same moves, in any order. */
export function keyOfMovement(movement: Movement): string {
  return (distinctMoves(movement).reduce((sum, move) => sum + hashOf(move), 0) >>> 0).toString(36);
}

function hashOf(move: Move): number {
  const { condition, enPassant, modality } = move;
  const isOfRegion = condition.from !== null || condition.to !== null;
  let hash = MODALITIES.indexOf(modality) + (condition.initial ? 8 : 0) + (enPassant ? 16 : 0);
  for (const part of isOfRegion ? [] : partsOf(move)) {
    hash = Math.imul(hash ^ (part & 0xff), 0x85_eb_ca_6b);
    // Without this, opposite directions cancel each other out in the sum.
    hash ^= hash >>> 13;
  }
  return hash;
}

/** The data of a move besides its modality: enough to distinguish the moves of most pieces. */
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
