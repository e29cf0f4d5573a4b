import { withColon } from '../../facts/missing-colon.js';
import { fixOfValue } from '../../facts/findings.js';
import { PIECE_KEYS, isCustomSlot, pieceLines, type PieceLine } from '../../facts/piece-lines.js';
import { isLetter } from '../../../notation/option-values/characters.js';
import { defineRule, type Finding } from '../../rule.js';

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
      .map(findingFor),
});

function findingFor({ pair }: PieceLine): Finding {
  const { key, value, valueAt } = pair;
  const colon = value.indexOf(':');
  if (colon > 1) {
    const text = value.charAt(0) + value.slice(colon);
    return {
      at: valueAt,
      message: `\`${key}\`: a letter is one character, so the engine skips \`${value.charAt(1)}\` and reads the moves \`${value.slice(2)}\`; write \`${text}\``,
      ...fixOfValue(pair, text, `Write \`${text}\``),
    };
  }
  // Two capitals are moves rather than a letter, usually small, before moves.
  if (/^[A-Z]{2}/.test(value))
    return {
      at: valueAt,
      message: `\`${key}\`: the engine reads \`${value.charAt(0)}\` of \`${value}\` as the letter and skips \`${value.charAt(1)}\`; write a letter and a colon before the moves, as in \`x:${value}\``,
    };
  return {
    at: valueAt,
    message: `\`${key}\`: \`${value.charAt(1)}\` is in the place of the colon, so the engine skips it and reads only the moves \`${value.slice(2)}\`; write \`${withColon(value)}\``,
    ...fixOfValue(pair, withColon(value), 'Insert the colon'),
  };
}
