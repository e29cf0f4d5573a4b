import { isForkKey } from '../../catalog/options/fork-keys.js';
import type { LintedFile, LintedSection } from '../linted-file.js';
import { unknownPairs } from './unknown-keys.js';

/** Does the section, or one of this file that it starts from, set a key that only a fork reads? */
export function hasForkKeys(section: LintedSection, file: LintedFile): boolean {
  const sections = sectionsByName(file);
  // A parent stands above its children, so this comes to an end.
  let one: LintedSection | undefined = section;
  while (one !== undefined) {
    if (unknownPairs(one).some(({ key }) => isForkKey(key))) return true;
    one = one.parent === null ? undefined : sections.get(one.parent);
  }
  return false;
}

const known = new WeakMap<LintedFile, ReadonlyMap<string, LintedSection>>();

function sectionsByName(file: LintedFile): ReadonlyMap<string, LintedSection> {
  const sections = known.get(file) ?? new Map(file.sections.map((one) => [one.name, one]));
  known.set(file, sections);
  return sections;
}
