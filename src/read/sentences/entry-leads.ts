import { partOf, type Excerpt } from '../../text/excerpt.js';
import { LETTER, NOTATION, openNameOf, type Entry } from './entry.js';
import { isFragment } from './sentence-kinds.js';

/** Finds the pieces that headings and the starts of lines name. */

const NO_PIECE =
  /^(?:the )?(?:at|in|on|of|to|for|from|with|when|if|how|what|why|your|my|our|all|rules?|pieces?|set ?up|strategy|board|general (?:rules|notes|concepts|info\w*|principles|remarks)|introduction|moves?|movement|promotions?|drops?|castling|check(?:mate|ing)?|stalemate|campmate|repetition|objective|goal|object|winning|overview|basics|note|special|other|new|initial|starting|start|array|notes|opening|openings|gameplay|en passant|end of game|game end|draws?|victory|king faceoff|first move|exception|palace|river|hand|timer|coordinates?|castles?|abbreviations?|notation|(?:left|right)(?! [A-Za-z])|figure|caption|green|blue|red|yellow|circles?|arrows?|dots?|differen\w+|history|background|goals?|tips?|legend|betza|dead position|counting|\d+.move)\b|(?:pieces|attacks|moves|rules)$/i;
/** Labels that say when, where or whether moves are possible, or whose they are. */
const NO_PIECE_ALONE =
  /^(?:forbidden|illegal|prohibited|banned|disallowed|impossible|never|except(?:ions?)?|unless|otherwise|black|white|red|sente|gote|(?:un)?promoted|endgame|example|variants?|alternatives?|alternatively|optional(?:ly)?|original(?:ly)?|formerly|historically|initially|first|later|then|also|plus)$/i;
export const GLYPH = /[\u2e80-\u9fff\uac00-\ud7af]{1,2}/u;
const NAME = /^[\p{Lu}][\p{L}\p{N}'’-]*(?: (?:of |the |in )?[\p{L}][\p{L}\p{N}'’-]*){0,3}$/u;

export interface Named {
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly notations: readonly { readonly start: number; readonly end: number }[];
  readonly hasLetter: boolean;
  readonly glyph: string | null;
}

