import type { OptionType, WordlessRow } from '../catalog/options/option-row.js';
import type { TypedOptionRow } from '../catalog/options/options.js';
import { squaresOf } from '../ir/board.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { printOption } from '../notation/option-values/print-option.js';
import { isWordType, wordsOf, type WordType } from '../notation/option-values/words.js';
import { printRegion } from '../notation/option-values/regions.js';

const OTHER_VALUES: Readonly<Record<Exclude<OptionType, WordType>, string>> = {
  int: 'a whole number',
  Rank: 'a rank, counted from 1',
  File: 'a file: a letter from a on, or a number from 1 on',
  Bitboard:
    'squares with spaces between them: `e4`, a whole rank `*4`, a whole file `e*`; `-` for none',
  CastlingRights: 'some of the letters KQkq; `-` for none',
  PieceType: 'the letter of a piece; `*` for any, `-` for none',
  PieceSet: 'letters of pieces without spaces; `*` for all, `-` for none',
  PieceIntMap: 'pairs of a letter and a number: `q:1 r:2`',
  PiecePieceMap: 'pairs of letters: `p:g s:g`, or `p:-` for none',
  string: 'any text',
  pieceLetter: 'a letter; `-` removes the piece',
  pieceLetterBetza: 'a letter and moves in Betza notation: `a:BN`; `-` removes the piece',
  pieceLetterOptionalBetza:
    'a letter, with or without moves in Betza notation: `k`, `k:WF`; `-` removes the piece',
};

/** All words that a key accepts as its value; null if its values are not words. */
export function valueWords({ type, words }: WordlessRow): readonly string[] | null {
  return words ?? wordsOf(type);
}

/** The values that a key accepts, for people. */
export function allowedValues({ range, type, words }: WordlessRow): string {
  if (words !== undefined) return words.join(', ');
  if (range !== undefined) return numbersIn(range);
  return isWordType(type) ? (wordsOf(type) ?? []).join(', ') : OTHER_VALUES[type];
}

function numbersIn([least, most]: readonly [number, number | null]): string {
  return most === null
    ? `a whole number from ${least} on`
    : `a whole number from ${least} to ${most}`;
}

/** The letters in chess of the piece types in default values. */
const USUAL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['pawn', 'p'],
  ['rook', 'r'],
  ['king', 'k'],
]);

/** The value of an option as a section writes it; null if no text can express it. */
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

/** The value of an option, for people: `none`, `every square`, or as a section writes it. */
export function displayValue(row: TypedOptionRow, rules: EngineRules): string {
  const value = valueIn(row, rules);
  if (value === null || value === '' || value === '-') return 'none';
  const board = { files: rules.maxFile, ranks: rules.maxRank };
  if (row.type === 'Bitboard' && value === printRegion(squaresOf(board), board))
    return 'every square';
  return value;
}
