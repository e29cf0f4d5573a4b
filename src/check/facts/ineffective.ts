import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTION_BY_KEY, OPTIONS } from '../../catalog/options/options.js';
import { acts } from '../../ir/acts.js';
import type { LintedSection } from '../linted-file.js';

/** The keys that act with a field in the first place: the first of their grounds names it. */
export function keysThatNeed(field: string): readonly OptionKey[] {
  return OPTIONS.filter(
    (row) => 'actsWhen' in row && row.actsWhen[0].some((condition) => condition === field),
  ).map(({ key }) => key);
}

/** Those of the keys that the engine does not look at in a section. */
export function ineffectiveKeys(
  { rules }: LintedSection,
  keys: readonly OptionKey[],
): readonly OptionKey[] {
  return keys.filter((key) =>
    OPTION_BY_KEY.get(key)?.row.fields.every((field) => !acts(field, rules)),
  );
}
