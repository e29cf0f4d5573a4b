import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { BULLET_NAMES, explainBullet, printBulletExplanation } from '../../explain/bullet.js';
import { EXPLAINED_KEYS } from '../../explain/option.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printJson, printText } from '../output.js';
import type { ExplainedCode } from '../printed.js';
import { refuse } from '../terminal.js';
import { allCodes, describeCode, isOfCodeFamily } from './explain-code.js';
import { explainOptionKey, isOptionKey } from './explain-option.js';

/** Explains a diagnostic, an option or a bullet of documents; null: it is none of them. */
export function explainKnown(what: string, json: boolean): ExitStatus | null {
  const code = describeCode(what);
  if (code !== null) {
    const explained: ExplainedCode = { code: what, ...code };
    if (json) printJson(explained);
    else printText(code.page);
    return EXIT_STATUS.ok;
  }
  if (isOptionKey(what)) return explainOptionKey(what, json);
  const bullet = isBuiltin(what) ? null : explainBullet(what);
  if (bullet === null) return null;
  if (json) printJson(bullet);
  else printText(`${printBulletExplanation(bullet).join('\n')}\n`);
  return EXIT_STATUS.ok;
}

/** True for the name of a built-in variant. */
export function isBuiltin(word: string): boolean {
  return BUILTIN_NAMES.includes(word);
}

/** Says that a name is unknown; null: it is none, but may be a Betza string. */
export function refuseName(what: string): ExitStatus | null {
  if (isOfCodeFamily(what)) return unknown(what, `there is no diagnostic '${what}'`, allCodes());
  return looksLikeName(what)
    ? unknown(what, `there is no variant, option, bullet or diagnostic '${what}'`, NAMES)
    : null;
}

const NAMES: readonly string[] = [...BUILTIN_NAMES, ...EXPLAINED_KEYS, ...BULLET_NAMES];

/** A Betza string has a capital for each thing that moves, and and where it has three small letters in a row, it is like no name. */
function looksLikeName(word: string): boolean {
  if (word === '') return false;
  return !/[A-Z@[(]/.test(word) || (/[a-z]{3}/.test(word) && nearest(word, NAMES) !== null);
}

function unknown(word: string, message: string, candidates: readonly string[]): ExitStatus {
  const hint = didYouMean(' ', nearest(word, candidates));
  return refuse('explain', `${message}.${hint}`);
}
