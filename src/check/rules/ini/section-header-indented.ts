import { indentedHeaders } from '../../facts/lost-headers.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/section-header-indented',
  severity: 'error',
  title: 'White space before a header.',
  why: 'A header starts in the first column. The engine ignores an indented one: its section is lost, and the options below it go to the section above, where they override existing ones.',
  replaces: [
    'ini/no-equals-sign',
    'ini/unknown-option',
    'ini/empty-value',
    'ini/text-before-section',
  ],
  bad: [
    {
      text: '[x:chess]\n⟦ [y:atomic]⟧\nnMoveRule = 20\n',
      fixed: '[x:chess]\n[y:atomic]\nnMoveRule = 20\n',
    },
    { text: '⟦\t[x:chess]⟧\nnMoveRule = 20\n', fixed: '[x:chess]\nnMoveRule = 20\n' },
  ],
  good: ['[x:chess]\n# [y:chess]\n', '[x:chess]\nstartFen = [\n'],
  reads: 'part',
  check: ({ lines, source }) =>
    indentedHeaders(source, lines).map(({ at, header }): Finding => ({
      at,
      message: `\`${header}\` is not a header to the engine, because white space comes before it, and the options below it go to the section above; start it in the first column`,
      fix: {
        title: `Start \`${header}\` in the first column: the lines below it become its options`,
        safety: 'suggestion',
        replacements: [{ at, text: header }],
      },
    })),
});
