import { builtinNamed } from '../../catalog/variant-names.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';

/** Words for boards that are not a rectangle of files and ranks: cylinders, hexagons, several levels. */
const OTHER_BOARD =
  /\b(?:cylind(?:er|rical) (?:chess|board|game)|(?:board|chess\w*|played|variant)[^.\n]{0,60}\b(?:cylind\w+|torus|toroidal|hexagon\w*|three[- ]dimension\w*|3-?d)\b|hexagonal (?:cells?|board|chess\w*)|(?:3-?d|three[- ]dimensional) (?:board|chess\w*|battlefield)|(?:ring|circular) (?:topology|board)|\d+ \d+[x×]\d+ boards|board has been folded)/i;
/** How many blocks at the start of a page may describe its board. */
const OPENING_BLOCKS = 8;

/** The place where the opening of a page describes such a board, for which moves are not read. Null if it does not. */
export function otherBoard(blocks: readonly Block[]): Span | null {
  for (const { excerpt, kind } of blocks.slice(0, OPENING_BLOCKS)) {
    const found = kind === 'prose' || kind === 'heading' ? OTHER_BOARD.exec(excerpt.text) : null;
    if (found !== null) return excerpt.place(found.index, found.index + found[0].length);
  }
  return null;
}

/** Whether a heading such as "Hiashatar" introduces another game than the one after which the page is named. */
export function isOfOtherGame(topic: string | null, base: string | null): boolean {
  const isGame =
    topic !== null && /^\p{L}+(?:chess|shogi|shatar|xiangqi|janggi|makruk)$/u.test(topic);
  return isGame && base !== null && builtinNamed(topic) !== base;
}
