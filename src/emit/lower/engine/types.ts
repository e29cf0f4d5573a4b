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
  const board = variant.board.value;
  const lines = diagonalLinesOf(variant);
  const soldier = soldierOf(variant);
  const shortfalls: Shortfall[] = [];
  const inexactMoves: Shortfall[] = [];
  const nearest = new Map<PieceId, Movement>();
  const byType = new Map<EnginePieceType, AssignedType>();
  const assign = (shared: SharedType, type: EnginePieceType, betza = ''): void => {
    byType.set(type, { shared, type, betza });
  };

  // A pawn that may not mate when dropped needs the one type with this rule more than another piece of its moves.
  const byNeed = [...sharedTypes].sort((a, b) => need(b.piece) - need(a.piece));
  const others = new Set(sharedTypes);
  for (const shared of byNeed) {
    if (shared.piece.royal) continue;
    const isSoldier = shared.piece.id === soldier?.piece;
    const names = isSoldier ? [SOLDIER] : predefinedFor(variant, shared.piece, lines);
    const type = names.find(
      (name) => !byType.has(name) && (isSoldier || soldier === null || name !== SOLDIER),
    );
    if (type === undefined) continue;
    assign(shared, type);
    others.delete(shared);
  }
  /** What moves as a type of the engine does is of that type, for the rules that mean it by name. */
  const nearestType = (piece: PieceType, value: Movement): EnginePieceType | undefined =>
    predefinedFor(variant, { ...piece, movement: { ...piece.movement, value } }, lines).find(
      (name) => !byType.has(name),
    );
  const custom: { readonly shared: SharedType; readonly said: NearestBetza }[] = [];
  const kingOnLines = [...others].find(
    ({ piece }) =>
      piece.royal &&
      lines !== null &&
      typeOnLines(piece.movement.value, lines, board, true) !== null,
  );
  if (kingOnLines !== undefined) {
    assign(kingOnLines, 'king');
    others.delete(kingOnLines);
  }
  for (const shared of others) {
    const { piece } = shared;
    const said = nearestBetza(withDoubleStep(variant, piece), board);
    if (said === null) {
      shortfalls.push(unsayable(piece));
      continue;
    }
    if (!said.exact) {
      inexactMoves.push(inexact(variant, piece, said.movement, said.betza));
      // The double step that the variant adds is none of the piece's own.
      const own = said.movement.filter(({ condition }) => !condition.initial);
      nearest.set(piece.id, takesDoubleStep(piece.movement.value) ? own : said.movement);
    }
    shortfalls.push(...initialMoves(variant, piece, firstMoves));
    if (piece.barsItsKind === true) shortfalls.push(barsItsKind(piece));
    const near = said.exact || piece.royal ? undefined : nearestType(piece, said.movement);
    if (near !== undefined) assign(shared, near);
    else if (!piece.royal) custom.push({ shared, said });
    else if (byType.has('king')) shortfalls.push(secondRoyal(piece));
    else assign(shared, 'king', isKing(said.movement, board) ? '' : said.betza);
  }
  const isNew = custom.filter(({ shared, said }) => {
    const slot = inheritedSlot(shared, said.movement, inheritance, board);
    if (slot === null) return true;
    assign(shared, slot.type, slot.betza);
    return false;
  });
  for (const { shared, said } of isNew) {
    const slot = CUSTOM_SLOTS.find((type) => !byType.has(type));
    if (slot === undefined) shortfalls.push(noSlot(shared.piece));
    else assign(shared, slot, said.betza);
  }
  const assigned = [...byType.values()];
  const types = sharedTypes.flatMap(
    (shared) => assigned.find((type) => type.shared === shared) ?? [],
  );
  return {
    types,
    lines: lines?.region ?? null,
    kingOnLines: kingOnLines?.piece ?? null,
    soldier,
    nearest,
    inexact: inexactMoves,
    shortfalls,
  };
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
