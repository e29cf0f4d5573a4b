import { builtinNamed, publishedName } from '../../catalog/variant-names.js';
import { addAll } from '../../text/add-all.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import { capitalized } from '../../text/words.js';
import { headingLevel, titleOf, type Block } from '../page/blocks.js';
import { entryNamed, MOTION, type Entry } from './entry.js';
import {
  entryOf,
  leadOf,
  letteredIn,
  nameAloneIn,
  namedIn,
  SAYS,
  type Named,
} from './entry-leads.js';
import { FIELD, isPiece, isPlainHeading, pieceHeadings, plainTopic } from './heading-entries.js';
import { letterSums } from './letter-sums.js';
import { leadsChanges, OF_MOVES, outcomeOfList } from './sentence-kinds.js';
import { tableEntries, type TableEntry } from './table-entries.js';

/** A built-in game that a heading or a label names. */
interface NamedGame {
  readonly name: string;
  /** True for "Orthodox Chess rules", which may hold in this game as well. Nothing under "Chess" or "Gothic:" does. */
  readonly isRules: boolean;
}

/** A stretch of text, and its subject. */
export interface Passage {
  readonly excerpt: Excerpt;
  /** Empty if the passage is about no single piece. */
  readonly entries: readonly Entry[];
  /** The words at the start of a line or heading, in small letters: `stalemate`. */
  readonly topic: string | null;
  /** A label precedes it: "Repetition: …". */
  readonly isLabelled?: boolean;
  /** The label, or the line with a colon above it, which may restrict it: `in the palace`. */
  readonly under?: string | null;
  /** It is under a heading such as "Strategy", where nothing is defined. */
  readonly isTalk: boolean;
  /** The game that its heading or label names. Null if it names none. */
  readonly game: NamedGame | null;
  readonly kind: 'sentences' | 'bare' | 'heading' | 'picture';
}

/** "Played on a 10x10 board, 3 new pieces:" */
const PLAYED_ON = /^\W*played (?:on|with)\b/i;
const TALK =
  /strateg|advice|worth|opening|histor|\btips?\b|valu|notation|abbreviation|background|link|skin|cheat|trivia|faq|resource|example|tactic|endgame|credit|handicap|available|versus|\bvs\b|difference|more information|comments|variants?$|acknowledg|reference|notes$|similar|inspiration|design|about|author|source|playing tips|etymology|character name|clock|time control|timer/i;
/** The start of an item of a list. */
export const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/;
const PLAY = /strateg|advice|opening|tactic|endgame|histor|valu|tips|notation|handicap/;
const RULES = /rule|special|general|setup|how to play|movement|differences from chess/i;

/** What a passage belongs to: a piece, or other words of a heading. */
export type Section = Entry | string | null;

export function sectionOf({ entries, topic }: Passage): Section {
  return entries[0] ?? topic;
}

