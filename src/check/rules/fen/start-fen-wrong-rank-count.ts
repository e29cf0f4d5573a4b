import { counted } from '../../../text/counted.js';
import { startFenRule } from '../../facts/start-fen-rule.js';
import { widthOfAll } from '../../facts/fen-board.js';
import { startPosition } from '../../facts/start-position.js';
import { hasUnusualBoard } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-wrong-rank-count',
  severity: 'error',
  title: 'The start position has more or fewer ranks than the board.',
  why: 'The engine fills the board from the top. Missing ranks leave the lowest ones empty; extra ranks are ignored.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      says: 'has 7 ranks, but the board has 8: the engine fills the board from the top and leaves the lowest ranks empty',
    },
    {
      text: '[x:chess]\nstartFen = ⟦4k3/8/8/8/8/8/8/8/4K3 w - - 0 1⟧\n',
      says: 'ignores the extra ranks',
    },
    { text: '[x:chess]\nstartFen = ⟦4k2K w - - 0 1⟧\n', says: 'has 1 rank, but the board has 8' },
    { text: '[x:chess]\nmaxRank = 1\nstartFen = ⟦4k3/4K3 w - - 0 1⟧\n' },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1⟧\n',
      says: 'write `maxFile = 5` and `maxRank = 5`',
    },
  ],
  good: [
    '[x:crazyhouse]\nstartFen = 4k3/8/8/8/8/8/8/4K3/Qq w - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n',
    '[x:chess]\nmaxRank = 0\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  concerns: hasUnusualBoard,
  check: (section, at) => {
    const { ranks } = startPosition(section);
    const { maxFile, maxRank } = section.rules;
    if (maxRank < 1 || ranks.length === maxRank) return [];
    const files = widthOfAll(ranks);
    const effect =
      ranks.length < maxRank
        ? 'fills the board from the top and leaves the lowest ranks empty'
        : 'ignores the extra ranks';
    const message = `the start position has ${counted(ranks.length, 'rank')}, but the board has ${maxRank}: the engine ${effect}; ${
      files === null || files === maxFile
        ? 'write every rank, or set maxRank'
        : `write \`maxFile = ${files}\` and \`maxRank = ${ranks.length}\`, or a position of the size of the board`
    }`;
    return [{ at, message }];
  },
});
