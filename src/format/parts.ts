import type { OptionType } from '../catalog/options/option-row.js';
import { OPTION_BY_KEY, OPTIONS } from '../catalog/options/options.js';
import type { IniLine, IniPair } from '../read/ini/scan.js';

/** A line with its text in canonical spacing. */
export type Part =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ignored'; readonly text: string }
  | { readonly kind: 'pair'; readonly text: string; readonly order: number };

/** The lines before the first section, which the engine skips. */
export function partsOfPrologue(text: string): readonly Part[] {
  const lines = text.split('\n');
  return (text.endsWith('\n') ? lines.slice(0, -1) : lines).map(ignoredPart);
}

/** The lines below a header. */
export function partsOfSection(lines: readonly IniLine[], text: string): readonly Part[] {
  return lines.map((line): Part => {
    switch (line.kind) {
      case 'blank':
        return { kind: 'blank' };
      case 'comment':
      case 'no-equals':
      case 'no-value':
      case 'no-key':
        return ignoredPart(text.slice(line.content.start, line.content.end));
      case 'pair':
        return isIndentedComment(line)
          ? ignoredPart(text.slice(line.start, line.end))
          : { kind: 'pair', text: printPair(line), order: orderOf(line.key) };
    }
  });
}

function ignoredPart(line: string): Part {
  const text = withoutTrailingSpace(line);
  return text === '' ? { kind: 'blank' } : { kind: 'ignored', text };
}

/** A comment with white space before it, which the engine reads as an unknown key. */
function isIndentedComment({ key }: IniPair): boolean {
  return /^[;#]/.test(key.trimStart());
}

/** The place of a key in the catalog. Keys that the engine does not know come last. */
function orderOf(key: string): number {
  return OPTION_BY_KEY.get(key)?.order ?? OPTIONS.length;
}

/** The pair in canonical spacing. Blanks before a key belong to the key, and white space after a value is kept if the engine keeps it. */
function printPair({ key, value }: IniPair): string {
  const type = OPTION_BY_KEY.get(key)?.row.type;
  if (type === undefined || !KEEPS_TRAILING_SPACE[type])
    return `${key} = ${withoutTrailingSpace(value)}`;
  // The engine removes one carriage return from a line, so a value that ends in one needs a second.
  return `${key} = ${value}${value.endsWith('\r') ? '\r' : ''}`;
}

/** Whether white space after a value of this type changes what the engine stores (measured). */
const KEEPS_TRAILING_SPACE: Readonly<Record<OptionType, boolean>> = {
  bool: true,
  int: false,
  Rank: false,
  File: false,
  Value: true,
  MaterialCounting: true,
  CountingRule: true,
  ChasingRule: true,
  EnclosingRule: true,
  WallingRule: true,
  Bitboard: false,
  CastlingRights: false,
  PieceType: false,
  PieceSet: false,
  PieceIntMap: false,
  PiecePieceMap: false,
  string: true,
  pieceLetter: false,
  pieceLetterBetza: true,
  pieceLetterOptionalBetza: true,
};

/** White space of the engine: blank, tab, carriage return, line feed, vertical tab, form feed. */
const SPACE = ' \t\r\n\v\f';

/** The text without trailing white space. */
export function withoutTrailingSpace(text: string): string {
  let end = text.length;
  while (end > 0 && SPACE.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
