import { stored, storedDespite, type Stored } from './stored.js';

const TRUTHS: readonly string[] = ['true', 'false'];

/** `true`; everything else is false. */
export function parseBoolean(text: string): Stored<boolean> {
  const value = text === 'true';
  return TRUTHS.includes(text) ? stored(value) : notAWord(value, 'false', text, TRUTHS);
}

/** One of the words, letter by letter; everything else is the word `none`. */
export function parseWord<W extends string>(
  text: string,
  words: readonly (W | 'none')[],
): Stored<W | 'none'> {
  const value = words.find((word) => word === text);
  return value === undefined ? notAWord('none', 'none', text, words) : stored(value);
}

function notAWord<T>(value: T, name: string, text: string, words: readonly string[]): Stored<T> {
  const why = `is none of ${words.join(', ')}: the engine stores ${name}`;
  return storedDespite(value, 'invalid', 0, text.length, why);
}

const RIGHTS = ['K', 'Q', 'k', 'q'] as const;

/** Castling rights as letters in the order `KQkq`; other letters are passed over, `-` ends them. */
export function parseCastlingRights(text: string): Stored<string> {
  const dash = text.indexOf('-');
  const letters = dash === -1 ? text : text.slice(0, dash);
  const value = RIGHTS.filter((right) => letters.includes(right)).join('');
  return /^[KQkq\s]*$/.test(letters)
    ? stored(value)
    : storedDespite(
        value,
        'invalid',
        0,
        text.length,
        'has letters other than K, Q, k, q: they are passed over',
      );
}

export function printCastlingRights(rights: string): string {
  return rights === '' ? '-' : rights;
}