/** Cuts the sentences of a page into passages, each with the pieces that it is about. */
export function passagesOf(blocks: readonly Block[]): readonly Passage[] {
  const passages: Passage[] = [];
  const entriesOf = pieceHeadings(blocks);
  let entries: readonly Entry[] = [];
  /** Lines that end with a colon, such as "It can:", do not end what is below a heading with marks. */
  let isBelowMarks = false;
  /** The line with a colon above the text, and whether items of a list have followed it. */
  let above: { readonly words: string; hasItems: boolean } | null = null;
  let topic: string | null = null;
  /** The level of the heading that starts talk. Null outside talk. */
  let talk: number | null = null;
  /** The talk is about good play, and so are the headings below it. */
  let isPlay = false;
  /** The heading that introduces the rules of another game, and its level. */
  let other: { readonly level: number; readonly game: NamedGame } | null = null;
  let isTitle = true;
  for (const [index, block] of blocks.entries()) {
    const { excerpt, kind } = block;
    const common = { entries, topic: null, isTalk: talk !== null, game: other?.game ?? null };
    if (kind === 'picture') passages.push({ ...common, excerpt, kind });
    // "The game is played on a 9x9 board as shown below:" is a sentence.
    const isSentence =
      kind === 'heading' &&
      headingLevel(excerpt) === null &&
      (SAYS.test(excerpt.text) ||
        PLAYED_ON.test(excerpt.text) ||
        outcomeOfList(excerpt.text) !== null ||
        leadsChanges(excerpt.text));
    if (kind === 'heading') above = null;
    if ((kind === 'heading' && !isSentence) || isPlainHeading(block)) {
      const marks = headingLevel(excerpt);
      const level = marks ?? 7;
      const text = titleOf(excerpt);
      const isDeep: boolean = talk !== null && level > talk && isPlay;
      const found = level === 1 || isDeep ? [] : entriesOf(index);
      topic = plainTopic(text.text);
      if (other !== null && level <= other.level) other = null;
      const game = isTitle || found.length > 0 ? null : gameOfHeading(topic);
      if (game !== null) other = { level, game };
      isTitle = false;
      if (found.length === 0) {
        if (marks !== null || !isBelowMarks) entries = [];
        if (kind === 'heading' && marks === null) above = { words: topic, hasItems: false };
        const isTalk = TALK.test(topic) && !RULES.test(topic);
        if (!isDeep && (level <= 6 || talk !== null)) {
          talk = isTalk && level > 1 ? level : null;
          isPlay = PLAY.test(topic);
        }
      } else {
        talk = null;
        isBelowMarks = marks !== null;
        for (const one of found)
          passages.push({
            excerpt: text,
            entries: [one],
            topic: null,
            isTalk: false,
            game: null,
            kind: 'heading',
          });
        const isGroup = found.every(({ openName }) => openName === found[0]?.openName);
        entries = isGroup ? found : found.slice(0, 1);
      }
      continue;
    }
    if (kind === 'table' && talk === null && blocks[index - 1]?.kind !== 'table')
      addAll(passages, tableEntries(blocks, index).flatMap(ofRow));
    if (kind !== 'prose' && kind !== 'heading') continue;
    const isItem = ITEM.test(excerpt.text);
    if (above !== null && above.hasItems && !isItem) above = null;
    const under: string | null = above?.words ?? null;
    if (kind === 'heading') above = { words: plainTopic(excerpt.text), hasItems: false };
    else if (above !== null) above = isItem ? { ...above, hasItems: true } : null;
    const option = talk === null ? optionOf(excerpt) : null;
    if (option !== null) {
      passages.push({ ...common, excerpt, entries: [option], isTalk: false, kind: 'sentences' });
      continue;
    }
    const titled = talk === null && entries.length === 0 ? titledIn(excerpt) : [];
    if (titled.length > 0) {
      for (const { entry, rest, title } of titled) {
        passages.push({ ...common, excerpt: title, entries: [entry], kind: 'heading' });
        // Where several names stand above their moves, each line is a sentence.
        for (const said of linesFrom(titled.length > 1 ? SENTENCE_LINE : LABELLED_LINE, rest))
          passages.push({ ...common, excerpt: said, entries: [entry], kind: 'sentences' });
      }
      continue;
    }
    let rowEntry: Entry | null = null;
    for (const line of linesOf(excerpt)
      .flatMap((one) => linesFrom(LABELLED_LINE, one))
      .flatMap(equationsIn)) {
      const row = talk === null ? COLUMNS.exec(line.text) : null;
      if (row !== null) {
        const [before, name = '', letter = ''] = row;
        const entry = entryNamed(capitalized(name), line.place(0, before.length));
        rowEntry = { ...entry, letters: [letter] };
      } else if (!LABELLED_START.test(line.text)) rowEntry = null;
      if (rowEntry !== null) {
        const moves = partOf(line, row?.[0].length ?? 0, line.text.length);
        passages.push({ ...common, excerpt: moves, entries: [rowEntry], kind: 'bare' });
        continue;
      }
      const sums = talk === null ? letterSums(line) : [];
      for (const { entry, name } of sums)
        passages.push({ ...common, excerpt: name, entries: [entry], kind: 'heading' });
      const alone = talk === null ? nameAloneIn(line) : null;
      if (alone !== null) {
        passages.push({ ...common, excerpt: alone.name, entries: [alone.entry], kind: 'bare' });
        continue;
      }
      const lead = leadOf(line);
      const called = lead?.isEquals === true && talk === null ? calledIn(lead.rest) : null;
      if (called !== null) {
        passages.push({ ...common, excerpt: called.moves, entries: [called.entry], kind: 'bare' });
        continue;
      }
      const named = lead === null || talk !== null ? null : namedIn(lead.words.text);
      if (lead !== null && named !== null && isPiece(named, lead.rest.text, lead.isEquals)) {
        const isOwn = named.names.every((name) => !entries.some((one) => one.names.includes(name)));
        passages.push({
          ...common,
          excerpt: lead.rest,
          entries: isOwn ? [entryOf(named, lead.words)] : entries,
          kind: 'bare',
        });
        continue;
      }
      const lettered = lead === null && talk === null ? letteredIn(line) : null;
      // "Same rules as chess, except: the knight is replaced by a camel."
      const before =
        lead === null ? null : partOf(line, 0, line.text.length - lead.rest.text.length);
      const isSaid =
        lead !== null &&
        before !== null &&
        (leadsChanges(`${lead.words.text}:`) || statesRule(lead.words.text, before.text));
      if (isSaid) passages.push({ ...common, excerpt: before, kind: 'sentences' });
      const isTopic =
        lead !== null &&
        !isSaid &&
        !lead.isEquals &&
        lead.words.text.trim().split(/\s+/).length <= 8;
      const label = isTopic ? plainTopic(lead.words.text) : null;
      const isNew =
        lettered !== null && !entries.some(({ names }) => names.includes(lettered.names[0] ?? ''));
      // Written out, because most passages are created here and spreading objects takes several times as long.
      passages.push({
        excerpt: isTopic || isSaid ? lead.rest : line,
        entries: isNew ? [lettered] : entries,
        topic: label ?? topic,
        isLabelled: isTopic,
        under: isSaid ? null : (label ?? under),
        isTalk: common.isTalk,
        game: (label === null ? null : gameOfLabel(label)) ?? common.game,
        kind: 'sentences',
      });
    }
  }
  return passages;
}

