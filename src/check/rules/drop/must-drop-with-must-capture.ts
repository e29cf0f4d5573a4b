import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/must-drop-with-must-capture',
  severity: 'error',
  title: '`mustDrop` with `mustCapture`.',
  why: 'To find out whether there is a capture, the engine looks for drops, and for those it looks for captures again. As soon as a hand holds a piece, its stack overflows and the program ends.',
  bad: [
    { text: '[x:crazyhouse]\nmustDrop = true\nmustCapture = ⟦true⟧\n' },
    { text: '[x:placement]\nmustCapture = ⟦true⟧\n' },
  ],
  good: [
    '[x:crazyhouse]\nmustDrop = true\n',
    '[x:crazyhouse]\nmustCapture = true\n',
    '[x:chess]\nmustDrop = true\nmustCapture = true\n',
  ],
  reads: 'section',
  keys: ['mustCapture', 'mustDrop', 'pieceDrops'],
  check: (section) => {
    const { mustCapture, mustDrop, pieceDrops } = section.rules;
    if (!mustCapture || !mustDrop || !pieceDrops) return [];
    return findingAtFirst(
      section,
      ['mustCapture', 'mustDrop', 'pieceDrops'],
      '`mustDrop` together with `mustCapture` crashes the engine as soon as a hand holds a piece; remove one of them',
    );
  },
});
