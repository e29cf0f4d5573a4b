import { BUILTIN_NAMES } from '../catalog/builtins.js';
import { allCodes, describeCode } from '../check/code-page.js';
import { BULLET_NAMES, explainBullet, printBulletExplanation } from '../explain/bullet.js';
import { EXPLAINED_KEYS, explainOption } from '../explain/option.js';
import { printOptionExplanation } from '../explain/print-option.js';
import { movesOfNames } from '../read/betza/names-for-moves.js';
import { didYouMean, nearest } from '../text/nearest.js';

/** The description of a name, as data and as text. */
interface NamedThing {
  readonly value: object;
  readonly text: string;
}

/** Describes a diagnostic, an option or a bullet; null if the name is none of them. */
export function namedThing(what: string): NamedThing | null {
  const code = describeCode(what);
  if (code !== null) return { value: { code: what, ...code }, text: code.page };
  const option = explainOption(what);
  if (option !== null) return { value: option, text: textOf(printOptionExplanation(option)) };
  const bullet = isBuiltin(what) ? null : explainBullet(what);
  return bullet && { value: bullet, text: textOf(printBulletExplanation(bullet)) };
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** Whether a word is the name of a built-in variant. */
export function isBuiltin(word: string): boolean {
  return BUILTIN_NAMES.includes(word);
}

/** The message that a name is unknown; null if the text may be a Betza string. */
export function whyUnknown(what: string): string | null {
  if (isOfCodeFamily(what)) return unknown(what, `there is no diagnostic '${what}'`, allCodes());
  if (!looksLikeName(what)) return null;
  const message = `there is no variant, option, bullet or diagnostic '${what}'`;
  const moves = movesOfNames(what)?.join('') ?? null;
  const asPiece = moves === null ? '' : ` As a piece, it is "${moves}" in Betza.`;
  return unknown(what, message, NAMES) + asPiece;
}

/** Whether a word is `family/…` with a known family, even if there is no such diagnostic. */
function isOfCodeFamily(word: string): boolean {
  const families = new Set(allCodes().map((code) => code.slice(0, code.indexOf('/'))));
  const slash = word.indexOf('/');
  return slash > 0 && families.has(word.slice(0, slash));
}

const NAMES: readonly string[] = [...BUILTIN_NAMES, ...EXPLAINED_KEYS, ...BULLET_NAMES];

/** Whether a word is a name rather than Betza: it has no capital, or it has three lower-case letters in a row and resembles a known name. */
function looksLikeName(word: string): boolean {
  if (word === '') return false;
  return !/[A-Z@[(]/.test(word) || (/[a-z]{3}/.test(word) && nearest(word, NAMES) !== null);
}

function unknown(word: string, message: string, candidates: readonly string[]): string {
  return `${message}.${didYouMean(' ', nearest(word, candidates))}`;
}
