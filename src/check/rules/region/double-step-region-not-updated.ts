import { addBelow, movedRegion, newHeight, printOnBoard } from '../../facts/board-height.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

/** With this many ranks or fewer, pawns with a double step meet on their first move. */
const SMALL = 6;

export default defineRule({
  code: 'region/double-step-region-not-updated',
  severity: 'warning',
  title: 'The double-step regions do not fit the new board height.',
  why: "Regions list squares and stay the same when maxRank changes. White's pawns keep their double step; Black's start on another rank and have none.",
  bad: [
    {
      text: '[x:chess]\nmaxRank = ⟦10⟧\npromotionRegionWhite = *10\nstartFen = k7/p7/8/8/8/8/8/8/P7/K7 b - - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 10\ndoubleStepRegionBlack = *9\npromotionRegionWhite = *10\nstartFen = k7/p7/8/8/8/8/8/8/P7/K7 b - - 0 1\n',
    },
    {
      text: '[x:chess]\nmaxRank = ⟦6⟧\nstartFen = k7/p7/8/8/P7/K7 b - - 0 1\n',
      says: 'on a board this small',
    },
    {
      text: '[x:chess]\nmaxRank = ⟦7⟧\nstartFen = k7/p7/8/8/8/P7/K7 b - - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 7\ndoubleStepRegionBlack = *6\nstartFen = k7/p7/8/8/8/P7/K7 b - - 0 1\n',
      says: 'write `doubleStepRegionBlack = *6`',
    },
  ],
  good: [
    '[x:chess]\nmaxRank = 10\ndoubleStepRegionBlack = *9\nstartFen = k7/p7/8/8/8/8/8/8/P7/K7 b - - 0 1\n',
    '[x:chess]\nmaxRank = 10\ndoubleStep = false\nstartFen = k7/p7/8/8/8/8/8/8/P7/K7 b - - 0 1\n',
    '[x:chess]\nmaxRank = 10\nstartFen = k7/8/8/p7/8/8/8/8/P7/K7 b - - 0 1\n',
  ],
  reads: 'section',
  keys: ['maxRank'],
  check: (section, file) => {
    const { pairs, rules } = section;
    const height = newHeight(section);
    if (height === null || !rules.doubleStep) return [];
    if (
      ['doubleStepRegionBlack', 'doubleStepRank', 'doubleStepRankMin'].some((key) => pairs.has(key))
    )
      return [];
    const moved = movedRegion(rules.doubleStepRegion.black, height, 1);
    const { boardFits, pieces } = startPosition(section);
    if (moved === null || !boardFits) return [];
    const squares = new Set(moved);
    const waits = pieces.some(
      ({ color, square, type }) => type === 'pawn' && color === 'black' && squares.has(square),
    );
    if (!waits) return [];
    const value = printOnBoard(section, moved);
    return [
      {
        at: height.pair.valueAt,
        message: `Black's pawns start on \`${value}\` and have no double step there, because the region is still that of the inherited board; ${
          rules.maxRank <= SMALL
            ? 'on a board this small `doubleStep = false` is usual, for both sides'
            : `write \`doubleStepRegionBlack = ${value}\``
        }`,
        ...(rules.maxRank <= SMALL
          ? {}
          : { fix: addBelow(file, height, 'doubleStepRegionBlack', value) }),
      },
    ];
  },
});
