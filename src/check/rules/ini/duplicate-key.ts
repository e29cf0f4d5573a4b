import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import type { IniPair } from '../../../read/ini/scan.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/duplicate-key',
  severity: 'warning',
  title: 'A key that is repeated on a later line.',
  why: 'If a section sets a key more than once, the engine silently uses the last line.',
  replaces: ['ini/duplicate-option'],
  bad: [
    {
      text: '[x:chess]\n⟦nMoveRule⟧ = 40\n# shorter\nnMoveRule = 20\n',
      fixed: '[x:chess]\n# shorter\nnMoveRule = 20\n',
    },
  ],
  good: ['[x:chess]\nnMoveRule = 40\n[y:chess]\nnMoveRule = 20\n'],
  reads: 'section',
  readsOnlyLines: true,
  check: (section) =>
    overridden(section).map(({ pair, last }): Finding => ({
      at: pair.keyAt,
      message: `\`${pair.key}\` is given again below, and the engine uses the last value, \`${last.value}\`; remove this line`,
      notes: [{ message: 'the engine uses this line', at: last.keyAt }],
      fix: {
        title: `Remove the line: \`${pair.key}\` stays \`${last.value}\``,
        safety: 'safe',
        replacements: [{ at: { start: pair.start, end: pair.end }, text: '' }],
      },
    })),
});

/** The lines that a later line with the same key overrides, each with the last one. */
function overridden({
  pairs,
  section,
}: LintedSection): readonly { readonly pair: IniPair; readonly last: IniPair }[] {
  const found: { pair: IniPair; last: IniPair }[] = [];
  for (const pair of section.lines) {
    if (pair.kind !== 'pair') continue;
    const last = pairs.get(pair.key) ?? pair;
    if (last !== pair && OPTION_BY_KEY.has(pair.key)) found.push({ pair, last });
  }
  return found;
}
