import { optionRule } from '../../facts/option-rule.js';
import { hasEmptyHands } from '../../facts/start-position.js';

export default optionRule({
  code: 'drop/piece-drops-without-source',
  severity: 'warning',
  title: 'Drops are allowed, but there is never a piece to drop.',
  why: 'The hands are empty at the start, captures do not fill them, and there is no second board, so no drop is ever possible.',
  bad: [
    { text: '[x:chess]\npieceDrops = ⟦true⟧\n' },
    { text: '[x:crazyhouse]\ncapturesToHand = ⟦false⟧\n' },
  ],
  good: [
    '[x:chess]\npieceDrops = true\ncapturesToHand = true\n',
    '[x:chess]\npieceDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[Qq] w - - 0 1\n',
    '[x:bughouse]\npieceDrops = true\n',
  ],
  yieldsToForkKeys: true,
  keys: ['pieceDrops', 'capturesToHand', 'twoBoards', 'startFen'],
  when: (section) => {
    const { capturesToHand, freeDrops, pieceDrops, twoBoards } = section.rules;
    if (!pieceDrops || capturesToHand || freeDrops || twoBoards) return false;
    // A value that the engine does not read as true or false is reported by another rule.
    const captures = section.pairs.get('capturesToHand');
    return (captures === undefined || captures.value === 'false') && hasEmptyHands(section);
  },
  message:
    '`pieceDrops` is true, but the hands are always empty; write `capturesToHand = true`, or put pieces into the `[]` of `startFen`',
});
