import type { OptionType } from '../../catalog/options/option-row.js';
import { OPTION_BY_KEY, type TypedOptionRow } from '../../catalog/options/options.js';
import { WORD_TYPES } from '../../notation/option-values/words.js';
import type { IniLine, IniPair, IniSection } from '../../read/ini/scan.js';

/** A value, and the comment after it. */
export interface Comment {
  readonly value: string;
  readonly comment: string;
}

/** A comment that the engine reads as part of the value. */
export interface SpoiledValue extends Comment {
  /** As written in the file. */
  readonly pair: IniPair;
  readonly row: TypedOptionRow;
}

/** The lines of a section with and without inline comments that change their values, in order. */
interface MeantSection {
  readonly section: IniSection;
  readonly spoiled: readonly SpoiledValue[];
}

/** A section with its inline comments removed: it is checked as meant, and the comments are reported once. */
export function withoutComments(section: IniSection): MeantSection {
  const spoiled: SpoiledValue[] = [];
  const lines = section.lines.map((line): IniLine => {
    const found = line.kind === 'pair' ? spoiledValue(line) : null;
    if (found === null) return line;
    spoiled.push(found);
    const { pair, value } = found;
    const { start } = pair.valueAt;
    return { ...pair, value, valueAt: { start, end: start + value.length } };
  });
  return spoiled.length === 0 ? { section, spoiled } : { section: { ...section, lines }, spoiled };
}

/** A quick test: nearly all values contain none of these signs. */
const MAY_HOLD_COMMENT = /[;#]|\/\//;

function spoiledValue(pair: IniPair): SpoiledValue | null {
  const { key, value } = pair;
  if (!MAY_HOLD_COMMENT.test(value)) return null;
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined || !WHOLE.has(row.type) || unquote(value.trim()) !== null) return null;
  const found = commentIn(value, row.type);
  return found === null ? null : { ...found, pair, row };
}

export const NUMBERS: ReadonlySet<OptionType> = new Set<OptionType>(['int', 'Rank', 'File']);
/** Types whose values cannot contain comment signs, so that a comment needs no blank before it. */
const PLAIN: ReadonlySet<OptionType> = new Set<OptionType>([
  ...WORD_TYPES,
  ...NUMBERS,
  'pieceLetter',
  'PieceType',
]);
/** Types that are read up to the end of the line, including comments. */
const WHOLE: ReadonlySet<OptionType> = new Set<OptionType>([
  ...WORD_TYPES,
  'CastlingRights',
  'string',
  'pieceLetterBetza',
  'pieceLetterOptionalBetza',
]);

/** The comment after a value; null if there is none. */
export function commentIn(value: string, type: OptionType): Comment | null {
  const found = PLAIN.has(type) ? /[;#]|\/\//.exec(value) : /\s(?:[;#]|\/\/)/.exec(value);
  if (found === null || found.index === 0) return null;
  const before = value.slice(0, found.index).trimEnd();
  return { value: before, comment: value.slice(found.index).trim() };
}

/** The text between quotation marks; null if there are none. */
export function unquote(value: string): string | null {
  const quote = value.charAt(0);
  const isQuoted = (quote === '"' || quote === "'") && value.length > 2 && value.endsWith(quote);
  return isQuoted ? value.slice(1, -1).trim() : null;
}
