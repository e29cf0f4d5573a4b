import { FAIRY_STOCKFISH_X_KEYS } from '../catalog/options/fork-keys.js';
import { FORMER_OPTIONS } from '../catalog/options/former.js';
import type { Condition, Ground } from '../catalog/options/grounds.js';
import { wordsOf } from '../catalog/options/option-words.js';
import {
  OPTION_BY_KEY,
  OPTION_GROUPS,
  OPTIONS,
  type TypedOptionRow,
} from '../catalog/options/options.js';
import { REMOVED_KEYS } from '../catalog/options/removed-keys.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../catalog/piece-types.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import { findOptionExample, type OptionExample } from './option-example.js';
import { allowedValues, displayValue } from './option-values.js';
import { sayMovement } from './say-movement.js';
import { readEngineBetza } from './section-game.js';

/** The explanation of a key of variants.ini. */
export type OptionExplanation =
  | KnownOption
  /** A key that only older versions of the engine read, and its replacement. */
  | { readonly kind: 'removed'; readonly key: string; readonly replacedBy: string }
  /** A key of a fork of the engine. */
  | { readonly kind: 'fork'; readonly key: string; readonly program: string };

/** A key that the engine reads. */
export interface KnownOption {
  readonly kind: 'option';
  readonly key: string;
  /** The group of options that it belongs to. */
  readonly group: string;
  readonly meaning: string;
  readonly note: string | null;
  /** The engine's name for the type of its values. */
  readonly type: string;
  readonly allowed: string;
  /** The value in a section without parent; null if the key is deprecated, because its replacement has the default. */
  readonly default: string | null;
  /** The condition under which it has an effect; null if it always has. */
  readonly acts: string | null;
  /** Its replacement; null if the key is not deprecated. */
  readonly replacedBy: string | null;
  /** Other keys that set the same field, for one or both colours. */
  readonly related: readonly string[];
  /** Deprecated keys that set the same field. */
  readonly deprecated: readonly string[];
  /** Keys of older versions for the same field, which the engine no longer reads. */
  readonly removed: readonly string[];
  /** How the piece moves, from White's view; null if the key sets no letter of a piece, or the author defines the moves. */
  readonly moves: readonly string[] | null;
  readonly example: OptionExample | null;
}

/** Every key that can be explained. */
export const EXPLAINED_KEYS: readonly string[] = [
  ...OPTION_BY_KEY.keys(),
  ...REMOVED_KEYS.keys(),
  ...FAIRY_STOCKFISH_X_KEYS,
];

/** Explains a key of variants.ini; null if the key does not exist. */
export function explainOption(key: string): OptionExplanation | null {
  const option = OPTION_BY_KEY.get(key);
  if (option !== undefined) return explainKnown(option.row);
  const replacedBy = REMOVED_KEYS.get(key);
  if (replacedBy !== undefined) return { kind: 'removed', key, replacedBy };
  return FAIRY_STOCKFISH_X_KEYS.has(key)
    ? { kind: 'fork', key, program: 'Fairy-Stockfish-X' }
    : null;
}

function explainKnown(row: TypedOptionRow): KnownOption {
  const { key, type } = row;
  const { meaning, note = null } = wordsOf(row);
  const isFormer = isDeprecated(row);
  const others = OPTIONS.filter((other) => other !== row && setsTheSame(row, other));
  return {
    kind: 'option',
    key,
    group: groupOf(row),
    meaning,
    note,
    type,
    allowed: allowedValues(row),
    default: isFormer ? null : displayValue(row, emptyEngineRules()),
    acts: sayGrounds(row),
    replacedBy: 'replacedBy' in row ? row.replacedBy : null,
    related: others.filter((other) => !isDeprecated(other)).map((other) => other.key),
    deprecated: others.filter(isDeprecated).map((other) => other.key),
    removed: [...REMOVED_KEYS]
      .filter(([, today]) => today.split(/[^A-Za-z]+/).includes(key))
      .map(([former]) => former),
    moves: movesOf(row),
    example: isFormer ? null : findOptionExample(row),
  };
}

function movesOf(row: TypedOptionRow): readonly string[] | null {
  if (row.type !== 'pieceLetter' && row.type !== 'pieceLetterOptionalBetza') return null;
  const betza = ENGINE_PIECE_TYPE_BY_NAME.get(row.piece)?.betza ?? null;
  return betza === null ? null : sayMovement(readEngineBetza(betza));
}

function isDeprecated({ key }: TypedOptionRow): boolean {
  return FORMER_OPTIONS.some((former) => former.key === key);
}

/** Whether two keys set the same field for the same colour. Keys of single pieces never do. */
function setsTheSame(row: TypedOptionRow, other: TypedOptionRow): boolean {
  if ('piece' in row || 'piece' in other) return false;
  const sharesField = row.fields.some((field) => other.fields.some((one) => one === field));
  const side = 'side' in row ? row.side : 'both';
  const otherSide = 'side' in other ? other.side : 'both';
  return sharesField && (side === 'both' || otherSide === 'both' || side === otherSide);
}

function groupOf(row: TypedOptionRow): string {
  const isIts = ([, rows]: [string, readonly TypedOptionRow[]]): boolean => rows.includes(row);
  const [group] = Object.entries<readonly TypedOptionRow[]>(OPTION_GROUPS).find(isIts) ?? [''];
  return group;
}

/** The condition under which an option has an effect, from its row; null if it always has. */
function sayGrounds(row: TypedOptionRow): string | null {
  if (!('actsWhen' in row)) return null;
  const grounds: readonly Ground[] = row.actsWhen;
  return `where ${grounds.map((ground) => ground.map(sayCondition).join(' and ')).join(', or ')}`;
}

function sayCondition(condition: Condition): string {
  if (typeof condition === 'string') return `${condition} is set`;
  if ('field' in condition) return `${condition.field} is not ${condition.isNot}`;
  if ('type' in condition) return `the game has the type ${condition.type}`;
  switch (condition.pieces) {
    case 'first moves':
      return 'a piece is the type pawn or has a first move (i in its Betza)';
    case 'promoting pawns':
      return 'a piece is the type pawn or among promotionPawnTypes';
    case 'full board':
      return 'every square is occupied at the start';
  }
}
