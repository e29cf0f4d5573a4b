import { byColor, rankOf, type ByColor } from '../../../ir/board.js';
import { addBelow, movedRegion, newHeight, printOnBoard } from '../../facts/board-height.js';
import { startPosition } from '../../facts/start-position.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

const FORMER = ['doubleStepRank', 'doubleStepRankMin'] as const;

/** With this many ranks or fewer, pawns with a double step meet on their first move. */
const SMALL = 6;

export default defineRule({
  code: 'region/double-step-region-not-updated',
  severity: 'warning',
  title: 'The double-step regions do not fit the new board height.',
  why: 'Regions list squares and stay the same when maxRank changes. Pawns that start on another rank have no double step there.',
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
    {
      text: '[x:chess]\nmaxRank = ⟦10⟧\npromotionRegionWhite = *10\nstartFen = 4k3/8/pppppppp/8/8/8/8/PPPPPPPP/8/4K3 w - - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 10\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *8\npromotionRegionWhite = *10\nstartFen = 4k3/8/pppppppp/8/8/8/8/PPPPPPPP/8/4K3 w - - 0 1\n',
      says: "White's pawns start on `*3` and Black's on `*8`",
    },
  ],
  good: [
    '[x:chess]\nmaxRank = 10\ndoubleStepRegionBlack = *9\nstartFen = k7/p7/8/8/8/8/8/8/P7/K7 b - - 0 1\n',
    '[x:chess]\nmaxRank = 10\ndoubleStep = false\nstartFen = k7/p7/8/8/8/8/8/8/P7/K7 b - - 0 1\n',
    '[x:chess]\nmaxRank = 10\nstartFen = k7/8/8/p7/8/8/8/8/P7/K7 b - - 0 1\n',
    '[x:chess]\nmaxRank = 10\ndoubleStepRegionWhite = *3\nstartFen = 4k3/8/pppppppp/8/8/8/8/PPPPPPPP/8/4K3 w - - 0 1\n',
    '[x:chess]\nmaxRank = 6\nstartFen = 4k3/8/pppppppp/PPPPPPPP/8/4K3 w - - 0 1\n',
  ],
  reads: 'section',
  keys: ['maxRank'],
  check: (section, file) => {
    const { pairs, rules } = section;
    const height = newHeight(section);
    if (height === null || !rules.doubleStep || FORMER.some((key) => pairs.has(key))) return [];
    if (pairs.has('doubleStepRegionBlack')) return [];
    const ranks = pairs.has('doubleStepRegionWhite') ? null : ranksOutside(section);
    if (ranks !== null) {
      const lines = [
        `doubleStepRegionWhite = *${ranks.white}`,
        `doubleStepRegionBlack = *${ranks.black}`,
      ] as const;
      return [
        {
          at: height.pair.valueAt,
          message: `White's pawns start on \`*${ranks.white}\` and Black's on \`*${ranks.black}\`, and have no double step there, because the regions are still those of the inherited board; write \`${lines.join('` and `')}\`, or \`doubleStep = false\``,
          fix: addBelow(file, height, lines),
        },
      ];
    }
    const moved = movedRegion(rules.doubleStepRegion.black, height, 1);
    const { boardFits, pieces } = startPosition(section);
    if (moved === null || !boardFits) return [];
    const squares = new Set(moved);
    const waits = pieces.some(
      ({ color, square, type }) => type === 'pawn' && color === 'black' && squares.has(square),
    );
    if (!waits) return [];
    const value = printOnBoard(section, moved);
    const line = `doubleStepRegionBlack = ${value}` as const;
    return [
      {
        at: height.pair.valueAt,
        message: `Black's pawns start on \`${value}\` and have no double step there, because the region is still that of the inherited board; ${
          rules.maxRank <= SMALL
            ? 'on a board this small `doubleStep = false` is usual, for both sides'
            : `write \`${line}\``
        }`,
        ...(rules.maxRank <= SMALL ? {} : { fix: addBelow(file, height, [line]) }),
      },
    ];
  },
});

/**
 * The ranks (from 1) on which the pawns start, all of a colour on one, as far from White's side as from Black's; null if they are not,
 * or if one of them has its double step.
 */
function ranksOutside(section: LintedSection): ByColor<number> | null {
  const { doubleStepRegion, maxRank } = section.rules;
  const { boardFits, pieces } = startPosition(section);
  if (!boardFits || maxRank <= SMALL) return null;
  const pawns = pieces.filter(({ type }) => type === 'pawn');
  const ranks = byColor(
    (of) =>
      new Set(pawns.flatMap(({ color, square }) => (color === of ? [rankOf(square) + 1] : []))),
  );
  const [white] = ranks.white;
  const [black] = ranks.black;
  return ranks.white.size === 1 &&
    ranks.black.size === 1 &&
    white !== undefined &&
    black === maxRank + 1 - white &&
    pawns.every(({ color, square }) => !doubleStepRegion[color].includes(square))
    ? { white, black }
    : null;
}
