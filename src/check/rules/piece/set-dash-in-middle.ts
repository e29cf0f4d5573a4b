import type { OptionKey } from '../../../catalog/options/option-key.js';
import { OPTIONS } from '../../../catalog/options/options.js';
import { fixOfValue } from '../../facts/findings.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS: readonly OptionKey[] = OPTIONS.filter(({ type }) => type === 'PieceSet').map(
  ({ key }) => key,
);

export default defineRule({
  code: 'piece/set-dash-in-middle',
  severity: 'error',
  title: 'A dash between the letters of a list of pieces.',
  why: 'The dash ends the list: the engine ignores the letters after it.',
  bad: [
    {
      text: '[x:chess]\npromotionPieceTypes = ⟦q-r-b-n⟧\n',
      fixed: '[x:chess]\npromotionPieceTypes = qrbn\n',
    },
  ],
  good: [
    '[x:chess]\npromotionPieceTypes = qrbn\n',
    '[x:chess]\npromotionPieceTypes = -\n',
    '[x:chess]\npromotionPieceTypes = x-q\n',
    '[x:chess]\npromotionPieceTypes = -q\n',
    '[x:chess]\npromotionPieceTypes = q-\n',
  ],
  replaces: ['ini/ignored-text'],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    KEYS.flatMap((key): readonly Finding[] => {
      const pair = ownPair(section, key);
      if (pair?.value.includes('-') !== true) return [];
      const [read = '', ...unread] = pair.value.split('-');
      const hasAll = [...read.trim().toLowerCase()].every((letter) =>
        section.rules.pieces.some((piece) => piece.letter === letter),
      );
      if (read === '' || unread.join('').trim() === '' || !hasAll) return [];
      return [
        {
          at: pair.valueAt,
          message: `\`${pair.value}\`: the engine reads \`${read}\` and stops at the dash; remove it`,
          ...fixOfValue(pair, pair.value.replaceAll('-', ''), 'Remove the dashes'),
        },
      ];
    }),
});
