import { firstLoneReturn } from '../../facts/lost-headers.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/bare-cr-line-ends',
  severity: 'error',
  title: 'A lone carriage return as a line ending.',
  why: 'Lines end with LF or CR LF. For the engine a lone CR does not end a line: the text after it belongs to the same header, value or comment. In a file with old Mac line endings only the first header counts.',
  replaces: ['ini/text-before-section'],
  bad: [
    { text: '[x:chess]⟦\r⟧nMoveRule = 20\r', fixed: '[x:chess]\nnMoveRule = 20\n' },
    {
      text: '[x:chess]\nnMoveRule = 20⟦\r⟧nFoldRule = 4\n',
      fixed: '[x:chess]\nnMoveRule = 20\nnFoldRule = 4\n',
    },
  ],
  good: ['[x:chess]\r\nnMoveRule = 20\r\n', '[x:chess]\r\r\nnMoveRule = 20\r'],
  reads: 'file',
  check: ({ source: { text } }) => {
    const first = firstLoneReturn(text);
    if (first === null) return [];
    const rest = text.slice(first);
    return [
      {
        at: { start: first, end: first + 1 },
        message:
          'the engine does not end the line at this carriage return, and ignores or misreads the text after it; end lines with LF',
        fix: {
          title: 'End lines with LF instead of CR',
          safety: 'suggestion',
          replacements: [
            {
              at: { start: first, end: text.length },
              text: rest.replace(/\r+\n?/g, (ends) =>
                ends.endsWith('\n') ? ends : '\n'.repeat(ends.length),
              ),
            },
          ],
        },
      },
    ];
  },
});
