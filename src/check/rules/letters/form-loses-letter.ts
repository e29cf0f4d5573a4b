import { PIECE_KEYS, pieceLines } from '../../facts/piece-lines.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'letters/form-loses-letter',
  severity: 'error',
  title: 'A piece takes the letter of a promoted form.',
  why: 'A letter belongs to one piece. Other pieces still promote to the form that lost its letter, but it has no moves, and the engine refuses it in a FEN.',
  bad: [{ text: '[x:shogi]\ncustomPiece1 = ⟦d:N⟧\n' }, { text: '[x:shogi]\nhorse = ⟦d⟧\n' }],
  good: [
    '[x:shogi]\ncustomPiece1 = c:N\n',
    '[x:shogi]\ncustomPiece1 = d:N\npromotedPieceType = p:g s:g n:g l:g b:h r:d\n',
    '[x:chess]\ncustomPiece1 = q:N\n',
    '[x:shogi]\nbers = x\ncustomPiece1 = d:N\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section) => {
    const { base, rules } = section;
    return pieceLines(section).flatMap(({ letter, pair, row }): readonly Finding[] => {
      const former = base.pieces.find((piece) => piece.letter === letter);
      if (former === undefined || former.type === row.type) return [];
      if (rules.pieces.some(({ type }) => type === former.type)) return [];
      const promoting = rules.pieces.filter(
        ({ type }) => rules.promotedPieceType.get(type) === former.type,
      );
      if (promoting.length === 0) return [];
      const names = promoting.map(({ letter: own }) => `\`${own}\``).join(', ');
      return [
        {
          at: pair.valueAt,
          message: `\`${letter ?? ''}\` is the letter of \`${former.type}\`, to which ${names} still promotes; that form loses its letter and its moves; choose a free letter, or another form in promotedPieceType`,
        },
      ];
    });
  },
});
