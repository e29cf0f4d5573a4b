import {
  CUSTOM_PIECE_SLOTS,
  ENGINE_PIECE_TYPE_BY_NAME,
  type EngineTypeRule,
} from '../../../catalog/piece-types.js';
import { equalMovements } from '../../../ir/compare.js';
import type { Board } from '../../../ir/board.js';
import type { EnginePiece, EnginePieceType } from '../../../ir/engine-rules.js';
import { DOUBLE_STEP, type Movement } from '../../../ir/movement.js';
import { isPawn, promotesAsPawn, getsDoubleStep, takesDoubleStep } from '../../../ir/pawn.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { Region } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { readAsProgram } from '../../../read/betza/read-betza.js';
import { addAll } from '../../../text/add-all.js';
import { diagonalLinesOf, typeOnLines, type DiagonalLines } from './diagonal-lines.js';
import {
  barsItsKind,
  inexact,
  initialMoves,
  noSlot,
  secondRoyal,
  noExpressibleMove,
  type FirstMoves,
} from '../movement-shortfalls.js';
import { soldierOf, type Soldier } from '../../../ir/soldier.js';
import { predefinedTypesFor } from '../../../read/betza/predefined.js';
import { nearestBetza, type NearestBetza } from '../nearest-betza.js';
import type { SharedType } from '../share-types.js';
import type { Shortfall } from '../shortfall.js';

/** A type of the variant, with its type in the engine. */
export interface AssignedType {
  readonly shared: SharedType;
  readonly type: EnginePieceType;
  /** The Betza of a custom piece or king; empty for a predefined type. */
  readonly betza: string;
}

export interface AssignedTypes {
  /** In the order of the document. */
  readonly types: readonly AssignedType[];
  /** The region that becomes `diagonalLines`. */
  readonly lines: Region | null;
  /** The king that moves as a wazir and along these lines, which a section can only inherit. */
  readonly kingOnLines: PieceType | null;
  readonly soldier: Soldier | null;
  /** The nearest movements of pieces whose moves the engine cannot express. */
  readonly nearest: ReadonlyMap<PieceId, Movement>;
  /** Shortfalls of these pieces. */
  readonly inexact: readonly Shortfall[];
  readonly shortfalls: readonly Shortfall[];
}

/** The inherited pieces: custom slots are reused for the same pieces. */
interface Inheritance {
  readonly letters: ReadonlyMap<SharedType, string>;
  readonly pieces: readonly EnginePiece[];
}

/** The state of the assignment. */
interface Assignment {
  readonly variant: Variant;
  readonly lines: DiagonalLines | null;
  readonly soldier: Soldier | null;
  readonly byType: Map<EnginePieceType, AssignedType>;
  /** Types of the variant that have no engine type yet. */
  readonly others: Set<SharedType>;
  readonly nearest: Map<PieceId, Movement>;
  readonly inexact: Shortfall[];
  readonly shortfalls: Shortfall[];
}

/** A type that needs a custom slot. */
interface CustomType {
  readonly shared: SharedType;
  readonly written: NearestBetza;
}

/**
 * Assigns an engine type to each type of the variant. The royal piece becomes `king`. Another piece gets a predefined type if the moves are
 * the same and the engine's further rules for that type change nothing (`catalog/piece-types`), or else a custom slot.
 */
export function assignTypes(
  variant: Variant,
  sharedTypes: readonly SharedType[],
  inheritance: Inheritance,
  firstMoves: FirstMoves,
): AssignedTypes {
  const done: Assignment = {
    variant,
    lines: diagonalLinesOf(variant),
    soldier: soldierOf(variant),
    byType: new Map(),
    others: new Set(sharedTypes),
    nearest: new Map(),
    inexact: [],
    shortfalls: [],
  };
  assignPredefined(done);
  const kingOnLines = assignKingOnLines(done);
  assignCustom(done, assignByMoves(done, firstMoves), inheritance);
  const assigned = [...done.byType.values()];
  return {
    types: sharedTypes.flatMap((shared) => assigned.find((type) => type.shared === shared) ?? []),
    lines: done.lines?.region ?? null,
    kingOnLines,
    soldier: done.soldier,
    nearest: done.nearest,
    inexact: done.inexact,
    shortfalls: done.shortfalls,
  };
}

