import { BUILTIN_NAMES } from '../../../catalog/builtins.js';
import { scanHeader, type IniHeader } from '../../../read/ini/scan.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/section-header-blanks',
  severity: 'error',
  title: 'Spaces around the parent in a header.',
  why: 'Everything between `[` and `]` is part of the names, including spaces. There is no variant ` chess`, so the engine skips the section.',
  replaces: ['ini/unknown-parent'],
  bad: [
    { text: '[ x :⟦ chess ⟧]\nnMoveRule = 20\n', fixed: '[x:chess]\nnMoveRule = 20\n' },
    { text: '[x:chess]\n[y:⟦ x⟧]\n', fixed: '[x:chess]\n[y:x]\n' },
  ],
  good: ['[x:chess]\n', '[my game:chess]\n[y:my game]\n', '[x :chess]\n[y:x ]\n'],
  reads: 'file',
  check: ({ file: { sections }, skipped, source: { text } }) => {
    const padded = skipped.flatMap((at) => {
      const header = scanHeader(text, at);
      return header.parent === header.parent?.trim() ? [] : [header];
    });
    if (padded.length === 0) return [];
    const names = new Set(BUILTIN_NAMES);
    for (const at of sections) names.add(scanHeader(text, at).name.trim());
    return padded.filter(({ parent }) => names.has(parent?.trim() ?? '')).flatMap(findingsOf);
  },
});

function findingsOf({ name, nameAt, parent, parentAt }: IniHeader): readonly Finding[] {
  if (parent === null || parentAt === null) return [];
  const header = `${name.trim()}:${parent.trim()}`;
  return [
    {
      at: parentAt,
      message: `\`${parent}\` is not a variant, because spaces in a header are part of the names, and the engine skips the section; write \`[${header}]\``,
      fix: {
        title: `Write \`[${header}]\`: the engine reads the section`,
        safety: 'safe',
        replacements: [{ at: { start: nameAt.start, end: parentAt.end }, text: header }],
        addsSections: true,
      },
    },
  ];
}
