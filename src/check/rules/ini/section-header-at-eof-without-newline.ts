import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/section-header-at-eof-without-newline',
  severity: 'error',
  since: '0.1.0',
  title: 'A header that ends the file without a line end.',
  why: 'The engine wants the rest of the line behind a `]`. Where the file ends at it, the section is lost without a message.',
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
          'the engine wants a line end after a header, and loses this section; end the file with a line end',
        fix: {
          title: 'End the file with a line end: the engine finds the section',
          safety: 'safe',
          replacements: [{ at: { start: end, end }, text: text.includes('\r\n') ? '\r\n' : '\n' }],
          addsSections: true,
        },
      },
    ];
  },
});
