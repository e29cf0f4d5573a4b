import type { OptionType } from '../catalog/options/option-row.js';
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
export function allowedValues(row: TypedOptionRow): string {
  const words = 'words' in row ? row.words : WORDS[row.type];
  if (words !== undefined) return words.join(', ');
  if ('range' in row) {
    const [least, most] = row.range;
    return most === null ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`;
  }
  return FORMS[row.type];
}

const WORDS: Readonly<Partial<Record<OptionType, readonly string[]>>> = {
  bool: ['true', 'false'],
  Value: VALUES,
  MaterialCounting: MATERIAL_COUNTINGS,
  CountingRule: COUNTING_RULES,
  ChasingRule: CHASING_RULES,
  EnclosingRule: ENCLOSING_RULES,
  WallingRule: WALLING_RULES,
};

const FORMS: Readonly<Record<OptionType, string>> = {
  bool: 'true or false',
  int: 'a whole number',
  Rank: 'a rank, counted from 1',
  File: 'a file: a letter from a, or a number from 1',
  Value: 'a result',
  MaterialCounting: 'a way to count',
  CountingRule: 'a way to count',
  ChasingRule: 'a rule',
  EnclosingRule: 'a rule',
  WallingRule: 'a rule',
  Bitboard: 'squares, with blanks between them: `e4`, a whole rank `*4`, a whole file `e*`; `-` for none',
  CastlingRights: 'some of the letters KQkq; `-` for none',
  PieceType: 'the letter of one piece; `*` for any, `-` for none',
  PieceSet: 'letters of pieces without blanks; `*` for all, `-` for none',
  PieceIntMap: 'pairs of letter and number: `q:1 r:2`',
  PiecePieceMap: 'pairs of letters: `p:g s:g`; `p:-` for none',
  string: 'any text',
  pieceLetter: 'a letter; `-` removes the piece',
  pieceLetterBetza: 'a letter and a notation in Betza: `a:BN`; `-` removes the piece',
  pieceLetterOptionalBetza:
    'a letter, or a letter and a notation in Betza: `k` or `k:WF`; `-` removes the piece',
};

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
