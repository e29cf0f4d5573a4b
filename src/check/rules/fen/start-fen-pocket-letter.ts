import { startFenRule } from '../../facts/start-fen-rule.js';
import { holdsHands } from '../../facts/fen-board.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { areSkipped, letterList } from '../../facts/words.js';
import { hasHands } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-pocket-letter',
  severity: 'error',
  title: 'A character in the hands that is not a piece.',
  why: 'The engine skips it. Numbers in the hands are not counts: `[2Q]` is one queen, `[QQ]` is two.',
  bad: [
    {
      text: '[x:crazyhouse]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[2Q] w KQkq - 0 1⟧\n',
      says: '`2` in the hands `[2Q]` is not a piece of this variant, so the engine skips it;',
    },
    {
      text: '[x:crazyhouse]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Zx] w KQkq - 0 1⟧\n',
      says: '`Z`, `x` in the hands `[Zx]` are not pieces of this variant, so the engine skips them;',
    },
  ],
  good: [
    '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QQ] w KQkq - 0 1\n',
    '[x:shogi]\nstartFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1\n',
  ],
  concerns: hasHands,
  check: (section, at) => {
    const { hands } = startPosition(section);
    if (hands === null || !holdsHands(section.rules)) return [];
    const unrecognized = hands.unrecognized.slice(0, 10);
    if (unrecognized.length === 0) return [];
    return [
      {
        at,
        message: `${areSkipped(hands.unrecognized, `in the hands \`${hands.text}\``)}; write one letter for each piece (${letterList(section.rules)})`,
        notes: unrecognized.map((part) => ({
          message: `\`${part.text}\``,
          at: placeIn(at, part),
        })),
      },
    ];
  },
});
