import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'drop/must-drop-with-must-capture',
  severity: 'error',
  title: '`mustDrop` together with `mustCapture`.',
  why: 'To find captures the engine generates drops, and to generate drops it looks for captures. As soon as a player has a piece in hand, this recursion never ends and the engine crashes.',
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
  message:
    '`mustDrop` together with `mustCapture` crashes the engine as soon as a player has a piece in hand; remove one of them',
});
