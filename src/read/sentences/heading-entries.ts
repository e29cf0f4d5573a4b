import { partOf, type Excerpt } from '../../text/excerpt.js';
import { capitalized } from '../../text/words.js';
import { headingLevel, titleOf, type Block } from '../page/blocks.js';
import { entryNamed, MOTION, type Entry } from './entry.js';
import { BULLET, entryOf, GLYPH, LEGEND, namedIn, type Named } from './entry-leads.js';
import { namesOf, plainName, singular } from './names.js';

/** Decides which headings name pieces. */

export const FIELD = namesOf([]);

/** Whether a block is a heading without markup, such as "Warrior (W) [mFcfW]". */
export function isPlainHeading({ excerpt, kind }: Block): boolean {
  const text = excerpt.text.trim();
  if (kind !== 'prose' || text.length > 50 || text.includes('\n') || BULLET.exec(text)?.[0] !== '')
    return false;
  if (/[.!?]$/.test(text) || MOTION.test(text) || LEGEND.test(text)) return false;
  return (
    /^\*\*[^*]+\*\*$/.test(text) ||
    (namedIn(text)?.hasLetter ?? false) ||
    (/^(?:the )?[A-Z][\w' ]{2,30}$/i.test(text) && !/\b(?:is|are|can|moves?|may|must)\b/.test(text))
  );
}

export function plainTopic(text: string): string {
  return text
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|[*_`#]|\([^()]*\)/g, ' ')
    .split(/\s+/)
    .join(' ')
    .trim()
    .toLowerCase();
}

/** The text from a heading to the next one, without markup. */
function textUnder(blocks: readonly Block[], index: number): string {
  let under = '';
  for (let at = index + 1; at < blocks.length && under.length < MOST_UNDER; at++) {
    const block = blocks[at];
    if (block === undefined || block.kind === 'heading') break;
    if (block.kind !== 'prose') continue;
    const text = block.excerpt.text
      .replace(BULLET, '')
      .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|[*_`]/g, '')
      .trim();
    if (text !== '') under += under === '' ? text : `\n${text}`;
  }
  return under;
}

/** How much text under a heading is enough to show whether it describes a piece. */
const MOST_UNDER = 600;

/** Words of a text that describes how a piece moves. */
const OF_MOVING =
  /\b(?:moves?|movement|captur\w+|jumps?|leaps?|slides?|steps?|hops?|combin\w+|compound|leaper|rider|betza|rook|bishop|knight|queen|pawn|(?:version|form|kind) of an?|like an?)\b/i;

/** Finds the headings of pieces. Other headings at the same place and level are more likely to name pieces as well. */
export function pieceHeadings(blocks: readonly Block[]): (index: number) => readonly Entry[] {
  const above: { readonly level: number; readonly index: number }[] = [];
  const groups = new Map<number, string>();
  const ofPieces = new Set<string>();
  const titles = new Set(
    blocks.flatMap(({ excerpt, kind }) =>
      kind === 'heading'
        ? partsOf(titleOf(excerpt)).flatMap(({ named }) => named?.names ?? [])
        : [],
    ),
  );
  const entriesAt = (index: number, { excerpt }: Block, isBesidePieces: boolean) =>
    headingEntries(titleOf(excerpt), textUnder(blocks, index), isBesidePieces, titles);
  for (const [index, block] of blocks.entries()) {
    const level = block.kind === 'heading' ? headingLevel(block.excerpt) : null;
    if (level === null || level === 1) continue;
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const group = `${level} ${above.at(-1)?.index ?? -1}`;
    above.push({ level, index });
    groups.set(index, group);
    if (entriesAt(index, block, false).length > 0) ofPieces.add(group);
  }
  return (index) => {
    const block = blocks[index];
    return block === undefined
      ? []
      : entriesAt(index, block, ofPieces.has(groups.get(index) ?? ''));
  };
}

/** Whether the heading may name a piece. "Pawn promotion" and "Armies" do not, even next to headings of pieces. */
function mayBePiece({ names }: Named): boolean {
  return names.every(
    (name) => FIELD.has(name) || (!/ \p{Ll}/u.test(name) && singular(name) === name),
  );
}

