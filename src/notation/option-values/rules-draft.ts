import { ENGINE_PIECE_TYPES, ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { byColor } from '../../ir/board.js';
import { copyRules } from '../../ir/engine-defaults.js';
import {
  CUSTOM_ROYAL,
  type ChangingRules,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
} from '../../ir/engine-rules.js';
import type { OneOrAny, PieceSet } from '../../ir/rules.js';

/** Rules while they are being read. Fields may change. The pieces are converted to tables as soon as one of them changes. */
export interface RulesDraft {
  readonly rules: ChangingRules;
  tables: PieceTables | null;
}

/** The pieces in the form that the engine uses while it reads. */
interface PieceTables {
  /** The type of each lower-case letter. */
  readonly owners: Map<string, EnginePieceType>;
  readonly letters: Map<EnginePieceType, LetterPair>;
  /** The notation of each custom type and of `customRoyal`, kept when the piece is removed. */
  readonly notations: Map<EnginePieceType, string>;
}

type LetterPair = Pick<EnginePiece, 'letter' | 'synonym'>;

/** A draft that starts from these rules. */
export function startDraft(base: EngineRules): RulesDraft {
  return { rules: copyRules(base), tables: null };
}

/** The pieces of a draft as tables that can be changed. */
export function tablesOf(draft: RulesDraft): PieceTables {
  if (draft.tables !== null) return draft.tables;
  const { pieces, kingType, unusedBetza } = draft.rules;
  const tables: PieceTables = {
    owners: new Map(ownersAmong(pieces)),
    letters: new Map(pieces.map((piece) => [piece.type, piece])),
    notations: new Map(unusedBetza),
  };
  for (const { type, betza } of pieces) {
    if (isCustom(type)) tables.notations.set(type, betza);
    else if (type === 'king' && kingType === CUSTOM_ROYAL)
      tables.notations.set(CUSTOM_ROYAL, betza);
  }
  draft.tables = tables;
  return tables;
}

/** The type of each lower-case letter at this point of reading. */
export function ownersOf({ rules, tables }: RulesDraft): ReadonlyMap<string, EnginePieceType> {
  return tables?.owners ?? ownersAmong(rules.pieces);
}

/** Child variants share the pieces of their parent, and therefore this map. */
const owners = new WeakMap<readonly EnginePiece[], ReadonlyMap<string, EnginePieceType>>();

function ownersAmong(pieces: readonly EnginePiece[]): ReadonlyMap<string, EnginePieceType> {
  const known = owners.get(pieces);
  if (known !== undefined) return known;
  const map = new Map(pieces.map(({ letter, type }) => [letter, type]));
  owners.set(pieces, map);
  return map;
}

/** Gives a type a letter. The current owner of the letter is first removed from the game, even if it is the type itself. */
export function addPiece(draft: RulesDraft, type: EnginePieceType, letter: string): void {
  const tables = tablesOf(draft);
  const owner = tables.owners.get(letter);
  if (owner !== undefined) removePiece(draft, owner);
  const before = tables.letters.get(type);
  if (before !== undefined) tables.owners.delete(before.letter);
  tables.letters.set(type, { letter, synonym: null });
  tables.owners.set(letter, type);
  if (isCustom(type)) tables.notations.set(type, '');
}

/** Removes a type from the game and from the types to promote to. Other sets keep it. */
export function removePiece(draft: RulesDraft, type: EnginePieceType): void {
  const tables = tablesOf(draft);
  const letters = tables.letters.get(type);
  if (letters !== undefined) tables.owners.delete(letters.letter);
  tables.letters.delete(type);
  const { promotionPieceTypes } = draft.rules;
  draft.rules.promotionPieceTypes = byColor((color) =>
    promotionPieceTypes[color].filter((promoted) => promoted !== type),
  );
}

/** The rules of a finished draft, which must not be used afterwards. */
export function finishDraft({ rules, tables }: RulesDraft): EngineRules {
  if (tables === null) return rules;
  const { letters, notations } = tables;
  const unusedBetza = new Map(notations);
  const pieces: EnginePiece[] = [];
  for (const [type, { letter, synonym }] of letters) {
    const moves = type === 'king' ? rules.kingType : type;
    unusedBetza.delete(moves);
    const betza = notations.get(moves) ?? ENGINE_PIECE_TYPE_BY_NAME.get(moves)?.betza ?? '';
    pieces.push({ type, letter, synonym, betza });
  }
  for (const [type, betza] of unusedBetza) if (betza === '') unusedBetza.delete(type);
  rules.pieces = pieces.sort((a, b) => compareTypes(a.type, b.type));
  rules.unusedBetza = unusedBetza;
  return rules;
}

/** Whether a type is one of `customPiece1` … `customPiece25`. */
export function isCustom(type: EnginePieceType): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.betza === null;
}

const ORDER: ReadonlyMap<string, number> = new Map(
  ['*', ...ENGINE_PIECE_TYPES.map(({ type }) => type)].map((type, index) => [type, index]),
);

/** The set in the engine's order of types, without duplicates; `*` comes first. */
export function pieceSet(types: Iterable<OneOrAny<EnginePieceType>>): PieceSet<EnginePieceType> {
  return [...new Set(types)].sort(compareTypes);
}

function compareTypes(a: string, b: string): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);
}
