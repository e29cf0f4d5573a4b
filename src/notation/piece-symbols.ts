import type { Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { LetteredPieces, WrittenPiece } from './fen-context.js';

/** A piece as written in a position. */
export interface PieceSymbol {
  readonly piece: PieceId;
  readonly color: Color;
  readonly promotedFrom: PieceId | null;
}

/** All spellings of pieces: `P`, `n'`, `SC@`, `SC` as in ASCII diagrams, and `+P` if P promotes. */
export interface PieceSymbols {
  readonly bySpelling: ReadonlyMap<string, PieceSymbol>;
  /** Length of the longest spelling. */
  readonly longest: number;
}

/** The spellings of a context. If two pieces share one, it belongs to the first piece. */
export function pieceSymbols(context: LetteredPieces): PieceSymbols {
  const bySpelling = new Map<string, PieceSymbol>();
  for (const piece of context.pieces) {
    const letters = context.letters.get(piece.id);
    if (letters === undefined) continue;
    for (const spelling of spellings(letters)) addSymbol(bySpelling, spelling, piece);
  }
  for (const piece of context.pieces) {
    const other = context.otherLetters?.get(piece.id);
    if (other !== undefined) addSymbol(bySpelling, other, piece);
  }
  let longest = 0;
  for (const spelling of bySpelling.keys()) longest = Math.max(longest, spelling.length);
  return { bySpelling, longest };
}

/** The longest spelling at an offset; null if there is none. */
export function symbolAt(
  symbols: PieceSymbols,
  text: string,
  offset: number,
): { readonly symbol: PieceSymbol; readonly length: number } | null {
  for (let length = symbols.longest; length > 0; length--) {
    const symbol = symbols.bySpelling.get(text.slice(offset, offset + length));
    if (symbol !== undefined && offset + length <= text.length) return { symbol, length };
  }
  return null;
}

/** Codes of more than one letter may end in `@` in a FEN; diagrams omit it. */
function spellings(letters: string): readonly string[] {
  const bare = letters.replace(/@$/, '');
  return bare.length > 1 && !bare.endsWith("'") ? [bare, `${bare}@`] : [letters];
}

function addSymbol(
  bySpelling: Map<string, PieceSymbol>,
  spelling: string,
  { id, promotion }: WrittenPiece,
): void {
  const add = (text: string, symbol: PieceSymbol): void => {
    if (!bySpelling.has(text)) bySpelling.set(text, symbol);
  };
  for (const [text, color] of [
    [spelling.toUpperCase(), 'white'],
    [spelling.toLowerCase(), 'black'],
  ] as const) {
    add(text, { piece: id, color, promotedFrom: null });
    if (promotion.style === 'shogi')
      add(`+${text}`, { piece: promotion.to, color, promotedFrom: id });
  }
}
