import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
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
  keys: ['mustCapture', 'mustDrop', 'pieceDrops'],
  when: ({ rules }) => rules.mustCapture && rules.mustDrop && rules.pieceDrops,
  says: '`mustDrop` together with `mustCapture` crashes the engine as soon as a hand holds a piece; remove one of them',
});
