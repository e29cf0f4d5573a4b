import type { OptionType } from '../../catalog/options/option-row.js';
import { OPTION_BY_KEY, type TypedOptionRow } from '../../catalog/options/options.js';
import {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../../ir/rules.js';
import type { IniFile, IniLine, IniPair } from '../../read/ini/scan.js';

/** A value, and the comment that somebody wrote behind it. */
export interface Comment {
  readonly value: string;
  readonly comment: string;
}

/** A comment that the engine takes for a part of the value. */
export interface SpoiledValue extends Comment {
  /** As it stands in the file. */
  readonly pair: IniPair;
  readonly row: TypedOptionRow;
}

/** A file with the values that comments do not spoil, and those that they do, by the places of their lines. */
export interface MeantFile {
  readonly file: IniFile;
  readonly spoiled: ReadonlyMap<number, SpoiledValue>;
}

/** What a file says with its comments on lines of their own: it is judged as it is meant, and the comments once. */
export function withoutComments(file: IniFile): MeantFile {
  const spoiled = new Map<number, SpoiledValue>();
  const meant = (line: IniLine): IniLine => {
    const found = line.kind === 'pair' ? spoiledValue(line) : null;
    if (found === null) return line;
    spoiled.set(line.start, found);
    const { pair, value } = found;
    const { start } = pair.valueAt;
    return { ...pair, value, valueAt: { start, end: start + value.length } };
  };
  const sections = file.sections.map((section) => {
    const before = spoiled.size;
    const lines = section.lines.map(meant);
    return spoiled.size === before ? section : { ...section, lines };
  });
  return { file: spoiled.size === 0 ? file : { ...file, sections }, spoiled };
}

/** A quick answer for nearly all values. */
const MAY_HOLD_COMMENT = /[;#]|\/\//;

function spoiledValue(pair: IniPair): SpoiledValue | null {
  const { key, value } = pair;
  if (!MAY_HOLD_COMMENT.test(value)) return null;
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined || !WHOLE.has(row.type) || unquote(value.trim()) !== null) return null;
  const found = commentIn(value, row.type);
  return found === null ? null : { ...found, pair, row };
}

const WORDS: ReadonlyMap<OptionType, readonly string[]> = new Map<OptionType, readonly string[]>([
  ['bool', ['true', 'false']],
  ['Value', VALUES],
  ['EnclosingRule', ENCLOSING_RULES],
  ['WallingRule', WALLING_RULES],
  ['ChasingRule', CHASING_RULES],
  ['MaterialCounting', MATERIAL_COUNTINGS],
  ['CountingRule', COUNTING_RULES],
]);

/** The words that the engine knows for a type; undefined: it is no type of words. */
export function wordsOf(type: OptionType): readonly string[] | undefined {
  return WORDS.get(type);
}

export const NUMBERS: ReadonlySet<OptionType> = new Set<OptionType>(['int', 'Rank', 'File']);
/** Here a comment needs no blank before it: neither sign can belong to the value. */
const PLAIN: ReadonlySet<OptionType> = new Set<OptionType>([
  ...WORDS.keys(),
  ...NUMBERS,
  'pieceLetter',
  'PieceType',
]);
/** What reads the value up to its end: a comment becomes part of it. */
const WHOLE: ReadonlySet<OptionType> = new Set<OptionType>([
  ...WORDS.keys(),
  'CastlingRights',
  'string',
  'pieceLetterBetza',
  'pieceLetterOptionalBetza',
]);

/** Null: there is none. */
export function commentIn(value: string, type: OptionType): Comment | null {
  const found = PLAIN.has(type) ? /[;#]|\/\//.exec(value) : /\s(?:[;#]|\/\/)/.exec(value);
  if (found === null || found.index === 0) return null;
  const before = value.slice(0, found.index).trimEnd();
  return { value: before, comment: value.slice(found.index).trim() };
}

/** What stands between quotation marks; null: there are none. */
export function unquote(value: string): string | null {
  const quote = value.charAt(0);
  const isQuoted = (quote === '"' || quote === "'") && value.length > 2 && value.endsWith(quote);
  return isQuoted ? value.slice(1, -1).trim() : null;
}
