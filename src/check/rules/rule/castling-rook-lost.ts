import { COLORS, rankOf, type Color } from '../../../ir/board.js';
import { fixOfLines } from '../../facts/findings.js';
import { castlingKing, castlingField, rightsOf } from '../../facts/castling.js';
import { ownValueAt } from '../../facts/own-value.js';
import { PIECE_KEYS } from '../../facts/piece-lines.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-rook-lost',
  severity: 'error',
  title: 'The type that castles with the king is gone, and another type has its letter.',
  why: 'The engine castles with the type `rook` unless castlingRookPieces names another. A custom piece with the letter of the rook removes that type: the position looks the same, but castling is impossible.',
  bad: [
    {
      text: '[x:chess]\nrook = ⟦-⟧\ncustomPiece3 = r:RmF\n',
      fixed: '[x:chess]\ncastlingRookPieces = r\nrook = -\ncustomPiece3 = r:RmF\n',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\ncustomPiece1 = r:R4\n',
      fixed:
        '[x:chess]\ncastlingRookPieces = r\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ncustomPiece1 = r:R4\n',
    },
    {
      text: '[x:chess]\ncustomPiece1 = ⟦r:R4⟧\n',
      fixed: '[x:chess]\ncastlingRookPieces = r\ncustomPiece1 = r:R4\n',
    },
    {
      text: '[x:chess]\nrook = ⟦-⟧\ncustomPiece1 = a:R4\ncustomPiece2 = s:R3\nstartFen = anbqkbns/pppppppp/8/8/8/8/PPPPPPPP/ANBQKBNS w KQkq - 0 1\n',
      fixed:
        '[x:chess]\ncastlingRookPieces = as\nrook = -\ncustomPiece1 = a:R4\ncustomPiece2 = s:R3\nstartFen = anbqkbns/pppppppp/8/8/8/8/PPPPPPPP/ANBQKBNS w KQkq - 0 1\n',
    },
    {
      text: '[x:chess]\nrook = ⟦-⟧\ncustomPiece3 = r:RmF\nstartFen = r6k/8/8/8/8/8/8/R6K w Qq - 0 1\n',
      fixed:
        '[x:chess]\ncastlingRookPieces = r\nrook = -\ncustomPiece3 = r:RmF\nstartFen = r6k/8/8/8/8/8/8/R6K w Qq - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nrook = -\ncastlingRookPieces = r\ncustomPiece3 = r:RmF\n',
    '[x:chess]\nrook = -\ncustomPiece3 = r:RmF\ncastling = false\n',
    '[x:chess]\nrook = -\ncustomPiece3 = m:RmF\nstartFen = mnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNM w - - 0 1\n',
    '[x:chess]\nrook = -\ncustomPiece1 = a:R4\ncustomPiece2 = s:R3\ncustomPiece3 = t:R2\nstartFen = anbqkbns/pppppppp/8/8/8/8/PPPPPPPP/ANBQKBNT w KQkq - 0 1\n',
    '[x:chess]\nrook = -\ncustomPiece3 = r:RmF\nstartFen = rnbq1bnr/ppppkppp/8/8/8/8/PPPPKPPP/RNBQ1BNR w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen', ...PIECE_KEYS],
  check: (section, file) => {
    const { castlingRookPieces, pieces } = section.rules;
    const without = COLORS.filter(
      (color) =>
        !castlingRookPieces[color].some((rook) => pieces.some(({ type }) => type === rook)),
    );
    if (without.length === 0 || !startPosition(section).boardFits) return [];
    if ([...section.pairs.keys()].some((key) => key.startsWith('castlingRookPieces'))) return [];
    const lost = without.filter((color) => /[kq]/i.test(rightsOf(section, color)));
    const letters = [...new Set(lost.flatMap((color) => lettersBeside(section, color)))];
    const at =
      ownValueAt(section, ['rook', 'startFen']) ??
      section.rules.pieces.flatMap(({ letter, type }) =>
        letters.includes(letter) ? (ownPair(section, type)?.valueAt ?? []) : [],
      )[0];
    if (at === undefined || letters.length === 0 || letters.length > 2) return [];
    const value = letters.join('');
    const line = `castlingRookPieces = ${value}`;
    const first = [...section.pairs.values()].find(({ valueAt }) => valueAt.start === at.start);
    return [
      {
        at,
        message: `castling is impossible, although the start position gives \`${castlingField(startPosition(section))}\`: the type that castles with the king is gone, and \`${value}\` is now another type; write \`${line}\`, or \`castling = false\``,
        ...fixOfLines(file, first, line),
      },
    ];
  },
});

/** The letters of the player's outermost pieces on the rank of the king. */
function lettersBeside(section: LintedSection, color: Color): readonly string[] {
  const king = castlingKing(section, color);
  if (king === null) return [];
  const rank = startPosition(section).pieces.filter(
    (piece) => piece.color === color && rankOf(piece.square) === rankOf(king.square),
  );
  const ends = [rank.at(0), rank.at(-1)].filter((piece) => piece !== undefined && piece !== king);
  return ends.flatMap(
    (end) => section.rules.pieces.find(({ type }) => type === end?.type)?.letter ?? [],
  );
}
