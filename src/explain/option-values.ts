import type { OptionRow } from '../catalog/options/option-row.js';
import type { TypedOptionRow } from '../catalog/options/options.js';
import { squaresOf } from '../ir/board.js';
import type { EngineRules } from '../ir/engine-rules.js';
import {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../ir/rules.js';
import { printOption } from '../notation/option-values/print-option.js';
import { printRegion } from '../notation/option-values/regions.js';

/** What may be written behind the key. */
export function allowedValues({ type, words, range }: OptionRow): string {
  if (words !== undefined) return words.join(', ');
  if (range !== undefined) return numbersIn(range);
  switch (type) {
    case 'bool':
      return 'true, false';
    case 'Value':
      return VALUES.join(', ');
    case 'MaterialCounting':
      return MATERIAL_COUNTINGS.join(', ');
    case 'CountingRule':
      return COUNTING_RULES.join(', ');
    case 'ChasingRule':
      return CHASING_RULES.join(', ');
    case 'EnclosingRule':
      return ENCLOSING_RULES.join(', ');
    case 'WallingRule':
      return WALLING_RULES.join(', ');
    case 'int':
      return 'a whole number';
    case 'Rank':
      return 'a rank, counted from 1';
    case 'File':
      return 'a file: a letter from a on, or a number from 1 on';
    case 'Bitboard':
      return 'squares with blanks between them: `e4`, a whole rank `*4`, a whole file `e*`; `-` for none';
    case 'CastlingRights':
      return 'some of the letters KQkq; `-` for none';
    case 'PieceType':
      return 'the letter of a piece; `*` for any, `-` for none';
    case 'PieceSet':
      return 'letters of pieces without blanks; `*` for all, `-` for none';
    case 'PieceIntMap':
      return 'pairs of a letter and a number: `q:1 r:2`';
    case 'PiecePieceMap':
      return 'pairs of letters: `p:g s:g`, or `p:-` for none';
    case 'string':
      return 'any text';
    case 'pieceLetter':
      return 'a letter; `-` removes the piece';
    case 'pieceLetterBetza':
      return 'a letter and moves in Betza notation: `a:BN`; `-` removes the piece';
    case 'pieceLetterOptionalBetza':
      return 'a letter, with or without moves in Betza notation: `k`, `k:WF`; `-` removes the piece';
  }
}

function numbersIn([least, most]: readonly [number, number | null]): string {
  return most === null
    ? `a whole number from ${least} on`
    : `a whole number from ${least} to ${most}`;
}

/** The letters that chess gives to the types which defaults name. */
const USUAL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['pawn', 'p'],
  ['rook', 'r'],
  ['king', 'k'],
]);

/** The value of an option in some rules as a section writes it; null: no text says it. */
export function valueIn(row: TypedOptionRow, rules: EngineRules): string | null {
  const letters = new Map(rules.pieces.map(({ type, letter }) => [type, letter]));
  const board = { files: rules.maxFile, ranks: rules.maxRank };
  const side = 'side' in row && row.side === 'black' ? 'black' : 'white';
  return printOption(row, rules, side, {
    board,
    types: rules.pieces.map(({ type }) => type),
    letterOf: (type) => letters.get(type) ?? USUAL_LETTERS.get(type),
  });
}

/** The same for people. */
export function sayValue(row: TypedOptionRow, rules: EngineRules): string {
  const value = valueIn(row, rules);
  if (value === null || value === '' || value === '-') return 'none';
  const board = { files: rules.maxFile, ranks: rules.maxRank };
  if (row.type === 'Bitboard' && value === printRegion(squaresOf(board), board))
    return 'every square';
  return value;
}
