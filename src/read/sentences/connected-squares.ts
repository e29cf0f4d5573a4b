import { bothSides, squaresWhere, type Region } from '../../ir/region.js';
import type { Board } from '../../ir/board.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';

/** The squares to which sentences on moves refer: "on connected squares". */
interface ConnectedSquares {
  /** The region `connected`, and one for all other squares. */
  readonly regions: readonly Region[];
  /** The sentences that define these squares. */
  readonly span: Span;
}

const SHADES = '(black|dark|white|light)';
const CENTRE = new RegExp(
  `\\bcent(?:ral|re|er)\\s+(?:square|space|point)\\s+is\\s+${SHADES}\\b|\\b(?:a|an|the)\\s+${SHADES}\\s+(?:square|space|point)\\s+in\\s+(?:its|the)\\s+cent(?:re|er)\\b`,
  'i',
);
const DIAGONAL = new RegExp(
  `\\bonly\\s+(?:the\\s+)?${SHADES}\\s+(?:squares|spaces|points)\\s+are\\s+connected\\s+diagonally\\b|\\bdiagonally\\s+only\\s+(?:the\\s+)?${SHADES}\\s+(?:ones|squares|spaces|points)\\b`,
  'i',
);
const NAMED = /\b(?:named|called)\s+["“'](connected)["”']/i;

/**
 * The squares that a page calls connected: the squares with diagonals, which have one shade on a checkered board whose centre the page describes.
 * Null if the page does not define them, or if the board has no central square.
 */
export function connectedSquares(blocks: readonly Block[], board: Board): ConnectedSquares | null {
  if (board.files % 2 === 0 || board.ranks % 2 === 0) return null;
  for (const { excerpt, kind } of blocks) {
    if (kind !== 'prose') continue;
    const { place, text } = excerpt;
    const centre = CENTRE.exec(text);
    const diagonal = DIAGONAL.exec(text);
    const named = NAMED.exec(text);
    if (centre === null || diagonal === null || named === null) continue;
    const isCentre = isDark(centre[1] ?? centre[2]) === isDark(diagonal[1] ?? diagonal[2]);
    const parity = ((board.files - 1) / 2 + (board.ranks - 1) / 2 + (isCentre ? 0 : 1)) % 2;
    const shade = (name: string, remainder: number): Region => ({
      name,
      squares: bothSides(
        board,
        squaresWhere(board, (file, rank) => (file + rank) % 2 === remainder),
      ),
    });
    const start = Math.min(centre.index, diagonal.index, named.index);
    const ends = [centre, diagonal, named].map(({ 0: words, index }) => index + words.length);
    return {
      regions: [shade('connected', parity), shade('unconnected', 1 - parity)],
      span: place(start, Math.max(...ends)),
    };
  }
  return null;
}

function isDark(shade: string | undefined): boolean {
  return /^(?:black|dark)$/i.test(shade ?? '');
}
