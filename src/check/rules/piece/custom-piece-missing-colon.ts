import { withColon } from '../../facts/missing-colon.js';
import { PIECE_KEYS, isCustomSlot, pieceLines } from '../../facts/piece-lines.js';
import { isLetter } from '../../../notation/option-values/characters.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/custom-piece-missing-colon',
  severity: 'error',
  title: 'No colon between the letter and the moves of a custom piece.',
  why: 'The engine always skips the second character. Without a colon that is the first character of the moves.',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = ⟦aNB⟧\n',
      fixed: '[x:chess]\ncustomPiece1 = a:NB\n',
      says: '`N` is in the place of the colon, so the engine skips it and reads only the moves `B`',
    },
    { text: '[x:chess]\ncustomPiece1 = ⟦amfW⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:mfW\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:NB\n', '[x:chess]\ncustomPiece1 = -\n'],
  replaces: ['ini/invalid-value'],
  reads: 'section',
  keys: PIECE_KEYS,
  readsOnlyLines: true,
  check: (section) =>
    pieceLines(section)
      .filter(
        (line) =>
          isCustomSlot(line) && line.letter !== null && isLetter(line.pair.value.charCodeAt(1)),
      )
      .map(({ pair: { key, value, valueAt } }) => ({
        at: valueAt,
        message: `\`${key}\`: \`${value.charAt(1)}\` is in the place of the colon, so the engine skips it and reads only the moves \`${value.slice(2)}\`; write \`${withColon(value)}\``,
        fix: {
          title: 'Insert the colon',
          safety: 'suggestion',
          replacements: [{ at: { start: valueAt.start + 1, end: valueAt.start + 1 }, text: ':' }],
        },
      })),
});
