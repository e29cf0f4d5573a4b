import { XBOARD_SLOTS } from '../../../catalog/xboard/slots.js';
import { equalMovements } from '../../../ir/compare.js';
import type { Movement } from '../../../ir/movement.js';
import { readOwn } from '../../betza/read-own.js';

/** True if players know this movement under the image of the slot. */
export function looksLikeSlot(movement: Movement, slot: number): boolean {
  return (XBOARD_SLOTS[slot]?.looks ?? []).some((look) =>
    equalMovements(readOwn(look, 'xboard'), movement),
  );
}
