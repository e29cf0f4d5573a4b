import type { TypedOptionRow } from '../../catalog/options/options.js';
import type { Board } from '../../ir/board.js';
import type { EnginePiece, EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import type { PieceSet } from '../../ir/rules.js';
import { formOf } from './option-forms.js';
import { printPieceLetter } from './piece-letters.js';
import { printPairs, printPieceSet } from './piece-sets.js';
import { printRegion } from './regions.js';
import { isCustom } from './rules-draft.js';

/** The board and the pieces that printed values can refer to. */
export interface OptionView {
  /** Squares outside of it are not printed. */
  readonly board: Board;
  /** The types with letters, in the engine's order. */
  readonly types: readonly EnginePieceType[];
  /** Types without a letter are not printed. */
  readonly letterOf: (type: EnginePieceType) => string | undefined;
}

/**
 * The shortest text from which the engine reads the value of an option under these rules. For an option that applies to one colour, the
 * value for that colour. Null if there is no such text.
 */
export function printOption(
  row: TypedOptionRow,
  rules: EngineRules,
  side: 'white' | 'black',
  view: OptionView,
): string | null {
  const { letterOf, types } = view;
  return formOf<string | null>(row, rules, side, {
    piece: (type) =>
      printPiece(rules.pieces.find((piece) => piece.type === type) ?? null, rules.kingType),
    truth: String,
    number: String,
    word: (word) => word,
    squares: (squares) => printSquares(squares, view),
    type: (type) => (type === '*' || type === '-' ? type : (letterOf(type) ?? null)),
    types: (set, field) => {
      const every = field === 'connectPieceTypes' && set.includes('*');
      const isOfPawns = field === 'promotionPawnTypes';
      const ordered = isOfPawns ? lastly(set, rules.mainPromotionPawnType[side]) : set;
      return printPieceSet(every ? types : ordered, letterOf);
    },
    map: (map) =>
      printPairs<number | EnginePieceType>(map, letterOf, (value) =>
        typeof value === 'number' ? String(value) : letterOf(value),
      ),
    nothing: () => null,
  });
}

/** The set with one of its members at the end, because the last letter becomes the engine's main pawn. */
function lastly(set: PieceSet<EnginePieceType>, main: EnginePieceType): PieceSet<EnginePieceType> {
  return set.includes(main) ? [...set.filter((type) => type !== main), main] : set;
}

/** The value of a piece's key: its letter, with its notation if it is a custom piece; `-` for no piece. */
export function printPiece(piece: EnginePiece | null, kingType: EnginePieceType): string {
  if (piece === null) return '-';
  const { type, letter, betza } = piece;
  const own = isCustom(type) || (type === 'king' && kingType !== 'king');
  return printPieceLetter(letter, own ? betza : null);
}

/** Prints a region. If all its squares are outside of the board, it is printed in full, because it differs from the empty region. */
function printSquares(squares: SquareSet, { board }: OptionView): string {
  const text = printRegion(squares, board);
  return text === '-' ? printRegion(squares) : text;
}
