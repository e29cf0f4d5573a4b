import { xboardBuiltinName } from '../../../catalog/xboard/names.js';
import { fixOfValue } from '../../facts/findings.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'xboard/variant-template-unknown',
  severity: 'info',
  title: 'A variantTemplate that XBoard does not know.',
  why: 'The engine accepts any word, but only `shogi`, in exactly this spelling, has an effect: it selects the notation of moves. The others are for XBoard, which treats an unknown template as ordinary chess.',
  bad: [
    {
      text: '[x:shogi]\nvariantTemplate = ⟦Shogi⟧\n',
      fixed: '[x:shogi]\nvariantTemplate = shogi\n',
    },
    {
      text: '[x:chess]\nvariantTemplate = ⟦janggi⟧\n',
      says: 'is not a template that XBoard knows',
    },
  ],
  good: ['[x:chess]\nvariantTemplate = fairy\n', '[x:shogi]\nvariantTemplate = shogi\n'],
  reads: 'section',
  keys: ['variantTemplate'],
  check: (section) => {
    const pair = ownPair(section, 'variantTemplate');
    if (pair === null || pair.value === 'normal') return [];
    const meant = xboardBuiltinName(pair.value);
    if (meant === pair.value) return [];
    const message = `\`${pair.value}\` is not a template`;
    if (meant === null)
      return [
        {
          at: pair.valueAt,
          message: `${message} that XBoard knows; write fairy, or shogi for shogi notation`,
        },
      ];
    return [
      {
        at: pair.valueAt,
        message: `${message} in this spelling, because the engine compares it letter by letter; write \`${meant}\``,
        ...fixOfValue(pair, meant, `Write \`${meant}\``),
      },
    ];
  },
});
