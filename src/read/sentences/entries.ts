import { addAll } from '../../text/add-all.js';
import type { Excerpt } from '../../text/excerpt.js';
import { headingLevel, titleOf, type Block } from '../page/blocks.js';
import type { Entry } from './entry.js';
import { entryOf, namedIn, SAYS } from './entry-leads.js';
import { isPlainHeading, pieceHeadings, plainTopic } from './heading-entries.js';
import { gameOfHeading, type NamedGame } from './named-games.js';
import { passageOn, type Passage } from './passage.js';
import { prosePassages } from './prose-passages.js';
import { leadsChanges, outcomeOfList } from './sentence-kinds.js';
import { tableEntries, type TableEntry } from './table-entries.js';

/** "Played on a 10x10 board, 3 new pieces:" */
const PLAYED_ON = /^\W*played (?:on|with)\b/i;
const TALK =
  /strateg|advice|worth|opening|histor|\btips?\b|valu|notation|abbreviation|background|link|skin|cheat|trivia|faq|resource|example|tactic|endgame|credit|handicap|available|versus|\bvs\b|difference|more information|comments|variants?$|acknowledg|reference|notes$|similar|inspiration|design|about|author|source|playing tips|etymology|character name|clock|time control|timer/i;
/** The start of an item of a list. */
export const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/;
const PLAY = /strateg|advice|opening|tactic|endgame|histor|valu|tips|notation|handicap/;
const RULES = /rule|special|general|setup|how to play|movement|differences from chess/i;

/** What the headings above a block say of it. */
interface Headings {
  readonly entries: readonly Entry[];
  readonly topic: string | null;
  /** The pieces have a heading with marks. Lines that end with a colon, such as "It can:", do not end what is below it. */
  readonly isBelowMarks: boolean;
  /** The level of the heading that starts talk. Null outside talk. */
  readonly talk: number | null;
  /** The talk is about good play, and so are the headings below it. */
  readonly isPlay: boolean;
  /** The heading that introduces the rules of another game, and its level. */
  readonly other: { readonly level: number; readonly game: NamedGame } | null;
}

/** Above the first heading, which is the title. */
const NO_HEADING: Headings = {
  entries: [],
  topic: null,
  isBelowMarks: false,
  talk: null,
  isPlay: false,
  other: null,
};

/** Cuts the sentences of a page into passages, each with the pieces that it is about. */
export function passagesOf(blocks: readonly Block[]): readonly Passage[] {
  const passages: Passage[] = [];
  const entriesOf = pieceHeadings(blocks);
  let headings = NO_HEADING;
  let above: Label | null = null;
  for (const [index, block] of blocks.entries()) {
    const { excerpt, kind } = block;
    const { entries, other, talk, topic } = headings;
    const isTalk = talk !== null;
    const game = other?.game ?? null;
    if (isTitled(block)) {
      const words = titleOf(excerpt);
      const isNoPiece = levelOf(block) === 1 || isInPlay(block, headings);
      const found = isNoPiece ? [] : entriesOf(index);
      headings = below(block, found, headings);
      const isLabel = found.length === 0 && levelOf(block) === UNMARKED;
      if (kind === 'heading') above = isLabel ? labelOf(words) : null;
      addAll(
        passages,
        found.map((one) => passageOn(one, words, 'heading')),
      );
      continue;
    }
    if (kind === 'picture') passages.push({ excerpt, entries, topic: null, isTalk, game, kind });
    if (kind === 'table' && !isTalk && blocks[index - 1]?.kind !== 'table')
      addAll(passages, tableEntries(blocks, index).flatMap(ofRow));
    if (kind !== 'prose' && kind !== 'heading') continue;
    const isItem = ITEM.test(excerpt.text);
    if (kind === 'heading' || (above?.hasItems === true && !isItem)) above = null;
    const under: string | null = above?.words ?? null;
    if (kind === 'heading') above = labelOf(excerpt);
    else if (above !== null) above = isItem ? { ...above, hasItems: true } : null;
    addAll(passages, prosePassages(excerpt, { entries, topic, under, isTalk, game }));
  }
  return passages;
}

/** A line with a colon above other text. */
interface Label {
  readonly words: string;
  /** Whether items of a list have followed it. */
  readonly hasItems: boolean;
}

function labelOf({ text }: Excerpt): Label {
  return { words: plainTopic(text), hasItems: false };
}

/** Whether a block is a heading of what is below it. "The game is played on a 9x9 board as shown below:" is a sentence. */
function isTitled(block: Block): boolean {
  const { excerpt, kind } = block;
  if (kind !== 'heading' || headingLevel(excerpt) !== null)
    return kind === 'heading' || isPlainHeading(block);
  const { text } = excerpt;
  return !(
    SAYS.test(text) ||
    PLAYED_ON.test(text) ||
    outcomeOfList(text) !== null ||
    leadsChanges(text)
  );
}

/** The level of a heading; below all others without marks. */
function levelOf({ excerpt }: Block): number {
  return headingLevel(excerpt) ?? UNMARKED;
}
const UNMARKED = 7;

/** Whether a heading is within talk about good play. */
function isInPlay(heading: Block, { isPlay, talk }: Headings): boolean {
  return isPlay && talk !== null && levelOf(heading) > talk;
}

/** What holds below a heading that names these pieces. */
function below(heading: Block, found: readonly Entry[], headings: Headings): Headings {
  const topic = plainTopic(titleOf(heading.excerpt).text);
  const level = levelOf(heading);
  const isMarked = level < UNMARKED;
  const others = headings.other !== null && level > headings.other.level ? headings.other : null;
  if (found.length > 0) {
    const isGroup = found.every(({ openName }) => openName === found[0]?.openName);
    return {
      topic,
      entries: isGroup ? found : found.slice(0, 1),
      isBelowMarks: isMarked,
      talk: null,
      isPlay: headings.isPlay,
      other: others,
    };
  }
  const game = headings === NO_HEADING ? null : gameOfHeading(topic);
  const staysTalk = isInPlay(heading, headings) || (!isMarked && headings.talk === null);
  const isTalk = TALK.test(topic) && !RULES.test(topic) && level > 1;
  return {
    topic,
    entries: isMarked || !headings.isBelowMarks ? [] : headings.entries,
    isBelowMarks: headings.isBelowMarks,
    ...(staysTalk
      ? { talk: headings.talk, isPlay: headings.isPlay }
      : { talk: isTalk ? level : null, isPlay: PLAY.test(topic) }),
    other: game === null ? others : { level, game },
  };
}

/** The passages of a table row: the name of a piece, then the cells that describe it. */
function ofRow({ letter, name, notation, descriptions }: TableEntry): readonly Passage[] {
  const named = namedIn(name.text);
  if (named === null) return [];
  const entry: Entry = {
    ...entryOf(named, name),
    ...(letter === null ? {} : { letters: [letter] }),
    ...(notation === null ? {} : { notations: [notation] }),
  };
  return [
    passageOn(entry, name, 'heading'),
    ...descriptions.map((said) => passageOn(entry, said, 'bare')),
  ];
}
