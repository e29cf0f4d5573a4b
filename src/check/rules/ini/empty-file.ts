import { defineRule } from '../../rule.js';

const MESSAGE =
  'the file has no section, so the engine loads no variant from it; write `[name:parent]`, with its options below';

export default defineRule({
  code: 'ini/empty-file',
  severity: 'warning',
  title: 'A file without any section or option.',
  why: 'The engine loads the file without a message, but adds no variant. Usually the file was truncated, or another file was intended.',
  bad: [{ text: '⟦⟧' }, { text: '⟦⟧# my game\n' }],
  good: ['[x:chess]\n', '# my game\n[x:chess]\nnMoveRule = 20\n'],
  reads: 'file',
  check: ({ file }) =>
    file.sections.length === 0 && !/(?:^|\n)[^\S\n]*[^\s#;]/.test(file.source.text)
      ? [{ at: { start: 0, end: 0 }, message: MESSAGE }]
      : [],
});
