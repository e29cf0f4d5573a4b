import { parseArgs } from 'node:util';
import { didYouMean, nearest } from '../text/nearest.js';
import type { AnyCommand, GivenWords } from './command.js';
import {
  SHARED_OPTIONS,
  UsageError,
  type NumberOption,
  type Option,
  type Options,
  type SharedValues,
} from './options.js';
import { STANDARD_INPUT } from './files.js';

/** Parses the words after the name of a command. All words after `--` are arguments, even if they begin with `-`. */
export function parseWords(args: readonly string[], command: AnyCommand): GivenWords {
  const options: Options = { ...SHARED_OPTIONS, ...command.options };
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(options).map(([name, one]) => [name, rowOf(one)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = new Map<string, unknown>();
  const words: string[] = [];
  let isEnded = false;
  for (const token of tokens) {
    switch (token.kind) {
      case 'option-terminator':
        isEnded = true;
        break;
      case 'positional':
        words.push(isEnded && /^-./.test(token.value) ? `./${token.value}` : token.value);
        break;
      case 'option': {
        const { name, value } = readOption(token, options);
        if (given.has(name))
          throw new UsageError(
            `${token.rawName} is given twice; separate several values by commas`,
          );
        given.set(name, value);
      }
    }
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, given.get(name) ?? defaultOf(option)]),
  );
  // Safe: each value was parsed as the row of its option requires.
  const shared = values as SharedValues;
  if (!shared.help) checkCount(words, command);
  const input = shared['stdin-filename'] ?? STANDARD_INPUT;
  return { words: words.map((word) => (word === '-' ? input : word)), values, shared };
}

function rowOf(option: Option): { type: 'boolean' | 'string'; short?: string } {
  const isAlone =
    option.type === 'flag' || (option.type === 'choice' && option.alone !== undefined);
  const type = isAlone ? 'boolean' : 'string';
  return option.short === undefined ? { type } : { type, short: option.short };
}

function defaultOf(option: Option): unknown {
  return option.default ?? (option.type === 'flag' ? false : null);
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** The option that a token names, and its value. */
function readOption(
  { inlineValue, name, rawName, value }: OptionToken,
  options: Options,
): { readonly name: string; readonly value: unknown } {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const positive = rawName.startsWith('--no-') ? rawName.slice('--no-'.length) : '';
    const off = Object.hasOwn(options, positive) ? options[positive] : undefined;
    if (value === undefined && off?.type === 'flag') return { name: positive, value: false };
    if (value === undefined && off?.type === 'text' && off.hasNo === true)
      return { name: positive, value: '' };
    const suggestion = nearest(name, Object.keys(options));
    const hint = suggestion === null ? '' : `. Did you mean '--${suggestion}'?`;
    throw new UsageError(`unknown option ${rawName}${hint}`);
  }
  if (option.type === 'flag') {
    if (value === undefined) return { name, value: true };
    throw new UsageError(`${rawName} takes no value`);
  }
  if (option.type === 'choice' && option.alone !== undefined && value === undefined)
    return { name, value: option.alone };
  if (value === undefined) throw new UsageError(`${rawName} needs a value: ${wanted(option)}`);
  const isNegative = option.type === 'number' && /^-\d/.test(value);
  if (inlineValue !== true && /^-./.test(value) && !isNegative)
    throw new UsageError(
      `${rawName} needs a value: ${wanted(option)}. If it is '${value}', write ${rawName}=${value}`,
    );
  return { name, value: valueOf(rawName, value, option) };
}

function valueOf(
  rawName: string,
  text: string,
  option: Exclude<Option, { type: 'flag' }>,
): unknown {
  switch (option.type) {
    case 'text':
      if (text === '' && option.hasNo !== true)
        throw new UsageError(`${rawName} needs a value: ${wanted(option)}`);
      return text;
    case 'choice': {
      if (option.choices.includes(text)) return text;
      const hint = didYouMean('. ', nearest(text, option.choices));
      throw new UsageError(`${rawName} must be ${wanted(option)}, not '${text}'${hint}`);
    }
    case 'number': {
      const number = Number(text);
      const isOne = text.trim() !== '' && Number.isFinite(number);
      if (isOne && isWithin(number, option)) return number;
      throw new UsageError(`${rawName} must be ${wanted(option)}, not '${text}'`);
    }
  }
}

function isWithin(number: number, { isWhole, least, most = Infinity }: NumberOption): boolean {
  return number >= least && number <= most && (isWhole !== true || Number.isSafeInteger(number));
}

/** The allowed values of an option, in words. */
function wanted(option: Exclude<Option, { type: 'flag' }>): string {
  switch (option.type) {
    case 'text':
      return option.value;
    case 'choice':
      return `one of ${option.choices.join(', ')}`;
    case 'number':
      return `a ${option.isWhole === true ? 'whole ' : ''}number ${rangeOf(option)}`;
  }
}

function rangeOf({ least, most }: NumberOption): string {
  return most === undefined ? `of at least ${least}` : `from ${least} to ${most}`;
}

function checkCount(words: readonly string[], { examples, words: asked }: AnyCommand): void {
  const { least = 0, most = 0, usage = '' } = asked ?? {};
  if (words.length < least) {
    const given = words.length === 0 ? '' : `, not only '${words.join(' ')}'`;
    throw new UsageError(`give ${usage}${given}. Example: fairyc ${examples[0]?.[0] ?? ''}`);
  }
  if (words.length > most)
    throw new UsageError(
      `leave out '${words[most] ?? ''}': there are ${most === 0 ? 'no arguments' : `no arguments after ${usage}`}`,
    );
}
