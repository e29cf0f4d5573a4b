import { fixOfValue } from '../../facts/findings.js';
import { PIECE_KEYS, isCustomSlot, pieceLines } from '../../facts/piece-lines.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/custom-piece-blank-before-colon',
  severity: 'info',
  title: 'A blank between the letter and the colon of a custom piece.',
  why: 'The engine reads the blank as the separator and the colon as part of the moves, where it has no meaning.',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a : N⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:N\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a :N⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:N\n' },
  ],
  good: [
    '[x:chess]\ncustomPiece1 = a:N\n',
    '[x:chess]\nknight = n : N\n',
    '[x:chess]\ncustomPiece1 = ab: N\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  readsOnlyLines: true,
  check: (section) =>
    pieceLines(section)
      .filter((line) => isCustomSlot(line) && line.letter !== null)
      .flatMap(({ pair: { value, valueAt } }) => {
        const rest = value.slice(1).trimStart();
        if (!rest.startsWith(':') || value.startsWith(':', 1)) return [];
        const written = `${value.charAt(0)}:${rest.slice(1).trimStart()}`;
        return [
          {
            at: valueAt,
            message: `\`${value}\` works only by accident: the engine skips the blank and reads the colon as part of the moves; write \`${written}\``,
            ...fixOfValue({ valueAt }, written, 'Remove the blanks around the colon'),
          },
        ];
      }),
});
