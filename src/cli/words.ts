import { STANDARD_INPUT } from './files.js';

/** Words that the parsers of command lines would misread, and what stands for them. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  // A lone `-` is dropped.
  ['-', STANDARD_INPUT],
  // An option with or without a value would swallow the file behind it.
  ['--fix=all', '--fix-all'],
  ['--fix=safe', '--fix'],
]);

/** The words of a command line as the parsers take them. */
export function spellOut(words: readonly string[]): string[] {
  return words.map((word) => SPELLED_OUT.get(word) ?? word);
}
