import { printFile } from '../../ir/board.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { addAll } from '../../text/add-all.js';

/** `e4`, `e*` or `*4`; files and ranks from 0, null for `*`. */
interface RegionItem {
  readonly file: number | null;
  readonly rank: number | null;
}

/** What authors write between squares instead of a blank: `a1-a8`, `d4 - e4`, `d4,e4`, nothing. */
export type Separator = 'range' | 'dash' | 'comma' | 'none';

/** A list of valid squares that the engine does not read to the end. */
interface MisreadList {
  /** The worst wrong separator. */
  readonly separator: Separator;
  /** In the engine's notation; null if the meaning is unclear. */
  readonly list: string | null;
}

const ITEM = /(?:[a-l](?:\d{1,2}|\*)|\*\d{1,2})/iy;
const BETWEEN = /[\s,]*(?:-|\.\.)?[\s,]*/y;

/** Null if the text contains anything other than squares and separators, or only blanks separate them. */
export function misreadList(text: string): MisreadList | null {
  const items: RegionItem[] = [];
  const separators = new Set<Separator>();
  const ranges: number[] = [];
  let at = matchAt(BETWEEN, text, 0).length;
  if (text.slice(0, at).includes(',')) separators.add('comma');
  if (text.slice(0, at).includes('-')) separators.add('dash');
  while (at < text.length) {
    const word = matchAt(ITEM, text, at);
    const item = readItem(word);
    if (item === null) return null;
    items.push(item);
    at += word.length;
    const between = matchAt(BETWEEN, text, at);
    at += between.length;
    const separator = separatorOf(between, at === text.length);
    if (separator !== null) separators.add(separator);
    if (separator === 'range' || (separator === 'dash' && at < text.length))
      ranges.push(items.length - 1);
  }
  const worst = (['range', 'dash', 'none', 'comma'] as const).find((one) => separators.has(one));
  if (worst === undefined || items.length === 0) return null;
  const plain = items.map(printItem).join(' ');
  const spread = spreadRanges(items, new Set(ranges));
  // `d4 - e5` may be two squares or four.
  const list = worst === 'dash' && spread !== plain ? null : spread;
  return { separator: worst, list };
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Null if the word is not a square of the engine's largest board. */
function readItem(word: string): RegionItem | null {
  if (word === '') return null;
  const file = word.startsWith('*') ? null : word.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = word.endsWith('*') ? null : Number(word.slice(1)) - 1;
  if (rank !== null && (rank < 0 || rank >= ENGINE_BOARD.ranks)) return null;
  return { file, rank };
}

function printItem({ file, rank }: RegionItem): string {
  return `${file === null ? '*' : printFile(file)}${rank === null ? '*' : rank + 1}`;
}

/** Null for blanks, or for nothing at the end. */
function separatorOf(between: string, isLast: boolean): Separator | null {
  if (/^(?:-|\.\.)$/.test(between)) return 'range';
  if (between.includes('-') || between.includes('..')) return 'dash';
  if (between.includes(',')) return 'comma';
  return between === '' && !isLast ? 'none' : null;
}

/** Writes every square, rank or file of a range; `ranges` are the indices of the first ends. */
function spreadRanges(items: readonly RegionItem[], ranges: ReadonlySet<number>): string | null {
  const words: string[] = [];
  for (let index = 0; index < items.length; index++) {
    const [first, last] = [items[index], items[index + 1]];
    if (first === undefined) break;
    if (!ranges.has(index)) {
      words.push(printItem(first));
      continue;
    }
    if (last === undefined || ranges.has(index + 1)) return null;
    const range = rangeOf(first, last);
    if (range === null) return null;
    addAll(words, range.map(printItem));
    index++;
  }
  return words.join(' ');
}

/** Ranks, files, or the rectangle between two squares; null if the ends are of different kinds. */
function rangeOf(first: RegionItem, last: RegionItem): readonly RegionItem[] | null {
  const files = numbersBetween(first.file, last.file);
  const ranks = numbersBetween(first.rank, last.rank);
  if (files === null || ranks === null) return null;
  return ranks.flatMap((rank) => files.map((file) => ({ file, rank })));
}

function numbersBetween(
  one: number | null,
  other: number | null,
): readonly (number | null)[] | null {
  if (one === null || other === null) return one === other ? [null] : null;
  const start = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => start + index);
}
