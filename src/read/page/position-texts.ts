import { addAll } from '../../text/add-all.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import { headingLevel, type Block } from './blocks.js';
import { isBoardRun, isSketch } from './picture-lines.js';

/** A part of a page that may show a position. */
export interface PositionText {
  /** A FEN or SFEN on one line, or a board drawn on several. */
  readonly form: 'line' | 'picture';
  readonly excerpt: Excerpt;
  /** The heading above it. */
  readonly topic: Excerpt | null;
  /** The number of the part of the page that contains it, from 0. */
  readonly part: number;
  /** Whether the words before it say that it is the start position. */
  readonly isStart: boolean;
  /** Whether it is an option value for the engine. */
  readonly isOption: boolean;
  /** Whether the words before it say that it is an example. */
  readonly isExample: boolean;
}

/** More positions than any page has. */
const MOST_POSITIONS = 100;

/** The parts of a page that may show positions, in order. A part begins at a heading of level 1, or of level 2 if there is only one of level 1. */
export function positionTexts(blocks: readonly Block[]): readonly PositionText[] {
  const level = partLevel(blocks);
  const promises = blocks.some(({ excerpt, kind }) => kind === 'prose' && isPromise(excerpt.text));
  const texts: PositionText[] = [];
  let part = 0;
  let before: Block | null = null;
  let hasPicture = false;
  for (const block of blocks) {
    const { excerpt, kind, topic } = block;
    if (kind === 'heading' && headingLevel(excerpt) === level) part += 1;
    const heading = kind === 'heading' ? '' : (topic?.text ?? '');
    const lead = before?.kind === 'prose' && before.topic === topic ? before.excerpt.text : '';
    const place = { topic, part };
    if (kind === 'picture' && isBoard(excerpt)) {
      const isStart = saysStart(heading, lead) || (!hasPicture && promises);
      texts.push({
        ...place,
        form: 'picture',
        excerpt: trimmed(excerpt),
        isStart,
        isOption: false,
        isExample: isExample(lead),
      });
      hasPicture = true;
    } else if (kind !== 'picture') addAll(texts, lineTexts(block, { heading, lead }, place));
    if (texts.length > MOST_POSITIONS) return texts.slice(0, MOST_POSITIONS);
    before = block;
  }
  return texts;
}

function partLevel(blocks: readonly Block[]): number {
  const first = blocks.filter(
    ({ excerpt, kind }) => kind === 'heading' && headingLevel(excerpt) === 1,
  );
  return first.length > 1 ? 1 : 2;
}

/** "As the first picture shows". */
function isPromise(text: string): boolean {
  return /\bfirst (?:picture|diagram)\b/i.test(text);
}

/** The longest text that may introduce what follows it. */
const LEAD = 200;

const START =
  /\b(?:starting|initial|opening|beginning)\s+(?:position|array|set-?up|arrangement|board|placement|diagram)|\bstart\b|\bset-?up\b|\barray\b/i;
/** A start position other than the usual one, or none. */
const OTHER_START = /\b(?:alternativ|handicap|variation|optional|another|after\b)/i;

/** Whether the last words before a position say that it only shows how to play. */
function isExample(words: string): boolean {
  const last = /[^.!?\n]{0,80}\s*$/.exec(words.slice(-LEAD)) ?? [];
  return /\b(?:examples?|e\.?g|instance|puzzles?|problems?)\b/i.test(last[0] ?? '');
}

/** The positions that may be the start of a game. */
export function possibleStarts(blocks: readonly Block[]): readonly PositionText[] {
  return positionTexts(blocks).filter((one) => !one.isOption && !one.isExample);
}

/** Whether a heading announces the start position. */
export function announcesStart(blocks: readonly Block[]): boolean {
  return blocks.some(({ excerpt, kind }) => kind === 'heading' && saysStart(excerpt.text, ''));
}

/** What a heading and the words right before a position state. */
function saysStart(heading: string, lead: string): boolean {
  const words = `${heading}\n${lead.slice(-LEAD)}`;
  return START.test(words) && !OTHER_START.test(words);
}

function trimmed(excerpt: Excerpt): Excerpt {
  const { text } = excerpt;
  return partOf(excerpt, text.length - text.trimStart().length, text.trimEnd().length);
}

/** Whether it has more than two rows and is not a diagram of moves. */
function isBoard({ text }: Excerpt): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 2 && (isBoardRun(lines) || !lines.some((line) => isSketch(line.trim())));
}

/** A board field: ranks of letters and numbers separated by slashes, then the other fields. */
const BOARD_FIELD = /[\w+~'@*[\]-]+(?:\/[\w+~'@*[\]-]+){2,}/y;
const OTHER_FIELDS =
  / [wb]\b(?: (?:-|[\w'@+]{1,80}(?= [-\d]))(?: (?:-|[a-p]\d{1,2}|\d{1,4}(?:\+\d)?|\+\d\+\d)(?!\w|\.(?!\s*$|\n|\s\p{Lu}\p{Ll})))*)?/uy;
const BORDER = /[\s"`(),|=:;“”]/;
const LONGEST_LINE = 4096;

function lineTexts(
  { excerpt, kind }: Block,
  { heading, lead }: { readonly heading: string; readonly lead: string },
  place: Pick<PositionText, 'part' | 'topic'>,
): readonly PositionText[] {
  const { text } = excerpt;
  return linesOf(text).map(({ end, start }) => {
    const words = text.slice(Math.max(0, start - LEAD), start);
    const isOption = kind === 'ini';
    return {
      ...place,
      form: 'line',
      excerpt: partOf(excerpt, start, end),
      isStart:
        /(?:^|\n)[ *+-]{0,8}start(?:Fen)?\s*[:=][ `]*$/i.test(words) ||
        (!isOption && saysStart(heading, words.trim() === '' ? lead : words)),
      isOption,
      isExample: isExample(words.trim() === '' ? lead : words),
    };
  });
}

/** Where a text may have a FEN or SFEN. */
export function linesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const lines: { start: number; end: number }[] = [];
  for (let at = text.indexOf('/'); at !== -1; at = text.indexOf('/', at)) {
    if (lines.length > MOST_POSITIONS) break;
    let start = at;
    while (start > 0 && at - start < LONGEST_LINE && !BORDER.test(text.charAt(start - 1))) start--;
    BOARD_FIELD.lastIndex = start;
    const end = start + (BOARD_FIELD.exec(text)?.[0].length ?? 0);
    at = endOfWord(text, at);
    if (end === start || !/^(?:$|\s|["`(),|;“”])/.test(text.slice(end, end + 1))) continue;
    OTHER_FIELDS.lastIndex = end;
    lines.push({ start, end: end + (OTHER_FIELDS.exec(text)?.[0].length ?? 0) });
  }
  return lines;
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && !BORDER.test(text.charAt(end))) end++;
  return end;
}
