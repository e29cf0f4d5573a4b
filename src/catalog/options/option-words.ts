import { once } from '../../text/once.js';
import type { OptionRow } from './option-row.js';
import { OPTION_GROUPS, type TypedOptionRow } from './options.js';
import type { MobilityOptionRow, PieceOptionRow } from './pieces.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../piece-types.js';

/** What the row of an option says to people. */
type OptionWords = Pick<OptionRow, 'key' | 'meaning' | 'note'>;

// In bundles, the rows have no texts: most commands and web pages never show them (`.config/words-apart.mjs`).
const written = (): readonly OptionWords[] =>
  Object.values({ ...OPTION_GROUPS, pieces: [] }).flat();
const byKey = once(() => new Map(written().map((words) => [words.key, words])));

export function wordsOf(row: TypedOptionRow): OptionWords {
  const words = byKey().get(row.key);
  if (words !== undefined) return words;
  if (!('piece' in row)) throw new Error(`the option ${row.key} has no meaning`);
  return { key: row.key, meaning: meaningForPiece(row) };
}

function meaningForPiece(row: PieceOptionRow | MobilityOptionRow): string {
  switch (row.type) {
    case 'Bitboard':
      return `Squares that a ${row.side} ${row.piece} may occupy and attack; an empty region means no restriction.`;
    case 'pieceLetterBetza':
      return 'Letter and Betza notation (letter:betza) of a custom piece; `-` removes it.';
    case 'pieceLetterOptionalBetza':
      return 'Letter of the royal piece, optionally with its own Betza notation; `-` removes it.';
    case 'pieceLetter': {
      const betza = ENGINE_PIECE_TYPE_BY_NAME.get(row.piece)?.betza ?? '';
      const moves = betza === '' ? 'no moves' : `Betza ${betza}`;
      return `Letter of the built-in piece ${row.piece} (${moves}); \`-\` removes it.`;
    }
  }
}
