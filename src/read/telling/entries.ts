import { partOf, type Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';
import { namesOf, plainName, singular } from './names.js';

/** Where a page defines a piece. */
export interface Entry {
  /** At least one; the first is the one that headings have first. */
  readonly names: readonly string[];
  /** `P`, `+P`. */
  readonly letters: readonly string[];
  readonly span: Span;
  /** Notations that the heading gives: `[mFcfW]`. */
  readonly notations: readonly Excerpt[];
}

/** A stretch of text, and what it is about. */
export interface Passage {
  readonly excerpt: Excerpt;
  /** Null: no piece's alone. */
  readonly entry: Entry | null;
  /** The words that a line or heading begins with, in small letters: `stalemate`. */
  readonly topic: string | null;
  /** Under a heading such as "Strategy" nothing is defined. */
  readonly isTalk: boolean;
  readonly kind: 'sentences' | 'bare' | 'heading';
}

const FIELD = namesOf([]);

const TALK =
  /strateg|opening|histor|\btips?\b|valu|notation|abbreviation|background|link|skin|cheat|trivia|faq|resource|example|tactic|endgame|credit|handicap|available|versus|\bvs\b|difference|more information|comments|variants?$|acknowledg|reference|notes$|similar|inspiration|design|about|author|source|playing tips|etymology|character name|clock|time control|timer/i;
const RULES = /rule|general|setup|how to play|movement|differences from chess/i;
const NO_PIECE =
  /^(?:the )?(?:rules?|pieces?|set ?up|strategy|board|general (?:rules|notes|concepts|info\w*|principles|remarks)|introduction|moves?|movement|promotions?|drops?|castling|check(?:mate)?|stalemate|campmate|repetition|objective|goal|object|winning|overview|basics|note|special|other|new|initial|starting|start|array|notes|opening|openings|gameplay|en passant|end of game|game end|draws?|victory|king faceoff|first move|exception|palace|river|hand|timer|coordinates?|castles?|abbreviations?|notation|left|right|figure|caption|green|blue|red|yellow|circles?|arrows?|dots?|differen\w+|history|background|goals?|tips?|legend|dead position|counting|\d+.move)\b/i;
const LETTER = /^\+?[A-Z][A-Za-z]?['@]?$/;
const NOTATION = /^(?:[a-z]{0,8}[WFNDAHCZGBRQK]{1,2}\d{0,2}){1,10}$/;
const MOTION =
  /^(?:it |they |this piece |each )?(?:(?:can|may|must) )?(?:only )?(?:moves?|captures?|attacks?|leaps?|jumps?|steps?|slides?|goes|hops?|combines?|the same as|same as|like a|as a|a hybrid|any number|one |two |up to|identical)/i;
const NAME = /^[\p{Lu}][\p{L}\p{N}'’-]*(?: (?:of |the |in )?[\p{L}][\p{L}\p{N}'’-]*){0,3}$/u;

interface Named {
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly notations: readonly { readonly start: number; readonly end: number }[];
  readonly hasLetter: boolean;
}

/** The piece that a heading or the lead of a line names; null: they are no names of one. */
function namedIn(text: string): Named | null {
  const notations: { start: number; end: number }[] = [];
  const letters: string[] = [];
  const names: string[] = [];
  const plain = text
    .replace(/!\[[^\]]{0,200}\]\([^()]{0,400}\)|[*_`#]/g, (mark) => ' '.repeat(mark.length))
    .replace(/\[([^[\]]{1,40})\]/g, (match, inside: string, index: number) => {
      if (NOTATION.test(inside))
        notations.push({ start: index + 1, end: index + 1 + inside.length });
      return ' '.repeat(match.length);
    });
  for (const part of plain.split(/(?:[/=,]| or | - (?=[\p{Lu}]))(?![^()（）]*[)）])/u)) {
    const name = part
      .replace(/[(（]([^()（）]{0,60})[)）]/gu, (_, inside: string) => {
        for (const one of inside.split(/[/,]/).map((each) => each.trim())) {
          if (LETTER.test(one)) letters.push(one);
          else if (NOTATION.test(one)) continue;
          else if (NAME.test(one)) names.push(one);
        }
        return ' ';
      })
      .replace(/[\u2e80-\u9fff\uac00-\ud7af]+/gu, ' ')
      .replace(/ (?:replaces?|instead of|\[).*$/, ' ')
      .replace(/^\s*(?:\d{1,2}\s*[x×]?\s*[.)]?\s+)?(?:the|an?)\s+/i, '')
      .split(/\s+/)
      .join(' ')
      .trim();
    if (name === '') continue;
    if (!NAME.test(name) || name.length === 1) return null;
    names.unshift(name);
  }
  const kept = [...new Set(names)].reverse();
  return kept.length === 0 || kept.some((name) => NO_PIECE.test(name))
    ? null
    : { names: inOrder(kept, text), letters, notations, hasLetter: letters.length > 0 };
}

function inOrder(names: readonly string[], text: string): readonly string[] {
  return [...names].sort(
    (a, b) => text.indexOf(a.split(' ')[0] ?? '') - text.indexOf(b.split(' ')[0] ?? ''),
  );
}

function entryOf(named: Named, place: Excerpt): Entry {
  return {
    names: named.names,
    letters: named.letters,
    span: place.place(0, place.text.length),
    notations: named.notations.map(({ end, start }) => partOf(place, start, end)),
  };
}

const BULLET = /^\s*(?:(?:[-*+•○●]|\d{1,2}[.)]|[ivx]{1,4}[.)])\s+)?/;
/** "**Ghost (G)** : ", "Kaiser (K) — ", "Leopard (L) = ". */
const LEAD = /^([^:：.!?\n=–—]{1,70}?)\s*(?:[:：]|=|[–—]| --? )\s*(?=\S)/;

/** A lead names something; with a verb it is a clause. */
const SAYS =
  /\b(?:moves?|is|are|can|cannot|may|must|it|they|has|have|captures?|jumps?|leaps?|like|if|when)\b/i;

interface Lead {
  readonly words: Excerpt;
  readonly rest: Excerpt;
  readonly isEquals: boolean;
}

function leadOf(line: Excerpt): Lead | null {
  const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
  const match = LEAD.exec(line.text.slice(bullet));
  if (match === null || SAYS.test(match[1] ?? '')) return null;
  const [whole, said = ''] = match;
  return {
    words: partOf(line, bullet, bullet + said.length),
    rest: partOf(line, bullet + whole.length, line.text.length),
    isEquals: /=\s*$/.test(whole),
  };
}

/** Cuts the sentences of a page into passages, each with the piece that it is about. */
export function passagesOf(blocks: readonly Block[]): readonly Passage[] {
  const passages: Passage[] = [];
  let entry: Entry | null = null;
  let topic: string | null = null;
  let isTalk = false;
  for (const [index, block] of blocks.entries()) {
    const { excerpt, kind } = block;
    // "The game is played on a 9x9 board as shown below:" is a sentence.
    const isSentence = kind === 'heading' && !/^\s*#/.test(excerpt.text) && SAYS.test(excerpt.text);
    if ((kind === 'heading' && !isSentence) || isPlainHeading(block)) {
      const level = /^\s*(#{1,6})/.exec(excerpt.text)?.[1]?.length ?? 7;
      const text = partOf(
        excerpt,
        /^[#\s]*/.exec(excerpt.text)?.[0].length ?? 0,
        excerpt.text.length,
      );
      const found = level === 1 ? [] : headingEntries(text, textUnder(blocks, index));
      topic = plainTopic(text.text);
      if (found.length === 0) {
        entry = null;
        if (level <= 6 || isTalk) isTalk = TALK.test(topic) && !RULES.test(topic);
      } else {
        isTalk = false;
        for (const one of found)
          passages.push({ excerpt: text, entry: one, topic: null, isTalk, kind: 'heading' });
        entry = found[0] ?? null;
      }
      continue;
    }
    if (kind !== 'prose' && kind !== 'heading') continue;
    for (const line of linesOf(excerpt)) {
      const lead = leadOf(line);
      const named = lead === null || isTalk ? null : namedIn(lead.words.text);
      if (lead !== null && named !== null && isPiece(named, lead.rest.text, lead.isEquals)) {
        const own = named.names.every((name) => entry?.names.includes(name) !== true)
          ? entryOf(named, lead.words)
          : entry;
        passages.push({ excerpt: lead.rest, entry: own, topic: null, isTalk, kind: 'bare' });
        continue;
      }
      const isTopic =
        lead !== null && lead.words.text.trim().split(/\s+/).length <= 5 && !lead.isEquals;
      passages.push({
        excerpt: isTopic ? lead.rest : line,
        entry,
        topic: isTopic ? plainTopic(lead.words.text) : topic,
        isTalk,
        kind: 'sentences',
      });
    }
  }
  return passages;
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
    .replace(/!\[[^\]]*\]\([^)]*\)|[*_`#]|\([^()]*\)/g, ' ')
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
    const text = block.excerpt.text.replace(/!\[[^\]]*\]\([^)]*\)|[*_`]/g, '').trim();
    if (block.kind === 'prose' && text !== '') return text;
  }
  return '';
}

/** "King (K) and Chariot (R)" are two. */
function headingEntries(text: Excerpt, under: string): readonly Entry[] {
  const parts = splitAnd(text);
  const named = parts.map((part) => namedIn(part.text));
  const isPieces = named.every((one) => one !== null && isPiece(one, under, false));
  if (!isPieces) return [];
  return named.flatMap((one, index) => {
    const part = parts[index];
    return one === null || part === undefined ? [] : [entryOf(one, part)];
  });
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
function isPiece({ hasLetter, names }: Named, under: string, isEquals: boolean): boolean {
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
      /^(?:exactly|moves|as in|the same|identical|like)/i.test(under)
    );
  return (
    MOTION.test(under) ||
    (isNamed &&
      /\b(?:moves?|captur|leaps?|jumps?|steps?|slides?|like an?|attacks?|hybrid|compound|combin|identical)/.test(
        under.slice(0, 400),
      ))
  );
}
