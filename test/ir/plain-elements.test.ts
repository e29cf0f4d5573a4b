import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsFrom, elementsOf } from '../../src/ir/compare-elements.js';
import type { Move } from '../../src/ir/movement.js';
import { ALWAYS } from '../../src/ir/movement.js';

const step = fc.record({
  dx: fc.integer({ min: -3, max: 3 }),
  dy: fc.integer({ min: -3, max: 3 }),
});
const ends = { condition: fc.constant(ALWAYS), enPassant: fc.boolean() };
const modality = fc.constantFrom('quiet', 'capture', 'own-capture');
const leap = fc.record({ kind: fc.constant('leap'), vector: step, modality, ...ends });
const ride = fc.record({
  kind: fc.constant('ride'),
  step,
  reach: fc.oneof(fc.constant('edge' as const), fc.integer({ min: 1, max: 9 })),
  lame: fc.constant([]),
  skip: fc.integer({ min: 0, max: 2 }),
  modality,
  ...ends,
});
const plain: fc.Arbitrary<Move> = fc.oneof(leap, ride);

test('what plain moves come to from anywhere is what their trails come to from each square', () => {
  fc.assert(
    fc.property(
      fc.array(plain, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 4, max: 12 }),
      fc.integer({ min: 4, max: 12 }),
      fc.nat(),
      (movement, files, ranks, place) => {
        const origin = { dx: place % files, dy: Math.floor(place / files) % ranks };
        const trails = elementsFrom(movement, { files, ranks }, origin);
        const found = elementsOf(movement, { files, ranks }).elements.filter(({ target }) => {
          const [file, rank] = [origin.dx + target.dx, origin.dy + target.dy];
          return file >= 0 && rank >= 0 && file < files && rank < ranks;
        });
        expect(found).toEqual(trails.moves.flatMap(({ elements }) => elements));
      },
    ),
  );
});
