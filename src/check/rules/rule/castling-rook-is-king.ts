import { ownPair } from '../../linted-file.js';
import { byColor } from '../../../ir/board.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-rook-is-king',
  severity: 'error',
  title: 'The piece that castles as the king may also castle as the rook.',
  why: 'A king would castle with itself or another king. The engine accepts such rights in a FEN, and with `chess960` writes FENs with characters that no program can read.',
  bad: [
    { text: '[x:chess]\ncastlingRookPieces = ⟦k⟧\n' },
    { text: '[x:fischerandom]\ncastlingRookPieces = ⟦rk⟧\n' },
    { text: '[x:chess]\ncastlingRookPiecesWhite = ⟦k⟧\ncastlingRookPiecesBlack = rn\n' },
    { text: '[x:chess]\ncastlingRookPiecesWhite = rn\ncastlingRookPiecesBlack = ⟦k⟧\n' },
  ],
  good: [
    '[x:chess]\ncastlingRookPieces = rn\n',
    '[x:chess]\ncastling = false\ncastlingRookPieces = k\n',
  ],
  reads: 'section',
  keys: ['castlingRookPieces', 'castlingRookPiecesWhite', 'castlingRookPiecesBlack'],
  check: (section) => {
    const { castling, castlingKingPiece, castlingRookPieces, pieces } = section.rules;
    const isBoth = byColor(
      (color) =>
        castlingRookPieces[color].includes(castlingKingPiece[color]) &&
        pieces.some(({ type }) => type === castlingKingPiece[color]),
    );
    const pair =
      ownPair(section, 'castlingRookPieces') ??
      (isBoth.white ? ownPair(section, 'castlingRookPiecesWhite') : null) ??
      ownPair(section, 'castlingRookPiecesBlack');
    if (!castling || pair === null || !(isBoth.white || isBoth.black)) return [];
    const message = `the rook pieces include the piece that castles as the king, so kings castle with each other; remove it from the rook pieces`;
    return [{ at: pair.valueAt, message }];
  },
});
