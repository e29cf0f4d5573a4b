import { EXPLAINED_KEYS, explainOption } from '../../explain/option.js';
import { printOptionExplanation } from '../../explain/print-option.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';

/** True for every key of variants.ini that anybody ever had. */
export function isOptionKey(word: string): boolean {
  return EXPLAINED_KEYS.includes(word);
}

/** Prints what is known of a key of variants.ini. */
export function explainOptionKey(key: string, json: boolean): ExitStatus {
  const explanation = explainOption(key);
  if (explanation === null) throw new Error(`no option ${key}`);
  const text = json
    ? JSON.stringify(explanation, null, 2)
    : printOptionExplanation(explanation).join('\n');
  process.stdout.write(`${text}\n`);
  return EXIT_STATUS.ok;
}
