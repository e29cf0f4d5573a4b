import { stylesOfMove, type MoveStyle } from '../../notation/move-styles.js';
import { matchesIn, type Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { Block } from './blocks.js';
import type { PageGame } from './games.js';
import { withoutEnd } from '../../text/without-end.js';

/** A move that is written on a page. */
export interface QuotedMove {
  /** Without the backslash that Markdown needs before `*`. */
  readonly text: string;
  readonly span: Span;
  readonly styles: readonly MoveStyle[];
  /** The heading above it. */
  readonly topic: Excerpt | null;
}

/** The maximum number of moves that are compared. */
const MOST_MOVES = 2000;

/**
 * Shogi moves in the sentences and games of a page, in order. In sentences they need a sign of drop, capture or promotion, or a dash,
 * because `P76` alone may be anything.
 */
export function quotedMoves(
  blocks: readonly Block[],
  games: readonly PageGame[],
): readonly QuotedMove[] {
  const moves: QuotedMove[] = games.flatMap(({ moves: played, topic }) =>
    played.map(({ span, text }) => ({ text, span, styles: stylesOfMove(text), topic })),
  );
  for (const { excerpt, kind, topic } of blocks) {
    if (moves.length > MOST_MOVES) break;
    if (kind !== 'prose') continue;
    for (const { 0: found, index } of matchesIn(excerpt, WORD)) {
      if (moves.length > MOST_MOVES) break;
      // Emphasis marks, or a closing quote.
      const word = withoutEnd(found, /[*']/);
      const text = word.replace(/\\/g, '');
      if (!SIGNED.test(text)) continue;
      const styles = stylesOfMove(text);
      const span = excerpt.place(index, index + word.length);
      const isInGame = games.some(
        (game) => game.span.start <= span.start && span.end <= game.span.end,
      );
      if (styles.length > 0 && !isInGame) moves.push({ text, span, styles, topic });
    }
  }
  return moves
    .filter(({ styles }) => styles.some(isShogiStyle))
    .sort((a, b) => a.span.start - b.span.start);
}

/** Letters, digits and signs of moves between other characters. */
const WORD = /(?<![\w+\\/-])\+?[A-Z][\w+*'\\=-]{2,24}(?![\w\\/-])/g;
const SIGNED = /[-x*'][^-x*']*\d|\d[+=]$/;

function isShogiStyle(style: MoveStyle): boolean {
  return style === 'hodges' || style === 'hodges-numbers' || style === 'hosking';
}
