import type { OptionKey } from '../../catalog/options/option-key.js';
import { isDigit, isLetter } from '../../notation/option-values/characters.js';
import { ownPair, type LintedSection } from '../linted-file.js';
import type { Finding } from '../rule.js';
import { fixOfValue } from './findings.js';

/** A finding at each list of pairs (`q:1 r10`) with a letter or digit instead of the colon. */
export function findMissingColons(
  section: LintedSection,
  keys: readonly OptionKey[],
  what: string,
): readonly Finding[] {
  return keys.flatMap((key): readonly Finding[] => {
    const pair = ownPair(section, key);
    const words = pair?.value.split(' ') ?? [];
    const first = words.find(lacksColon);
    if (pair === null || first === undefined) return [];
    const text = words.map((word) => (lacksColon(word) ? withColon(word) : word)).join(' ');
    return [
      {
        at: pair.valueAt,
        message: `\`${first}\`: ${what}; write \`${withColon(first)}\``,
        ...fixOfValue(pair, text, 'Insert the colons'),
      },
    ];
  });
}

/** `r10` as `r:10`. */
export function withColon(word: string): string {
  return `${word.charAt(0)}:${word.slice(1)}`;
}

function lacksColon(word: string): boolean {
  const second = word.charCodeAt(1);
  return isLetter(word.charCodeAt(0)) && (isLetter(second) || isDigit(second));
}
