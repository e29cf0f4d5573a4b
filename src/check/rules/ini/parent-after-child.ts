import { scanHeader } from '../../../read/ini/scan.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/parent-after-child',
  severity: 'error',
  title: 'A parent section below its child.',
  why: 'The engine reads sections in file order and skips a section whose parent it has not read yet.',
  replaces: ['ini/unknown-parent'],
  bad: [{ text: '[x:⟦y⟧]\n[y:chess]\n' }],
  good: ['[y:chess]\n[x:y]\n', '[x:z]\n[y:chess]\n'],
  reads: 'file',
  check: ({ file: { sections }, skipped, source: { text } }) => {
    if (skipped.length === 0) return [];
    const starts = new Map<string, number>();
    let next = 0;
    for (const at of sections)
      if (at === skipped[next]) next += 1;
      else starts.set(scanHeader(text, at).name, at.start);
    return skipped.flatMap((at) => {
      const { name, parent, parentAt, start } = scanHeader(text, at);
      if (parent === null || parentAt === null) return [];
      if ((starts.get(parent) ?? 0) <= start || (starts.get(name) ?? start) < start) return [];
      const message = `the engine skips this section, because its parent \`${parent}\` comes later; move \`[${parent}]\` above it`;
      return [{ at: parentAt, message }];
    });
  },
});
