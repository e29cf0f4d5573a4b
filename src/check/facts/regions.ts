import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTION_BY_KEY, OPTIONS, type TypedOptionRow } from '../../catalog/options/options.js';
import { equalSquareSets, type SquareSet } from '../../ir/region.js';
import { fileOf, isOnBoard, rankOf } from '../../ir/board.js';
import { parseRegion, printRegion } from '../../notation/option-values/regions.js';
import type { ValueProblem } from '../../notation/option-values/stored.js';
import type { IniPair } from '../../read/ini/scan.js';
import { keeperOfLast } from '../../text/keep.js';
import { ownPair, type LintedSection } from '../linted-file.js';
import { misreadList, type Separator } from './region-list.js';
import { hasValueFault } from './value-faults.js';

/** Codes of the reader for regions, which rules for specific faults replace. */
export const REGION_CODES = [
  'ini/invalid-value',
  'ini/ignored-text',
  'ini/undefined-value',
  'ini/aborting-value',
] as const;

/** A region as written in a section. Comments, quotes and semicolons in it have separate rules. */
interface WrittenRegion {
  readonly section: LintedSection;
  readonly pair: IniPair;
  readonly row: TypedOptionRow;
  /** The words as written, up to the end or `-`; empty if the engine does not read all of them. */
  readonly words: readonly string[];
  readonly fault: RegionFault | null;
}

/** Where the engine's reading differs from what is meant. */
type RegionFault = ListFault | WordFault;

/** `harmless-comma`: the engine reads every square anyway. */
interface ListFault {
  readonly kind: Separator | 'harmless-comma';
  /** The value in the engine's notation; null if the meaning is unclear. */
  readonly fixed: string | null;
  /** How the engine reads the value, for messages. */
  readonly outcome: string;
}

/** `half`: `d` or `*` alone; `below`: a rank below 1; `beyond`: off the engine's largest board. */
interface WordFault {
  readonly kind: 'aborts' | 'half' | 'below' | 'beyond';
  readonly word: string;
  readonly fixed: string | null;
}

/** The keys of regions. */
export const REGION_KEYS: readonly OptionKey[] = OPTIONS.filter(
  ({ type }) => type === 'Bitboard',
).map(({ key }) => key);

interface SectionRegions {
  readonly all: readonly WrittenRegion[];
  readonly faulty: readonly WrittenRegion[];
}

const regionsOf = keeperOfLast((section: LintedSection): SectionRegions => {
  const all: WrittenRegion[] = [];
  for (const pair of section.pairs.values()) {
    const region = regionAt(section, pair);
    if (region !== null) all.push(region);
  }
  return { all, faulty: all.filter(({ fault }) => fault !== null) };
});

/** The effective regions of a section, in order. */
export function writtenRegions(section: LintedSection): readonly WrittenRegion[] {
  return regionsOf(section).all;
}

/** Whether the engine misreads any region of a section. */
export function hasFaultyRegions(section: LintedSection): boolean {
  return regionsOf(section).faulty.length > 0;
}

/** The regions of a section with faults of one kind. */
export function regionFaults<K extends RegionFault['kind']>(
  section: LintedSection,
  kind: K,
): readonly { readonly region: WrittenRegion; readonly fault: FaultOf<K> }[] {
  return regionsOf(section).faulty.flatMap((region) => {
    const { fault } = region;
    return fault !== null && isOf(fault, kind) ? [{ region, fault }] : [];
  });
}

type FaultOf<K> = K extends ListFault['kind'] ? ListFault : WordFault;

function isOf<K extends RegionFault['kind']>(
  fault: RegionFault,
  kind: K,
): fault is FaultOf<K> & RegionFault {
  return fault.kind === kind;
}

/** The regions of a section with these keys, in the order of the keys, that the engine reads completely. */
export function readRegions(
  section: LintedSection,
  keys: readonly OptionKey[],
): readonly WrittenRegion[] {
  return keys.flatMap((key) => {
    const pair = ownPair(section, key);
    const region = pair === null ? null : regionAt(section, pair);
    return region !== null && region.words.length > 0 ? [region] : [];
  });
}

