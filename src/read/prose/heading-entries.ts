import type { Excerpt } from '../../text/excerpt.js';
import { groupBy } from '../../text/group-by.js';
import { singular } from './known-pieces.js';
import { BEGINS_WITH_MOVES, GLYPH } from './lead-lines.js';
import type { FreeBlock, PieceEntry } from './piece-entry.js';

/** A name as headings have it: up to four words, the first with a capital letter. */
const NAME = /^[A-Z][\w'’-]*(?: [A-Za-z][\w'’-]*){0,3}$/;
/** Where a paragraph has to name the piece. */
const OPENING = 200;

/** Headings such as "### Falcon" whose first paragraph is about a piece of that name. */
export function headingEntries(blocks: readonly FreeBlock[]): readonly PieceEntry[] {
  const under = groupBy(
    blocks.filter(({ block: { kind, topic } }) => topic !== null && kind !== 'heading'),
    ({ block }) => block.topic,
  );
  return [...under].flatMap(([topic, group]) => {
    const title = topic === null ? '' : withoutBrackets(topic.text);
    if (topic === null || !NAME.test(title)) return [];
    const texts = group
      .filter(({ block, isFree }) => isFree && block.kind === 'prose' && isText(block.excerpt))
      .map(({ block }) => block.excerpt);
    const opening = (texts[0]?.text ?? '').slice(0, OPENING).replace(/[*_`]/g, '');
    const names = namesIn(title, opening);
    if (names.length === 0) return [];
    const start = topic.text.indexOf(title.split(' ')[0] ?? '');
    return [
      {
        names,
        aliases: longerNames(title, opening).filter((name) => !names.includes(name)),
        abbreviations: [],
        glyph: glyphIn(title, opening),
        span: topic.place(start, Math.min(topic.text.length, start + title.length)),
        texts,
        pictures: group.flatMap(({ block }) => (block.kind === 'picture' ? block.excerpt : [])),
        isSure: isAbout(title, opening),
        isUsual: false,
        replaces: null,
      },
    ];
  });
}

function withoutBrackets(text: string): string {
  return text
    .replace(/!\[[^\]]{0,200}\]\([^()]{0,400}\)|\([^()]{0,80}\)|[*_`]/g, '')
    .split(/\s+/)
    .join(' ')
    .trim();
}

/** No picture alone, and no remark in brackets. */
function isText({ text }: Excerpt): boolean {
  return !/^\s*(?:!\[[^\]]*\]\([^)]*\)\s*)+$/.test(text) && !/^\s*\(/.test(text);
}

/** The piece of the heading; "Quails" are the several quails that the paragraph names. Empty: it is about no such piece. */
function namesIn(title: string, opening: string): readonly string[] {
  const one = singular(title);
  if (one !== title) {
    const several = longerNames(one, opening);
    return several.length > 1 ? several : [];
  }
  const isNamed = new RegExp(`\\b${title}\\b`, 'i').test(opening);
  return isNamed || BEGINS_WITH_MOVES.test(opening) ? [title] : [];
}

/** The paragraph begins with the piece, or with what it does. */
function isAbout(title: string, opening: string): boolean {
  return (
    BEGINS_WITH_MOVES.test(opening) ||
    new RegExp(`^(?:(?:the|an?|this|each|every) )?${title}\\b`, 'i').test(opening)
  );
}

/** "Wild Goose" for a goose. */
function longerNames(name: string, opening: string): readonly string[] {
  const longer = new RegExp(`\\b((?:[A-Z][a-z]+ ){1,2}${name})\\b`, 'g');
  const found = [...opening.matchAll(longer)].map((match) =>
    (match[1] ?? '').replace(/^(?:The|An?) /, ''),
  );
  return [...new Set(found)].filter((one) => one !== name);
}

function glyphIn(title: string, opening: string): string | null {
  const inside = new RegExp(`\\b${title}\\s*[(（]([^()（），,]{1,8})`).exec(opening)?.[1]?.trim();
  return inside !== undefined && GLYPH.test(inside) ? inside : null;
}
