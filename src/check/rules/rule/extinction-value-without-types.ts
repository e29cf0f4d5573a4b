import { findingAtFirst } from '../../facts/findings.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/extinction-value-without-types',
  severity: 'warning',
  title: '`extinctionValue` without `extinctionPieceTypes`.',
  why: 'The rule counts the pieces of these types; by default there are none, so nothing can become extinct.',
  bad: [
    { text: '[x:chess]\nextinctionValue = ⟦loss⟧\n' },
    { text: '[x:horde]\nextinctionPieceTypes = ⟦-⟧\n' },
  ],
  good: [
    '[x:chess]\nextinctionPieceTypes = q\nextinctionValue = loss\n',
    '[x:chess]\nextinctionValue = none\n',
    '[x:chess]\nextinctionValue = loss\nextinctionPieceTypes = x\n',
  ],
  reads: 'section',
  yieldsToForkKeys: true,
  keys: ['extinctionValue', 'extinctionPieceTypes'],
  check: (section) => {
    const { extinctionPieceTypes, extinctionValue } = section.rules;
    if (extinctionPieceTypes.length > 0 || extinctionValue === 'none') return [];
    // Types that are not letters of the variant are another mistake.
    if ((ownPair(section, 'extinctionPieceTypes')?.value ?? '-') !== '-') return [];
    return findingAtFirst(
      section,
      ['extinctionValue', 'extinctionPieceTypes'],
      `\`extinctionValue = ${extinctionValue}\` ends no game without \`extinctionPieceTypes\`; name the types, or \`*\` for all pieces together`,
    );
  },
});
