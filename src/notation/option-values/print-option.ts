import type { TypedOptionRow } from '../../catalog/options/options.js';
import { printFile, type Board } from '../../ir/board.js';
import type { EnginePiece, EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { NO_SQUARES, type SquareSet } from '../../ir/region.js';
import type { PieceSet } from '../../ir/rules.js';
import { printRank } from './numbers.js';
import { printPieceLetter } from './piece-letters.js';
import { printPairs, printPieceSet } from './piece-sets.js';
import { printRegion } from './regions.js';
import { isCustom } from './rules-draft.js';
import { printCastlingRights } from './words.js';

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
  switch (row.type) {
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza':
      return printPiece(
        rules.pieces.find(({ type }) => type === row.piece) ?? null,
        rules.kingType,
      );
    case 'bool': {
      if (row.key === 'dropOnTop') return String(rules.enclosingDrop === 'top');
      return String('side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]]);
    }
    case 'int':
      return String(rules[row.fields[0]]);
    case 'Rank': {
      if ('side' in row) return null;
      const field = row.fields[0];
      return field === 'maxRank' ? String(rules.maxRank) : printRank(rules[field]);
    }
    case 'File': {
      const field = row.fields[0];
      return field === 'maxFile' ? String(rules.maxFile) : printFile(rules[field]);
    }
    case 'Value':
    case 'EnclosingRule':
    case 'WallingRule':
    case 'ChasingRule':
    case 'MaterialCounting':
    case 'CountingRule':
    case 'string':
      return rules[row.fields[0]];
    case 'CastlingRights':
      return printCastlingRights(rules.castlingWins);
    case 'Bitboard': {
      if ('piece' in row)
        return printSquares(rules.mobilityRegion.get(row.piece)?.[side] ?? NO_SQUARES, view);
      return printSquares('side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]], view);
    }
    case 'PieceType': {
      const type = 'side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]];
      return type === '*' || type === '-' ? type : (view.letterOf(type) ?? null);
    }
    case 'PieceSet':
      return printTypes(row.fields[0], rules, side, view);
    case 'PieceIntMap':
      return printPairs(rules[row.fields[0]], view.letterOf, String);
    case 'PiecePieceMap':
      return printPairs(rules.promotedPieceType, view.letterOf, view.letterOf);
  }
}

type SetRow = Extract<TypedOptionRow, { readonly type: 'PieceSet' }>;

function printTypes(
  field: SetRow['fields'][0],
  rules: EngineRules,
  side: 'white' | 'black',
  { letterOf, types }: OptionView,
): string {
  switch (field) {
    case 'connectPieceTypes': {
      const every = rules.connectPieceTypes.includes('*');
      return printPieceSet(every ? types : rules.connectPieceTypes, letterOf);
    }
    case 'promotionPawnTypes': {
      const main = rules.mainPromotionPawnType[side];
      return printPieceSet(lastly(rules.promotionPawnTypes[side], main), letterOf);
    }
    case 'promotionPieceTypes':
    case 'enPassantTypes':
    case 'nMoveRuleTypes':
    case 'castlingRookPieces':
      return printPieceSet(rules[field][side], letterOf);
    case 'blastImmuneTypes':
    case 'mutuallyImmuneTypes':
    case 'petrifyOnCaptureTypes':
    case 'extinctionPieceTypes':
      return printPieceSet(rules[field], letterOf);
  }
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
