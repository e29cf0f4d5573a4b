import { rankOf } from '../../../ir/board.js';
import { acts } from '../../../ir/acts.js';
import { changingLines, findingAtLines } from '../../facts/findings.js';
import { onBoard } from '../../facts/regions.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

const KEYS = ['promotionRegionWhite', 'promotionRegionBlack'] as const;

export default defineRule({
  code: 'region/promotion-regions-swapped',
  severity: 'warning',
  title: 'Each player promotes on their own side of the board.',
  why: 'White moves towards the last rank. Pawns that have left their own side never reach such a zone, and pieces that start in it promote on their first move.',
  bad: [
    {
      text: '[x:shogi]\npromotionRegionWhite = ⟦*1 *2 *3⟧\npromotionRegionBlack = *7 *8 *9\n',
      fixed: '[x:shogi]\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *1 *2 *3\n',
    },
    {
      text: '[x:chess]\npromotionRegionWhite = ⟦*1⟧\npromotionRegionBlack = *8\n',
      fixed: '[x:chess]\npromotionRegionWhite = *8\npromotionRegionBlack = *1\n',
    },
    {
      text: '[x:chess]\npromotionRegionWhite = ⟦a1⟧\npromotionRegionBlack = a8\n',
      fixed: '[x:chess]\npromotionRegionWhite = a8\npromotionRegionBlack = a1\n',
    },
    {
      text: '[p:chess]\npromotionRegionWhite = *5\npromotionRegionBlack = *5\n[x:p]\npromotionRegionWhite = ⟦*4⟧\n',
    },
  ],
  good: [
    '[x:shogi]\npromotionRegionWhite = *5 *6 *7 *8 *9\npromotionRegionBlack = *1 *2 *3 *4 *5\n',
    '[x:chess]\npawn = -\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\npromotionRegionWhite = *1\npromotionRegionBlack = *8\n',
    '[x:chess]\npromotionRegionWhite = *1\npromotionRegionBlack = *8\nstartFen = RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1\n',
    '[x:chess]\npromotionRegionWhite = -\npromotionRegionBlack = *8\n',
    '[x:chess]\npromotionRegionWhite = *1\npromotionRegionBlack = -\n',
    '[x:chess]\npromotionRegionWhite = *4\npromotionRegionBlack = *4\n',
    '[x:chess]\npromotionRegionWhite = *1\npromotionRegionBlack = *8\nstartFen = k3K3/8/8/p6P/8/8/8/8 w - - 0 1\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { promotionRegion } = section.rules;
    if (!acts('promotionRegion', section.rules)) return [];
    const ranks = (color: 'white' | 'black'): readonly number[] =>
      onBoard(section, promotionRegion[color]).map(rankOf);
    const stand = (color: 'white' | 'black'): number => {
      const own = startPosition(section).pieces.filter((piece) => piece.color === color);
      return own.reduce((sum, { square }) => sum + rankOf(square), 0) / own.length;
    };
    const [white, black] = [ranks('white'), ranks('black')];
    if (white.length === 0 || black.length === 0 || Math.max(...white) >= Math.min(...black))
      return [];
    // Armies that start on the far side are reported by fen/start-fen-upside-down.
    if (!(stand('white') < stand('black'))) return [];
    const lines = changingLines(section, KEYS);
    const [first, second] = lines;
    return findingAtLines(
      lines,
      'White promotes on lower ranks than Black, each on their own side; swap the two regions, unless this is meant',
    ).map((finding) =>
      first === undefined || second === undefined
        ? finding
        : {
            ...finding,
            fix: {
              title: 'Swap the two regions',
              safety: 'suggestion',
              replacements: [
                { at: first.valueAt, text: second.value },
                { at: second.valueAt, text: first.value },
              ],
            },
          },
    );
  },
});
