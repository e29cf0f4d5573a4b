import { PROFILE_FACTS } from '../../../catalog/profiles.js';
import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'board/larger-than-8x8',
  severity: 'error',
  since: '0.1.0',
  title: 'A board that a small build of the engine does not hold.',
  why: 'A build without large boards holds 8 files and 8 ranks. It drops a larger variant without a word.',
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
      `${maxFile} files and ${maxRank} ranks: ${title} holds ${files} and ${ranks}, and drops the variant; take a build with large boards`,
    );
  },
});
