/**
 * `npm run thorough` (each night) runs the tests that import this with all cases; other runs use a sample. The sample is the same in
 * every run, so that failures can be repeated.
 */
export const THOROUGH = process.env['FAIRYC_THOROUGH'] === '1';

/** Every n-th entry, starting with the first; all entries in a thorough run. */
export function sampleOf<T>(all: readonly T[], every: number): readonly T[] {
  return THOROUGH ? all : all.filter((_, index) => index % every === 0);
}
