import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import { REMOVED_KEYS } from '../../../catalog/options/removed-keys.js';
import { assignOption } from '../../../notation/option-values/assign-option.js';
import { startDraft } from '../../../notation/option-values/rules-draft.js';
import { keyProblem } from '../../../read/ini/key-problem.js';
import type { IniPair } from '../../../read/ini/scan.js';
import type { ModernOption } from '../../facts/modern-options.js';
import { printOptions, rewriteLine } from '../../facts/rewrite-line.js';
import { hasUnknownPairs } from '../../facts/unknown-keys.js';
import type { LintedText, LintedSection } from '../../linted-file.js';
import { defineRule, type Finding, type RuleFix } from '../../rule.js';

export default defineRule({
  code: 'ini/removed-key',
  severity: 'error',
  title: 'A key that the engine no longer has.',
  why: 'The engine ignores it and plays without its rule.',
  replaces: ['ini/removed-key'],
  bad: [
    {
      text: '[x:chess]\n⟦duckGating⟧ = true\n',
      fixed: '[x:chess]\nwallingRule = duck\n',
    },
    { text: '[x:chess]\n⟦kingPass⟧ = true\n', fixed: '[x:chess]\npass = true\n' },
    { text: '[x:chess]\n⟦endgameEval⟧ = chess\n', fixed: '[x:chess]\n' },
    { text: '[x:chess]\n⟦bareKingMove⟧ = true\n' },
    { text: '[x:chess]\n⟦petrifyOnCapture⟧ = true\n' },
    { text: '[x:chess]\n⟦kingPass⟧ = true\npass = false\n' },
    { text: '[x:chess]\n⟦kingPass⟧ = maybe\n' },
  ],
  good: ['[x:chess]\nwallingRule = duck\n', '[x:chess]\nduckGate = true\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section, file) =>
    [...section.pairs.values()].flatMap((pair): Finding[] => {
      const replacement = REMOVED_KEYS.get(pair.key);
      if (replacement === undefined) return [];
      const fix = fixOf(file, section, pair, replacement);
      const { message } = keyProblem(pair.key);
      return [{ at: pair.keyAt, message, ...(fix === null ? {} : { fix }) }];
    }),
});

function fixOf(
  file: LintedText,
  section: LintedSection,
  pair: IniPair,
  replacement: string,
): RuleFix | null {
  const option = modernOption(pair.value, replacement);
  if (option === null || (option !== 'nothing' && !canBeAdded(section, option))) return null;
  return option === 'nothing'
    ? {
        title: `Remove \`${pair.key}\`, which the engine ignores`,
        safety: 'safe',
        replacements: [rewriteLine(file, pair, [])],
      }
    : {
        title: `Write ${printOptions([option])}`,
        safety: 'suggestion',
        replacements: [rewriteLine(file, pair, [option])],
      };
}

/**
 * The option that replaces a removed key: `wallingRule = duck` if the value was true, a key alone with the old value. Null if no
 * single option does.
 */
function modernOption(value: string, replacement: string): ModernOption | 'nothing' | null {
  if (replacement.startsWith('nothing')) return 'nothing';
  const match = /^(\w+)(?: = (\w+))?$/.exec(replacement);
  const [, key, word] = match ?? [];
  if (key === undefined) return null;
  if (word === undefined) return { key, value };
  return value === 'true' ? { key, value: word } : null;
}

function canBeAdded({ pairs, rules }: LintedSection, { key, value }: ModernOption): boolean {
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined || pairs.has(key)) return false;
  return assignOption(startDraft(rules), row, value).length === 0;
}
