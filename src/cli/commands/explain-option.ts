import { EXPLAINED_KEYS, explainOption } from '../../explain/option.js';
import { printOptionExplanation } from '../../explain/print-option.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printJson, printText } from '../output.js';

/** True for every key of variants.ini that anybody ever had. */
export function isOptionKey(word: string): boolean {
  return EXPLAINED_KEYS.includes(word);
}

/** Prints what is known of a key of variants.ini. */
export function explainOptionKey(key: string, json: boolean): ExitStatus {
  const explanation = explainOption(key);
  if (explanation === null) throw new Error(`no option ${key}`);
  if (json) printJson(explanation);
  else printText(`${printOptionExplanation(explanation).join('\n')}\n`);
  return EXIT_STATUS.ok;
}