/** The part of a region that lies on the board of a section. */
export function onBoard({ rules }: LintedSection, squares: SquareSet): SquareSet {
  const board = { files: rules.maxFile, ranks: rules.maxRank };
  return squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
}

/** A quick test for nearly all values: the engine reads every word. */
const PLAIN =
  /^(?:-|(?:[a-l](?:10|[1-9]|\*)|\*(?:10|[1-9]))(?: (?:[a-l](?:10|[1-9]|\*)|\*(?:10|[1-9])))*)$/i;

/** Null if the line sets no region, or has a fault that other rules report for any value. */
function regionAt(section: LintedSection, pair: IniPair): WrittenRegion | null {
  const row = OPTION_BY_KEY.get(pair.key)?.row;
  if (row?.type !== 'Bitboard') return null;
  if (PLAIN.test(pair.value))
    return { section, pair, row, words: pair.value.split(' '), fault: null };
  if (hasValueFault(section, pair.key)) return null;
  const { problems, value } = parseRegion(pair.value);
  if (problems.length === 0) return { section, pair, row, words: wordsOf(pair), fault: null };
  const fault = listFault(pair.value, value, problems) ?? wordFault(section, pair.value, problems);
  return { section, pair, row, words: [], fault };
}

/** The words that the engine reads: squares, or `-` alone; may be empty. */
function wordsOf({ value }: IniPair): readonly string[] {
  const words = value.split(/\s+/).filter((word) => word !== '');
  const dash = words.indexOf('-');
  return dash > 0 ? words.slice(0, dash) : words;
}

function listFault(
  text: string,
  stored: SquareSet,
  problems: readonly ValueProblem[],
): ListFault | null {
  const list = misreadList(text);
  if (list === null) return null;
  const { list: fixed, separator } = list;
  if (fixed !== null && equalSquareSets(parseRegion(fixed).value, stored))
    return separator === 'comma' ? { kind: 'harmless-comma', fixed, outcome: '' } : null;
  const aborts = problems.some(({ kind }) => kind === 'aborts');
  const outcome = aborts
    ? 'the engine aborts on it'
    : stored.length === 0
      ? 'the engine reads no square of it'
      : `the engine reads only \`${printRegion(stored)}\``;
  return { kind: separator, fixed, outcome };
}

function wordFault(
  section: LintedSection,
  text: string,
  problems: readonly ValueProblem[],
): WordFault | null {
  const problem =
    problems.find(({ kind }) => kind === 'aborts' || kind === 'invalid') ??
    problems.find(({ kind }) => kind === 'undefined');
  if (problem === undefined) return null;
  const { end, start } = problem;
  const word = text.slice(start, end);
  const kind = kindOf(word, problem);
  if (kind === null) return null;
  const better = fixedWord(section, word, text.trim() === word);
  const fixed = better === null ? null : `${text.slice(0, start)}${better}${text.slice(end)}`;
  const isFixed = fixed !== null && parseRegion(fixed).problems.length === 0;
  return { kind, word, fixed: isFixed ? fixed : null };
}

function kindOf(word: string, { kind }: ValueProblem): WordFault['kind'] | null {
  switch (kind) {
    case 'aborts':
      return 'aborts';
    case 'undefined':
      return 'below';
    case 'invalid':
      if (/^(?:[a-l]|\*)$/i.test(word)) return 'half';
      return /^(?:[a-z](?:\d+|\*)|\*\d+)$/i.test(word) ? 'beyond' : null;
    case 'ignored':
      return null;
  }
}

/** The intended squares for a word that is not a square; some words only if they are the whole value. Null if unknown. */
function fixedWord({ rules }: LintedSection, word: string, isAlone: boolean): string | null {
  const lower = word.toLowerCase();
  if (/^\*[a-l]$/.test(lower)) return `${lower.charAt(1)}*`;
  if (/^[a-l]$/.test(lower)) return `${lower}*`;
  const isAll = ['*', 'all', 'any'].includes(lower) && rules.maxRank >= 1;
  if (isAll) return Array.from({ length: rules.maxRank }, (_, rank) => `*${rank + 1}`).join(' ');
  return isAlone && ['none', 'empty'].includes(lower) ? '-' : null;
}
