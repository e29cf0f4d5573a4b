import {
  CUSTOM_PIECE_SLOTS,
  ENGINE_PIECE_TYPE_BY_NAME,
  type EngineTypeRule,
} from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { Movement } from '../../ir/movement.js';
import type { PieceType } from '../../ir/piece.js';
import type { Region } from '../../ir/region.js';
import type { Variant } from '../../ir/variant.js';
import { readBetza } from '../../read/betza/read-betza.js';
import { diagonalLinesOf, typeOnLines, type DiagonalLines } from './diagonal-lines.js';
import { inexact, initialMoves, noSlot, secondRoyal, unsayable } from './movement-shortfalls.js';
import { predefinedTypesFor } from './predefined.js';
import { sayMovement } from './say-movement.js';
import type { SharedType } from './share-types.js';
import type { Shortfall } from './shortfall.js';

/** A type of the variant as the engine gets it. */
export interface AssignedType {
  readonly shared: SharedType;
  readonly type: EnginePieceType;
  /** For a custom piece or king; a predefined type has its own, and needs none. */
  readonly betza: string;
}

export interface AssignedTypes {
  /** In the order of the document. */
  readonly types: readonly AssignedType[];
  /** The region that becomes `diagonalLines`. */
  readonly lines: Region | null;
  readonly shortfalls: readonly Shortfall[];
}

/**
 * A type of the engine for each type of the variant: the royal piece is `king`; a predefined type where the moves are
 * the same and the engine's further rules for it change nothing (`catalog/piece-types`); else the next custom slot.
 */
export function assignTypes(variant: Variant, sharedTypes: readonly SharedType[]): AssignedTypes {
  const lines = diagonalLinesOf(variant);
  const shortfalls: Shortfall[] = [];
  const byShared = new Map<SharedType, AssignedType>();
  const taken = new Set<EnginePieceType>();
  const assign = (shared: SharedType, type: EnginePieceType, betza = ''): void => {
    byShared.set(shared, { shared, type, betza });
    taken.add(type);
  };

  // A pawn that may not mate when dropped needs the one type with this rule more than another piece of its moves.
  const byNeed = [...sharedTypes].sort((a, b) => need(b.piece) - need(a.piece));
  for (const shared of byNeed) {
    if (shared.piece.royal) continue;
    const type = predefinedFor(variant, shared.piece, lines).find((name) => !taken.has(name));
    if (type !== undefined) assign(shared, type);
  }
  let slot = 0;
  for (const shared of sharedTypes) {
    if (byShared.has(shared)) continue;
    const { piece } = shared;
    const said = sayMovement(piece.movement.value, variant.board.value);
    if (said === null) {
      shortfalls.push(unsayable(piece));
      continue;
    }
    if (!said.exact) shortfalls.push(inexact(variant, piece, said.movement, said.betza));
    shortfalls.push(...initialMoves(variant, piece, said.movement));
    if (!piece.royal) {
      slot += 1;
      if (slot > CUSTOM_PIECE_SLOTS) shortfalls.push(noSlot(piece));
      assign(shared, `customPiece${slot}`, said.betza);
    } else if (taken.has('king')) shortfalls.push(secondRoyal(piece));
    else {
      const asKing = predefinedTypesFor(said.movement, variant.board.value).includes('king');
      assign(shared, 'king', asKing ? '' : said.betza);
    }
  }
  const types = sharedTypes.flatMap((shared) => byShared.get(shared) ?? []);
  return { types, lines: lines?.region ?? null, shortfalls };
}

function need(piece: PieceType): number {
  return piece.drop.mateForbidden ? 1 : 0;
}

/** The predefined types that play like a piece in this variant. */
function predefinedFor(
  variant: Variant,
  piece: PieceType,
  lines: DiagonalLines | null,
): readonly EnginePieceType[] {
  const board = variant.board.value;
  const movement = piece.movement.value;
  const onLines = lines === null ? null : typeOnLines(movement, lines, board);
  if (onLines !== null)
    return playsBeside(variant, piece, onLines, 'diagonal-lines') ? [onLines] : [];
  if (isSteppingPawn(variant, movement)) return playsBeside(variant, piece, 'pawn') ? ['pawn'] : [];
  return predefinedTypesFor(movement, board).filter(
    (type) => playsBeside(variant, piece, type) && !(lines !== null && moreOnLines(type)),
  );
}

/** Whether what the engine adds to a type by its name leaves the piece as it is, or is `wanted`. */
function playsBeside(
  variant: Variant,
  piece: PieceType,
  type: EnginePieceType,
  wanted?: EngineTypeRule,
): boolean {
  const rules = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules ?? [];
  return rules.every((rule) => rule === wanted || isHarmless(variant, piece, rule));
}

function isHarmless({ pieces, rules }: Variant, piece: PieceType, rule: EngineTypeRule): boolean {
  switch (rule) {
    case 'default-pawn':
      return piece.promotion.style === 'pawn';
    case 'drop-mate':
      return piece.drop.mateForbidden || !pieces.some(({ drop }) => drop.mateForbidden);
    case 'diagonal-lines':
      return rules.diagonalLines.length === 0;
    case 'soldier-promotion':
      return rules.soldierPromotionRank === 0;
    case 'royal':
      return false;
    case 'cambodian-leap':
      return !rules.cambodianMoves;
  }
}

function moreOnLines(type: EnginePieceType): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules.includes('diagonal-lines') ?? false;
}

/** The double step written into the move itself: the engine gives it to its type `pawn` by a rule. */
function isSteppingPawn({ rules, board }: Variant, movement: Movement): boolean {
  return rules.doubleStep && equalMovements(movement, steppingPawn(), board.value);
}

function steppingPawn(): Movement {
  const text = 'fmWfceFifmnD';
  return readBetza(text, 'fairy-stockfish', { file: text, start: 0, end: text.length }).value
    .asRead;
}
