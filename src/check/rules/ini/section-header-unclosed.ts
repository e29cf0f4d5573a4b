import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/section-header-unclosed',
  severity: 'error',
  title: 'A header without `]`.',
  why: 'The engine reads the header up to the next `]`, even on a later line, and silently loses the options and headers in between. Without a `]` in the rest of the file the section is lost.',
  replaces: ['ini/header-not-closed'],
  bad: [
    {
      text: '⟦[x:chess⟧\nnMoveRule = 20\n[y:chess]\nnMoveRule = 30\n',
      fixed: '[x:chess]\nnMoveRule = 20\n[y:chess]\nnMoveRule = 30\n',
    },
    { text: '⟦[x:chess⟧\r\nnMoveRule = 20\r\n', fixed: '[x:chess]\r\nnMoveRule = 20\r\n' },
  ],
  good: ['[x:chess]\nnMoveRule = 20\n', '[x:chess]'],
  reads: 'part',
  check: ({ kind, source: { text } }) => {
    const close = text.indexOf(']', 1);
    if (kind === 'prologue' || (kind === 'lost' && close !== -1)) return [];
    const lineFeed = text.indexOf('\n');
    const end = close === -1 ? text.length : close;
    if (lineFeed !== -1 && lineFeed < end) return [finding(text, lineFeed)];
    return close === -1 ? [finding(text, end)] : [];
  },
});

function finding(text: string, lineEnd: number): Finding {
  const end = text.slice(0, lineEnd).trimEnd().length;
  return {
    at: { start: 0, end },
    message: `the engine reads the header \`${text.slice(0, end)}\` up to a \`]\` on a later line, or loses the section if there is none; close it with \`]\``,
    fix: {
      title: 'Close the header at the end of its line',
      safety: 'suggestion',
      replacements: [{ at: { start: end, end }, text: ']' }],
    },
  };
}
