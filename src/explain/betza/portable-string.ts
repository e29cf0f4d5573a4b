import { DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import { portableBetza } from '../../read/betza/portable-betza.js';
import type { ReadAs } from './compare-dialects.js';

/** Prints a movement in a dialect, as a text that its program reads back, or gives the reason why that is impossible. */
export type PrintBetza = (
  movement: Movement,
  dialect: Dialect,
) =>
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string };

/** One string for all programs, or one for each program. */
export type PortableString =
  | { readonly kind: 'one'; readonly text: string }
  | { readonly kind: 'none'; readonly texts: readonly DialectText[] };

/** The shortest text in a dialect, or the reason why there is none. */
export interface DialectText {
  readonly dialect: Dialect;
  readonly text: string | null;
  readonly why: string | null;
}

/** A string that all programs read as this movement: the author's string if possible, otherwise one close to it. */
export function portableString(
  written: string,
  movement: Movement,
  readAs: ReadAs,
  print: PrintBetza,
): PortableString {
  const isRead = (text: string): boolean =>
    DIALECTS.every((dialect) => equalMovements(readAs(text, dialect), movement));
  for (const text of [written, portableBetza(written)])
    if (text !== null && isRead(text)) return { kind: 'one', text };
  const texts = DIALECTS.map((dialect): DialectText => {
    if (equalMovements(readAs(written, dialect), movement))
      return { dialect, text: written, why: null };
    const printed = print(movement, dialect);
    return printed.kind === 'printed'
      ? { dialect, text: printed.text, why: null }
      : { dialect, text: null, why: printed.why };
  });
  const found = texts.find(({ text }) => text !== null && isRead(text));
  return found?.text === undefined || found.text === null
    ? { kind: 'none', texts }
    : { kind: 'one', text: found.text };
}
