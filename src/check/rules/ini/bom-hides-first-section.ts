import { isHeaderBehindBom } from '../../facts/lost-headers.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/bom-hides-first-section',
  severity: 'error',
  title: 'A byte order mark before the first header.',
  why: 'The engine skips lines until one starts with `[`. If the mark, which editors do not show, comes before that `[`, the first section is lost with all its options. Before a comment the mark is harmless.',
  replaces: ['ini/text-before-section'],
  bad: [
    {
      text: '⟦\uFEFF⟧[x:chess]\nnMoveRule = 20\n[y:chess]\n',
      fixed: '[x:chess]\nnMoveRule = 20\n[y:chess]\n',
    },
  ],
  good: ['\uFEFF# my games\n[x:chess]\n', '[x:chess]\n'],
  reads: 'file',
  check: ({ source: { text } }) => {
    if (!isHeaderBehindBom(text)) return [];
    const at = { start: 0, end: 1 };
    return [
      {
        at,
        message:
          'a byte order mark hides this header from the engine, and the section is lost; save the file as UTF-8 without the mark',
        fix: {
          title: 'Remove the byte order mark: the engine finds the first section',
          safety: 'safe',
          replacements: [{ at, text: '' }],
          addsSections: true,
        },
      },
    ];
  },
});
