import { COLORS } from '../../../ir/board.js';
import { CUSTOM_PIECE_SLOTS } from '../../../catalog/piece-types.js';
import { PIECE_KEYS, isCustomSlot, pieceLines } from '../../facts/piece-lines.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/custom-slot-reused',
  severity: 'warning',
  title: 'A new custom piece in the slot of an inherited one.',
  why: "A slot holds one piece, so the parent's piece and its letter are gone.",
  bad: [
    { text: '[x:grasshopper]\ncustomPiece1 = ⟦x:N⟧\n', says: '`customPiece2` is free' },
    {
      text: '[p:chess]\ncustomPiece2 = g:gQ\n[x:p]\ncustomPiece2 = ⟦x:N⟧\n',
      says: '`customPiece1` is free',
    },
  ],
  good: [
    '[x:amazons]\ncustomPiece1 = n:mN\nstartFen = 2n1n3/8/8/8/8/8/8/2N1N3 w - - 0 1\n',
    '[x:grasshopper]\ncustomPiece2 = x:N\n',
    '[x:grasshopper]\ncustomPiece1 = g:gA\n',
    // Other rules report a letter of the start position that is lost.
    '[x:chess]\nknight = s\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section) => {
    const { base, pairs, rules } = section;
    return pieceLines(section).flatMap((line) => {
      const { betza, letter, pair, row } = line;
      if (!isCustomSlot(line) || letter === null) return [];
      const before = base.pieces.find(({ type }) => type === row.type);
      if (before === undefined) return [];
      const isForgotten =
        !pairs.has('startFen') ||
        (!pairs.has('promotionPieceTypes') &&
          COLORS.some((color) => base.promotionPieceTypes[color].includes(row.type)));
      const isLost = rules.pieces.every((piece) => piece.letter !== before.letter);
      if (!isForgotten || !isLost || letter === before.letter || betza === before.betza) return [];
      return [
        {
          at: pair.valueAt,
          message: `\`${row.type}\` is the inherited piece \`${before.letter}:${before.betza}\`, which \`${pair.value}\` replaces; ${advice(section)}`,
        },
      ];
    });
  },
});

/** The slot to use if the inherited piece should stay. */
function advice({ base, rules }: LintedSection): string {
  for (let slot = 1; slot <= CUSTOM_PIECE_SLOTS; slot += 1) {
    const type = `customPiece${slot}`;
    if ([...base.pieces, ...rules.pieces].every((piece) => piece.type !== type))
      return `\`${type}\` is free`;
  }
  return 'no slot is free';
}
