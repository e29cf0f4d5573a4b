import { expect, test } from 'vitest';
import { IN_PROPORTION, timesForEight } from './times-for-eight.js';

/** Keeps the processor busy for so many milliseconds of its own time, however busy the machine is. */
function spin(milliseconds: number): void {
  const begun = process.cpuUsage();
  for (;;) {
    const { system, user } = process.cpuUsage(begun);
    if (user + system >= 1000 * milliseconds) return;
  }
}

test('work that takes eight times as long for eight parts is in proportion', () => {
  const times = timesForEight((parts) => {
    spin(25 * parts);
  });
  expect(times).toBeGreaterThan(6);
  expect(times).toBeLessThan(IN_PROPORTION);
});

test('work that grows with the square is not, however often it is measured', () => {
  let runs = 0;
  const times = timesForEight((parts) => {
    runs += 1;
    spin(25 * parts * parts);
  });
  expect(times).toBeGreaterThan(IN_PROPORTION);
  expect(runs).toBe(9);
});

test('work too short to be measured is in proportion', () => {
  expect(timesForEight(() => undefined)).toBeLessThan(IN_PROPORTION);
});
