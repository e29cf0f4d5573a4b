import { partOf, type Excerpt } from '../../text/excerpt.js';
import type { Block } from '../page/blocks.js';
import { entryNamed, MOTION, type Entry } from './entry.js';
import {
  BULLET,
  entryOf,
  GLYPH,
  leadOf,
  letteredIn,
  namedIn,
  SAYS,
  type Named,
} from './entry-leads.js';
import { namesOf, plainName, singular } from './names.js';
import { tableEntries, type TableEntry } from './table-entries.js';

/** A stretch of text, and what it is about. */
export interface Passage {
  readonly excerpt: Excerpt;
  /** None: it is about no piece alone. */
  readonly entries: readonly Entry[];
  /** The words that a line or heading begins with, in small letters: `stalemate`. */
  readonly topic: string | null;
  /** Under a heading such as "Strategy" nothing is defined. */
  readonly isTalk: boolean;
  readonly kind: 'sentences' | 'bare' | 'heading' | 'picture';
}

const FIELD = namesOf([]);

const TALK =
  /strateg|advice|worth|opening|histor|\btips?\b|valu|notation|abbreviation|background|link|skin|cheat|trivia|faq|resource|example|tactic|endgame|credit|handicap|available|versus|\bvs\b|difference|more information|comments|variants?$|acknowledg|reference|notes$|similar|inspiration|design|about|author|source|playing tips|etymology|character name|clock|time control|timer/i;
const PLAY = /strateg|advice|opening|tactic|endgame|histor|valu|tips|notation|handicap/;
const RULES = /rule|special|general|setup|how to play|movement|differences from chess/i;

