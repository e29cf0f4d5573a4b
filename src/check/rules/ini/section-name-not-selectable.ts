import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/section-name-not-selectable',
  severity: 'warning',
  since: '0.1.0',
  title: 'A name that no program can select.',
  why: 'Programs choose a variant with `setoption name UCI_Variant value NAME`, and the engine joins the words of NAME with one blank each. A name with two blanks in a row or one at an end, the empty name and `var`, a word of the protocol, are loaded but never found: the old variant stays.',
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
  if (name === '') return 'a variant without a name cannot be chosen with `setoption`; give it one';
  if (name === 'var')
    return '`var` is a word of the UCI protocol: `setoption` does not find a variant of this name; write another one';
  // A header over several lines is not closed, and said so.
  if (
    name.includes('\n') ||
    name ===
      name
        .split(/[ \t\v\f\r]+/)
        .join(' ')
        .trim()
  )
    return null;
  return `\`${name}\` cannot be chosen: \`setoption\` joins words with one blank; write a name without blanks at its ends or two in a row`;
}
