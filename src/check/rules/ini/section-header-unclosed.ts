import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/section-header-unclosed',
  severity: 'error',
  since: '0.1.0',
  title: 'A header without `]`.',
  why: 'The engine reads the header up to the next `]`, over line ends: the options below it and the header of the next section are swallowed without a message. Without a `]` in the rest of the file the section is lost.',
  replaces: ['ini/header-not-closed'],
  bad: [
    {
      text: '⟦[x:chess⟧\nnMoveRule = 20\n[y:chess]\nnMoveRule = 30\n',
      fixed: '[x:chess]\nnMoveRule = 20\n[y:chess]\nnMoveRule = 30\n',
    },
    { text: '⟦[x:chess⟧\r\nnMoveRule = 20\r\n', fixed: '[x:chess]\r\nnMoveRule = 20\r\n' },
  ],
  good: ['[x:chess]\nnMoveRule = 20\n', '[x:chess]'],
  reads: 'file',
  check: ({ file: { lost, sections }, source: { text } }) => {
    const findings: Finding[] = [];
    const check = (start: number, close: number): void => {
      const lineFeed = text.indexOf('\n', start);
      if (lineFeed !== -1 && lineFeed < close) findings.push(finding(text, start, lineFeed));
      else if (close === text.length) findings.push(finding(text, start, close));
    };
    for (const { nameAt, parentAt, start } of sections)
      check(start, text.indexOf(']', (parentAt ?? nameAt).end));
    if (lost?.why === 'not-closed') check(lost.start, lost.end);
    return findings;
  },
});

function finding(text: string, start: number, lineEnd: number): Finding {
  const end = start + text.slice(start, lineEnd).trimEnd().length;
  return {
    at: { start, end },
    message: `the engine reads the header \`${text.slice(start, end)}\` up to the \`]\` of a later line, or loses it: what lies between is no option; close it with \`]\``,
    fix: {
      title: 'Close the header at the end of its line',
      safety: 'suggestion',
      replacements: [{ at: { start: end, end }, text: ']' }],
    },
  };
}
