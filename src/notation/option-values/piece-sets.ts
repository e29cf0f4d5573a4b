import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { OneOrAny, PieceSet } from '../../ir/rules.js';
import { readInteger } from './numbers.js';
import { isLetter, isSpace, skipSpace } from './characters.js';
import { pieceSet } from './rules-draft.js';
import type { Stored, ValueProblem } from './stored.js';

/** Lower-case letter -> the type that has it. */
type LetterOwners = ReadonlyMap<string, EnginePieceType>;
/** Type -> its lower-case letter. */
type LetterOf = (type: EnginePieceType) => string | undefined;

function ownerOf(owners: LetterOwners, text: string, at: number): EnginePieceType | undefined {
  return isLetter(text.charCodeAt(at)) ? owners.get(text.charAt(at).toLowerCase()) : undefined;
}

interface Walk {
  readonly types: readonly OneOrAny<EnginePieceType>[];
  readonly problems: readonly ValueProblem[];
}

/** Letters and `*` up to the end, a letter that no piece has, or `-`. */
function walk(text: string, owners: LetterOwners): Walk {
  const types: OneOrAny<EnginePieceType>[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at + 1)) {
    const type = text.charAt(at) === '*' ? '*' : ownerOf(owners, text, at);
    if (type !== undefined) types.push(type);
    else return { types, problems: stopped(text, at) };
  }
  return { types, problems: [] };
}

/** What is to be said where reading of letters stops. */
function stopped(text: string, at: number): readonly ValueProblem[] {
  if (text.charAt(at) !== '-') return [unknownLetter(at)];
  const rest = skipSpace(text, at + 1);
  if (rest === text.length) return [];
  return [
    { kind: 'ignored', start: rest, end: text.length, message: 'is not read: `-` ends the list' },
  ];
}

function unknownLetter(at: number): ValueProblem {
  const message = 'is not the letter of a piece of this variant: the engine stops reading there';
  return { kind: 'invalid', start: at, end: at + 1, message };
}

/** A set of types. `*` is a member of its own, which most rules take for all. */
export function parsePieceSet(
  text: string,
  owners: LetterOwners,
): Stored<PieceSet<EnginePieceType>> {
  const { types, problems } = walk(text, owners);
  return { value: pieceSet(types), problems };
}

/** The set as letters in the engine's order of types; types without a letter are left out; `-` if nothing is left. */
export function printPieceSet(types: PieceSet<EnginePieceType>, letterOf: LetterOf): string {
  const letters = types.map((type) => (type === '*' ? '*' : (letterOf(type) ?? ''))).join('');
  return letters === '' ? '-' : letters;
}

/** One type: of several the last; `*` if there is none, as the engine has one number for both. */
export function parsePieceType(
  text: string,
  owners: LetterOwners,
): Stored<OneOrAny<EnginePieceType>> {
  const { types, problems } = walk(text, owners);
  const value = types.at(-1) ?? '*';
  if (types.length < 2) return { value, problems };
  const message = 'names several pieces: the engine keeps the last';
  return {
    value,
    problems: [...problems, { kind: 'ignored', start: 0, end: text.length, message }],
  };
}

/** `p:g` or `p:-`, in the order of the text. */
type PiecePair<T> = readonly [EnginePieceType, T];

/** Pairs of a letter and a number, with one character between them. A pair whose number cannot be read sets 0 and ends the list. */
export function parsePieceNumbers(
  text: string,
  owners: LetterOwners,
): Stored<readonly PiecePair<number>[]> {
  const pairs: PiecePair<number>[] = [];
  const problems: ValueProblem[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const type = ownerOf(owners, text, at);
    if (type === undefined) {
      problems.push(unknownLetter(at));
      break;
    }
    const separator = skipSpace(text, at + 1);
    if (separator === text.length) {
      problems.push({
        kind: 'ignored',
        start: at,
        end: text.length,
        message: 'is not read, because the pair is incomplete',
      });
      break;
    }
    const { value, end, fault } = isAscii(text, separator)
      ? readInteger(text, separator + 1)
      : { value: 0, end: separator + 1, fault: 'no-digits' as const };
    pairs.push([type, value]);
    if (fault !== null) {
      const message = `has no valid number after letter and separator: the engine stores ${value} and stops reading`;
      problems.push({ kind: 'invalid', start: at, end: text.length, message });
      break;
    }
    if (text.charAt(separator) >= '0' && text.charAt(separator) <= '9')
      problems.push({
        kind: 'ignored',
        start: separator,
        end: separator + 1,
        message: 'is read as the separator, not as a digit',
      });
    at = skipSpace(text, end);
  }
  return { value: pairs, problems };
}

/** Pairs of a letter and a letter or `-` (null), with one character between them. */
export function parsePiecePairs(
  text: string,
  owners: LetterOwners,
): Stored<readonly PiecePair<EnginePieceType | null>[]> {
  const pairs: PiecePair<EnginePieceType | null>[] = [];
  const problems: ValueProblem[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const from = ownerOf(owners, text, at);
    if (from === undefined) {
      problems.push(unknownLetter(at));
      break;
    }
    const separator = skipSpace(text, at + 1);
    const target = skipSpace(text, separator + 1);
    if (target >= text.length) {
      problems.push({
        kind: 'ignored',
        start: at,
        end: text.length,
        message: 'is not read, because the pair is incomplete',
      });
      break;
    }
    const to = text.charAt(target) === '-' ? null : ownerOf(owners, text, target);
    if (to === undefined || !isAscii(text, separator)) {
      problems.push(unknownLetter(target));
      break;
    }
    if (isLetter(text.charCodeAt(separator)))
      problems.push({
        kind: 'ignored',
        start: separator,
        end: separator + 1,
        message: 'is read as the separator, not as a piece',
      });
    pairs.push([from, to]);
    at = skipSpace(text, target + 1);
  }
  return { value: pairs, problems };
}

/** `p:g l:g r:-`; pairs of types without a letter are left out. */
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

/** One byte: a longer character is cut by the engine, and its second byte is not what should follow. */
function isAscii(text: string, at: number): boolean {
  return text.charCodeAt(at) < 0x80 && !isSpace(text.charCodeAt(at));
}
