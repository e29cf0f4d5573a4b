import { THOROUGH } from './thorough.js';

/** Proportional work takes about eight times as long for eight times the text, quadratic work 64 times. */
export const IN_PROPORTION = 24;

/** The length that is read of each text. An eighth of it also shows quadratic work. With shorter texts, cached results would dominate. */
const READ = THOROUGH ? 1 : 1 / 8;

/** The minimum processor time in microseconds. Less is noise, or the shorter text was cached. */
const NOISE = THOROUGH ? 60_000 : 1_500;

function spent(run: () => unknown): number {
  const begun = process.cpuUsage();
  run();
  const { system, user } = process.cpuUsage(begun);
  return Math.max(user + system, NOISE);
}

/**
 * The factor of time that `work` takes for eight parts compared with one, or for an eighth of both. It is measured up to six times
 * while it is more than proportional, because on a busy machine one measurement may be far off, but not all.
 */
export function timesForEight(work: (parts: number) => unknown): number {
  let times = Infinity;
  for (let tries = 0; tries < 6 && times >= IN_PROPORTION; tries += 1) {
    work(READ);
    times = Math.min(times, spent(() => work(8 * READ)) / spent(() => work(READ)));
  }
  return times;
}