/** Cuts the sentences of a page into passages, each with the pieces that it is about. */
export function passagesOf(blocks: readonly Block[]): readonly Passage[] {
  const passages: Passage[] = [];
  let entries: readonly Entry[] = [];
  let topic: string | null = null;
  /** How deep the heading is under which all is talk; null: it is not. */
  let talk: number | null = null;
  /** That is how to play well: the headings below it, too. */
  let isPlay = false;
  for (const [index, block] of blocks.entries()) {
    const { excerpt, kind } = block;
    const common = { entries, topic: null, isTalk: talk !== null };
    if (kind === 'picture') passages.push({ ...common, excerpt, kind });
    // "The game is played on a 9x9 board as shown below:" is a sentence.
    const isSentence = kind === 'heading' && !/^\s*#/.test(excerpt.text) && SAYS.test(excerpt.text);
    if ((kind === 'heading' && !isSentence) || isPlainHeading(block)) {
      const level = /^\s*(#{1,6})/.exec(excerpt.text)?.[1]?.length ?? 7;
      const text = partOf(
        excerpt,
        /^[#\s]*/.exec(excerpt.text)?.[0].length ?? 0,
        excerpt.text.length,
      );
      const isDeep: boolean = talk !== null && level > talk && isPlay;
      const found = level === 1 || isDeep ? [] : headingEntries(text, textUnder(blocks, index));
      topic = plainTopic(text.text);
      if (found.length === 0) {
        entries = [];
        const isTalk = TALK.test(topic) && !RULES.test(topic);
        if (!isDeep && (level <= 6 || talk !== null)) {
          talk = isTalk && level > 1 ? level : null;
          isPlay = PLAY.test(topic);
        }
      } else {
        talk = null;
        for (const one of found)
          passages.push({
            excerpt: text,
            entries: [one],
            topic: null,
            isTalk: false,
            kind: 'heading',
          });
        const isGroup = found.every(({ openName }) => openName === found[0]?.openName);
        entries = isGroup ? found : found.slice(0, 1);
      }
      continue;
    }
    if (kind === 'table' && talk === null && blocks[index - 1]?.kind !== 'table')
      passages.push(...tableEntries(blocks, index).flatMap(ofRow));
    if (kind !== 'prose' && kind !== 'heading') continue;
    const option = talk === null ? optionOf(excerpt) : null;
    if (option !== null) {
      passages.push({ excerpt, entries: [option], topic: null, isTalk: false, kind: 'sentences' });
      continue;
    }
    for (const line of linesOf(excerpt)) {
      const lead = leadOf(line);
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
      const isTopic =
        lead !== null && lead.words.text.trim().split(/\s+/).length <= 8 && !lead.isEquals;
      passages.push({
        ...common,
        excerpt: isTopic ? lead.rest : line,
        ...(lettered === null ||
        entries.some(({ names }) => names.includes(lettered.names[0] ?? ''))
          ? {}
          : { entries: [lettered] }),
        topic: isTopic ? plainTopic(lead.words.text) : topic,
        kind: 'sentences',
      });
    }
  }
  return passages;
}

/** The passages of a row: the name of a piece, then what its cells say of it. */
function ofRow({ letter, name, notation, said }: TableEntry): readonly Passage[] {
  const named = namedIn(name.text);
  if (named === null) return [];
  const entry: Entry = {
    ...entryOf(named, name),
    ...(letter === null ? {} : { letters: [letter] }),
    ...(notation === null ? {} : { notations: [notation] }),
  };
  const row = { entries: [entry], topic: null, isTalk: false } as const;
  return [
    { ...row, excerpt: name, kind: 'heading' },
    ...said.map((excerpt) => ({ ...row, excerpt, kind: 'bare' }) as const),
  ];
}

const INSTEAD =
  /^(?:Besides|Instead of) (?:the )?(?:normal |usual |standard )?([A-Za-z]+)\b[^.:]{0,120}/;
const SPECIAL = /^[^.:]{0,60}?\b(specific|special) (?:royal )?([a-z]+)\b[^.:]{0,60}/;
const IS_OPTION = /\b(?:option|optional|optionally|candidate|alternative|replacement)\b/i;

/** "Besides the usual lance, another optional replacement is …": a paragraph on a piece that may replace another. */
function optionOf(excerpt: Excerpt): Entry | null {
  const opening = excerpt.text.slice(0, 200).replace(/\s/g, ' ');
  const [whole = '', replaced = ''] = INSTEAD.exec(opening) ?? [];
  const [words = '', adjective = '', noun = ''] = SPECIAL.exec(opening) ?? [];
  const [name, piece, length] =
    whole === ''
      ? [`${adjective} ${noun}`, noun, words.length]
      : [`other ${replaced}`, replaced, whole.length];
  if (piece === '' || !FIELD.has(piece) || !IS_OPTION.test(opening.slice(0, length))) return null;
  return {
    ...entryNamed(capital(name), excerpt.place(0, length)),
    replaces: capital(piece),
  };
}

/** A line alone such as "Warrior (W) [mFcfW]". */
function isPlainHeading({ excerpt, kind }: Block): boolean {
  const text = excerpt.text.trim();
  if (kind !== 'prose' || text.length > 50 || text.includes('\n') || BULLET.exec(text)?.[0] !== '')
    return false;
  if (/[.!?]$/.test(text)) return false;
  return (
    /^\*\*[^*]+\*\*$/.test(text) ||
    (namedIn(text)?.hasLetter ?? false) ||
    (/^(?:the )?[A-Z][\w' ]{2,30}$/i.test(text) && !/\b(?:is|are|can|moves?|may|must)\b/.test(text))
  );
}

function plainTopic(text: string): string {
  return text
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|[*_`#]|\([^()]*\)/g, ' ')
    .split(/\s+/)
    .join(' ')
    .trim()
    .toLowerCase();
}

/** Several lines of a block: those that begin with a lead stand alone. */
function linesOf(excerpt: Excerpt): readonly Excerpt[] {
  const lines: Excerpt[] = [];
  let start = 0;
  let at = 0;
  const text = excerpt.text;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    if (
      at > start &&
      (leadOf(partOf(excerpt, at, end)) !== null || / {2}$/.test(text.slice(0, at - 1)))
    ) {
      lines.push(partOf(excerpt, start, at - 1));
      start = at;
    }
    at = end + 1;
  }
  lines.push(partOf(excerpt, start, text.length));
  return lines;
}

function textUnder(blocks: readonly Block[], index: number): string {
  for (let at = index + 1; at < blocks.length; at++) {
    const block = blocks[at];
    if (block === undefined || block.kind === 'heading') return '';
    const text = block.excerpt.text
      .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|[*_`]/g, '')
      .trim();
    if (block.kind === 'prose' && text !== '') return text;
  }
  return '';
}

/** "King (K) and Chariot (R)" are two; "Quails" are the several quails that the text under it names. */
function headingEntries(text: Excerpt, under: string): readonly Entry[] {
  const several = severalIn(text, under);
  if (several.length > 1) return several;
  const parts = splitAnd(text);
  const named = parts.map((part) => namedIn(part.text));
  const isPieces = named.every((one) => one !== null && isPiece(one, under, false));
  if (!isPieces) return [];
  return named.flatMap((one, index) => {
    const part = parts[index];
    if (one === null || part === undefined) return [];
    const entry = entryOf(one, part);
    const [name = ''] = one.names;
    const long = longerNames(name, under.slice(0, OPENING)).filter(
      (other) => !one.names.includes(other),
    );
    return [
      {
        ...entry,
        names: [...long, ...entry.names],
        glyph: entry.glyph ?? glyphBehind(name, under),
      },
    ];
  });
}

/** Where a paragraph has to name the piece of its heading. */
const OPENING = 200;

function severalIn(text: Excerpt, under: string): readonly Entry[] {
  const title = plainTopic(text.text);
  const one = singular(title);
  if (one === title || !/^[a-z]+$/.test(title)) return [];
  return longerNames(capital(one), under.slice(0, OPENING)).map((name) => ({
    ...entryNamed(name, text.place(0, title.length)),
    openName: one,
  }));
}

/** "Wild Goose" for a goose. */
function longerNames(name: string, opening: string): readonly string[] {
  if (!/^[\p{L}]+$/u.test(name)) return [];
  const longer = new RegExp(`\\b((?:[A-Z][a-z]+ ){1,2}${name})\\b`, 'g');
  const found = [...opening.matchAll(longer)].map((match) =>
    (match[1] ?? '').replace(/^(?:The|An?) /, ''),
  );
  return [...new Set(found)].filter((one) => one !== name);
}

/** "The Goose (鴈, kari)" */
function glyphBehind(name: string, under: string): string | null {
  const at = under.slice(0, OPENING).indexOf(`${name} (`);
  if (at < 0) return null;
  const inside = under.slice(at + name.length + 2, at + name.length + 12);
  return GLYPH.exec(inside.split(/[,)]/)[0] ?? '')?.[0] ?? null;
}

function splitAnd(text: Excerpt): readonly Excerpt[] {
  const match = /\s(?:and|&)\s/.exec(text.text);
  if (match === null) return [text];
  return [
    partOf(text, 0, match.index),
    partOf(text, match.index + match[0].length, text.text.length),
  ];
}

/** Has it the form of a piece's definition? */
function isPiece({ hasLetter, names }: Named, said: string, isEquals: boolean): boolean {
  // "Promoted Guard. Moves …"
  const under = said.replace(/^promoted (?:form of )?(?:the |an? )?[\w -]{2,30}\.\s*/i, '');
  if (hasLetter || isEquals) return true;
  if (under === '') return false;
  const opening = under.slice(0, 200).toLowerCase();
  const isNamed = names.some(
    (name) => opening.includes(plainName(name)) || opening.includes(singular(name.toLowerCase())),
  );
  if (names.some((name) => FIELD.has(name)))
    return (
      isNamed ||
      MOTION.test(under) ||
      /^(?:exactly|moves|as in|the same|identical|like|an? (?:\(\d|non-?royal|[\w-]+ (?:jumper|leaper|rider|that|which|who)\b))/i.test(
        under,
      )
    );
  return (
    MOTION.test(under) ||
    (isNamed &&
      /\b(?:moves?|captur|leaps?|jumps?|steps?|slides?|like an?|attacks?|hybrid|compound|combin|identical)/.test(
        under.slice(0, 400),
      ))
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