/** The entries of a heading. "King (K) and Chariot (R)" gives two. "Quails" gives the several quails that the text under it names. */
function headingEntries(
  text: Excerpt,
  under: string,
  isBesidePieces: boolean,
  titles: ReadonlySet<string>,
): readonly Entry[] {
  const several = severalIn(text, under);
  if (several.length > 1) return several;
  const parts = partsOf(text);
  const isPieces = parts.every(
    ({ named: one }) =>
      one !== null &&
      (isPiece(one, under, false) || (isBesidePieces && mayBePiece(one) && OF_MOVING.test(under))),
  );
  if (!isPieces) return [];
  return parts.flatMap(({ named: one, part }) => {
    if (one === null) return [];
    const entry = entryOf(one, part);
    const [name = ''] = one.names;
    // What has a heading of its own is another piece, such as the one that this promotes to.
    const long = longerNames(name, under.slice(0, OPENING)).filter(
      (other) => !one.names.includes(other) && !titles.has(other),
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

/** The length of the text in which a paragraph has to name the piece of its heading. */
const OPENING = 200;

function severalIn(text: Excerpt, under: string): readonly Entry[] {
  const title = plainTopic(text.text);
  const one = singular(title);
  if (one === title || !/^[a-z]+$/.test(title)) return [];
  return longerNames(capitalized(one), under.slice(0, OPENING)).map((name) => ({
    ...entryNamed(name, text.place(0, title.length)),
    openName: one,
  }));
}

/** Longer names that contain the name: "Wild Goose" for a goose. */
function longerNames(name: string, opening: string): readonly string[] {
  if (!/^[\p{L}]+$/u.test(name)) return [];
  const longer = new RegExp(`\\b((?:[A-Z][a-z]+ ){1,2}${name})\\b`, 'g');
  const found = [...opening.matchAll(longer)].map((match) =>
    (match[1] ?? '').replace(/^(?:The|An?) /, ''),
  );
  return [...new Set(found)].filter((one) => one !== name);
}

/** The glyph in a text such as "The Goose (鴈, kari)". */
function glyphBehind(name: string, under: string): string | null {
  const at = under.slice(0, OPENING).indexOf(`${name} (`);
  if (at < 0) return null;
  const inside = under.slice(at + name.length + 2, at + name.length + 12);
  return GLYPH.exec(inside.split(/[,)]/)[0] ?? '')?.[0] ?? null;
}

function partsOf(text: Excerpt): readonly { part: Excerpt; named: Named | null }[] {
  return splitAnd(text).map((part) => ({ part, named: namedIn(part.text) }));
}

function splitAnd(text: Excerpt): readonly Excerpt[] {
  const match = /\s(?:and|&)\s/.exec(text.text);
  if (match === null) return [text];
  return [
    partOf(text, 0, match.index),
    partOf(text, match.index + match[0].length, text.text.length),
  ];
}

const SUM =
  /^(?:an? |the )?([\p{L}-]{2,20}) ?(?:[+&/]|plus|and) ?(?:an? |the )?([\p{L}-]{2,20})(?=\s*(?:$|[.,;+(]|(?:compound|combination|hybrid)\b))/u;

/** "As the king in shogi", "as the drunk elephant of chu shogi". */
const AS_ANOTHER =
  /^(?:as|like) (?:an? |the )?[\p{L}' -]{2,30} (?:in|of|from) (?:[\p{L}-]+ )?(?:chess|shogi|xiangqi|janggi|makruk|shatranj)\b/iu;

/** "A king that cannot capture". */
const CHANGED =
  /^(?:an? )?([\p{L}-]{2,20}),? (?:that|which|who) (?:can|cannot|may|must|never|does|moves?|captures?)\b/u;

/** "The knight leaps …", below another name. */
const OTHER_MOVES =
  /^(?:the|an?) \p{L}+(?: \p{L}+)? (?:ha[sv]e? the|moves?|leaps?|jumps?|steps?|slides?|captures?)\b/iu;

/** Whether the text has the form of a definition of a piece. */
export function isPiece({ hasLetter, names }: Named, said: string, isEquals: boolean): boolean {
  // "Promoted Guard. Moves …"
  const under = said.replace(/^promoted (?:form of )?(?:the |an? )?[\w -]{2,30}\.\s*/i, '');
  if (hasLetter || isEquals) return true;
  if (under === '') return false;
  const opening = under.slice(0, 200).toLowerCase();
  // "Rook + Knight"
  const [, one = '', other = ''] = SUM.exec(opening) ?? [];
  if (FIELD.has(one) && FIELD.has(other)) return true;
  if (FIELD.has(CHANGED.exec(opening)?.[1] ?? '')) return true;
  const isNamed = names.some(
    (name) =>
      opening.includes(plainName(name)) ||
      opening.includes(singular(name.toLowerCase())) ||
      // "Wild Goose: The goose can jump …"
      (name.includes(' ') && opening.startsWith(`the ${plainName(name).split(' ').at(-1) ?? ''} `)),
  );
  if (names.some((name) => FIELD.has(name)))
    return (
      isNamed ||
      MOTION.test(under) ||
      AS_ANOTHER.test(under) ||
      OTHER_MOVES.test(under) ||
      /^(?:exactly|moves|as in|the same|identical|like|an? (?:\(\d|non-?royal|[\w-]+ (?:jumper|leaper|rider|that|which|who)\b))/i.test(
        under,
      )
    );
  return (
    MOTION.test(under) ||
    AS_ANOTHER.test(under) ||
    (isNamed &&
      /\b(?:moves?|captur|leaps?|jumps?|steps?|slides?|like an?|attacks?|hybrid|compound|combin|identical)/.test(
        under.slice(0, 400),
      ))
  );
}
