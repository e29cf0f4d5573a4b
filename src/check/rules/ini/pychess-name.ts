import { defineRule } from '../../rule.js';

const NAME = /^[a-z][a-z0-9_-]{2,31}$/;

export default defineRule({
  code: 'ini/pychess-name',
  severity: 'error',
  title: 'A name that PyChess does not accept.',
  why: 'The name of an uploaded variant has 3 to 32 characters: a lowercase letter, then lowercase letters, digits, `_` and `-`.',
  profiles: ['pychess'],
  bad: [{ text: '[⟦x⟧:chess]\nnMoveRule = 20\n' }, { text: '[⟦Zo-Shogi⟧:shogi]\nnFoldRule = 3\n' }],
  good: ['[zo-shogi:shogi]\nnFoldRule = 3\n'],
  reads: 'part',
  check: ({ section }) => {
    if (section === null || NAME.test(section.name)) return [];
    const { name, nameAt } = section;
    const message = `PyChess rejects the name \`${name}\`; use 3 to 32 characters from a-z, 0-9, \`_\` and \`-\`, starting with a letter`;
    return [{ at: nameAt, message }];
  },
});
