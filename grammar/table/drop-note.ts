import type { RuleNote } from './syntax.js';

/**
 * Reads notes on drops, which authors word in many ways: "At most one per file", "No two pawns on a column (nifu)", "May not be
 * dropped on a file with another unpromoted pawn". A note is understood if all its words are known and together state one limit.
 * A single unknown word ("unless", "promoted", "adjacent") could reverse the meaning, so the note is then not understood.
 */

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth'];

const FILE = /^(?:files?|columns?)$/;
const NOT = /^(?:no|not|never|cannot|can't|mustn't|forbidden|prohibited|illegal|disallowed)$/;
const MOST = /^(?:most|only|more|max|maximum|maximally|limit|limited|limits|just|single|up)$/;
const LESS = /^(?:fewer|less)$/;
const MATE = /^(?:mate|mates|checkmate|checkmates|mating|checkmating|uchifuzume)$/;
const DROP = /^(?:drop|drops|dropped|dropping)$/;
const BAD_NAME = /^(?:nifu|doubled)$/;
const APPLIES = /^(?:rules?|appl(?:y|ies))$/;
/** Words for a file that is already occupied. */
const THERE =
  /^(?:with|has|have|having|if|contains?|containing|holds?|holding|occupied|already|where)$/;

/** Words without meaning for the limit. */
const FILLERS = new Set(
  `a an the of on in at to per each every any same its own it is are be may must can do does that there which this as
  than or and for by when onto into them you piece pieces kind type player players side friendly yours your his he she they them their one's
  pawn pawns soldier soldiers unpromoted another other such square board allowed permitted stand placed put be`.split(
    /\s+/,
  ),
);
/** Words without meaning in a note on mate. */
const MATE_FILLERS = new Set(
  `to a an the of be may must can do does it is are this by with when if give gives giving deliver delivers delivering
  immediate immediately king opponent opponent's enemy piece pieces pawn pawns that and rule drop-mate`.split(
    /\s+/,
  ),
);

/** The limit that a note states; null if there is none, or if the note is not understood. `names` are those of its pieces, in lower case. */
export function parseDropNote(text: string, names: ReadonlySet<string>): RuleNote | null {
  const words = wordsOf(text, names);
  if (words.length === 0 || words.length > LONGEST) return null;
  return noDropMate(words) ?? perFile(words);
}

const LONGEST = 32;

/** The words of a note. The name of a piece becomes one word, so that `Left Quail` does not mean a side. */
function wordsOf(text: string, names: ReadonlySet<string>): readonly string[] {
  const known = [...names]
    .flatMap((name) => [name, `${name}s`])
    .sort((a, b) => b.length - a.length);
  const spelt = ` ${text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;
  const named = known.reduce((sum, name) => sum.replaceAll(` ${name} `, ' pawn '), spelt);
  return named
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

function noDropMate(words: readonly string[]): RuleNote | null {
  if (!words.some((word) => MATE.test(word))) return null;
  const isKnown = (word: string): boolean =>
    MATE.test(word) || DROP.test(word) || NOT.test(word) || MATE_FILLERS.has(word);
  if (!words.every(isKnown)) return null;
  const isNamed = words.includes('uchifuzume');
  const isDenied = words.some((word) => NOT.test(word));
  return isNamed || (isDenied && words.some((word) => DROP.test(word)))
    ? { kind: 'no-drop-mate' }
    : null;
}

function perFile(all: readonly string[]): RuleNote | null {
  const words = withoutOneFile(all);
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const isKnown = (word: string): boolean =>
    [FILE, NOT, MOST, LESS, DROP, BAD_NAME, THERE, APPLIES].some((pattern) => pattern.test(word)) ||
    FILLERS.has(word) ||
    numberOf(word) !== null ||
    ORDINALS.includes(word);
  if (!words.every(isKnown)) return null;
  if (!has(FILE)) return byName(words);
  const numbers = new Set(words.flatMap((word) => numberOf(word) ?? []));
  const [number] = numbers;
  if (numbers.size > 1) return null;
  const isDenied = has(NOT);
  const ordinal = ORDINALS.findIndex((word) => word !== '' && words.includes(word));
  if (ordinal > 0) return isDenied && number === undefined ? limit(ordinal - 1) : null;
  if (has(LESS)) return isDenied || number === undefined ? null : limit(number - 1);
  if (has(MOST)) {
    // Neither "only on a file with one" nor "not only one" is a limit.
    const isLimit = words.includes('more') === isDenied && !(has(DROP) && has(THERE));
    return isLimit ? limit(number ?? (words.includes('single') ? 1 : 0)) : null;
  }
  if (isDenied && namesOccupiedFile(words)) return limit(number ?? 1);
  if (isDenied) return number === undefined ? byName(words) : limit(number - 1);
  if (words.includes('another') || has(THERE)) return null;
  return number === undefined ? byName(words) : limit(number);
}

/** Removes the number in `on one file` or `in a single file`, which does not count pieces; that in `1/file` does. */
function withoutOneFile(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => {
    const isOne = word === 'single' || numberOf(word) === 1;
    const isOfFile =
      FILE.test(words[index + 1] ?? '') && /^(?:on|onto|in|a|of)$/.test(words[index - 1] ?? '');
    return !(isOne && isOfFile);
  });
}

/** Reads "Nifu", "No nifu" and "Doubled pawns are forbidden", but neither "Nifu is allowed" nor "Nifu does not apply". */
function byName(words: readonly string[]): RuleNote | null {
  const isDenied = words.some((word) => NOT.test(word));
  const applies = words.some((word) => APPLIES.test(word));
  if (words.includes('doubled')) return isDenied && !applies ? limit(1) : null;
  if (!words.includes('nifu')) return null;
  const isGranted = words.includes('allowed') || words.includes('permitted');
  if (isDenied) return isGranted || !applies ? limit(1) : null;
  return isGranted ? null : limit(1);
}

/** Whether the words are like "dropped on a file with another" or "dropped if one is already on the file". */
function namesOccupiedFile(words: readonly string[]): boolean {
  const [drop, file, there] = [DROP, FILE, THERE].map((pattern) =>
    words.findIndex((word) => pattern.test(word)),
  );
  if (drop === undefined || file === undefined || there === undefined || drop === -1) return false;
  return words.includes('already') || (drop < file && file < there);
}

function limit(count: number): RuleNote | null {
  return count >= 1 ? { kind: 'per-file', count } : null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = NUMBERS.indexOf(word);
  return index > 0 ? index : null;
}
