import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/parent-after-child',
  severity: 'error',
  title: 'A parent below its child.',
  why: 'The engine reads sections in file order and skips a section whose parent it has not read yet.',
  replaces: ['ini/unknown-parent'],
  bad: [{ text: '[x:⟦y⟧]\n[y:chess]\n' }],
  good: ['[y:chess]\n[x:y]\n', '[x:z]\n[y:chess]\n'],
  reads: 'file',
  check: ({ file, registered }) => {
    if (registered.size === file.sections.length) return [];
    const starts = new Map([...registered].map(({ name, start }) => [name, start]));
    return file.sections.flatMap((header) => {
      const { name, parent, parentAt, start } = header;
      if (registered.has(header) || parent === null || parentAt === null) return [];
      if ((starts.get(parent) ?? 0) <= start || (starts.get(name) ?? start) < start) return [];
      const message = `the engine skips this section, because its parent \`${parent}\` comes later; move \`[${parent}]\` above it`;
      return [{ at: parentAt, message }];
    });
  },
});