/** "Kings lose their royal powers - they cannot castle": what stands before the dash is no label. */
function statesRule(lead: string, withDash: string): boolean {
  return /\s[-–—]\s*$/.test(withDash) && STATES.test(lead) && !OF_MOVES.test(lead);
}
const STATES =
  /^\W*\p{L}+(?: \p{L}+){0,2} (?:lose|have|has|are|is|cannot|may not|must|can|may) \p{L}+/iu;

/** The game named by a heading such as "Orthodox Chess rules", "Rules of Crazyhouse" or "Chess". */
function gameOfHeading(topic: string): NamedGame | null {
  const [, of, before] = /^(?:the )?(?:rules of (.{1,40})|(.{1,40}?) rules)$/i.exec(topic) ?? [];
  const rulesOf = of ?? before;
  if (rulesOf === undefined) return gameOfLabel(topic);
  const name = builtinNamed(rulesOf);
  return name === null ? null : { name, isRules: true };
}

/** Names of games that also name a part of any game. */
const IS_PART = /^(?:extinction|placement|torpedo|normal|loop|supply|modern|opulent|grand)$/;

/** The game named by a label such as "Gothic: no castling" in a list of games. */
function gameOfLabel(topic: string): NamedGame | null {
  const name = IS_PART.test(topic) ? null : (builtinNamed(topic) ?? publishedName(topic));
  return name === null ? null : { name, isRules: false };
}

/** The passages of a table row: the name of a piece, then the cells that describe it. */
function ofRow({ letter, name, notation, descriptions: said }: TableEntry): readonly Passage[] {
  const named = namedIn(name.text);
  if (named === null) return [];
  const entry: Entry = {
    ...entryOf(named, name),
    ...(letter === null ? {} : { letters: [letter] }),
    ...(notation === null ? {} : { notations: [notation] }),
  };
  const row = { entries: [entry], topic: null, isTalk: false, game: null } as const;
  return [
    { ...row, excerpt: name, kind: 'heading' },
    ...said.map((excerpt) => ({ ...row, excerpt, kind: 'bare' }) as const),
  ];
}

const INSTEAD =
  /^(?:Besides|Instead of) (?:the )?(?:normal |usual |standard )?([A-Za-z]+)\b[^.:]{0,120}/;
const SPECIAL = /^[^.:]{0,60}?\b(specific|special) (?:royal )?([a-z]+)\b[^.:]{0,60}/;
const IS_OPTION = /\b(?:option|optional|optionally|candidate|alternative|replacement)\b/i;

/** A paragraph on a piece that may replace another: "Besides the usual lance, another optional replacement is …". */
function optionOf(excerpt: Excerpt): Entry | null {
  if (!IS_OPTION.test(excerpt.text)) return null;
  const opening = excerpt.text.slice(0, 200).replace(/\s/g, ' ');
  const [whole = '', replaced = ''] = INSTEAD.exec(opening) ?? [];
  const [words = '', adjective = '', noun = ''] = SPECIAL.exec(opening) ?? [];
  const [name, piece, length] =
    whole === ''
      ? [`${adjective} ${noun}`, noun, words.length]
      : [`other ${replaced}`, replaced, whole.length];
  if (piece === '' || !FIELD.has(piece) || !IS_OPTION.test(opening.slice(0, length))) return null;
  return {
    ...entryNamed(capitalized(name), excerpt.place(0, length)),
    replaces: capitalized(piece),
  };
}

/** A name on a separate line, perhaps with a value, followed by the moves of the piece. */
const TITLE = /^[^\S\n]*([^\n.:=]{2,60})\n(?:\s*\d+(?:\.\d+)?\s*\n)?/gm;

