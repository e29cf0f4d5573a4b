import { afterEach, expect, test, vi } from 'vitest';
import { IN_PROPORTION, timesForEight } from './times-for-eight.js';

/** A simulated processor clock in milliseconds, which only work advances. */
let clock = 0;
vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
  user: 1000 * clock - (before?.user ?? 0),
  system: 0,
}));
afterEach(() => {
  clock = 0;
});

test('work that takes eight times as long for eight parts is proportional', () => {
  const times = timesForEight((parts) => {
    clock += 200 * parts;
  });
  expect(times).toBe(8);
  expect(times).toBeLessThan(IN_PROPORTION);
});

test('quadratic work is not, however often it is measured', () => {
  let runs = 0;
  const times = timesForEight((parts) => {
    runs += 1;
    clock += 1000 * parts * parts;
  });
  expect(times).toBe(64);
  expect(times).toBeGreaterThan(IN_PROPORTION);
  expect(runs).toBe(18);
});

test('a single outlier is measured again', () => {
  let runs = 0;
  const times = timesForEight((parts) => {
    runs += 1;
    clock += runs === 2 ? 10_000 : 200 * parts;
  });
  expect(times).toBe(8);
});

test('work too short to be measured counts as proportional', () => {
  expect(timesForEight(() => undefined)).toBe(1);
});
