import { defineRule } from '../../rule.js';

const MESSAGE =
  'the file has no section: the engine gets no variant from it; write one, `[name:parent]` and its options below';

export default defineRule({
  code: 'ini/empty-file',
  severity: 'warning',
  title: 'A file with nothing for the engine.',
  why: 'The engine loads such a file without a word and has no variant more than before. Most often the file was cut off, or another one was meant.',
  bad: [{ text: '⟦⟧' }, { text: '⟦⟧# my game\n' }],
  good: ['[x:chess]\n', '# my game\n[x:chess]\nnMoveRule = 20\n'],
  reads: 'file',
  check: ({ file }) =>
    file.sections.length === 0 &&
    file.source.text.split('\n').every((line) => /^(?:$|[#;])/.test(line.trim()))
      ? [{ at: { start: 0, end: 0 }, message: MESSAGE }]
      : [],
});
