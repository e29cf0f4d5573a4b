import { holdsHands } from '../../facts/fen-board.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'drop/pocket-size-without-drops',
  severity: 'info',
  title: 'A hand size in a game without drops.',
  why: 'The engine only passes it to user interfaces, as the space for pieces in hand; no rule depends on it.',
  bad: [{ text: '[x:chess]\npocketSize = ⟦7⟧\n' }, { text: '[x:chess]\npocketSize = ⟦1⟧\n' }],
  good: ['[x:crazyhouse]\npocketSize = 7\n', '[x:chess]\npocketSize = 0\n'],
  keys: ['pocketSize'],
  when: ({ rules }) => rules.pocketSize > 0 && !holdsHands(rules),
  message: ({ rules }) =>
    `\`pocketSize = ${rules.pocketSize}\` has no effect, because \`pieceDrops\` is false; remove the line`,
});
