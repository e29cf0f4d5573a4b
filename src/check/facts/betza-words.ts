import { BETZA_CODES } from '../../catalog/codes/betza.js';

/** The text of a rule page for a code; bundles keep it apart from the linter (`.config/words-apart.mjs`). */
export function codeWords(code: keyof typeof BETZA_CODES): {
  readonly title: string;
  readonly why: string;
} {
  const { title, why } = BETZA_CODES[code];
  return { title: `${title}.`, why };
}
