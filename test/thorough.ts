/**
 * `npm run thorough` (each night) runs the tests that import this, with all of what other runs take a sample of. A sample is the same in
 * every run, so that what fails once fails again.
 */
export const THOROUGH = process.env['FAIRYC_THOROUGH'] === '1';

/** One of `every` entries, from the first on; all of them in a thorough run. */
export function sampleOf<T>(all: readonly T[], every: number): readonly T[] {
  return THOROUGH ? all : all.filter((_, index) => index % every === 0);
}
