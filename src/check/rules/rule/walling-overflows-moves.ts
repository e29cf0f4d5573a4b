import { COLORS } from '../../../ir/board.js';
import { targetsOf } from '../../facts/attacks.js';
import { findingAtFirst } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

/** The length of the engine's move list (MAX_MOVES with large boards). The engine writes beyond its end. */
const MOST_MOVES = 8192;
/** All lines are hardly ever open at once, so a game may exceed the length by this factor. */
const SLACK = 1.25;

export default defineRule({
  code: 'rule/walling-overflows-moves',
  severity: 'error',
  title: 'A position can have more moves with walls than the engine can store.',
  why: 'With `duck` or `static` walls each move is generated once for each free square. The move list of the engine has 8192 entries, and the engine crashes when it is full. Open lines can have more moves than that.',
  bad: [
    {
      text: '[x:duck]\nmaxFile = 10\nmaxRank = 10\nstartFen = ⟦kqqqqqq3/10/10/10/10/10/10/10/10/KQQQQQQ3 w - - 0 1⟧\n',
    },
    {
      text: '[x:chess]\nwallingRule = static\nmaxFile = 10\nmaxRank = 10\nstartFen = ⟦kqqqqqq3/10/10/10/10/10/10/10/10/KQQQQQQ3 w - - 0 1⟧\n',
    },
  ],
  good: [
    '[x:duck]\n',
    '[x:grand]\nwallingRule = duck\nking = -\ncommoner = k\nextinctionPieceTypes = k\nextinctionValue = loss\n',
    '[x:duck]\nmaxFile = 10\nmaxRank = 10\nstartFen = kqq7/10/10/10/10/10/10/10/10/KQQ7 w - - 0 1\n',
    '[x:chess]\nwallingRule = arrow\nmaxFile = 10\nmaxRank = 10\nstartFen = kqqqqqq3/10/10/10/10/10/10/10/10/KQQQQQQ3 w - - 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen', 'wallingRule', 'maxFile', 'maxRank'],
  check: (section) => {
    const { maxFile, maxRank, wallingRegion, wallingRule } = section.rules;
    if (wallingRule !== 'duck' && wallingRule !== 'static') return [];
    const { boardFits, pieces } = startPosition(section);
    if (!boardFits) return [];
    const free = maxFile * maxRank - pieces.length;
    for (const color of COLORS) {
      const squares = Math.min(free, wallingRegion[color].length);
      const moves = pieces
        .filter((piece) => piece.color === color)
        .map((piece) => targetsOf(section, { pieces: [piece], walls: [] }, piece).quiet.length)
        .reduce((sum, count) => sum + count, 0);
      if (moves * squares > MOST_MOVES * SLACK)
        return findingAtFirst(
          section,
          ['startFen', 'wallingRule', 'maxFile', 'maxRank'],
          `on open lines ${PLAYER[color]} has up to ${moves} moves, each with a wall on one of ${squares} squares, and the engine crashes beyond ${MOST_MOVES}; use fewer pieces, a smaller board or a smaller wallingRegion`,
        );
    }
    return [];
  },
});
