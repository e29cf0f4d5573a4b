import { BETZA_CODES } from '../../catalog/codes/betza.js';

/** What the page of a rule says of a code; bundles keep it apart from what lints (`.config/words-apart.mjs`). */
export function codeWords(code: keyof typeof BETZA_CODES): {
  readonly title: string;
  readonly why: string;
} {
  const { title, why } = BETZA_CODES[code];
  return { title: `${title}.`, why };
}
