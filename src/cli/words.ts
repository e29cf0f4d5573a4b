import { STANDARD_INPUT } from './files.js';

/** Words that the parsers of command lines would misread, and what stands for them. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  // A lone `-` is dropped.
  ['-', STANDARD_INPUT],
  // An option with or without a value would swallow the file behind it.
  ['--fix=all', '--fix-all'],
  ['--fix=safe', '--fix'],
  ['--strict', '--max-warnings=0'],
  // What has a value is switched off by an empty one.
  ['--no-baseline', '--baseline='],
]);

/** A command line: its words as the parsers take them, and whether `.fairycrc` is read. */
export interface Words {
  readonly words: readonly string[];
  readonly isConfigured: boolean;
}

/** Behind `--` all words are names of files, whatever they begin with. */
export function spellOut(words: readonly string[]): Words {
  const end = words.indexOf('--');
  const options = end === -1 ? words : words.slice(0, end);
  const files = end === -1 ? [] : words.slice(end + 1);
  const spelled = options
    .filter((word) => word !== '--no-config')
    .map((word) => SPELLED_OUT.get(word) ?? word);
  return {
    words: [...spelled, ...files.map(nameOfFile)],
    isConfigured: !options.includes('--no-config'),
  };
}

function nameOfFile(word: string): string {
  if (word === '-') return STANDARD_INPUT;
  return word.startsWith('-') ? `./${word}` : word;
}
