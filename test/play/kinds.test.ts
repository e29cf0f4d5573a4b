import { expect, test } from 'vitest';
import type { Move } from '../../src/ir/movement.js';
import { kindByMovement } from '../../src/play/kinds.js';
import { movementOf } from '../emit/hand-made.js';

const BOARD = { files: 9, ranks: 10 };
const FORWARD = 'fW';
const SIDEWAYS = 'across: sW';

const kindOf = (...parts: readonly string[]) =>
  kindByMovement(
    parts.flatMap((part): readonly Move[] => movementOf(part)),
    BOARD,
  );

test('a soldier moves forward, and from some squares also sideways', () => {
  expect(kindOf(FORWARD, SIDEWAYS)).toBe('soldier');
});

test.each([
  ['on some squares alone it goes forward', ['across: fW', SIDEWAYS]],
  ['it goes sideways any distance', [FORWARD, 'across: sR']],
  ['it goes backward, too', [FORWARD, SIDEWAYS, 'across: bW']],
])('a piece like a soldier, but %s, is not one', (_, parts) => {
  expect(kindOf(...parts)).not.toBe('soldier');
});
