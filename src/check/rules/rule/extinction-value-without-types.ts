import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
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
    '[x:chess]\nextinctionValue = loss\ncylindrical = true\n',
  ],
  yieldsToForkKeys: true,
  keys: ['extinctionValue', 'extinctionPieceTypes'],
  when: ({ pairs, rules: { extinctionPieceTypes, extinctionValue } }) =>
    extinctionPieceTypes.length === 0 &&
    extinctionValue !== 'none' &&
    // Types that are not letters of the variant are another mistake.
    (pairs.get('extinctionPieceTypes')?.value ?? '-') === '-',
  message: ({ rules: { extinctionValue } }) =>
    `\`extinctionValue = ${extinctionValue}\` ends no game without \`extinctionPieceTypes\`; name the types, or \`*\` for all pieces together`,
});
