import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIALECTS } from '../../src/catalog/betza/dialects.js';
import { lintIni } from '../../src/check/lint.js';
import { choicesOf } from '../../src/cross/invent/choices.js';
import { inventBetza } from '../../src/cross/invent/invent-betza.js';
import { printBetza } from '../../src/emit/betza/print-betza.js';
import { explainBetza } from '../../src/explain/betza/explain-betza.js';
import { buildDocument, lintDocument } from '../../src/pipeline.js';
import { THOROUGH } from '../thorough.js';
import { hasStepsLeft, stepsFor, stepsTaken, takeSteps, withSteps } from '../../src/text/steps.js';

/** One movement is followed to the end of its own bounds, even if the steps run out on the way. */
const OVER = 1.5;

/** A step is about a fifth of a microsecond. */
const STEPS_OF_MS = 5000;

function stepsOf(run: () => void): number {
  const before = stepsTaken();
  run();
  return stepsTaken() - before;
}

const codes = (diagnostics: readonly { readonly code: string }[]): readonly string[] =>
  diagnostics.map(({ code }) => code);

test('a budget holds for all that runs in it, and is gone behind it', () => {
  const { isDone, value } = withSteps(10, () => {
    takeSteps(6);
    const inner = withSteps(100, () => {
      takeSteps(6);
      return hasStepsLeft();
    });
    return inner;
  });
  // Who opened the budget says it.
  expect(value).toEqual({ value: false, isDone: false, isRead: true, left: [] });
  expect(isDone).toBe(false);
  expect(hasStepsLeft()).toBe(true);
  expect(withSteps(10, () => hasStepsLeft())).toEqual({
    value: true,
    isDone: true,
    isRead: true,
    left: [],
  });
});

/** Slides, hops over whatever stands there and bends, everywhere at once. */
const HEAVY = ['gQpQnQjQ', 'zaaabvBcaaK', 'KcaaKpRpBgQ', 'abcaKmabaKpQ', 'yafsFyafsWpQ'];

test('a section of heavy pieces: one finding says that it was too much, all else is judged', () => {
  const pieces = Array.from(
    { length: 25 },
    (_, index) =>
      `customPiece${index + 1} = ${String.fromCharCode(97 + index)}:${HEAVY[index % HEAVY.length] ?? ''}${'mW'.repeat(index)}`,
  );
  const text = `[x:chess]\nstalemateValue = los\n${pieces.join('\n')}\nnoSuchKey = 1\n`;
  let found: readonly string[] = [];
  const steps = stepsOf(() => {
    found = codes(lintIni({ file: 'x.ini', text }, 'fairy-stockfish'));
  });
  expect(steps).toBeLessThan(OVER * stepsFor(text));
  expect(found.filter((code) => code === 'file/too-much-work')).toHaveLength(1);
  expect(found).toContain('ini/value-unknown-word');
  expect(found).toContain('ini/unknown-option');
});

test('a document of heavy pieces is refused in bounded steps, judged and built', () => {
  const rows = HEAVY.flatMap((betza) => [betza, `${betza}fD`, `${betza}N`, `m${betza}`]).map(
    (betza, index) => `| Piece ${index} | ${String.fromCharCode(65 + index)} | ${betza} |`,
  );
  const text = `# X\n\n* Size: 8x8\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  const source = { file: 'x.md', text };
  const judged = stepsOf(() => {
    expect(codes(lintDocument(source, () => null, 'fairy-stockfish'))).toContain(
      'file/too-much-work',
    );
  });
  expect(judged).toBeLessThan(OVER * stepsFor(text));
  const built = stepsOf(() => {
    buildDocument(source, () => null, {
      targets: null,
      variant: null,
      approximate: true,
      parent: null,
    });
  });
  expect(built).toBeLessThan(10 * OVER * stepsFor(text));
});

// It took 12 s: every path was tried against an enemy on every square.
test('captures of a piece of 512 paths are compared in bounded steps', () => {
  const text = readFileSync('test/fuzz/kept/page-512-paths.txt', 'utf8');
  const steps = stepsOf(() => {
    lintDocument({ file: 'x.txt', text }, () => null, 'fairy-stockfish');
  });
  expect(steps).toBeLessThan(OVER * stepsFor(text));
});

// They took 518,000 steps, most of them to follow captures on an empty board.
test.each([
  [
    'x.md',
    '# X\n\n* Size: 8x8\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| P | A | KcaaK |\n| Q | B | NNQ |\n',
  ],
  ['x.txt', 'Title\n\nfiles=5\nranks=8\nox:A:KcaaK:x:a2,c3,,a7\nking:K:K:x:e1,,e8\n'],
  ['x.txt', 'Title\n\nfiles=5\nranks=8\nox:A:mfZfzaaabsD:x:a2,c3,,a7\nking:K:K:x:e1,,e8\n'],
])('a small page of %s with long chains of legs takes less than 50 ms', (file, text) => {
  const steps = stepsOf(() => {
    expect(codes(lintDocument({ file, text }, () => null, 'fairy-stockfish'))).not.toContain(
      'file/too-much-work',
    );
  });
  expect(steps).toBeLessThan(50 * STEPS_OF_MS);
});

test('a page of 1 kB has the steps of 100 ms', () => {
  expect(stepsFor('x'.repeat(1000))).toBeLessThanOrEqual(100 * STEPS_OF_MS);
});

test('random Betza strings are explained in bounded steps', () => {
  const choices = choicesOf('bounded');
  const letters = [...'WFDNAHCZGKRBQJLfblrvsmcipgneajzq0123()[]-?'];
  let longest = 0;
  for (let count = 0; count < (THOROUGH ? 300 : 75); count++) {
    const random = Array.from({ length: choices.number(1, 12) }, () => choices.one(letters));
    const text = choices.chance(0.5) ? inventBetza(choices) : random.join('');
    const dialect = choices.one(DIALECTS);
    const steps = stepsOf(() => {
      explainBetza({ file: 'x', text }, dialect, null, printBetza);
    });
    longest = Math.max(longest, steps);
    expect(steps, text).toBeLessThan(OVER * stepsFor(text));
  }
  // Otherwise nothing was counted.
  expect(longest).toBeGreaterThan(10_000);
});
