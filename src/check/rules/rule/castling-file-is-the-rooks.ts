import { COLORS, fileOf, printFile, rankOf } from '../../../ir/board.js';
import { castlingKing, rightsOf, WINGS } from '../../facts/castling.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

/** At this distance or more, a king that lands on the square of the rook is treated as a mistake. */
const FAR = 3;

export default defineRule({
  code: 'rule/castling-file-is-the-rooks',
  severity: 'warning',
  title: 'The castling file is the file of the rook.',
  why: 'castlingKingsideFile and castlingQueensideFile are the files where the king lands. The engine finds the rook itself, or through castlingRookKingsideFile and castlingRookQueensideFile.',
  bad: [
    {
      text: '[x:chess]\nmaxFile = 10\ncastlingKingsideFile = ⟦j⟧\nstartFen = rnbqqkbnnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQQKBNNR w KQkq - 0 1\n',
      says: 'write `i`',
    },
    { text: '[x:chess]\ncastlingQueensideFile = ⟦a⟧\n', says: 'takes the king 4 files to a' },
    {
      text: '[x:chess]\ncastlingKingsideFile = ⟦h⟧\n',
      says: 'takes the king 3 files to h, where the rook stands, but castlingKingsideFile is the file where the king lands; write `g`',
    },
    { text: '[x:chess]\ncastlingKingFile = e\ncastlingQueensideFile = ⟦a⟧\n', says: 'write `b`' },
  ],
  good: [
    '[x:chess]\nmaxFile = 10\ncastlingKingsideFile = i\nstartFen = rnbqqkbnnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQQKBNNR w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 5\ncastlingKingsideFile = e\nstartFen = rnk1r/ppppp/5/5/5/5/PPPPP/RNK1R w Kk - 0 1\n',
    '[x:chess]\ncastlingKingsideFile = h\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n',
    '[x:chess]\ncastlingKingsideFile = h\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPKPPP/RNBQ1BNR w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: ['castlingKingsideFile', 'castlingQueensideFile'],
  check: (section) =>
    WINGS.flatMap(({ rights, target }): Finding[] => {
      const pair = ownPair(section, target);
      const file = section.rules[target];
      const position = startPosition(section);
      if (pair === null || !position.boardFits) return [];
      const color = COLORS.find((one) => rightsOf(section, one).includes(rights[one]));
      const king = color === undefined ? null : castlingKing(section, color);
      if (color === undefined || king === null) return [];
      const rooks = section.rules.castlingRookPieces[color];
      const rook = position.pieces.find(
        (piece) =>
          piece.color === color &&
          rooks.includes(piece.type) &&
          rankOf(piece.square) === rankOf(king.square) &&
          fileOf(piece.square) === file,
      );
      const distance = Math.abs(file - fileOf(king.square));
      if (rook === undefined || distance < FAR) return [];
      const nearer = file > fileOf(king.square) ? file - 1 : file + 1;
      return [
        {
          at: pair.valueAt,
          message: `castling takes the king ${distance} files to ${printFile(file)}, where the rook stands, but ${target} is the file where the king lands; write \`${printFile(nearer)}\`, or another file between them`,
        },
      ];
    }),
});
