import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIALECTS } from '../../src/catalog/betza/dialects.js';
import { equalMovements } from '../../src/ir/compare.js';
import { allDirections, type Vector } from '../../src/ir/movement.js';
import {
  clicked,
  movementOf,
  REACH,
  WAYS,
  type Brush,
  type Drawing,
  type Mark,
} from '../../src/workbench/drawing.js';
import { notationOf, explainPiece } from '../../src/workbench/workers/pieces.js';

const square = fc
  .record({
    dx: fc.integer({ min: -REACH, max: REACH }),
    dy: fc.integer({ min: -REACH, max: REACH }),
  })
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);
const brush: fc.Arbitrary<Brush> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ way: 'leap', initial: false } as const) },
  { weight: 2, arbitrary: fc.constant({ way: 'slide', initial: false } as const) },
  { weight: 2, arbitrary: fc.record({ way: fc.constantFrom(...WAYS), initial: fc.boolean() }) },
);
const clicks = fc.array(fc.record({ at: square, brush }), { minLength: 1, maxLength: 12 });

interface Click {
  readonly at: Vector;
  readonly brush: Brush;
}

function drawn(all: readonly Click[]): Drawing {
  return all.reduce<Drawing>(
    (drawing, { at, brush: by }) => clicked(drawing, { ...at, ...by }),
    [],
  );
}

/** Whether it is a move that every dialect can express: a leap, or a slide of a rook, bishop or nightrider. */
function isCommon({ dx, dy, initial, way }: Mark): boolean {
  if (initial) return false;
  const isStep = Math.max(Math.abs(dx), Math.abs(dy)) === 1;
  return way === 'leap' || (way === 'slide' && (isStep || dx * dx + dy * dy === 5));
}

test('the notation of a drawing reads back as the same moves and can be drawn, in every dialect', () => {
  let written = 0;
  const ways = new Set<string>();
  fc.assert(
    fc.property(clicks, fc.constantFrom(...DIALECTS), (all, dialect) => {
      const drawing = drawn(all);
      const notation = notationOf(drawing, dialect);
      if ('why' in notation) {
        expect([dialect, drawing.every(isCommon)]).toEqual([dialect, false]);
        return;
      }
      written++;
      for (const { initial, way } of drawing) ways.add(`${way} ${initial}`);
      const { text } = notation;
      const explained = explainPiece(text, dialect);
      const isSame = equalMovements(movementOf(explained.drawn.drawing), movementOf(drawing));
      expect([text, explained.problems, isSame, explained.drawn.isWhole]).toEqual([
        text,
        [],
        true,
        true,
      ]);
    }),
    { numRuns: 60, seed: 18 },
  );
  expect(written).toBeGreaterThan(30);
  expect([...ways].sort()).toEqual(WAYS.flatMap((way) => [`${way} false`, `${way} true`]).sort());
});

test.each([
  // Pieces of xiangqi and fairy chess, drawn as their rules describe them.
  ['the horse of xiangqi', 'nN', [{ way: 'stopped', does: 'both', at: [1, 2] }]],
  ['its elephant', 'nA', [{ way: 'stopped', does: 'both', at: [2, 2] }]],
  [
    'its cannon',
    'mRcpR',
    [
      { way: 'slide', does: 'quiet', at: [0, 1] },
      { way: 'hop-on', does: 'capture', at: [0, 1] },
    ],
  ],
  [
    'the grasshopper',
    'gQ',
    [
      { way: 'hop', does: 'both', at: [0, 1] },
      { way: 'hop', does: 'both', at: [1, 1] },
    ],
  ],
] as const)('%s is drawn as %s', (_, text, marks) => {
  const drawing = marks.flatMap(({ at: [short, long], does, way }) =>
    allDirections(short, long).map((vector) => ({ ...vector, way, does, initial: false })),
  );
  const notation = notationOf(drawing, 'fairy-stockfish');
  const [own, theirs] = [notation, { text }].map((one) =>
    'text' in one ? explainPiece(one.text, 'fairy-stockfish').sentences : one.why,
  );
  expect(own).toEqual(theirs);
});

test('a first move and other moves can be drawn on the same square', () => {
  const step: Mark = { dx: 0, dy: 1, way: 'leap', does: 'quiet', initial: false };
  const pawn = [step, { ...step, dy: 2, way: 'stopped', initial: true } as const];
  expect(notationOf(pawn, 'fairy-stockfish')).toEqual({ text: 'fmWifmnD' });
});

test('repeated clicks on a square go through what a piece can do there', () => {
  const states = [1, 2, 3, 4].map((count) =>
    drawn(
      Array.from({ length: count }, () => ({
        at: { dx: 1, dy: 2 },
        brush: { way: 'leap', initial: false },
      })),
    ),
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
  // A bishop slides along four diagonals. Slides of limited length and en passant captures cannot be drawn.
  ['B', 4, true],
  ['NN', 8, true],
  ['gQ', 8, true],
  ['KgQ', 16, true],
  ['KR4', 8, false],
  ['fmWfceFifmnD', 4, false],
])('%s as a drawing', (text, count, isWhole) => {
  const { drawn: found } = explainPiece(text, 'fairy-stockfish');
  expect([found.drawing.length, found.isWhole]).toEqual([count, isWhole]);
});
