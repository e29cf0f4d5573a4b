import { hasRoyal } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/stalemate-perspective',
  severity: 'info',
  title: 'The stalemated player wins, although mate loses.',
  why: '`stalemateValue` is the result for the player without a legal move. With `win`, that player wins.',
  bad: [
    {
      text: '[x:chess]\nstalemateValue = ⟦win⟧\n',
      fixed: '[x:chess]\nstalemateValue = loss\n',
    },
    {
      text: '[x:chess]\nking = -\ncommoner = k\ncastlingKingPiece = k\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\nextinctionValue = loss\nstalemateValue = ⟦win⟧\n',
      fixed:
        '[x:chess]\nking = -\ncommoner = k\ncastlingKingPiece = k\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\nextinctionValue = loss\nstalemateValue = loss\n',
    },
  ],
  good: [
    '[x:chess]\nstalemateValue = loss\n',
    '[x:chess]\nstalemateValue = win\ncheckmateValue = win\n',
    '[x:chess]\nstalemateValue = win\nmustCapture = true\n',
    '[x:giveaway]\nstalemateValue = win\n',
  ],
  keys: ['stalemateValue'],
  when: (section) => {
    const { checkmateValue, mustCapture, stalemateValue } = section.rules;
    return (
      stalemateValue === 'win' && checkmateValue === 'loss' && !mustCapture && hasRoyal(section)
    );
  },
  message:
    '`stalemateValue = win` lets the player without a legal move win; write `loss` if stalemating the other player should win',
  fix: { title: 'Write `loss`: the player without a legal move loses', value: 'loss' },
});
