import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/promoted-piece-type-to-king',
  severity: 'error',
  title: 'A piece promotes to a king.',
  why: 'If a player has two kings, only the first one, counted from a1, is royal. Any move can change which one that is.',
  bad: [
    { text: '[x:chess]\npromotedPieceType = ⟦n:k⟧\n' },
    {
      text: '[x:chess]\npromotedPieceType = ⟦n:k⟧\nextinctionValue = loss\nextinctionPieceTypes = q\n',
    },
  ],
  good: [
    '[x:chess]\npromotedPieceType = n:q\n',
    '[x:chess]\ncommoner = c\npromotedPieceType = n:c\n',
    '[x:chess]\npromotedPieceType = n:k\nextinctionValue = loss\nextinctionPieceTypes = k\n',
  ],
  reads: 'section',
  keys: ['promotedPieceType'],
  check: ({ base, pairs, rules }) => {
    const pair = pairs.get('promotedPieceType');
    const letters = rules.pieces
      .filter(
        ({ type }) =>
          rules.promotedPieceType.get(type) === 'king' &&
          base.promotedPieceType.get(type) !== 'king',
      )
      .map(({ letter }) => `\`${letter}\``);
    const losesKings =
      rules.extinctionValue !== 'none' && rules.extinctionPieceTypes.includes('king');
    if (pair === undefined || letters.length === 0 || losesKings) return [];
    return [
      {
        at: pair.valueAt,
        message: `${letters.join(' and ')} promotes to a second king, but only one of the two is royal; choose another piece, for example a commoner`,
      },
    ];
  },
});
