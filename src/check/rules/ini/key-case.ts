import { OPTIONS } from '../../../catalog/options/options.js';
import { once } from '../../../text/once.js';
import { hasUnknownPairs, respell, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

const byLetters = once(
  () => new Map<string, string>(OPTIONS.map(({ key }) => [key.toLowerCase(), key])),
);

export default defineRule({
  code: 'ini/key-case',
  severity: 'error',
  title: 'A key in the wrong case.',
  why: 'Keys are case sensitive, and the engine ignores unknown ones.',
  replaces: ['ini/unknown-option'],
  bad: [
    { text: '[x:chess]\n⟦nmoverule⟧ = 20\n', fixed: '[x:chess]\nnMoveRule = 20\n' },
    { text: '[x:chess]\n⟦StartFEN⟧ = 8\n', fixed: '[x:chess]\nstartFen = 8\n' },
  ],
  good: ['[x:chess]\nnMoveRule = 20\n', '[x:chess]\n nMoveRule = 20\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap((pair): Finding[] => {
      const key = byLetters().get(pair.key.toLowerCase());
      if (key === undefined) return [];
      const message = `\`${pair.key}\` is not an option, because keys are case-sensitive; write \`${key}\``;
      return [{ at: pair.keyAt, message, fix: respell(section, pair, key) }];
    }),
});
