import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';

/** The beginning of a line that names a piece: "Guard (G / +P) : ", "Sui(醉)/Elephant(E): ". */
export interface LeadLine {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly abbreviations: readonly string[];
  readonly glyph: string | null;
  /** An abbreviation or glyph stands behind the name: it is certainly a piece. */
  readonly hasBracket: boolean;
  /** Offsets of the lead in its block. */
  readonly start: number;
  readonly end: number;
  readonly span: Span;
}

const LEAD =
  /^([^\S\n]{0,12}(?:(?:[-*+•]|\d{1,2}[.)])[^\S\n]+)?)([^\s:：.!?][^:：.!?\n]{0,80}?)(?:[:：]|[^\S\n](?:--?|[–—])[^\S\n])[^\S\n]*(?=\S)/gm;
/** A name, and what stands in the bracket behind it. */
const PART = /^([A-Z][\w'’-]*(?: [A-Za-z][\w'’-]*){0,3}) ?(?:[(（]([^()（）]{1,24})[)）])?$/;
const ABBREVIATION = /^\+?[A-Z][A-Za-z]?['@]?$/;
export const GLYPH = /^[\u3400-\u9fff々]/;
/** Says what a piece does; "move the rook" does not. */
export const BEGINS_WITH_MOVES =
  /^(?:it )?(?:(?:can|may) (?:move|leap|jump|step|slide|go|hop|capture)|moves|leaps|jumps|steps|slides|goes|hops|captures)\b/i;

/** The leads of a block, in order. */
export function leadLines(block: Excerpt): readonly LeadLine[] {
  return [...block.text.matchAll(LEAD)].flatMap(
    ({ 0: whole, 1: bullet = '', 2: words = '', index }) => {
      const parts = partsOf(words);
      const end = index + whole.length;
      const hasBracket = parts?.some(({ bracket }) => bracket !== null) ?? false;
      if (
        parts === null ||
        !(hasBracket || BEGINS_WITH_MOVES.test(block.text.slice(end, end + 40)))
      )
        return [];
      const start = index + bullet.length;
      const main = parts.find(({ abbreviations }) => abbreviations.length > 0) ?? parts[0];
      if (main === undefined) return [];
      return [
        {
          name: main.name,
          aliases: parts.filter((part) => part !== main).map(({ name }) => name),
          abbreviations: parts.flatMap(({ abbreviations }) => abbreviations),
          glyph: parts.flatMap(({ glyph }) => glyph ?? [])[0] ?? null,
          hasBracket,
          start: index,
          end,
          span: block.place(start, start + words.trimEnd().length),
        },
      ];
    },
  );
}

interface LeadPart {
  readonly name: string;
  readonly bracket: string | null;
  readonly abbreviations: readonly string[];
  readonly glyph: string | null;
}

/** Null: these words are not only names of pieces, with abbreviations and glyphs. */
function partsOf(words: string): readonly LeadPart[] | null {
  const plain = words.replace(/[*_`]/g, '');
  // Bars inside brackets part abbreviations.
  const parts = plain.split(/\/(?![^()（）]*[)）])/).map((part) => partOfLead(part));
  return parts.every((part) => part !== null) ? parts : null;
}

function partOfLead(words: string): LeadPart | null {
  const match = PART.exec(words.split(/\s+/).join(' ').trim());
  if (match === null) return null;
  const [, name = '', bracket] = match;
  if (bracket === undefined) return { name, bracket: null, abbreviations: [], glyph: null };
  const inside = bracket.split(/[/,]/).map((one) => one.trim());
  const abbreviations = inside.filter((one) => ABBREVIATION.test(one));
  const glyph = inside.find((one) => GLYPH.test(one)) ?? null;
  if (abbreviations.length + (glyph === null ? 0 : 1) !== inside.length) return null;
  return { name, bracket, abbreviations, glyph };
}
