import { allCodes, describeCode } from '../../check/code-page.js';

export { allCodes, describeCode };

/** True for `family/…`, whether or not there is such a diagnostic. */
export function isOfCodeFamily(word: string): boolean {
  const families = new Set(allCodes().map((code) => code.slice(0, code.indexOf('/'))));
  const slash = word.indexOf('/');
  return slash > 0 && families.has(word.slice(0, slash));
}
