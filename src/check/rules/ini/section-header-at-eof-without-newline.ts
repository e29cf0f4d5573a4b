import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/section-header-at-eof-without-newline',
  severity: 'error',
  title: 'A header at the end of the file, with no newline after it.',
  why: 'The engine needs a newline after the `]`. If the file ends there, the section is silently lost.',
  replaces: ['ini/header-at-end'],
  bad: [
    { text: '[x:chess]\n⟦[y:chess]⟧', fixed: '[x:chess]\n[y:chess]\n' },
    { text: '[x:chess]\r\n⟦[y:chess]⟧', fixed: '[x:chess]\r\n[y:chess]\r\n' },
  ],
  good: ['[x:chess]\n', '[x:chess]\nnMoveRule = 20'],
  reads: 'file',
  check: ({ file: { lost }, source: { text } }) => {
    if (lost?.why !== 'at-end') return [];
    const { end, start } = lost;
    return [
      {
        at: { start, end },
        message:
          'the engine loses this section, because the file ends right after the header; add a newline',
        fix: {
          title: 'End the file with a newline: the engine finds the section',
          safety: 'safe',
          replacements: [{ at: { start: end, end }, text: text.includes('\r\n') ? '\r\n' : '\n' }],
          addsSections: true,
        },
      },
    ];
  },
});