function assign(done: Assignment, shared: SharedType, type: EnginePieceType, betza = ''): void {
  done.byType.set(type, { shared, type, betza });
  done.others.delete(shared);
}

/** Assigns pieces that play like a predefined type. */
function assignPredefined(done: Assignment): void {
  const { byType, lines, others, soldier, variant } = done;
  // Only one type forbids mate by a drop, so pieces with that rule get it before other pieces with the same moves.
  for (const shared of [...others].sort(
    (a, b) => dropMatePriority(b.piece) - dropMatePriority(a.piece),
  )) {
    if (shared.piece.royal) continue;
    const isSoldier = shared.piece.id === soldier?.piece;
    const names = isSoldier ? [SOLDIER] : predefinedFor(variant, shared.piece, lines);
    const type = names.find(
      (name) => !byType.has(name) && (isSoldier || soldier === null || name !== SOLDIER),
    );
    if (type !== undefined) assign(done, shared, type);
  }
}

function assignKingOnLines(done: Assignment): PieceType | null {
  const { lines, others, variant } = done;
  if (lines === null) return null;
  const king = [...others].find(
    ({ piece }) =>
      piece.royal && typeOnLines(piece.movement.value, lines, variant.board.value, true) !== null,
  );
  if (king !== undefined) assign(done, king, 'king');
  return king?.piece ?? null;
}

/** Assigns the royal piece, and pieces whose nearest movement is that of a predefined type. Returns the pieces that need a custom type. */
function assignByMoves(done: Assignment, firstMoves: FirstMoves): readonly CustomType[] {
  const { byType, shortfalls, variant } = done;
  const board = variant.board.value;
  return [...done.others].flatMap((shared) => {
    const { piece } = shared;
    const written = nearestBetza(withDoubleStep(variant, piece), board);
    if (written === null) {
      shortfalls.push(noExpressibleMove(piece));
      return [];
    }
    if (!written.exact) addInexact(done, piece, written);
    addAll(shortfalls, initialMoves(variant, piece, firstMoves));
    if (piece.barsItsKind === true) shortfalls.push(barsItsKind(piece));
    const near =
      written.exact || piece.royal ? undefined : nearestType(done, piece, written.movement);
    if (near !== undefined) assign(done, shared, near);
    else if (!piece.royal) return [{ shared, written }];
    else if (byType.has('king')) shortfalls.push(secondRoyal(piece));
    else assign(done, shared, 'king', isKing(written.movement, board) ? '' : written.betza);
    return [];
  });
}

function addInexact(done: Assignment, piece: PieceType, { betza, movement }: NearestBetza): void {
  done.inexact.push(inexact(done.variant, piece, movement, betza));
  // The double step comes from the variant's rules, not from the piece.
  const own = movement.filter(({ condition }) => !condition.initial);
  done.nearest.set(piece.id, takesDoubleStep(piece.movement.value) ? own : movement);
}

/** A free predefined type with these moves. The piece should have it, because some rules depend on the type. */
function nearestType(
  { byType, lines, variant }: Assignment,
  piece: PieceType,
  value: Movement,
): EnginePieceType | undefined {
  const moved = { ...piece, movement: { ...piece.movement, value } };
  return predefinedFor(variant, moved, lines).find((name) => !byType.has(name));
}

