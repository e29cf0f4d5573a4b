import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayMovement } from '../../src/explain/say-movement.js';
import { equalMovements } from '../../src/ir/compare.js';
import {
  LEG_ENDS,
  MODALITIES,
  type Leg,
  type Move,
  type Reach,
  type Vector,
} from '../../src/ir/movement.js';
import { readMoves } from '../read/sentences/read-moves.js';

const part = fc.integer({ min: -3, max: 3 });
const anyVector: fc.Arbitrary<Vector> = fc.record({ dx: part, dy: part });
const vector = anyVector.filter(({ dx, dy }) => dx !== 0 || dy !== 0);
const kingStep = fc
  .record({ dx: fc.integer({ min: -1, max: 1 }), dy: fc.integer({ min: -1, max: 1 }) })
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);
const step = fc.oneof(kingStep, vector);
const reach: fc.Arbitrary<Reach> = fc.oneof(
  fc.constant<Reach>('edge'),
  fc.integer({ min: 1, max: 15 }),
);
const run = fc
  .record({ step, least: fc.integer({ min: 1, max: 4 }), more: reach })
  .map(({ step: one, least, more }): Omit<Leg, 'end'> => ({
    step: one,
    least,
    most: more === 'edge' ? more : least + more - 1,
  }));
const leg: fc.Arbitrary<Leg> = fc
  .record({ run, end: fc.constantFrom(...LEG_ENDS) })
  .map(({ end, run: one }) => ({ ...one, end }));

const manner = fc.record({
  modality: fc.constantFrom(...MODALITIES),
  enPassant: fc.boolean(),
  condition: fc.record({
    initial: fc.boolean(),
    from: fc.constantFrom(null, null, 'dark', 'the far side'),
    to: fc.constantFrom(null, null, 'light'),
  }),
});

const spots = fc.array(anyVector, { maxLength: 3 });

/** One move of every kind that the IR has. */
const move: fc.Arbitrary<Move> = fc.oneof(
  fc
    .record({ m: manner, v: anyVector })
    .map(({ m, v }): Move => ({ kind: 'leap', vector: v, ...m })),
  fc
    .record({ m: manner, v: vector, empty: spots, occupied: spots })
    .map(({ m, v, empty, occupied }): Move => ({
      kind: 'lame-leap',
      vector: v,
      empty,
      occupied,
      ...m,
    })),
  fc
    .record({ m: manner, step, reach, lame: spots, skip: fc.integer({ min: 0, max: 2 }) })
    .map(({ m, ...ride }): Move => ({ kind: 'ride', ...ride, ...m })),
  fc
    .record({ m: manner, step, reach, hurdle: reach, beyond: reach })
    .map(({ m, ...hop }): Move => ({ kind: 'hop', ...hop, ...m })),
  fc
    .record({ m: manner, legs: fc.array(leg, { maxLength: 2 }), last: run })
    .map(({ m, ...path }): Move => ({ kind: 'path', ...path, ...m })),
);

const BOARD = { files: 8, ranks: 8 };

const ONLY_TO_LIGHT_SQUARES: Move = {
  kind: 'leap',
  vector: { dx: 1, dy: 0 },
  modality: 'quiet',
  enPassant: false,
  condition: { initial: false, from: null, to: 'light' },
};

test('whatever moves the IR can hold, what is said of them means them', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 5 }), (movement) => {
      const text = sayMovement(movement).join(' ');
      const { diagnostics, value } = readMoves(text, 'said');
      expect(diagnostics, text).toEqual([]);
      expect(equalMovements(value ?? [], movement, BOARD), text).toBe(true);
    }),
    { numRuns: 300, examples: [[[ONLY_TO_LIGHT_SQUARES]]] },
  );
});

const WORDS = (
  'moves leaps hops makes captures stays like except cannot move one two any number of up to from squares square ' +
  'orthogonally diagonally forward backward left right sideways straight forward-left outward inward back and then or , . ' +
  'if the is empty occupied along across over piece landing behind at most each step on its first connected only to ' +
  'without capturing capture en passant own pieces Bishop 12 99 ( ) " passing leaping taking onto enemy equal'
).split(' ');

test('no row of words throws, and every message has a place in the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => {
      const text = words.join(' ');
      const { diagnostics } = readMoves(text, 'x');
      for (const { span } of diagnostics) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 500 },
  );
});
