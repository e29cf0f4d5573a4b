import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GROWING, type Growing } from './bench/growth.js';
import { THOROUGH } from './thorough.js';

/** A larger factor is more than proportional, allowing for some fixed work at the start. */
const MOST = 4 * 1.5;

/** The number of executed blocks of the program since the last call, as counted by V8. It does not depend on the machine. Work inside V8 is not counted. */
async function countedSince(session: Session, within = ''): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(
      ({ url }) =>
        /\/(?:src|grammar|test|node_modules)\//.test(url) &&
        url.replace(/\.[jt]s$/, '').endsWith(within),
    )
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
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

/** The factor of work for four times the text, measured once, because reading the counts of V8 is slower than most of the measured work. */
async function growthOnce({ make, size, within }: Omit<Growing, 'name'>): Promise<number> {
  const small = Math.ceil(size / (THOROUGH ? 4 : 8));
  // A first run for everything that is created only once.
  make(small).run();
  const [some, more] = [make(2 * small), make(8 * small)];
  await session.post('Profiler.takePreciseCoverage');
  some.run();
  const work = await countedSince(session, within);
  more.run();
  return (await countedSince(session, within)) / work;
}

/**
 * V8 drops the counts of a function whose code it discards: about one
 * measurement in 600 is then far off (20.7 instead of 4.1, 0.5 instead of 16). Proportional
 * work passes in one of five attempts; work that grows faster never does.
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

test('work on every pair would be detected', async () => {
  let same = 0;
  const pairs = (list: readonly number[]) => () => {
    for (const a of list) for (const b of list) if (a === b) same += 1;
  };
  const growth = await growthOnce({
    make: (parts) => ({ text: '', run: pairs(Array<number>(parts).fill(0)) }),
    size: 400,
  });
  expect(same).toBeGreaterThan(0);
  expect(growth).toBeGreaterThan(12);
});
