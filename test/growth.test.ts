import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GROWING } from './bench/growth.js';
import { THOROUGH } from './thorough.js';

/** More than this is more than in proportion, some work at the start left aside. */
const MOST = 4 * 1.5;

/** How often anything in the program was run since this was last asked, as V8 counts it: work that does not depend on the machine. What V8 does itself is not seen. */
async function countedSince(session: Session): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/(?:src|grammar|test|node_modules)\//.test(url))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

interface Growing {
  readonly make: (parts: number) => { run: () => void };
  readonly size: number;
}

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => {
  session.disconnect();
});

/** How many times the work four times as much takes, measured once. Asking V8 takes longer than most of what is measured. */
async function growthOnce({ make, size }: Growing): Promise<number> {
  const small = Math.ceil(size / (THOROUGH ? 4 : 8));
  // Once for what is made once.
  make(small).run();
  const [some, more] = [make(2 * small), make(8 * small)];
  await session.post('Profiler.takePreciseCoverage');
  some.run();
  const work = await countedSince(session);
  more.run();
  return (await countedSince(session)) / work;
}

/**
 * V8 drops the counts of a function that it throws out of memory: about one
 * measurement in 600 is then far off (20.7 seen for 4.1, and 0.5 for 16). Work
 * in proportion is measured as such within five; what grows faster never is.
 */
async function growthOf(growing: Growing): Promise<number> {
  let growth = 0;
  for (let tries = 0; tries < 5 && !(growth > 0 && growth < MOST); tries += 1)
    growth = await growthOnce(growing);
  return growth;
}

test.each(GROWING)('$name: four times as much takes four times the work', async (growing) => {
  const growth = await growthOf(growing);
  expect(growth).toBeGreaterThan(0);
  expect(growth).toBeLessThan(MOST);
});

test('what looks at each pair would be seen', async () => {
  let same = 0;
  const pairs = (list: readonly number[]) => () => {
    for (const a of list) for (const b of list) if (a === b) same += 1;
  };
  const growth = await growthOnce({
    make: (parts) => ({ run: pairs(Array<number>(parts).fill(0)) }),
    size: 400,
  });
  expect(same).toBeGreaterThan(0);
  expect(growth).toBeGreaterThan(12);
});
