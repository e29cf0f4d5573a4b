import { headingLevel, type Block } from './blocks.js';
import { LETTERS_ALONE } from './piece-sets.js';
import { linesOf } from './position-texts.js';
import { readingOfFen } from './positions.js';

/** The sentences of a page without the positions among them: what they show is read elsewhere. */

/** Words that only announce a position: "The starting position (FEN) is". */
const LABEL: ReadonlySet<string> = new Set(
  'the a an this its with in as of is game games board start starts starting begin begins from initial opening position array setup set up arrangement placement fen string code notation example'.split(
    ' ',
  ),
);
/** The longest such announcement, in characters. */
const LONGEST_LABEL = 80;

export function withoutPositions(blocks: readonly Block[]): readonly Block[] {
  const words = blocks.map(wordsOf);
  return blocks.map((block, at) => {
    const text = words[at] ?? '';
    if (isPositionAlone(blocks[at + 1], words[at + 1]) && isLead(block))
      return {
        ...block,
        kind: 'prose',
        excerpt: { ...block.excerpt, text: text.replace(/:(\s*)$/, '.$1') },
      };
    return text === block.excerpt.text ? block : { ...block, excerpt: { ...block.excerpt, text } };
  });
}

/** "Chess, but from this position:", which looks like a heading, and is one if it says no more than "Start position:". "Elephant:" is one, too. */
function isLead({ excerpt, kind }: Block): boolean {
  const isText = kind === 'prose' || (kind === 'heading' && headingLevel(excerpt) === null);
  return isText && OF_START.test(excerpt.text) && labelIn(excerpt.text) === '';
}
const OF_START =
  /\b(?:starts?|starting|begins?|position|set-?up|array|placement|arrangement)\b[^:]{0,60}:\s*$/i;

function wordsOf({ excerpt: { text }, kind }: Block): string {
  if (kind !== 'prose') return text;
  return blanked(
    text,
    linesOf(text).filter(({ end, start }) => isBoard(text.slice(start, end))),
  );
}

function isPositionAlone(block: Block | undefined, words: string | undefined): boolean {
  if (block?.kind === 'picture') return true;
  return block !== undefined && words !== block.excerpt.text && /^[\s`]*$/.test(words ?? '');
}

interface Line {
  readonly start: number;
  readonly end: number;
}

/** The fewest ranks of a position without other fields: "1/2/3" may be anything. */
const FEWEST_RANKS = 5;

/** Whether it certainly is one: of equal ranks, and of many or with the side to move. */
function isBoard(text: string): boolean {
  const rows = readingOfFen(text, LETTERS_ALONE)?.rows ?? [];
  const width = rows[0]?.cells.length ?? 0;
  const isLong = /\s[wb]\b/.test(text) || rows.length >= FEWEST_RANKS;
  return isLong && rows.every(({ cells }) => cells.length === width);
}

/** Spaces in the place of positions, with their quotation marks, and of what announces them. Where a sentence ends in one, it ends before it. */
function blanked(text: string, lines: readonly Line[]): string {
  return lines.reduce((before, { end, start }) => {
    const lead = before.slice(Math.max(0, start - LONGEST_LABEL), start);
    const label = labelIn(lead);
    const [mark = ''] = /[\s:`"“(]*$/.exec(lead) ?? [];
    const [tail = ''] = /^[`"”)]{0,3}\.?/.exec(before.slice(end, end + 4)) ?? [];
    const from = start - (label === '' ? mark : label).length;
    const isEnd =
      label === '' && /^\s*$/m.test(/^.*/.exec(before.slice(end + tail.length))?.[0] ?? '');
    const width = end + tail.length - from;
    const instead = isEnd && /\S\s*$/.test(lead.slice(0, lead.length - mark.length)) ? '.' : ' ';
    return before.slice(0, from) + instead.padEnd(width) + before.slice(end + tail.length);
  }, text);
}

/** The end of the text, from the last line or sentence on, if it only announces what follows it. */
function labelIn(text: string): string {
  const [label = ''] = /(?:[^\n.!?]|\.(?=\S)){0,80}$/.exec(text) ?? [];
  const words = label.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.every((word) => LABEL.has(word)) ? label : '';
}
