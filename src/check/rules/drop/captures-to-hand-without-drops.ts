import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/captures-to-hand-without-drops',
  severity: 'warning',
  title: 'Captured pieces go to a hand from which nothing can be dropped.',
  why: 'Without `pieceDrops` (or `seirawanGating`) captured pieces only pile up in the hand.',
  bad: [
    { text: '[x:chess]\ncapturesToHand = ⟦true⟧\n' },
    { text: '[x:crazyhouse]\npieceDrops = ⟦false⟧\n' },
  ],
  good: ['[x:chess]\ncapturesToHand = true\npieceDrops = true\n', '[x:crazyhouse]\n'],
  reads: 'section',
  keys: ['capturesToHand', 'pieceDrops', 'seirawanGating'],
  check: (section) => {
    const { capturesToHand, pieceDrops, seirawanGating } = section.rules;
    if (!capturesToHand || pieceDrops || seirawanGating) return [];
    return findingAtFirst(
      section,
      ['capturesToHand', 'pieceDrops', 'seirawanGating'],
      '`capturesToHand` is true and `pieceDrops` is false: captured pieces stay in hand forever; write `pieceDrops = true`',
    );
  },
});
