import { COLORS, rankOf } from '../../../ir/board.js';
import type { SquareSet } from '../../../ir/region.js';
import { onBoard } from '../../facts/regions.js';
import { changingLines, findingAtLines } from '../../facts/findings.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/flag-region-without-flag-piece',
  severity: 'warning',
  title: 'A flag region without a flag piece.',
  why: 'Without `flagPiece` any piece that reaches the region wins, even a pawn. A region in the middle of the board is usually a hill as in king of the hill, for the king only.',
  bad: [{ text: '[x:chess]\nflagRegion = ⟦d4 e4 d5 e5⟧\n' }],
  good: [
    '[x:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5\n',
    '[x:chess]\nflagPiece = *\nflagRegion = d4 e4 d5 e5\n',
    '[x:kingofthehill]\nflagRegion = d5\n',
    '[x:chess]\nflagRegion = d4 e4\n',
    '[x:chess]\nflagRegionWhite = *8\nflagRegionBlack = *1\n',
    '[x:chess]\nking = -\nflagRegion = d4 e4 d5 e5\n',
  ],
  reads: 'section',
  keys: ['flagRegion'],
  check: (section) => {
    const { base, pairs, rules } = section;
    const isOpen = COLORS.some(
      (color) =>
        rules.flagPiece[color] === '*' &&
        isHill(onBoard(section, rules.flagRegion[color]), rules.maxRank) &&
        base.flagRegion[color].length === 0,
    );
    const namesPiece = ['flagPiece', 'flagPieceWhite', 'flagPieceBlack'].some((key) =>
      pairs.has(key),
    );
    if (!isOpen || namesPiece || !hasKing(section)) return [];
    return findingAtLines(
      changingLines(section, ['flagRegion']),
      'any piece that reaches this region wins, even a pawn; write `flagPiece = k`, or `flagPiece = *` if that is meant',
    );
  },
});

/** Whether the region is equally near to both players: each rank has as many of its squares as the mirrored rank. */
function isHill(squares: SquareSet, ranks: number): boolean {
  // A board without squares can have a negative number of ranks.
  if (squares.length === 0) return false;
  const counts = Array<number>(ranks).fill(0);
  for (const square of squares) counts[rankOf(square)] = (counts[rankOf(square)] ?? 0) + 1;
  return counts.every((count, rank) => count === counts[ranks - 1 - rank]);
}
