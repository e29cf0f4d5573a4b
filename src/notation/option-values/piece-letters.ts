import { afterTwoBytes, isLetter } from './characters.js';
import { stored, storedDespite, type Stored } from './stored.js';

/** The value of a piece key. */
export interface PieceLetter {
  /** Lower case; null if the value removes the piece. */
  readonly letter: string | null;
  /** The notation after the letter and the separator; null if the value is a single character. */
  readonly betza: string | null;
}

/** Reads `p`, `a:N` or `-`. The first character is the letter, the second is skipped, the rest is the notation. */
export function parsePieceLetter(
  text: string,
  notation: 'none' | 'needed' | 'optional',
): Stored<PieceLetter> {
  const first = text.charAt(0);
  const letter = isLetter(text.charCodeAt(0)) ? first.toLowerCase() : null;
  const value = { letter, betza: byteLength(text) > 1 ? afterTwoBytes(text) : null };
  if (letter === null && first !== '-')
    return storedDespite(
      value,
      'invalid',
      0,
      text.length,
      'does not start with a letter a to z: the engine removes the piece',
    );
  if (notation === 'none' && text.length > 1)
    return storedDespite(
      value,
      'ignored',
      1,
      text.length,
      'is not read: this type has its own moves and takes one letter',
    );
  if (letter !== null && notation === 'needed' && (value.betza ?? '') === '')
    return storedDespite(
      value,
      'invalid',
      0,
      text.length,
      'gives no moves; write a custom piece as letter:betza',
    );
  return stored(value);
}

/** Prints `a:N`, or only the letter. */
export function printPieceLetter(letter: string, betza: string | null): string {
  return betza === null ? letter : `${letter}:${betza}`;
}

function byteLength(text: string): number {
  return text.length === 1 && text.charCodeAt(0) >= 0x80 ? 2 : text.length;
}
