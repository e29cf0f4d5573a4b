import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { firstByte, isDigit, skipSpace } from './characters.js';
import { stored, storedDespite, type Stored } from './stored.js';

const INT_MAX = 2 ** 31 - 1;
const INT_MIN = -(2 ** 31);

/** A number at the start of a text, as C++ reads it: white space, sign, digits. */
interface LeadingInteger {
  /** 0 if there are no digits; the nearest `int` if the number is out of range. */
  readonly value: number;
  /** The offset after the last digit, or where reading stopped if there is none. */
  readonly end: number;
  readonly fault: 'no-digits' | 'out-of-range' | null;
}

export function readInteger(text: string, start: number): LeadingInteger {
  let at = skipSpace(text, start);
  const sign = text.charAt(at) === '-' ? -1 : 1;
  if (text.charAt(at) === '-' || text.charAt(at) === '+') at += 1;
  const digits = at;
  let size = 0;
  while (at < text.length && isDigit(text.charCodeAt(at))) {
    size = Math.min(size * 10 + text.charCodeAt(at) - 0x30, 1e12);
    at += 1;
  }
  if (at === digits) return { value: 0, end: at, fault: 'no-digits' };
  const value = size === 0 ? 0 : sign * size;
  if (value > INT_MAX) return { value: INT_MAX, end: at, fault: 'out-of-range' };
  if (value < INT_MIN) return { value: INT_MIN, end: at, fault: 'out-of-range' };
  return { value, end: at, fault: null };
}

/** Reads an `int` from the leading digits; the rest is ignored. */
export function parseInteger(text: string): Stored<number> {
  const { value, end, fault } = readInteger(text, 0);
  switch (fault) {
    case 'no-digits':
      return storedDespite(
        value,
        'invalid',
        0,
        text.length,
        `is not a number: the engine stores 0`,
      );
    case 'out-of-range':
      return storedDespite(value, 'invalid', 0, end, `is too large: the engine stores ${value}`);
    case null:
      return restIgnored(value, text, end);
  }
}

/** Reads a rank, counted from 0. One outside the engine's ten ranks is stored all the same. */
export function parseRank(text: string): Stored<number> {
  const { value, end, fault } = readInteger(text, 0);
  const rank = (value - 1) | 0;
  if (fault === null && rank >= 0 && rank < ENGINE_BOARD.ranks) return restIgnored(rank, text, end);
  const why = `is not a rank from 1 to ${ENGINE_BOARD.ranks}; the engine stores it anyway`;
  return storedDespite(rank, 'invalid', 0, text.length, why);
}

/** Reads a file, counted from 0: a number or a lower-case letter. One outside the engine's twelve files is stored all the same. */
export function parseFile(text: string): Stored<number> {
  if (isDigit(text.charCodeAt(0))) {
    const { value, end } = readInteger(text, 0);
    return fileAt((value - 1) | 0, text, end);
  }
  const start = skipSpace(text, 0);
  if (start === text.length) return fileAt(-'a'.charCodeAt(0), text, start);
  return fileAt(firstByte(text.slice(start)) - 'a'.charCodeAt(0), text, start + 1);
}

function fileAt(file: number, text: string, end: number): Stored<number> {
  if (file >= 0 && file < ENGINE_BOARD.files) return restIgnored(file, text, end);
  const why =
    'is not a file from a to l or 1 to 12; the engine still stores the number that it computes from it';
  return storedDespite(file, 'invalid', 0, text.length, why);
}

function restIgnored(value: number, text: string, end: number): Stored<number> {
  const rest = skipSpace(text, end);
  return rest === text.length
    ? stored(value)
    : storedDespite(
        value,
        'ignored',
        rest,
        text.length,
        'is not read, because the number ends before it',
      );
}
