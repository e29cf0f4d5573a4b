import { builtinNamed } from '../../catalog/variant-names.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';

/** Words that say that a board is none of files and ranks on a plane: on a cylinder, of hexagons, of several levels. */
const OTHER_BOARD =
  /\b(?:cylind(?:er|rical) (?:chess|board|game)|(?:board|chess\w*|played|variant)[^.\n]{0,60}\b(?:cylind\w+|torus|toroidal|hexagon\w*|three[- ]dimension\w*|3-?d)\b|hexagonal (?:cells?|board|chess\w*)|(?:3-?d|three[- ]dimensional) (?:board|chess\w*|battlefield)|(?:ring|circular) (?:topology|board)|\d+ \d+[x×]\d+ boards|board has been folded)/i;
/** Where a page says what it is played on. */
const OPENING_BLOCKS = 8;

/** Where a page says, in its opening, that its board is none that moves are read for; null: it says nothing like it. */
export function otherBoard(blocks: readonly Block[]): Span | null {
  for (const { excerpt, kind } of blocks.slice(0, OPENING_BLOCKS)) {
    const found = kind === 'prose' || kind === 'heading' ? OTHER_BOARD.exec(excerpt.text) : null;
    if (found !== null) return excerpt.place(found.index, found.index + found[0].length);
  }
  return null;
}

/** Under a heading such as "Hiashatar" a page tells of another game than the one that it is named after. */
export function isOfOtherGame(topic: string | null, base: string | null): boolean {
  const isGame =
    topic !== null && /^\p{L}+(?:chess|shogi|shatar|xiangqi|janggi|makruk)$/u.test(topic);
  return isGame && base !== null && builtinNamed(topic) !== base;
}
