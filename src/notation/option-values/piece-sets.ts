import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { OneOrAny, PieceSet } from '../../ir/rules.js';
import { addAll } from '../../text/add-all.js';
import { readInteger } from './numbers.js';
import { isLetter, isSpace, skipSpace } from './characters.js';
import { pieceSet } from './rules-draft.js';
import type { Stored, ValueProblem } from './stored.js';

/** The type of each lower-case letter. */
type LetterOwners = ReadonlyMap<string, EnginePieceType>;
/** The lower-case letter of a type. */
type LetterOf = (type: EnginePieceType) => string | undefined;

function ownerOf(owners: LetterOwners, text: string, at: number): EnginePieceType | undefined {
  return isLetter(text.charCodeAt(at)) ? owners.get(text.charAt(at).toLowerCase()) : undefined;
}

interface Walk {
  readonly types: readonly OneOrAny<EnginePieceType>[];
  readonly problems: readonly ValueProblem[];
}

/** Reads letters and `*` until the end, an unknown letter, or `-`. */
function walk(text: string, owners: LetterOwners): Walk {
  const types: OneOrAny<EnginePieceType>[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at + 1)) {
    const type = text.charAt(at) === '*' ? '*' : ownerOf(owners, text, at);
    if (type !== undefined) types.push(type);
    else return { types, problems: stopped(text, at, owners) };
  }
  return { types, problems: [] };
}

/** The problems at the point where reading of letters stops. */
function stopped(text: string, at: number, owners: LetterOwners): readonly ValueProblem[] {
  if (text.charAt(at) !== '-') return [unknownLetter(text, at, owners)];
  const rest = skipSpace(text, at + 1);
  if (rest === text.length) return [];
  return [ignored(rest, text.length, 'is not read: `-` ends the list')];
}

function unknownLetter(text: string, at: number, owners: LetterOwners): ValueProblem {
  const why = 'is not the letter of a piece of this variant: the engine stops reading there';
  const meant = lettersMeant(text, owners);
  const message = meant === null ? why : `${why}; write \`${meant}\``;
  return { kind: 'invalid', start: at, end: at + 1, message };
}

/** Lists are shorter than this, and messages should be. */
const LONGEST_ADVICE = 100;

/** The letters that names of pieces or a list with commas stand for; null if a word has no meaning. */
function lettersMeant(text: string, owners: LetterOwners): string | null {
  if (text.length > LONGEST_ADVICE) return null;
  const words = text.trim().split(/[\s,;]+/);
  if (words.join() === 'none') return '-';
  const letters = words.map((word) => {
    if ([...word.replace(/^(.):(?=.$)/, '$1')].every((letter) => owners.has(letter.toLowerCase())))
      return word;
    const name = word.toLowerCase().replace(/s$/, '');
    return [...owners].find(([, type]) => type.toLowerCase().replace(/s$/, '') === name)?.[0];
  });
  if (letters.includes(undefined)) return null;
  return letters.join(text.includes(':') ? ' ' : '');
}

/** Reads a set of types. `*` is a separate member, which most rules treat as all types. */
export function parsePieceSet(
  text: string,
  owners: LetterOwners,
): Stored<PieceSet<EnginePieceType>> {
  const { types, problems } = walk(text, owners);
  return { value: pieceSet(types), problems };
}

/** The set as letters, in the engine's order of types, without the types that have no letter; `-` if it is empty. */
export function printPieceSet(types: PieceSet<EnginePieceType>, letterOf: LetterOf): string {
  const letters = types.map((type) => (type === '*' ? '*' : (letterOf(type) ?? ''))).join('');
  return letters === '' ? '-' : letters;
}

/** Reads one type, the last of several. `*` if there is none, because the engine has the same number for both. */
export function parsePieceType(
  text: string,
  owners: LetterOwners,
): Stored<OneOrAny<EnginePieceType>> {
  const { types, problems } = walk(text, owners);
  const value = types.at(-1) ?? '*';
  if (types.length < 2) return { value, problems };
  const message = 'names several pieces: the engine keeps the last';
  return { value, problems: [...problems, ignored(0, text.length, message)] };
}

