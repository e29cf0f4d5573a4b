import { changesOf, hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/value-semicolon-list',
  severity: 'error',
  title: 'A list with semicolons.',
  why: 'Spaces separate squares, letters and pairs. The engine reads only what comes before the first semicolon.',
  replaces: ['ini/invalid-value', 'ini/ignored-text'],
  bad: [
    { text: '[x:chess]\nflagRegion = ⟦d4;e4⟧\n', fixed: '[x:chess]\nflagRegion = d4 e4\n' },
    {
      text: '[x:chess]\npromotionPieceTypes = ⟦q; r⟧\n',
      fixed: '[x:chess]\npromotionPieceTypes = q r\n',
    },
  ],
  good: ['[x:chess]\nflagRegion = d4 e4\n', '[x:chess]\nflagRegion = d4 ; the centre\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'semicolons').map(({ list, pair: { key, value, valueAt }, row }) => ({
      at: valueAt,
      message: `\`${key} = ${value}\`: the engine reads only the part before the first \`;\`; separate the items with spaces: \`${list}\``,
      fix: {
        title: `Separate the items with spaces: ${key} becomes \`${list}\``,
        safety: 'safe',
        replacements: [{ at: valueAt, text: list }],
        changes: changesOf(section, row, value, list),
      },
    })),
});
