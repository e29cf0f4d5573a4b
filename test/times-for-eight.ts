import { THOROUGH } from './thorough.js';

/** Eight times the text takes about eight times as long; what grows with the square takes 64 times. */
export const IN_PROPORTION = 24;

/** What is read of each text: an eighth of it shows the square as well. Of less, what is kept between readings is the greater part. */
const READ = THOROUGH ? 1 : 1 / 8;

/** Microseconds of the processor; less is noise, or the shorter text was kept from another reading. */
const NOISE = THOROUGH ? 60_000 : 1_500;

function spent(run: () => unknown): number {
  const begun = process.cpuUsage();
  run();
  const { system, user } = process.cpuUsage(begun);
  return Math.max(user + system, NOISE);
}

/**
 * How many times as long `work` takes with eight parts as with one, or with an eighth of both. It is measured again, up to six times,
 * while it is more than in proportion: on a busy machine one reading may be far off, but not every one.
 */
export function timesForEight(work: (parts: number) => unknown): number {
  let times = Infinity;
  for (let tries = 0; tries < 6 && times >= IN_PROPORTION; tries += 1) {
    work(READ);
    times = Math.min(times, spent(() => work(8 * READ)) / spent(() => work(READ)));
  }
  return times;
}
