import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/comment-indented',
  severity: 'warning',
  title: 'White space before a comment.',
  why: 'Comments start with `#` or `;` in the first column. An indented one is an unknown option or a stray line: the engine ignores it, but its `check` reports it.',
  replaces: ['ini/unknown-option', 'ini/no-equals-sign', 'ini/empty-value'],
  bad: [
    { text: '[x:chess]\n⟦  # nMoveRule = 20⟧\n', fixed: '[x:chess]\n# nMoveRule = 20\n' },
    { text: '[x:chess]\n⟦\t; slow⟧\r\n', fixed: '[x:chess]\n; slow\r\n' },
  ],
  good: ['[x:chess]\n# nMoveRule = 20\n', '  # before all sections\n[x:chess]\n'],
  reads: 'part',
  check: ({ section, source: { text } }) =>
    (section?.lines ?? []).flatMap((line): readonly Finding[] => {
      if (line.kind === 'blank' || text.charCodeAt(line.start) > 0x20) return [];
      const end = line.kind === 'pair' ? line.valueAt.end : line.content.end;
      const at = { start: line.start, end };
      const comment = text.slice(at.start, at.end).trimStart();
      if (!comment.startsWith('#') && !comment.startsWith(';')) return [];
      const message =
        'an indented comment is an unknown option to the engine; start it in the first column';
      const title = 'Start the comment in the first column';
      const blanks = { start: at.start, end: at.end - comment.length };
      return [
        { at, message, fix: { title, safety: 'safe', replacements: [{ at: blanks, text: '' }] } },
      ];
    }),
});
