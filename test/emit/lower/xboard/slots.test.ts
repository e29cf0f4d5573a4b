import { expect, test } from 'vitest';
import { XBOARD_PARENTS } from '../../../../src/catalog/xboard/parents.js';
import { xboardKinds } from '../../../../src/emit/lower/xboard/kinds.js';
import { allocateSlots } from '../../../../src/emit/lower/xboard/slots.js';
import { randomNumbers } from '../../../../src/play/random-numbers.js';
import { handMade, KING, PAWN, type HandMadePiece } from '../../hand-made.js';

// XBoard identifies a piece and its promoted form only by their slots.
test('no two pieces or promoted forms have the same slot', () => {
  const random = randomNumbers('slots');
  const moves = ['W', 'F', 'N', 'R', 'B', 'Q', 'fWbF', 'WfF', 'FfW', 'D', 'A', 'fR', 'ffN', 'NB'];
  let shared = 0;
  for (let round = 0; round < 150; round += 1) {
    const pieces: HandMadePiece[] = [KING, PAWN];
    const count = 2 + Math.floor(random() * 14);
    for (let i = 0; i < count; i += 1) {
      const betza = moves[Math.floor(random() * moves.length)] ?? 'W';
      const [name, form] = [`Piece ${i}`, `Form ${i}`];
      const kind = random();
      if (kind < 0.5) pieces.push({ name, betza, promotes: form }, { name: form, betza: 'K' });
      else if (kind < 0.65) pieces.push({ name, betza: 'fmWfcF', promotes: [KING.name] });
      else pieces.push({ name, betza });
    }
    const variant = handMade({ pieces });
    const kinds = xboardKinds(variant);
    for (const parent of Object.values(XBOARD_PARENTS)) {
      const slots = allocateSlots(variant, kinds, kinds.length, parent);
      if (slots === null) continue;
      const all = [...slots.own.values(), ...slots.promoted.values()];
      expect(new Set(all).size, `${round} ${parent.name}`).toBe(all.length);
      shared += slots.promoted.size;
    }
  }
  expect(shared).toBeGreaterThan(500);
});
