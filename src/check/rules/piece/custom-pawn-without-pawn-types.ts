import { COLORS } from '../../../ir/board.js';
import { PIECE_KEYS, isCustomSlot, pieceLines } from '../../facts/piece-lines.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/custom-pawn-without-pawn-types',
  severity: 'warning',
  title: 'A custom pawn that the engine does not treat as a pawn.',
  why: 'Promotion, en passant and the n-move rule depend on `pawnTypes`, which by default is the type `pawn`. A custom piece is not included.',
  bad: [{ text: '[x:chess]\npawn = -\ncustomPiece1 = ⟦p:mfWcfF⟧\n' }],
  good: [
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npawnTypes = p\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npromotedPieceType = p:q\n',
    '[x:chess]\ncustomPiece1 = a:mfWcfF\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mQ\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npawnTypes = -\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npromotionPawnTypes = -\n',
    '[x:chess]\npawn = s\ncustomPiece1 = p:mfWcfF\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\nflagPiece = p\n',
    '[x:chess]\npawn = -\ncustomPiece1 = a:mfWcfF\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfW\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section) => {
    const { flagPiece, pieces, promotedPieceType, promotionPawnTypes } = section.rules;
    const setsPawnTypes = section.pairs.has('pawnTypes') || section.pairs.has('promotionPawnTypes');
    if (setsPawnTypes || pieces.some(({ type }) => type === 'pawn')) return [];
    const hasAnAim = (type: string): boolean =>
      promotedPieceType.has(type) ||
      COLORS.some(
        (color) =>
          flagPiece[color] === type || promotionPawnTypes[color].some((one) => one === type),
      );
    return pieceLines(section)
      .filter(
        (line) =>
          isCustomSlot(line) &&
          line.letter === 'p' &&
          !hasAnAim(line.row.type) &&
          movesLikePawn(line.betza ?? ''),
      )
      .filter(({ row }) => pieces.some(({ letter, type }) => letter === 'p' && type === row.type))
      .map(({ pair, row }) => ({
        at: pair.valueAt,
        message: `\`${row.type} = ${pair.value}\`: the engine does not treat it as a pawn, so it never promotes; write \`pawnTypes = p\``,
      }));
  },
});

/** Whether the piece moves forward without capturing and captures diagonally forward. */
function movesLikePawn(betza: string): boolean {
  return (
    (betza.includes('mfW') || betza.includes('fmW')) &&
    (betza.includes('cfF') || betza.includes('fcF'))
  );
}