/** Assigns custom slots: inherited slots first, then new ones. */
function assignCustom(
  done: Assignment,
  custom: readonly CustomType[],
  inheritance: Inheritance,
): void {
  const board = done.variant.board.value;
  const isNew = custom.filter(({ shared, written }) => {
    const slot = inheritedSlot(shared, written.movement, inheritance, board);
    if (slot !== null) assign(done, shared, slot.type, slot.betza);
    return slot === null;
  });
  for (const { shared, written } of isNew) {
    const slot = CUSTOM_SLOTS.find((type) => !done.byType.has(type));
    if (slot === undefined) done.shortfalls.push(noSlot(shared.piece));
    else assign(done, shared, slot, written.betza);
  }
}

const SOLDIER: EnginePieceType = 'soldier';

const CUSTOM_SLOTS: readonly EnginePieceType[] = Array.from(
  { length: CUSTOM_PIECE_SLOTS },
  (_, index) => `customPiece${index + 1}`,
);

/** The inherited custom piece with the same letter and moves. */
function inheritedSlot(
  shared: SharedType,
  movement: Movement,
  { letters, pieces }: Inheritance,
  board: Board,
): EnginePiece | null {
  const letter = letters.get(shared)?.toLowerCase();
  const isSame = (piece: EnginePiece): boolean =>
    piece.letter === letter &&
    CUSTOM_SLOTS.includes(piece.type) &&
    equalMovements(readAsProgram(piece.betza, 'fairy-stockfish'), movement, board);
  return pieces.find(isSame) ?? null;
}

function isKing(movement: Movement, board: Board): boolean {
  return predefinedTypesFor(movement, board).includes('king');
}

function dropMatePriority(piece: PieceType): number {
  return piece.drop.mateForbidden ? 1 : 0;
}

/** The predefined types that play like a piece in this variant. */
function predefinedFor(
  variant: Variant,
  piece: PieceType,
  lines: DiagonalLines | null,
): readonly EnginePieceType[] {
  const board = variant.board.value;
  const movement = withDoubleStep(variant, piece);
  const onLines = lines === null ? null : typeOnLines(movement, lines, board);
  if (onLines !== null) return fitsType(variant, piece, onLines, 'diagonal-lines') ? [onLines] : [];
  if (piece.barsItsKind !== true && isPawn(piece, variant.rules, board)) return ['pawn'];
  return predefinedTypesFor(movement, board).filter(
    (type) => fitsType(variant, piece, type) && !(lines !== null && gainsMovesOnLines(type)),
  );
}

/**
 * Whether all further rules of the engine for a type either change nothing for the piece or are the rule `wanted`, and the type has the one
 * rule that custom pieces lack.
 */
function fitsType(
  variant: Variant,
  piece: PieceType,
  type: EnginePieceType,
  wanted?: EngineTypeRule,
): boolean {
  const rules = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules ?? [];
  if (piece.barsItsKind === true && !rules.includes('bars-its-kind')) return false;
  return rules.every((rule) => rule === wanted || isHarmless(variant, piece, rule));
}

function isHarmless({ pieces, rules }: Variant, piece: PieceType, rule: EngineTypeRule): boolean {
  switch (rule) {
    case 'default-pawn':
      return piece.notPawn !== true && promotesAsPawn(piece, rules);
    case 'drop-mate':
      return piece.drop.mateForbidden || !pieces.some(({ drop }) => drop.mateForbidden);
    case 'diagonal-lines':
      return rules.diagonalLines.length === 0;
    // For pieces with these moves, these are rules of the variant itself.
    case 'soldier-promotion':
    case 'cambodian-leap':
      return true;
    case 'bars-its-kind':
      return piece.barsItsKind ?? false;
    case 'royal':
      return false;
  }
}

function gainsMovesOnLines(type: EnginePieceType): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules.includes('diagonal-lines') ?? false;
}

/** Adds the double step, which the variant allows to every piece that promotes as in chess, but the engine only to its type `pawn`. */
function withDoubleStep({ rules }: Variant, piece: PieceType): Movement {
  const { value } = piece.movement;
  return getsDoubleStep(piece, rules) ? [...value, DOUBLE_STEP] : value;
}
