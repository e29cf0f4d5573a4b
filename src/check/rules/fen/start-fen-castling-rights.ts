import { fileOf, rankOf, type Color } from '../../../ir/board.js';
import { onCastlingRank } from '../../facts/castling.js';
import { ownValueAt } from '../../facts/own-value.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-castling-rights',
  severity: 'error',
  title: 'A castling right without the king or the rook for it.',
  why: 'The engine silently drops the right when it sets up the position; its `check` calls the position invalid.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB2 w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB2 w Qkq - 0 1\n',
    },
    {
      text: '[x:chess]\nstartFen = ⟦4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = 4k3/8/8/8/8/8/4K3/R6R w - - 0 1\n',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNP w HAha - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNP w Aha - 0 1\n',
      says: '`H`',
    },
    {
      text: '[x:chess]\ncastlingRank = 2\nstartFen = ⟦4k3/r7/8/8/8/8/R3K3/8 w Qq - 0 1⟧\n',
      fixed: '[x:chess]\ncastlingRank = 2\nstartFen = 4k3/r7/8/8/8/8/R3K3/8 w Q - 0 1\n',
    },
    {
      text: '[x:chess]\ncastlingRank = ⟦2⟧\n',
      says: '`KQkq` of the inherited start position',
    },
    {
      text: '[x:chess]\nstartFen = ⟦8/rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1⟧\n',
      says: 'write `castlingRank = 2`, or `-`',
    },
  ],
  good: [
    '[x:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = r3k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1\n',
    '[x:chess]\nstartFen = r3kr2/8/8/8/8/8/8/R3KR2 w KQkq - 0 1\n',
    '[x:chess]\nchess960 = true\nstartFen = 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1\n',
    '[x:chess]\nchess960 = true\nstartFen = 1r2k1r1/8/8/8/8/8/8/1R2K1R1 w EGBegb - 0 1\n',
    '[x:chess]\ncastlingRank = 9\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen', 'castlingRank'],
  check: (section) => {
    const { at: fenAt, boardFits, castling } = startPosition(section);
    const at = ownValueAt(section, ['startFen', 'castlingRank']);
    if (at === null || !boardFits) return [];
    const { castling: castles, gating, seirawanGating } = section.rules;
    if (castling === null || !castles || gating || seirawanGating) return [];
    const rights = [...castling.text];
    const ineffective = rights.filter(
      (right) => isRight(section, right) && isIneffective(section, right),
    );
    if (ineffective.length === 0) return [];
    const rank = rankOfCastlers(section, rights);
    const kept = rights.filter((right) => !ineffective.includes(right)).join('') || '-';
    const why =
      'the king is not on the castling rank, or no rook is where the right needs one, so the engine silently drops the right';
    if (fenAt === null)
      return [
        {
          at,
          message: `\`${ineffective.join('')}\` of the inherited start position: ${why}; write ${rank === null ? 'the rank of the king' : `\`castlingRank = ${rank}\``}, or a startFen`,
        },
      ];
    const place = placeIn(at, castling);
    return [
      {
        at,
        message: `\`${ineffective.join('')}\`: ${why}; write ${rank === null ? '' : `\`castlingRank = ${rank}\`, or `}\`${kept}\`, or place the pieces`,
        notes: [{ message: 'the castling rights', at: place }],
        // The mistake is in another line if the pieces are ready to castle on another rank.
        ...(rank === null
          ? {
              fix: {
                title: `Write \`${kept}\``,
                // The mistake may be in the placement of the pieces, so removing a right is never safe.
                safety: 'suggestion',
                replacements: [{ at: place, text: kept }],
              },
            }
          : {}),
      },
    ];
  },
});

/** Whether a rook on a file serves for a right: `K` and `Q` name a side of the king, other letters a file. */
function serves(right: string, rook: number, king: number): boolean {
  switch (right.toLowerCase()) {
    case 'k':
      return rook > king;
    case 'q':
      return rook < king;
    default:
      return rook === right.toLowerCase().charCodeAt(0) - FIRST_FILE;
  }
}

const FIRST_FILE = 'a'.charCodeAt(0);

/** Other letters are reported by fen/start-fen-castling-letter. */
function isRight({ rules }: LintedSection, right: string): boolean {
  const file = right.toLowerCase().charCodeAt(0) - FIRST_FILE;
  return /[kq]/i.test(right) || (file >= 0 && file < rules.maxFile);
}

/** The rank (from 1) on which every right would be possible; null if there is none, or if it is the castling rank. */
function rankOfCastlers(section: LintedSection, rights: readonly string[]): number | null {
  const { rules } = section;
  const [king] = startPosition(section).pieces.filter(
    ({ color, type }) => color === 'white' && type === rules.castlingKingPiece.white,
  );
  if (king === undefined || rankOf(king.square) === rules.castlingRank) return null;
  const castlingRank = rankOf(king.square);
  const moved = { ...section, rules: { ...rules, castlingRank } };
  return rights.some((right) => isIneffective(moved, right)) ? null : castlingRank + 1;
}

/** Whether the king or the rook for a right is missing. */
function isIneffective(section: LintedSection, right: string): boolean {
  const { rules } = section;
  const color: Color = right === right.toUpperCase() ? 'white' : 'black';
  const kingPiece = rules.castlingKingPiece[color];
  const rookPieces = rules.castlingRookPieces[color];
  // If the variant has no such pieces, the mistake is in the options and not in the FEN.
  const isThere = (piece: string): boolean => rules.pieces.some(({ type }) => type === piece);
  const isNamed = isThere(kingPiece) && rookPieces.some(isThere);
  if (!isNamed || rules.castlingRank < 0 || rules.castlingRank >= rules.maxRank) return false;
  const onRank = onCastlingRank(section, color);
  const kings = onRank.filter(({ type }) => type === kingPiece);
  return !kings.some((king) =>
    onRank.some(
      (rook) =>
        (rookPieces.includes(rook.type) || rook === king) &&
        serves(right, fileOf(rook.square), fileOf(king.square)),
    ),
  );
}
