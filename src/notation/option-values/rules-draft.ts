import { ENGINE_PIECE_TYPES, ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { byColor } from '../../ir/board.js';
import {
  CUSTOM_ROYAL,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
} from '../../ir/engine-rules.js';
import type { OneOrAny, PieceSet } from '../../ir/rules.js';

/** Rules that are being read: fields may change; the pieces are kept as the engine keeps them, and written back at the end. */
export interface RulesDraft {
  readonly rules: { -readonly [K in keyof EngineRules]: EngineRules[K] };
  /** Lower-case letter -> the type that has it. */
  readonly owners: Map<string, EnginePieceType>;
  readonly letters: Map<EnginePieceType, LetterPair>;
  /** Custom type or `customRoyal` -> its notation, kept when the piece goes. */
  readonly notations: Map<EnginePieceType, string>;
}

interface LetterPair {
  readonly letter: string;
  readonly synonym: string | null;
}

/** A draft that starts from these rules. */
export function startDraft(base: EngineRules): RulesDraft {
  const draft: RulesDraft = {
    rules: { ...base },
    owners: new Map(),
    letters: new Map(),
    notations: new Map(base.unusedBetza),
  };
  for (const { type, letter, synonym, betza } of base.pieces) {
    draft.letters.set(type, { letter, synonym });
    draft.owners.set(letter, type);
    if (isCustom(type)) draft.notations.set(type, betza);
    else if (type === 'king' && base.kingType === CUSTOM_ROYAL)
      draft.notations.set(CUSTOM_ROYAL, betza);
  }
  return draft;
}

/** Gives a type a letter. Whoever has the letter loses it and leaves the game: even the type itself, for a moment. */
export function addPiece(draft: RulesDraft, type: EnginePieceType, letter: string): void {
  const owner = draft.owners.get(letter);
  if (owner !== undefined) removePiece(draft, owner);
  const before = draft.letters.get(type);
  if (before !== undefined) draft.owners.delete(before.letter);
  draft.letters.set(type, { letter, synonym: null });
  draft.owners.set(letter, type);
  if (isCustom(type)) draft.notations.set(type, '');
}

/** Takes a type out of the game and of the types to promote to; other sets keep it. */
export function removePiece(draft: RulesDraft, type: EnginePieceType): void {
  const letters = draft.letters.get(type);
  if (letters !== undefined) draft.owners.delete(letters.letter);
  draft.letters.delete(type);
  const { promotionPieceTypes } = draft.rules;
  draft.rules.promotionPieceTypes = byColor((color) =>
    promotionPieceTypes[color].filter((promoted) => promoted !== type),
  );
}

/** The rules of a finished draft, which is not to be used any more. */
export function finishDraft({ rules, letters, notations }: RulesDraft): EngineRules {
  const unusedBetza = new Map(notations);
  const pieces: EnginePiece[] = [];
  for (const [type, own] of letters) {
    const moves = type === 'king' ? rules.kingType : type;
    unusedBetza.delete(moves);
    const betza = notations.get(moves) ?? ENGINE_PIECE_TYPE_BY_NAME.get(moves)?.betza ?? '';
    pieces.push({ type, letter: own.letter, synonym: own.synonym, betza });
  }
  for (const [type, betza] of unusedBetza) if (betza === '') unusedBetza.delete(type);
  rules.pieces = pieces.sort((a, b) => compareTypes(a.type, b.type));
  rules.unusedBetza = unusedBetza;
  return rules;
}

/** True for `customPiece1` … `customPiece25`. */
export function isCustom(type: EnginePieceType): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.betza === null;
}

const ORDER: ReadonlyMap<string, number> = new Map(
  ['*', ...ENGINE_PIECE_TYPES.map(({ type }) => type)].map((type, index) => [type, index]),
);

/** The set in the engine's order of types, without doubles; `*` comes first. */
export function pieceSet(types: Iterable<OneOrAny<EnginePieceType>>): PieceSet<EnginePieceType> {
  return [...new Set(types)].sort(compareTypes);
}

function compareTypes(a: string, b: string): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);
}