/** The piece that a heading or the lead of a line names. Null if it is not the name of a piece. */
export function namedIn(text: string): Named | null {
  const notations: { start: number; end: number }[] = [];
  const letters: string[] = [];
  const names: string[] = [];
  const plain = text
    .replace(/!\[[^\]]{0,200}\]\([^()]{0,400}\)|[*_`#]/g, (mark) => ' '.repeat(mark.length))
    .replace(/\[([^[\]]{1,40})\]/g, (match, inside: string, index: number) => {
      if (NOTATION.test(inside))
        notations.push({ start: index + 1, end: index + 1 + inside.length });
      return ' '.repeat(match.length);
    })
    // A mark of the same length keeps the places.
    .replace(/[;,] also (?:known|called|spelled) (?:as )?/g, (words) =>
      ' or '.padStart(words.length),
    )
    .replace(/^(\s*(?:\d{1,2}\s{1,3})?)["“]([^"“”]{2,40})["”]/, '$1 $2 ')
    .replace(
      /^\s*(\p{Lu})(?:\s?[-–=:]\s?| is (?:the|an?) )(?=\p{Lu}\p{Ll})/u,
      (mark, letter: string) => {
        if (LETTER.test(letter)) letters.push(letter);
        return ' '.repeat(mark.length);
      },
    );
  for (const part of plain.split(/(?:[/=,]| or | - (?=[\p{Lu}]))(?![^()（）]*[)）])/u)) {
    const name = part
      .replace(/[(（]([^()（）]{0,60})[)）]/gu, (_, inside: string) => {
        for (const one of inside.split(/[/,]/).map((each) => each.trim())) {
          if (LETTER.test(one)) letters.push(one);
          else if (NOTATION.test(one)) continue;
          // A letter of another alphabet is no name.
          else if (one.length > 1 && NAME.test(one) && !NO_PIECE.test(one)) names.push(one);
        }
        return ' ';
      })
      .replace(/[\u2e80-\u9fff\uac00-\ud7af]+|["“][^"“”]{0,40}["”]/gu, ' ')
      .replace(/ (?:replaces?|instead of|\[).*$| [x×]\s?\d{1,2}\s*$/, ' ')
      .replace(/^.{1,40} promotes? (?:in)?to /, ' ')
      .replace(/^\s*(?:\d{1,2}\s*[x×]?\s*[.)]?\s+)?(?:(?:the|an?)\s+)?/i, '')
      .split(/\s+/)
      .join(' ')
      .trim();
    if (name === '') continue;
    if (!NAME.test(name) || name.length === 1) return null;
    names.unshift(name);
  }
  const kept = [...new Set(names)].reverse();
  const isNoPiece = (name: string): boolean =>
    NO_PIECE.test(name) || NO_PIECE_ALONE.test(name) || isFragment(name, true);
  return kept.length === 0 || kept.some(isNoPiece)
    ? null
    : {
        names: inOrder(kept, text),
        letters,
        notations,
        hasLetter: letters.length > 0,
        glyph: GLYPH.exec(text)?.[0] ?? null,
      };
}

function inOrder(names: readonly string[], text: string): readonly string[] {
  return [...names].sort(
    (a, b) => text.indexOf(a.split(' ')[0] ?? '') - text.indexOf(b.split(' ')[0] ?? ''),
  );
}

export function entryOf(named: Named, place: Excerpt): Entry {
  return {
    names: named.names,
    letters: named.letters,
    glyph: named.glyph,
    openName: openNameOf(named.names.at(-1) ?? ''),
    replaces: null,
    span: place.place(0, place.text.length),
    notations: named.notations.map(({ end, start }) => partOf(place, start, end)),
  };
}

export const BULLET =
  /^\s*(?:\|\s*|!\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)\s*)*(?:(?:[-*+•○●]|\d{1,2}[.)]|[ivx]{1,4}[.)])\s+)?/;
/** "**Ghost (G)** : ", "Kaiser (K) — ", "Leopard (L) = ". */
const LEAD = /^([^:：.!?\n=–—]{1,70}?)\s*(?:[:：]|=|[–—]| --? )\s*(?=\S)/;

/** "A = Archbishop: …", "Z - Wizard (or Wizard-King): …" */
const LETTER_FIRST =
  /^(\p{Lu}\s?[-–=:]\s?\p{Lu}\p{Ll}[\p{L}' -]{1,40}?(?: \([^()]{1,40}\))?)\s*(?:[:：]|=|[–—]| --? )\s*(?=\S)/u;

/** "B is the Bishop.", "C is the Cardinal, a Bishop/Knight." */
const IS_NAMED =
  /^(\p{Lu} is (?:the |an? )(\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?))(?:[.,]\s*|$)/u;

/** "A = Archbishop (knight + bishop)" */
export const LEGEND =
  /^(\p{Lu}\s?[-–=:]\s?\p{Lu}\p{Ll}[\p{L}' -]{1,40}?)\s*\(([^()]{0,40}[+&/][^()]{0,40}|[^()]{0,60}\bcompound)\)[.,;\s]*$/u;

/** "Chess – except that …" is one sentence. */
const CONTINUES = /^(?:but|except)\b/i;

/** A lead names something. With one of these verbs it is a clause instead. */
export const SAYS =
  /\b(?:moved?|moves|is|are|can|cannot|may|must|it|they|has|have|captures?|jumps?|leaps?|like|if|when)\b/i;

/** "The Lord (L) moves like a queen." */
const LETTERED =
  /^\s*(?:[-*+•]\s+)?((?:The |An? )?[\p{Lu}][\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)? \([A-Z]{1,2}\)) (?=(?:can|may|is|are|moves?|captures?|leaps?|jumps?|steps?|slides?|combines?|has)\b)/u;

export function letteredIn(line: Excerpt): Entry | null {
  const [whole, said = ''] = LETTERED.exec(line.text.replace(/[*_]/g, ' ')) ?? [];
  const named = whole === undefined ? null : namedIn(said);
  const start = whole?.indexOf(said) ?? 0;
  return named === null ? null : entryOf(named, partOf(line, start, start + said.length));
}

/** "* Rook (R)" in a list. Knights and pawns move differently in other games. */
const ALIKE_EVERYWHERE = /^([*_]{0,2})(King|Queen|Rook|Bishop)\1 \([A-Z]\)\s*$/;

/** A piece of chess that a line only names: its name there, which also says how it moves. */
export function nameAloneIn(
  line: Excerpt,
): { readonly entry: Entry; readonly moves: Excerpt } | null {
  const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
  const text = line.text.slice(bullet);
  const [whole, marks = '', name = ''] = ALIKE_EVERYWHERE.exec(text) ?? [];
  const named = bullet === 0 || whole === undefined ? null : namedIn(text);
  if (named === null) return null;
  const at = bullet + marks.length;
  return {
    entry: entryOf(named, partOf(line, bullet, line.text.length)),
    moves: partOf(line, at, at + name.length),
  };
}

/** What a line begins with, up to a colon, dash or sign of equality, and what stands behind it. */
export interface Lead {
  readonly words: Excerpt;
  readonly rest: Excerpt;
  readonly isEquals: boolean;
}

export function leadOf(line: Excerpt): Lead | null {
  const own = partOf(line, BULLET.exec(line.text)?.[0].length ?? 0, line.text.length);
  const { text } = own;
  const [isNamed, letterAndName = '', piece = ''] = IS_NAMED.exec(text) ?? [];
  if (isNamed !== undefined) {
    const end = letterAndName.length;
    const saysMore = isNamed.length < text.trimEnd().length;
    return {
      words: partOf(own, 0, end),
      rest: saysMore
        ? partOf(own, isNamed.length, text.length)
        : partOf(own, end - piece.length, end),
      isEquals: true,
    };
  }
  const [legend, name = '', moves = ''] = LEGEND.exec(text) ?? [];
  if (legend !== undefined) {
    const at = legend.lastIndexOf(moves);
    return {
      words: partOf(own, 0, name.length),
      rest: partOf(own, at, at + moves.length),
      isEquals: true,
    };
  }
  const [whole, said = ''] = LETTER_FIRST.exec(text) ?? LEAD.exec(text) ?? [];
  if (whole === undefined || SAYS.test(said)) return null;
  // "The Tiger (in Persian: bars) moves …"
  if (/[(（][^)）]*$/.test(said) || CONTINUES.test(text.slice(whole.length))) return null;
  return {
    words: partOf(own, 0, said.length),
    rest: partOf(own, whole.length, text.length),
    isEquals: /=\s*$/.test(whole),
  };
}
