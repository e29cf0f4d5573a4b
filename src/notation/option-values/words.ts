import type { OptionType } from '../../catalog/options/option-row.js';
import {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../../ir/rules.js';
import { stored, storedDespite, type Stored } from './stored.js';

const TRUTHS = ['true', 'false'] as const;

/** Reads a boolean. Everything but `true` is false. */
export function parseBoolean(text: string): Stored<boolean> {
  const value = text === 'true';
  return TRUTHS.some((word) => word === text)
    ? stored(value)
    : notAWord(value, 'false', text, TRUTHS);
}

/** Reads one of the words, by exact match. Everything else is the word `none`. */
export function parseWord<W extends string>(
  text: string,
  words: readonly (W | 'none')[],
): Stored<W | 'none'> {
  const value = words.find((word) => word === text);
  return value === undefined ? notAWord('none', 'none', text, words) : stored(value);
}

function notAWord<T>(value: T, name: string, text: string, words: readonly string[]): Stored<T> {
  const why = `is not one of ${words.join(', ')}: the engine stores ${name}`;
  return storedDespite(value, 'invalid', 0, text.length, why);
}

const RIGHTS = ['K', 'Q', 'k', 'q'] as const;

/** Reads castling rights and returns their letters in the order `KQkq`. Other letters are skipped; `-` ends the list. */
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
        'has letters other than K, Q, k, q, which the engine skips',
      );
}

export function printCastlingRights(rights: string): string {
  return rights === '' ? '-' : rights;
}

/** The words of each type that has words. */
const WORDS_OF_TYPE = {
  bool: TRUTHS,
  Value: VALUES,
  MaterialCounting: MATERIAL_COUNTINGS,
  CountingRule: COUNTING_RULES,
  ChasingRule: CHASING_RULES,
  EnclosingRule: ENCLOSING_RULES,
  WallingRule: WALLING_RULES,
} as const satisfies Partial<Record<OptionType, readonly string[]>>;
export type WordType = keyof typeof WORDS_OF_TYPE;

export function isWordType(type: OptionType): type is WordType {
  return Object.hasOwn(WORDS_OF_TYPE, type);
}

/** Whether the values of an option are words. */
export function hasWords<Row extends { readonly type: OptionType }>(
  row: Row,
): row is Extract<Row, { readonly type: WordType }> {
  return isWordType(row.type);
}

export const WORD_TYPES: readonly WordType[] = Object.keys(WORDS_OF_TYPE).filter(
  (type): type is WordType => Object.hasOwn(WORDS_OF_TYPE, type),
);

/** The words that the engine knows for a type; null if its values are not words. */
export function wordsOf(type: OptionType): readonly string[] | null {
  return isWordType(type) ? WORDS_OF_TYPE[type] : null;
}
