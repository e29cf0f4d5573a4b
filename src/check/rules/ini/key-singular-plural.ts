import { OPTIONS } from '../../../catalog/options/options.js';
import { once } from '../../../text/once.js';
import { hasUnknownPairs, respell, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

/** Keys by their stems, without an `s` at the end of a word. If an old and a current key share a stem, the current one is used. */
const byStems = once(() => new Map<string, string>(OPTIONS.map(({ key }) => [stem(key), key])));

function stem(key: string): string {
  return key.replace(/s(?=[A-Z]|$)/g, '');
}

export default defineRule({
  code: 'ini/key-singular-plural',
  severity: 'error',
  title: 'A key in the singular instead of the plural, or vice versa.',
  why: 'The engine compares keys letter by letter and ignores unknown ones.',
  replaces: ['ini/unknown-option'],
  bad: [
    { text: '[x:chess]\n⟦pawnType⟧ = p\n', fixed: '[x:chess]\npawnTypes = p\n' },
    { text: '[x:chess]\n⟦flagPieces⟧ = k\n', fixed: '[x:chess]\nflagPiece = k\n' },
    {
      text: '[x:chess]\n⟦castlingRookPiecesWhites⟧ = r\n',
      fixed: '[x:chess]\ncastlingRookPiecesWhite = r\n',
    },
  ],
  good: ['[x:chess]\npawnTypes = p\nflagPiece = k\n', '[x:chess]\ncastlingRookPiece = r\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap((pair): Finding[] => {
      const key = byStems().get(stem(pair.key));
      if (key === undefined) return [];
      const message = `\`${pair.key}\` is not an option, so the engine ignores it; write \`${key}\``;
      const fix = { ...respell(section, pair, key), safety: 'suggestion' as const };
      return [{ at: pair.keyAt, message, fix }];
    }),
});
