import { FIELD_ROWS } from '../catalog/options/options.js';
import { byColor } from './board.js';
import { defaultRules, defaultsOf } from './default-rules.js';
import type { ChangingRules, EnginePieceType, EngineRules } from './engine-rules.js';
import type { OptionFields, SpecialRow } from './rules.js';

const TYPES = { pawn: 'pawn', king: 'king', rook: 'rook' } as const;

/** The defaults of the rows that `defaultRules` leaves out. */
function specialDefaults(): OptionFields<SpecialRow, EnginePieceType> {
  const rows = FIELD_ROWS.filter((row) => 'about' in row);
  const fields: unknown = defaultsOf(rows, TYPES);
  return fields as OptionFields<SpecialRow, EnginePieceType>;
}

const EMPTY: EngineRules = {
  ...defaultRules<EnginePieceType>(TYPES),
  ...specialDefaults(),
  pieces: [],
  kingType: 'king',
  mobilityRegion: new Map(),
  mainPromotionPawnType: byColor(() => 'pawn'),
  nnueAlias: '',
  endgameEval: 'chess',
  unusedBetza: new Map(),
};

/** The rules that a section without a parent starts with: the defaults of variant.h, without pieces. */
export function emptyEngineRules(): EngineRules {
  return EMPTY;
}

/** A mutable copy of rules. All copies start from one object, so that JavaScript engines give them the same shape. */
export function copyRules(rules: EngineRules): ChangingRules {
  return { ...EMPTY, ...rules };
}
