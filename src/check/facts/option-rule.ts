import type { OptionKey } from '../../catalog/options/option-key.js';
import type { LintedSection } from '../linted-file.js';
import { defineRule, type Rule, type SectionRule } from '../rule.js';
import { ownValueAt } from './own-value.js';

/** What options should not be together, or not have as a value. */
interface OptionRule extends Omit<SectionRule, 'reads' | 'check'> {
  /** It stands at the first of these that the section sets: nothing is found where it only inherits what is wrong. */
  readonly keys: readonly OptionKey[];
  readonly when: (section: LintedSection) => boolean;
  readonly says: string | ((section: LintedSection) => string);
  /** A value that may be meant instead. */
  readonly fix?: { readonly title: string; readonly value: string };
}

/** A rule as a row of data: when it finds something, and what it says of it. */
export function optionRule({ fix, says, when, ...facts }: OptionRule): Rule {
  return defineRule({
    ...facts,
    reads: 'section',
    check: (section) => {
      const at = ownValueAt(section, facts.keys);
      if (at === null || !when(section)) return [];
      const message = typeof says === 'string' ? says : says(section);
      if (fix === undefined) return [{ at, message }];
      const replacements = [{ at, text: fix.value }];
      return [{ at, message, fix: { title: fix.title, safety: 'suggestion', replacements } }];
    },
  });
}
