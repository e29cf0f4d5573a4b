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

/** What a printed value can speak of. */
export interface OptionView {
  /** Squares beyond it are not printed. */
  readonly board: Board;
  /** The types that have letters, in the engine's order. */
  readonly types: readonly EnginePieceType[];
  /** Types without a letter are not printed. */
  readonly letterOf: (type: EnginePieceType) => string | undefined;
}

/**
 * The shortest text that the engine reads as what these rules hold in the fields of an option (of one colour, where the
 * option is about colours). Null: no text says it.
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

/** The set with one of its members moved to the end: the engine makes the last letter the main pawn. */
function lastly(set: PieceSet<EnginePieceType>, main: EnginePieceType): PieceSet<EnginePieceType> {
  return set.includes(main) ? [...set.filter((type) => type !== main), main] : set;
}

/** The value of a piece's key: its letter, with its notation if it has one of its own; `-` for no piece. */
export function printPiece(piece: EnginePiece | null, kingType: EnginePieceType): string {
  if (piece === null) return '-';
  const { type, letter, betza } = piece;
  const own = isCustom(type) || (type === 'king' && kingType !== 'king');
  return printPieceLetter(letter, own ? betza : null);
}

/** A region that has squares, but none on the board, is printed as it is: it is not the empty one. */
function printSquares(squares: SquareSet, { board }: OptionView): string {
  const text = printRegion(squares, board);
  return text === '-' ? printRegion(squares) : text;
}
