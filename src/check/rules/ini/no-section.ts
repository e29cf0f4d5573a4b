import { textWithoutHeader } from '../../facts/lost-headers.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/no-section',
  severity: 'error',
  title: 'A file without a section.',
  why: 'Options belong to the header `[name:parent]` above them. The engine silently skips everything before the first header, so without a header it loads no variant. `fairyc lint --fix --name NAME:PARENT` writes the header.',
  replaces: ['ini/text-before-section'],
  bad: [{ text: '⟦nMoveRule = 20⟧\n' }, { text: '# my game\n\n⟦maxRank = 9⟧\nmaxFile = 9\n' }],
  good: ['[x:chess]\nnMoveRule = 20\n', '\uFEFF[x:chess]\n'],
  reads: 'file',
  check: ({ file }) => {
    const at = file.sections.length > 0 || file.lost !== null ? null : textWithoutHeader(file);
    if (at === null) return [];
    const message =
      'the file has no section, so the engine loads nothing from it; write `[name:parent]` above the options (`--fix --name NAME:PARENT` does this)';
    return [{ at, message }];
  },
});
