import type { OptionKey } from '../../catalog/options/option-key.js';
import type { TextRange } from '../../read/ini/scan.js';
import { ownPair, type LintedSection } from '../linted-file.js';

/** The range of the value of the first of these keys that the section itself sets; null if it sets none. */
export function ownValueAt(section: LintedSection, keys: readonly OptionKey[]): TextRange | null {
  for (const key of keys) {
    const pair = ownPair(section, key);
    if (pair !== null) return pair.valueAt;
  }
  return null;
}
