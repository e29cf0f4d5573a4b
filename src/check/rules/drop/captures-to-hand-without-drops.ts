import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'drop/captures-to-hand-without-drops',
  severity: 'warning',
  title: 'Captured pieces go to a hand from which nothing can be dropped.',
  why: 'Without `pieceDrops` (or `seirawanGating`) captured pieces only accumulate in hand.',
  bad: [
    { text: '[x:chess]\ncapturesToHand = ⟦true⟧\n' },
    {
      text: '[x:crazyhouse]\npieceDrops = ⟦false⟧\n',
      says: 'write `capturesToHand = false`, too',
    },
  ],
  good: ['[x:chess]\ncapturesToHand = true\npieceDrops = true\n', '[x:crazyhouse]\n'],
  keys: ['capturesToHand', 'pieceDrops', 'seirawanGating'],
  when: ({ rules }) => rules.capturesToHand && !rules.pieceDrops && !rules.seirawanGating,
  message: ({ pairs }) =>
    `\`capturesToHand\` is true and \`pieceDrops\` is false: captured pieces stay in hand forever; write ${
      pairs.has('capturesToHand') ? '`pieceDrops = true`' : '`capturesToHand = false`, too'
    }`,
});
