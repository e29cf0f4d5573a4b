import { OPTIONS } from '../../../catalog/options/options.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const ROWS = OPTIONS.filter(({ type }) => type === 'File');

export default defineRule({
  code: 'ini/file-uppercase',
  severity: 'error',
  title: 'A board file with a capital letter.',
  why: 'The engine counts board files from lowercase `a`, so a capital is a negative number. With a negative width its `check` aborts.',
  replaces: ['ini/invalid-value'],
  bad: [
    { text: '[x:chess]\nmaxFile = ⟦H⟧\n', fixed: '[x:chess]\nmaxFile = h\n' },
    {
      text: '[x:chess]\ncastlingKingFile = ⟦D⟧\n',
      fixed: '[x:chess]\ncastlingKingFile = d\n',
    },
  ],
  good: ['[x:chess]\nmaxFile = h\n', '[x:chess]\nmaxFile = 8\n'],
  reads: 'section',
  readsOnlyLines: true,
  keys: ROWS.map(({ key }) => key),
  check: (section) =>
    ROWS.flatMap(({ fields, key }): Finding[] => {
      const pair = ownPair(section, key);
      if (pair === null || !/^[A-L]$/.test(pair.value)) return [];
      const file = pair.value.toLowerCase();
      return [
        {
          at: pair.valueAt,
          message: `\`${key} = ${pair.value}\` is read as a negative number; write \`${file}\``,
          fix: {
            title: `Write \`${file}\`: ${key} becomes ${file}`,
            safety: 'safe',
            replacements: [{ at: pair.valueAt, text: file }],
            changes: fields,
          },
        },
      ];
    }),
});
