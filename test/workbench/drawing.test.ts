import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIALECTS } from '../../src/catalog/betza/dialects.js';
import {
  clicked,
  drawingOf,
  movementOf,
  REACH,
  type Drawing,
  type Mark,
} from '../../src/workbench/drawing.js';
import { notationOf, tellPiece } from '../../src/workbench/workers/pieces.js';

const square = fc
  .record({
    dx: fc.integer({ min: -REACH, max: REACH }),
    dy: fc.integer({ min: -REACH, max: REACH }),
  })
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);
const clicks = fc.array(fc.record({ at: square, slides: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

function drawn(
  all: readonly { readonly at: { dx: number; dy: number }; readonly slides: boolean }[],
): Drawing {
  return all.reduce<Drawing>((drawing, { at, slides }) => clicked(drawing, { ...at, slides }), []);
}

function keys(drawing: Drawing): readonly string[] {
  return drawing.map(({ does, dx, dy, slides }) => `${dx} ${dy} ${does} ${slides}`).sort();
}

test('the notation of a drawing, read back, is the same drawing, in every dialect', () => {
  let written = 0;
  fc.assert(
    fc.property(clicks, fc.constantFrom(...DIALECTS), (all, dialect) => {
      // A slide through a drawn square takes its leap in: two drawings for one movement.
      const { drawing } = drawingOf(movementOf(drawn(all)));
      const notation = notationOf(drawing, dialect);
      if ('why' in notation) {
        // Fairy-Stockfish cannot say every rider; those of a wazir, ferz and knight it can, and the two others can say all.
        const isUnusual = ({ dx, dy, slides }: Mark): boolean =>
          slides && dx * dx + dy * dy !== 5 && Math.max(Math.abs(dx), Math.abs(dy)) > 1;
        expect([dialect, drawing.some(isUnusual)]).toEqual(['fairy-stockfish', true]);
        return;
      }
      written++;
      const { text } = notation;
      const told = tellPiece(text, dialect);
      expect([text, keys(told.drawn.drawing)]).toEqual([text, keys(drawing)]);
      expect([text, told.drawn.isWhole]).toEqual([text, true]);
    }),
    { numRuns: 24, seed: 18 },
  );
  expect(written).toBeGreaterThan(12);
});

test('clicks go through what a piece can do on a square', () => {
  const states = [1, 2, 3, 4].map((count) =>
    drawn(Array.from({ length: count }, () => ({ at: { dx: 1, dy: 2 }, slides: false }))),
  );
  expect(states.map((drawing) => drawing.map(({ does }) => does))).toEqual([
    ['both'],
    ['quiet'],
    ['capture'],
    [],
  ]);
  expect(notationOf([], 'fairy-stockfish')).toEqual({ text: '' });
});

test.each([
  // A bishop slides along four diagonals; a grasshopper hops, which is not drawn.
  ['B', 4, true],
  ['NN', 8, true],
  ['gQ', 0, false],
  ['KgQ', 8, false],
])('%s as a drawing', (text, count, isWhole) => {
  const { drawn: found } = tellPiece(text, 'fairy-stockfish');
  expect([found.drawing.length, found.isWhole]).toEqual([count, isWhole]);
});
