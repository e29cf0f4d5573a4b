import type { TypedOptionRow } from '../../catalog/options/options.js';
import { printFile } from '../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { NO_SQUARES, type SquareSet } from '../../ir/region.js';
import type { OneOrAny, PieceSet } from '../../ir/rules.js';
import { printCastlingRights } from './words.js';

type TypesField = Extract<TypedOptionRow, { readonly type: 'PieceSet' }>['fields'][0];

/** The form of a value, by its type. */
export interface OptionForms<T> {
  /** The letter and the moves of a piece type. */
  readonly piece: (type: EnginePieceType) => T;
  readonly truth: (value: boolean) => T;
  /** Ranks count from 1. */
  readonly number: (value: number) => T;
  readonly word: (value: string) => T;
  readonly squares: (value: SquareSet) => T;
  readonly type: (value: OneOrAny<EnginePieceType>) => T;
  readonly types: (value: PieceSet<EnginePieceType>, field: TypesField) => T;
  readonly map: (value: ReadonlyMap<EnginePieceType, number | EnginePieceType>) => T;
  /** If no value of the key expresses the rules. */
  readonly nothing: () => T;
}

/** The value of an option under these rules, in a given form. For an option that applies to one colour, the value for that colour. */
export function formOf<T>(
  row: TypedOptionRow,
  rules: EngineRules,
  side: 'white' | 'black',
  forms: OptionForms<T>,
): T {
  switch (row.type) {
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza':
      return forms.piece(row.piece);
    case 'bool':
      if (row.key === 'dropOnTop') return forms.truth(rules.enclosingDrop === 'top');
      return forms.truth('side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]]);
    case 'int':
      return forms.number(rules[row.fields[0]]);
    case 'Rank':
      if ('side' in row) return forms.nothing();
      return forms.number(row.fields[0] === 'maxRank' ? rules.maxRank : rules[row.fields[0]] + 1);
    case 'File':
      return row.fields[0] === 'maxFile'
        ? forms.number(rules.maxFile)
        : forms.word(printFile(rules[row.fields[0]]));
    case 'Value':
    case 'EnclosingRule':
    case 'WallingRule':
    case 'ChasingRule':
    case 'MaterialCounting':
    case 'CountingRule':
    case 'string':
      return forms.word(rules[row.fields[0]]);
    case 'CastlingRights':
      return forms.word(printCastlingRights(rules[row.fields[0]]));
    case 'Bitboard':
      if ('piece' in row)
        return forms.squares(rules.mobilityRegion.get(row.piece)?.[side] ?? NO_SQUARES);
      return forms.squares('side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]]);
    case 'PieceType':
      return forms.type('side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]]);
    case 'PieceSet': {
      const field = row.fields[0];
      return forms.types('side' in row ? rules[row.fields[0]][side] : rules[row.fields[0]], field);
    }
    case 'PieceIntMap':
    case 'PiecePieceMap':
      return forms.map(rules[row.fields[0]]);
  }
}
