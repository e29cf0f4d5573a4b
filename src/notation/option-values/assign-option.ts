import type { MobilityOptionRow, PieceOptionRow } from '../../catalog/options/pieces.js';
import type { TypedOptionRow } from '../../catalog/options/options.js';
import { byColor, type ByColor } from '../../ir/board.js';
import { CUSTOM_ROYAL, type EnginePieceType } from '../../ir/engine-rules.js';
import { NO_SQUARES, type SquareSet } from '../../ir/region.js';
import {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../../ir/rules.js';
import { assignFormerRank } from './former-ranks.js';
import { parseFile, parseInteger, parseRank } from './numbers.js';
import { parsePieceLetter } from './piece-letters.js';
import { parsePieceNumbers, parsePiecePairs, parsePieceSet, parsePieceType } from './piece-sets.js';
import { parseRegion } from './regions.js';
import {
  addPiece,
  isCustom,
  ownersOf,
  pieceSet,
  removePiece,
  tablesOf,
  type RulesDraft,
} from './rules-draft.js';
import type { ValueProblem } from './stored.js';
import { parseBoolean, parseCastlingRights, parseWord } from './words.js';

/**
 * Reads a value into the fields of its option, as the engine does, and returns the problems of its text. Options must be assigned
 * in the engine's order: letters have no meaning until the pieces are read.
 */
export function assignOption(
  draft: RulesDraft,
  row: TypedOptionRow,
  text: string,
): readonly ValueProblem[] {
  switch (row.type) {
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza':
      return assignPiece(draft, row, text);
    case 'bool':
    case 'int':
    case 'Rank':
    case 'File':
    case 'string':
      return assignPlain(draft, row, text);
    case 'Value':
    case 'EnclosingRule':
    case 'WallingRule':
    case 'ChasingRule':
    case 'MaterialCounting':
    case 'CountingRule':
    case 'CastlingRights':
      return assignWord(draft, row, text);
    case 'Bitboard':
    case 'PieceType':
    case 'PieceSet':
      return assignSet(draft, row, text);
    case 'PieceIntMap':
    case 'PiecePieceMap':
      return assignMap(draft, row, text);
  }
}

type RowOf<T extends TypedOptionRow['type']> = Extract<TypedOptionRow, { readonly type: T }>;

/** Assigns a boolean, number or text. */
function assignPlain(
  draft: RulesDraft,
  row: RowOf<'bool' | 'int' | 'Rank' | 'File' | 'string'>,
  text: string,
): readonly ValueProblem[] {
  const { rules } = draft;
  switch (row.type) {
    case 'bool': {
      const { value, problems } = parseBoolean(text);
      if (row.key === 'dropOnTop') {
        if (value) rules.enclosingDrop = 'top';
      } else if ('side' in row) {
        for (const field of row.fields) rules[field] = onSide(rules[field], row.side, value);
      } else {
        for (const field of row.fields) rules[field] = value;
      }
      return problems;
    }
    case 'int': {
      const { value, problems } = parseInteger(text);
      for (const field of row.fields) rules[field] = value;
      return problems;
    }
    case 'Rank': {
      if ('side' in row) return assignFormerRank(rules, row.key, text);
      const { value, problems } = parseRank(text);
      for (const field of row.fields) rules[field] = field === 'maxRank' ? value + 1 : value;
      return problems;
    }
    case 'File': {
      const { value, problems } = parseFile(text);
      for (const field of row.fields) rules[field] = field === 'maxFile' ? value + 1 : value;
      return problems;
    }
    case 'string': {
      for (const field of row.fields) rules[field] = text;
      return [];
    }
  }
}

/** Assigns one of a list of words, or castling rights. */
function assignWord(
  draft: RulesDraft,
  row: RowOf<
    | 'Value'
    | 'EnclosingRule'
    | 'WallingRule'
    | 'ChasingRule'
    | 'MaterialCounting'
    | 'CountingRule'
    | 'CastlingRights'
  >,
  text: string,
): readonly ValueProblem[] {
  const { rules } = draft;
  switch (row.type) {
    case 'Value': {
      const { value, problems } = parseWord(text, VALUES);
      for (const field of row.fields) rules[field] = value;
      return problems;
    }
    case 'EnclosingRule': {
      const { value, problems } = parseWord(text, ENCLOSING_RULES);
      for (const field of row.fields) rules[field] = value;
      return problems;
    }
    case 'WallingRule': {
      const { value, problems } = parseWord(text, WALLING_RULES);
      rules.wallingRule = value;
      return problems;
    }
    case 'ChasingRule': {
      const { value, problems } = parseWord(text, CHASING_RULES);
      rules.chasingRule = value;
      return problems;
    }
    case 'MaterialCounting': {
      const { value, problems } = parseWord(text, MATERIAL_COUNTINGS);
      rules.materialCounting = value;
      return problems;
    }
    case 'CountingRule': {
      const { value, problems } = parseWord(text, COUNTING_RULES);
      rules.countingRule = value;
      return problems;
    }
    case 'CastlingRights': {
      const { value, problems } = parseCastlingRights(text);
      rules.castlingWins = value;
      return problems;
    }
  }
}

/** Assigns squares or piece types. */
function assignSet(
  draft: RulesDraft,
  row: RowOf<'Bitboard' | 'PieceType' | 'PieceSet'>,
  text: string,
): readonly ValueProblem[] {
  const { rules } = draft;
  switch (row.type) {
    case 'Bitboard': {
      const { value, problems } = parseRegion(text);
      if ('piece' in row) assignMobility(draft, row, value);
      else if ('side' in row) {
        for (const field of row.fields) rules[field] = onSide(rules[field], row.side, value);
      } else {
        for (const field of row.fields) rules[field] = value;
      }
      return problems;
    }
    case 'PieceType': {
      const { value, problems } = parsePieceType(text, ownersOf(draft));
      if (row.key === 'dropNoDoubled') rules.dropNoDoubled = value === '*' ? '-' : value;
      else if ('side' in row) {
        for (const field of row.fields) rules[field] = onSide(rules[field], row.side, value);
      } else {
        for (const field of row.fields) rules[field] = value;
      }
      return problems;
    }
    case 'PieceSet': {
      const { value, problems } = parsePieceSet(text, ownersOf(draft));
      if (row.key === 'connectPieceTypes') {
        // `*` is a member of this set, but matches no piece, so it never makes a connection.
        rules.connectPieceTypes = value.filter((type) => type !== '*');
      } else if ('side' in row) {
        for (const field of row.fields) {
          rules[field] = onSide(rules[field], row.side, value);
          if (field === 'promotionPawnTypes') assignMainPawn(draft, row.side, text);
        }
      } else {
        for (const field of row.fields) rules[field] = value;
      }
      return problems;
    }
  }
}

/** Adds pairs to the inherited ones. */
function assignMap(
  draft: RulesDraft,
  row: RowOf<'PieceIntMap' | 'PiecePieceMap'>,
  text: string,
): readonly ValueProblem[] {
  const { rules } = draft;
  switch (row.type) {
    case 'PieceIntMap': {
      const { value, problems } = parsePieceNumbers(text, ownersOf(draft));
      for (const field of row.fields) {
        const numbers = new Map(rules[field]);
        for (const [type, number] of value) {
          if (number === 0) numbers.delete(type);
          else numbers.set(type, number);
        }
        rules[field] = numbers;
      }
      return problems;
    }
    case 'PiecePieceMap': {
      const { value, problems } = parsePiecePairs(text, ownersOf(draft));
      const promoted = new Map(rules.promotedPieceType);
      for (const [from, to] of value) {
        if (to === null) promoted.delete(from);
        else promoted.set(from, to);
      }
      rules.promotedPieceType = promoted;
      return problems;
    }
  }
}

function onSide<T>(before: ByColor<T>, side: 'white' | 'black' | 'both', value: T): ByColor<T> {
  switch (side) {
    case 'both':
      return { white: value, black: value };
    case 'white':
      return { white: value, black: before.black };
    case 'black':
      return { white: before.white, black: value };
  }
}

function assignPiece(
  draft: RulesDraft,
  { piece, type }: PieceOptionRow,
  text: string,
): readonly ValueProblem[] {
  const notation =
    type === 'pieceLetter' ? 'none' : type === 'pieceLetterBetza' ? 'needed' : 'optional';
  const { value, problems } = parsePieceLetter(text, notation);
  const { letter, betza } = value;
  if (letter === null) removePiece(draft, piece);
  else addPiece(draft, piece, letter);
  if (isCustom(piece) && betza !== null) assignNotation(draft, piece, betza);
  if (type === 'pieceLetterOptionalBetza') {
    draft.rules.kingType = betza === null ? 'king' : CUSTOM_ROYAL;
    if (betza !== null) tablesOf(draft).notations.set(CUSTOM_ROYAL, betza);
  }
  return problems;
}

/** Assigns the notation of a custom piece. An `e` anywhere in it lets the piece capture en passant. */
function assignNotation(draft: RulesDraft, piece: EnginePieceType, betza: string): void {
  tablesOf(draft).notations.set(piece, betza);
  if (!betza.includes('e')) return;
  const { enPassantTypes } = draft.rules;
  draft.rules.enPassantTypes = byColor((color) => pieceSet([...enPassantTypes[color], piece]));
}

function assignMobility(draft: RulesDraft, row: MobilityOptionRow, squares: SquareSet): void {
  const regions = new Map(draft.rules.mobilityRegion);
  const before = regions.get(row.piece) ?? { white: NO_SQUARES, black: NO_SQUARES };
  const after = onSide(before, row.side, squares);
  if (after.white.length === 0 && after.black.length === 0) regions.delete(row.piece);
  else regions.set(row.piece, after);
  draft.rules.mobilityRegion = regions;
}

/** Assigns the main pawn, which is the last letter: a captured promoted pawn becomes this piece in hand. `*` if there is none. */
function assignMainPawn(draft: RulesDraft, side: 'white' | 'black' | 'both', text: string): void {
  const { value } = parsePieceType(text, ownersOf(draft));
  draft.rules.mainPromotionPawnType = onSide(draft.rules.mainPromotionPawnType, side, value);
}