/** A pair such as `p:g` or `p:-`. */
type PiecePair<T> = readonly [EnginePieceType, T];

/** The part of a pair after its separator. */
interface PairValue<T> {
  /** Undefined if there is nothing to store. */
  readonly value: T | undefined;
  readonly problems: readonly ValueProblem[];
  /** The offset where reading continues; null if it stops. */
  readonly next: number | null;
}

/** Reads pairs of a letter and a value, with one character between them. `readValue` returns null if the pair is incomplete. */
function parsePairs<T>(
  text: string,
  owners: LetterOwners,
  readValue: (start: number, separator: number) => PairValue<T> | null,
): Stored<readonly PiecePair<T>[]> {
  const value: PiecePair<T>[] = [];
  const problems: ValueProblem[] = [];
  for (let at: number | null = skipSpace(text, 0); at !== null && at < text.length;) {
    const type = ownerOf(owners, text, at);
    const read: PairValue<T> | null =
      type === undefined ? null : readValue(at, skipSpace(text, at + 1));
    if (type === undefined) problems.push(unknownLetter(text, at, owners));
    else if (read === null)
      problems.push(ignored(at, text.length, 'is not read, because the pair is incomplete'));
    else if (read.value !== undefined) value.push([type, read.value]);
    addAll(problems, read?.problems ?? []);
    at = read?.next ?? null;
  }
  return { value, problems };
}

function ignored(start: number, end: number, message: string): ValueProblem {
  return { kind: 'ignored', start, end, message };
}

/** Reads pairs of a letter and a number. A pair with an invalid number sets 0 and ends the list. */
export function parsePieceNumbers(
  text: string,
  owners: LetterOwners,
): Stored<readonly PiecePair<number>[]> {
  return parsePairs(text, owners, (start, separator) => {
    if (separator === text.length) return null;
    const { value, end, fault } = isAscii(text, separator)
      ? readInteger(text, separator + 1)
      : { value: 0, end: separator + 1, fault: 'no-digits' as const };
    if (fault !== null) {
      const message = `has no valid number after letter and separator: the engine stores ${value} and stops reading`;
      const problem: ValueProblem = { kind: 'invalid', start, end: text.length, message };
      return { value, problems: [problem], next: null };
    }
    const isDigit = text.charAt(separator) >= '0' && text.charAt(separator) <= '9';
    const message = 'is read as the separator, not as a digit';
    const problems = isDigit ? [ignored(separator, separator + 1, message)] : [];
    return { value, problems, next: skipSpace(text, end) };
  });
}

/** Reads pairs of two letters, or of a letter and `-` (null). */
export function parsePiecePairs(
  text: string,
  owners: LetterOwners,
): Stored<readonly PiecePair<EnginePieceType | null>[]> {
  return parsePairs(text, owners, (_start, separator) => {
    const target = skipSpace(text, separator + 1);
    if (target >= text.length) return null;
    const value = text.charAt(target) === '-' ? null : ownerOf(owners, text, target);
    if (value === undefined || !isAscii(text, separator))
      return { value: undefined, problems: [unknownLetter(text, target, owners)], next: null };
    const message = 'is read as the separator, not as a piece';
    const isSeparatorLetter = isLetter(text.charCodeAt(separator));
    const problems = isSeparatorLetter ? [ignored(separator, separator + 1, message)] : [];
    return { value, problems, next: skipSpace(text, target + 1) };
  });
}

/** Prints pairs such as `p:g l:g r:-`, without those of types that have no letter. */
export function printPairs<T>(
  pairs: Iterable<PiecePair<T>>,
  letterOf: LetterOf,
  print: (value: T) => string | undefined,
): string {
  const words: string[] = [];
  for (const [type, value] of pairs) {
    const letter = letterOf(type);
    const text = print(value);
    if (letter !== undefined && text !== undefined) words.push(`${letter}:${text}`);
  }
  return words.join(' ');
}

/** Whether a character is one byte. The engine cuts a longer one, and then reads its second byte where a value is expected. */
function isAscii(text: string, at: number): boolean {
  return text.charCodeAt(at) < 0x80 && !isSpace(text.charCodeAt(at));
}
