import { PROFILE_FACTS } from '../../../catalog/profiles.js';
import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'board/larger-than-8x8',
  severity: 'error',
  title: 'A board too large for a small build of the engine.',
  why: 'A build without large boards supports 8 files and 8 ranks. It silently drops larger variants.',
  profiles: ['fairy-stockfish-8x8'],
  bad: [
    { text: '[x]\nking = k\nmaxRank = ⟦9⟧\n' },
    { text: '[x]\nking = k\nmaxRank = 8\nmaxFile = ⟦j⟧\n' },
  ],
  good: ['[x]\nking = k\nmaxRank = 7\nmaxFile = 7\n', '[x:shogi]\nmaxRank = 8\nmaxFile = 8\n'],
  reads: 'section',
  keys: ['maxFile', 'maxRank'],
  check: (section, { profile }) => {
    const { maxFile, maxRank } = section.rules;
    const { files, ranks, title } = PROFILE_FACTS[profile];
    if (maxFile <= files && maxRank <= ranks) return [];
    return findingAtFirst(
      section,
      maxFile > files ? ['maxFile'] : ['maxRank'],
      `the ${maxFile}x${maxRank} board is too large for ${title}, which supports up to ${files}x${ranks} and drops the variant; use a build with large boards`,
    );
  },
});
