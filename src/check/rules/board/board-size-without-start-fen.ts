import { changingLines, findingAtLines } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'board/board-size-without-start-fen',
  severity: 'error',
  title: 'The inherited start position does not fit the new board size.',
  why: 'The engine puts pieces outside the board or leaves ranks empty, so the variant cannot be played.',
  bad: [
    { text: '[x:chess]\nmaxRank = ⟦6⟧\nmaxFile = 6\n' },
    { text: '[x:chess]\nmaxRank = ⟦1⟧\n' },
    { text: '[x:chess]\nmaxFile = ⟦1⟧\n' },
    { text: '[p:chess]\nmaxRank = ⟦6⟧\n[x:p]\nmaxRank = 8\n' },
  ],
  good: [
    '[x:chess]\nmaxRank = 8\n',
    '[x:chess]\nmaxRank = 6\nstartFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\nmaxRank = 0\n',
    '[x:chess]\nmaxFile = 0\n',
  ],
  reads: 'section',
  keys: ['maxRank', 'maxFile'],
  check: (section) => {
    const { maxFile, maxRank } = section.rules;
    if (section.pairs.has('startFen') || maxRank < 1 || maxFile < 1) return [];
    const { ranks } = startPosition(section);
    if (ranks.length === maxRank && ranks.every(({ width }) => width === maxFile)) return [];
    return findingAtLines(
      changingLines(section, ['maxRank', 'maxFile']),
      `the inherited start position does not fit the ${maxFile}x${maxRank} board; write a startFen of this size`,
    );
  },
});
