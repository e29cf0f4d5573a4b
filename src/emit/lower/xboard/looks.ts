import { XBOARD_SLOTS } from '../../../catalog/xboard/slots.js';
import { equalMovements } from '../../../ir/compare.js';
import type { Movement } from '../../../ir/movement.js';
import { readGroup } from '../../betza/read-group.js';

/** Whether players expect this movement from the image of the slot. */
export function looksLikeSlot(movement: Movement, slot: number): boolean {
  return (XBOARD_SLOTS[slot]?.looks ?? []).some((look) =>
    equalMovements(readGroup(look, 'xboard'), movement),
  );
}
