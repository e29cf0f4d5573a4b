import { addAll } from '../../text/add-all.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import { capitalized } from '../../text/words.js';
import { entryNamed, MOTION, type Entry } from './entry.js';
import {
  entryOf,
  leadOf,
  letteredIn,
  nameAloneIn,
  namedIn,
  SAYS,
  type Lead,
  type Named,
} from './entry-leads.js';
import { FIELD, isPiece, plainTopic } from './heading-entries.js';
import { letterSums } from './letter-sums.js';
import { gameOfLabel } from './named-games.js';
import { passageOn, type Belonging, type Passage } from './passage.js';
import { leadsChanges, OF_MOVES } from './sentence-kinds.js';

/** Cuts a block of prose into passages: its lines, and the pieces that they name. */
export function prosePassages(excerpt: Excerpt, belonging: Belonging): readonly Passage[] {
  const { entries, game, isTalk } = belonging;
  if (!isTalk) {
    const option = optionOf(excerpt);
    if (option !== null) return [passageOn(option, excerpt, 'sentences', game)];
    const titled = entries.length > 0 ? [] : titledIn(excerpt);
    // Where several names stand above their moves, each line is a sentence.
    const start = titled.length > 1 ? SENTENCE_LINE : LABELLED_LINE;
    if (titled.length > 0)
      return titled.flatMap(({ entry, rest, title }) => [
        passageOn(entry, title, 'heading', game),
        ...linesFrom(start, rest).map((line) => passageOn(entry, line, 'sentences', game)),
      ]);
  }
  const passages: Passage[] = [];
  let row: Entry | null = null;
  const lines = linesOf(excerpt).flatMap((part) => linesFrom(LABELLED_LINE, part));
  for (const line of lines.flatMap(equationsIn)) {
    const start = isTalk ? null : columnsIn(line);
    if (start !== null) row = start.entry;
    else if (!LABELLED_START.test(line.text)) row = null;
    if (row === null) addAll(passages, linePassages(line, belonging));
    else passages.push(passageOn(row, start?.moves ?? line, 'bare', game));
  }
  return passages;
}

/** The passages of a line: the pieces that it names, or its sentences. */
function linePassages(line: Excerpt, belonging: Belonging): readonly Passage[] {
  const lead = leadOf(line);
  if (belonging.isTalk) return saidIn(line, lead, belonging);
  const { entries, game } = belonging;
  const sums = letterSums(line).map(({ entry, name }) => passageOn(entry, name, 'heading', game));
  const only = nameAloneIn(line) ?? (lead?.isEquals === true ? calledIn(lead.rest) : null);
  if (only !== null) return [...sums, passageOn(only.entry, only.moves, 'bare', game)];
  const named = lead === null ? null : namedIn(lead.words.text);
  if (lead !== null && named !== null && isPiece(named, lead.rest.text, lead.isEquals)) {
    const isOwn = named.names.every((name) => !entries.some((one) => one.names.includes(name)));
    const pieces = isOwn ? [entryOf(named, lead.words)] : entries;
    return [
      ...sums,
      { excerpt: lead.rest, entries: pieces, topic: null, isTalk: false, game, kind: 'bare' },
    ];
  }
  const lettered = lead === null ? letteredIn(line) : null;
  const isNew =
    lettered !== null && !entries.some(({ names }) => names.includes(lettered.names[0] ?? ''));
  return [
    ...sums,
    ...saidIn(line, lead, isNew ? { ...belonging, entries: [lettered] } : belonging),
  ];
}

/** The sentences of a line. A few words with a colon behind them are a label. */
function saidIn(line: Excerpt, lead: Lead | null, belonging: Belonging): readonly Passage[] {
  const { entries, game, isTalk, topic, under = null } = belonging;
  // Written out, because most passages are created here and spreading objects takes several times as long.
  const said = (excerpt: Excerpt, above: string | null, label: string | null): Passage => ({
    excerpt,
    entries,
    topic: label ?? topic,
    isLabelled: label !== null,
    under: label ?? above,
    isTalk,
    game: (label === null ? null : gameOfLabel(label)) ?? game,
    kind: 'sentences',
  });
  if (lead === null) return [said(line, under, null)];
  const before = partOf(line, 0, line.text.length - lead.rest.text.length);
  // "Same rules as chess, except: the knight is replaced by a camel."
  if (leadsChanges(`${lead.words.text}:`) || statesRule(lead.words.text, before.text))
    return [
      { excerpt: before, entries, topic: null, isTalk, game, kind: 'sentences' },
      said(lead.rest, null, null),
    ];
  const isLabel = !lead.isEquals && lead.words.text.trim().split(/\s+/).length <= MOST_LABEL_WORDS;
  return [isLabel ? said(lead.rest, under, plainTopic(lead.words.text)) : said(line, under, null)];
}
const MOST_LABEL_WORDS = 8;

/** "Kings lose their royal powers - they cannot castle": what stands before the dash is no label. */
function statesRule(lead: string, withDash: string): boolean {
  return /\s[-–—]\s*$/.test(withDash) && STATES.test(lead) && !OF_MOVES.test(lead);
}
const STATES =
  /^\W*\p{L}+(?: \p{L}+){0,2} (?:lose|have|has|are|is|cannot|may not|must|can|may) \p{L}+/iu;

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

/** The piece that a row of columns names, and the rest of the row. */
function columnsIn(line: Excerpt): { readonly entry: Entry; readonly moves: Excerpt } | null {
  const [before, name = '', letter = ''] = COLUMNS.exec(line.text) ?? [];
  if (before === undefined) return null;
  const entry = entryNamed(capitalized(name), line.place(0, before.length));
  return {
    entry: { ...entry, letters: [letter] },
    moves: partOf(line, before.length, line.text.length),
  };
}

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
