import { PROFILE_FACTS } from '../../../catalog/profiles.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'board/parent-needs-large-board',
  severity: 'error',
  title: 'A parent that a small build of the engine does not have.',
  why: 'A build without large boards has no variant larger than 8x8, built in or not. It skips a section with such a parent.',
  profiles: ['fairy-stockfish-8x8'],
  bad: [
    { text: '[x:⟦shogi⟧]\nnFoldRule = 3\n' },
    {
      text: '[big]\nking = k\nmaxRank = 10\n[small:⟦big⟧]\nmaxRank = 8\n',
    },
  ],
  good: ['[x:chess]\n', '[x:minishogi]\nnFoldRule = 3\n'],
  reads: 'section',
  check: ({ base, parent, section: { parentAt } }, { profile }) => {
    const { files, ranks, title } = PROFILE_FACTS[profile];
    if (parent === null || parentAt === null) return [];
    if (base.maxFile <= files && base.maxRank <= ranks) return [];
    const size = `${base.maxFile}x${base.maxRank}`;
    return [
      {
        at: parentAt,
        message: `\`${parent}\` has a ${size} board, so ${title} does not have it and skips this section; use a build with large boards`,
      },
    ];
  },
});
