import type { Position } from '../ir/position.js';
import type { Parsed } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import type { FenContext } from './fen-context.js';

/**
 * A position from a FEN or SFEN: `board[hands] w KQkq - 0 1`, `board b hands 1`. Null where the board does not fit.
 * `span` is the place of `text` in its source.
 */
export function parseFen(
  _text: string,
  _context: FenContext,
  _span: Span,
): Parsed<Position | null> {
  return { value: null, diagnostics: [] };
}

/** The FEN of a position, with counters `0 1`; a type without a letter is printed as its abbreviation-less `?` never: see FenContext. */
export function printFen(position: Position, context: FenContext): string {
  return `${context.board.files}${position.turn}`;
}
