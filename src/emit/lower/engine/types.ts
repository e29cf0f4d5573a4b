import {
  CUSTOM_PIECE_SLOTS,
  ENGINE_PIECE_TYPE_BY_NAME,
  type EngineTypeRule,
} from '../../../catalog/piece-types.js';
import { equalMovements } from '../../../ir/compare.js';
import type { Board } from '../../../ir/board.js';
import type { EnginePiece, EnginePieceType } from '../../../ir/engine-rules.js';
import { DOUBLE_STEP, type Movement } from '../../../ir/movement.js';
import { isPawn, promotesAsPawn, takesDoubleStep } from '../../../ir/pawn.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { Region } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { readAsProgram } from '../../../read/betza/read-betza.js';
import { diagonalLinesOf, typeOnLines, type DiagonalLines } from './diagonal-lines.js';
import {
  barsItsKind,
  inexact,
  initialMoves,
  noSlot,
  secondRoyal,
  unsayable,
  type FirstMoves,
} from '../movement-shortfalls.js';
import { predefinedTypesFor } from '../../../read/betza/predefined.js';
import { nearestBetza, type NearestBetza } from '../nearest-betza.js';
import type { SharedType } from '../share-types.js';
import { soldierOf, type Soldier } from './soldier.js';
import type { Shortfall } from '../shortfall.js';

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
  /** The king that moves as a wazir, and along these lines: a section can only inherit him. */
  readonly kingOnLines: PieceType | null;
  readonly soldier: Soldier | null;
  /** How pieces move for the engine whose own moves it cannot say. */
  readonly nearest: ReadonlyMap<PieceId, Movement>;
  /** What it cannot say but nearly. */
  readonly inexact: readonly Shortfall[];
  readonly shortfalls: readonly Shortfall[];
}

/** What the engine is to inherit: its custom slots are used again where they hold the same piece. */
interface Inheritance {
  readonly letters: ReadonlyMap<SharedType, string>;
  readonly pieces: readonly EnginePiece[];
}

/** What has been assigned so far. */
interface Assignment {
  readonly variant: Variant;
  readonly lines: DiagonalLines | null;
  readonly soldier: Soldier | null;
  readonly byType: Map<EnginePieceType, AssignedType>;
  /** Without a type so far. */
  readonly others: Set<SharedType>;
  readonly nearest: Map<PieceId, Movement>;
  readonly inexact: Shortfall[];
  readonly shortfalls: Shortfall[];
}

/** A type that needs a custom slot. */
interface CustomType {
  readonly shared: SharedType;
  readonly said: NearestBetza;
}

/**
 * A type of the engine for each type of the variant: the royal piece is `king`; a predefined type where the moves are
 * the same and the engine's further rules for it change nothing (`catalog/piece-types`); else a custom slot.
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

/** Pieces that play like a type of the engine. */
function assignPredefined(done: Assignment): void {
  const { byType, lines, others, soldier, variant } = done;
  // A pawn that may not mate when dropped needs the one type with this rule more than another piece of its moves.
  for (const shared of [...others].sort((a, b) => need(b.piece) - need(a.piece))) {
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

/** The royal piece, and what moves for the engine as one of its types; the answer is what else can be written in Betza. */
function assignByMoves(done: Assignment, firstMoves: FirstMoves): readonly CustomType[] {
  const { byType, shortfalls, variant } = done;
  const board = variant.board.value;
  return [...done.others].flatMap((shared) => {
    const { piece } = shared;
    const said = nearestBetza(withDoubleStep(variant, piece), board);
    if (said === null) {
      shortfalls.push(unsayable(piece));
      return [];
    }
    if (!said.exact) addInexact(done, piece, said);
    shortfalls.push(...initialMoves(variant, piece, firstMoves));
    if (piece.barsItsKind === true) shortfalls.push(barsItsKind(piece));
    const near = said.exact || piece.royal ? undefined : nearestType(done, piece, said.movement);
    if (near !== undefined) assign(done, shared, near);
    else if (!piece.royal) return [{ shared, said }];
    else if (byType.has('king')) shortfalls.push(secondRoyal(piece));
    else assign(done, shared, 'king', isKing(said.movement, board) ? '' : said.betza);
    return [];
  });
}

function addInexact(done: Assignment, piece: PieceType, { betza, movement }: NearestBetza): void {
  done.inexact.push(inexact(done.variant, piece, movement, betza));
  // The double step that the variant adds is none of the piece's own.
  const own = movement.filter(({ condition }) => !condition.initial);
  done.nearest.set(piece.id, takesDoubleStep(piece.movement.value) ? own : movement);
}

/** What moves as a type of the engine does is of that type, for the rules that mean it by name. */
function nearestType(
  { byType, lines, variant }: Assignment,
  piece: PieceType,
  value: Movement,
): EnginePieceType | undefined {
  const moved = { ...piece, movement: { ...piece.movement, value } };
  return predefinedFor(variant, moved, lines).find((name) => !byType.has(name));
}

/** Inherited slots are used again before new ones are taken. */
function assignCustom(
  done: Assignment,
  custom: readonly CustomType[],
  inheritance: Inheritance,
): void {
  const board = done.variant.board.value;
  const isNew = custom.filter(({ shared, said }) => {
    const slot = inheritedSlot(shared, said.movement, inheritance, board);
    if (slot !== null) assign(done, shared, slot.type, slot.betza);
    return slot === null;
  });
  for (const { shared, said } of isNew) {
    const slot = CUSTOM_SLOTS.find((type) => !done.byType.has(type));
    if (slot === undefined) done.shortfalls.push(noSlot(shared.piece));
    else assign(done, shared, slot, said.betza);
  }
}

const SOLDIER: EnginePieceType = 'soldier';

const CUSTOM_SLOTS: readonly EnginePieceType[] = Array.from(
  { length: CUSTOM_PIECE_SLOTS },
  (_, index) => `customPiece${index + 1}`,
);

/** The inherited custom piece of the same letter and moves. */
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
  const movement = withDoubleStep(variant, piece);
  const onLines = lines === null ? null : typeOnLines(movement, lines, board);
  if (onLines !== null)
    return playsBeside(variant, piece, onLines, 'diagonal-lines') ? [onLines] : [];
  if (isPawn(piece, variant.rules, board)) return ['pawn'];
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
      return piece.notPawn !== true && promotesAsPawn(piece, rules);
    case 'drop-mate':
      return piece.drop.mateForbidden || !pieces.some(({ drop }) => drop.mateForbidden);
    case 'diagonal-lines':
      return rules.diagonalLines.length === 0;
    // Of what moves so, these are rules of the variant itself.
    case 'soldier-promotion':
    case 'cambodian-leap':
      return true;
    case 'bars-its-kind':
      return piece.barsItsKind ?? false;
    case 'royal':
      return false;
  }
}

function moreOnLines(type: EnginePieceType): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules.includes('diagonal-lines') ?? false;
}

/** The double step is a rule of the variant for what promotes as in chess, but the engine has it for its type `pawn` alone. */
function withDoubleStep({ rules }: Variant, { promotion, movement }: PieceType): Movement {
  return rules.doubleStep && promotion.style === 'pawn' && takesDoubleStep(movement.value)
    ? [...movement.value, DOUBLE_STEP]
    : movement.value;
}
