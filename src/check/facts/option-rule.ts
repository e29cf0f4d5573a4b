import type { OptionKey } from '../../catalog/options/option-key.js';
import type { LintedSection } from '../linted-file.js';
import { defineRule, type Rule, type SectionRule } from '../rule.js';
import { ownValueAt } from './own-value.js';

/** Options that do not work together, or values that an option should not have. */
interface OptionRule extends Omit<SectionRule, 'reads' | 'check'> {
  /** The finding is at the first of these that the section sets. A section that only inherits the mistake gets no finding. */
  readonly keys: readonly OptionKey[];
  readonly when: (section: LintedSection) => boolean;
  readonly message: string | ((section: LintedSection) => string);
  /** A value that may be meant instead. */
  readonly fix?: { readonly title: string; readonly value: string };
}

/** A rule as data: its condition and its message. */
export function optionRule({ fix, message: text, when, ...facts }: OptionRule): Rule {
  return defineRule({
    ...facts,
    reads: 'section',
    check: (section) => {
      const at = ownValueAt(section, facts.keys);
      if (at === null || !when(section)) return [];
      const message = typeof text === 'string' ? text : text(section);
      if (fix === undefined) return [{ at, message }];
      const replacements = [{ at, text: fix.value }];
      return [{ at, message, fix: { title: fix.title, safety: 'suggestion', replacements } }];
    },
  });
}