/** The pieces of a block in which a name on a separate line stands above the moves of each. Empty if none stands above the first. */
function titledIn(
  excerpt: Excerpt,
): readonly { readonly title: Excerpt; readonly rest: Excerpt; readonly entry: Entry }[] {
  const titles = [...excerpt.text.matchAll(TITLE)].flatMap((match) => {
    const [whole, said = ''] = match;
    const behind = match.index + whole.length;
    const named = SAYS.test(said) ? null : namedIn(said);
    if (named === null) return [];
    if (!MOTION.test(excerpt.text.slice(behind)) && !(match.index > 0 && isNameAlone(said, named)))
      return [];
    const start = match.index + whole.indexOf(said);
    const title = partOf(excerpt, start, start + said.length);
    return [{ title, behind, entry: entryOf(named, title), at: match.index }];
  });
  if (titles[0]?.at !== 0) return [];
  return titles.map(({ behind, entry, title }, index) => ({
    title,
    rest: partOf(excerpt, behind, titles[index + 1]?.at ?? excerpt.text.length),
    entry,
  }));
}

/** Whether words on a separate line are a name, whatever stands below: "Promoted Silver (narigin)", "Dragon King". */
function isNameAlone(said: string, { names }: Named): boolean {
  return (
    /["“(]/.test(said) || names.every((name) => FIELD.has(name) || !/^\S+$|\s\p{Ll}/u.test(name))
  );
}

/** A line that says how a piece moves, or how it captures: "captures: one square diagonally forward". */
const LABELLED_LINE =
  /\n(?=[^\S\n]*(?:\p{L}+ {1,12}[A-Z] {1,12})?(?:moves?|movement|captur\w+|attacks?|promot\w+)\s?:)/giu;
const LABELLED_START = /^\s*(?:captur\w+|attacks?|promot\w+)\s?:/i;
/** A row of columns: "octopus O   moves: knight+bishop". */
const COLUMNS = /^\s*(\p{L}[\p{L}'-]{2,20}) {1,12}([A-Z]) {1,12}(?=moves?\s?:)/u;
/** A line that does not go on in small letters or brackets. */
const SENTENCE_LINE = new RegExp(`\\n(?=[^\\S\\n]*\\p{Lu})|${LABELLED_LINE.source}`, 'gu');

/** The parts of a text that begin with such lines. */
function linesFrom(start: RegExp, excerpt: Excerpt): readonly Excerpt[] {
  const starts = [0, ...[...excerpt.text.matchAll(start)].map(({ index }) => index + 1)];
  return starts.map((start, at) => partOf(excerpt, start, starts[at + 1] ?? excerpt.text.length));
}

/** The parts of a block with several lines. Each line that begins with a lead starts a new part. */
function linesOf(excerpt: Excerpt): readonly Excerpt[] {
  const text = excerpt.text;
  if (!text.includes('\n')) return [excerpt];
  const lines: Excerpt[] = [];
  let start = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    if (
      at > start &&
      ((!GOES_ON.test(line) && leadOf(partOf(excerpt, at, end)) !== null) ||
        / {2}$/.test(text.slice(0, at - 1)))
    ) {
      lines.push(partOf(excerpt, start, at - 1));
      start = at;
    }
    at = end + 1;
  }
  lines.push(partOf(excerpt, start, text.length));
  return lines;
}

const CALLED = /^(.{3,80}?)\s*=\s*["“]([\p{L} -]{3,30})["”]\s*\(([A-Z])\)[.,;]?\s*$/u;

/** "Rook = bishop + dabbabah = "bede" (D)": in the place of the rook stands a piece with another name. */
function calledIn(rest: Excerpt): { readonly entry: Entry; readonly moves: Excerpt } | null {
  const [, moves, name, letter] = CALLED.exec(rest.text) ?? [];
  if (moves === undefined || name === undefined || letter === undefined) return null;
  const entry = entryNamed(capitalized(name), rest.place(0, rest.text.length));
  return { entry: { ...entry, letters: [letter] }, moves: partOf(rest, 0, moves.length) };
}

/** A line that goes on from the one above it: "of the last two ranks - those of …". */
const GOES_ON =
  /^\s*(?:of|in|on|at|to|by|with|for|from|and|or|but|the|an?|its|that|which|is|are)\s/;

/** "Cardinal = bishop + knight, Marshal = rook + knight" in two parts. */
function equationsIn(line: Excerpt): readonly Excerpt[] {
  const ends = [...line.text.matchAll(/[,;]\s+(?=\p{Lu}[\p{L} ]{1,20}(?: \([A-Z]\))? = )/gu)];
  if (ends.length === 0 || leadOf(line)?.isEquals !== true) return [line];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts.map((start, at) => partOf(line, start, ends[at]?.index ?? line.text.length));
}
