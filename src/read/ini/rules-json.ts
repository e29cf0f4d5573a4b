import { FIELD_ROWS, type FieldRow } from '../../catalog/options/options.js';
import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { byColor, type ByColor, type Color } from '../../ir/board.js';
import {
  CUSTOM_ROYAL,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
} from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import { formOf, type OptionForms } from '../../notation/option-values/option-forms.js';
import { printRegion } from '../../notation/option-values/regions.js';
import { isCustom } from '../../notation/option-values/rules-draft.js';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The rules, with the field names and value formats of test/fixtures/ini/ini-variants.json. */
export type RulesJson = Readonly<Record<string, Json>>;

/** Rules before conclusion as JSON, one field for each option row, for comparison by other programs. */
export function rulesJson(rules: EngineRules): RulesJson {
  const { pieces } = rules;
  return {
    pieces: pieces.map(({ type, letter, synonym, betza }) => ({ type, letter, synonym, betza })),
    customPiece: notations(rules),
    pieceTypes: pieces.map(({ type }) => type),
    pieceToChar: letterTable(pieces, ({ letter }) => letter),
    pieceToCharSynonyms: letterTable(pieces, ({ synonym }) => synonym),
    mobilityRegion: object(sorted(rules.mobilityRegion), (squares) => colors(squares, printAll)),
    mainPromotionPawnType: { ...rules.mainPromotionPawnType },
    kingType: rules.kingType,
    freeDrops: rules.freeDrops,
    nnueAlias: rules.nnueAlias,
    endgameEval: rules.endgameEval,
    ...Object.fromEntries(FIELD_ROWS.map((row) => [row.fields[0], fieldJson(row, rules)])),
  };
}

/** The value that the rules hold in the field of an option. */
function fieldJson(row: FieldRow, rules: EngineRules): Json {
  const ofSide = (side: Color): Json => formOf(row, rules, side, FORMS);
  return 'side' in row ? { ...byColor(ofSide) } : ofSide('white');
}

const FORMS: OptionForms<Json> = {
  piece: () => null,
  truth: (value) => value,
  number: (value) => value,
  word: (value) => value,
  squares: printAll,
  type: (type) => type,
  types: (set, field) => (field === 'connectPieceTypes' && set.includes('*') ? 'ALL' : set),
  map: (map) => object(sorted(map), (value) => value),
  nothing: () => null,
};

function colors<T>(value: ByColor<T>, print: (value: T) => Json): Json {
  return { ...byColor((color) => print(value[color])) };
}

function object<T>(map: ReadonlyMap<string, T>, print: (value: T) => Json): Json {
  return Object.fromEntries([...map].map(([key, value]) => [key, print(value)]));
}

/** Sections that inherit squares share one set, so each set is printed once. */
const printed = new WeakMap<SquareSet, string>();

/** All squares of the set, on the board or not. */
function printAll(squares: SquareSet): string {
  const known = printed.get(squares) ?? printRegion(squares);
  printed.set(squares, known);
  return known;
}

/** The entries in the engine's order of types. */
function sorted<T>(map: ReadonlyMap<EnginePieceType, T>): ReadonlyMap<EnginePieceType, T> {
  return new Map(
    ENGINE_PIECE_TYPES.flatMap(({ type }) => {
      const value = map.get(type);
      return value === undefined ? [] : [[type, value] as const];
    }),
  );
}

/** The notations in the engine's slots for custom pieces, whether the pieces are in the game or not. */
function notations({ pieces, kingType, unusedBetza }: EngineRules): Json {
  const slots = new Map(unusedBetza);
  for (const { type, betza } of pieces) {
    const slot = type === 'king' ? kingType : type;
    if ((isCustom(slot) || slot === CUSTOM_ROYAL) && betza !== '') slots.set(slot, betza);
  }
  const order = [...ENGINE_PIECE_TYPES.map(({ type }) => type).filter(isCustom), CUSTOM_ROYAL];
  return Object.fromEntries(
    order.flatMap((type) => {
      const betza = slots.get(type);
      return betza === undefined ? [] : [[type, betza] as const];
    }),
  );
}

/** The number of piece types per colour in the engine's tables: one for no piece, the types, and an unused slot before the king. */
const TABLE_SIZE = 64;

/** The letters of both colours, each at the index of its type: upper case for White, lower case for Black, blanks elsewhere. */
function letterTable(
  pieces: readonly EnginePiece[],
  letterOf: (piece: EnginePiece) => string | null,
): string {
  const table = Array.from({ length: TABLE_SIZE }, () => ' ');
  for (const piece of pieces) {
    const place =
      piece.type === 'king'
        ? TABLE_SIZE - 1
        : ENGINE_PIECE_TYPES.findIndex(({ type }) => type === piece.type) + 1;
    table[place] = letterOf(piece) ?? ' ';
  }
  const row = table.join('');
  return row.toUpperCase() + row;
}
