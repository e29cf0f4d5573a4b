import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/section-name-not-selectable',
  severity: 'warning',
  title: 'A name that no program can select.',
  why: 'Programs select a variant with `setoption name UCI_Variant value NAME`, and the engine joins the words of NAME with single spaces. An empty name, `var` (a keyword of UCI) and names with double spaces or with spaces at either end are loaded but never found: the previous variant stays selected.',
  bad: [
    { text: '[⟦my  game⟧:chess]\n' },
    { text: '[⟦var⟧:chess]\n' },
    { text: '[⟦x ⟧:chess]\n' },
    { text: '[⟦⟧:chess]\n' },
  ],
  good: ['[my game:chess]\n', '[variant:chess]\n'],
  reads: 'section',
  check: ({ name, section: { nameAt } }): readonly Finding[] => {
    const message = messageFor(name);
    return message === null ? [] : [{ at: nameAt, message }];
  },
});

function messageFor(name: string): string | null {
  if (name === '')
    return 'a variant without a name cannot be selected with `setoption`; give it one';
  if (name === 'var')
    return '`setoption` cannot select a variant named `var`, because that is a keyword of the UCI protocol; choose another name';
  // A header over several lines is unclosed, which another rule reports.
  if (
    name.includes('\n') ||
    name ===
      name
        .split(/[ \t\v\f\r]+/)
        .join(' ')
        .trim()
  )
    return null;
  return `\`${name}\` cannot be selected, because \`setoption\` joins words with single spaces; remove spaces at the ends and double spaces`;
}
