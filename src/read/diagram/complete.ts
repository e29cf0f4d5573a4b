import type { Board, ByColor } from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { pawnMovement } from '../../ir/pawn.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import { renamePieces } from '../../ir/rename-pieces.js';
import { ruleFieldsOf } from '../../ir/rule-fields.js';
import type { RuleFields } from '../../ir/rules.js';
import { readAsProgram } from '../betza/read-betza.js';
import { clipRules } from '../../notation/document/base-rules.js';
import { checksOf } from '../../notation/fen-fields.js';

/** A variant of the engine that supplies what a text does not state. */
export interface Completion {
  readonly name: string;
  readonly rules: EngineRules;
}

/**
 * All rules of the other variant, with its types replaced by the pieces here that are called like them, or else move like them, if there are
 * any. `called` is for texts whose names are those of the other variant.
 */
export function completedRules(
  { rules }: Completion,
  pieces: readonly PieceType[],
  board: Board,
  called: (type: EnginePieceType) => PieceType | null = () => null,
): RuleFields<PieceId> {
  const ids = pieces.map(({ id }) => id);
  const known = new Map(
    rules.pieces.flatMap(({ type }) => {
      const piece = called(type) ?? pieceLike(rules, type, pieces, board);
      return piece === null ? [] : [[type, piece.id] as const];
    }),
  );
  return clipRules(
    renamePieces<EnginePieceType, PieceId>(
      ruleFieldsOf(rules),
      (type) => known.get(type) ?? null,
      ids,
    ),
    board,
  );
}

/** The pieces with the drop limits that the other variant has for single types. */
export function completedDrops(
  { rules }: Completion,
  pieces: readonly PieceType[],
  board: Board,
): readonly PieceType[] {
  const limited = pieceLike(rules, rules.dropNoDoubled, pieces, board);
  const mateless = rules.shogiPawnDropMateIllegal
    ? pieceLike(rules, 'shogiPawn', pieces, board)
    : null;
  return pieces.map((piece) => ({
    ...piece,
    drop: {
      ...piece.drop,
      perFile: piece === limited ? rules.dropNoDoubledCount : piece.drop.perFile,
      mateForbidden: piece === mateless || piece.drop.mateForbidden,
    },
  }));
}

/**
 * The piece for a type of the other variant. For its king this is the first royal piece, or else one that moves like it. Otherwise it is the first that moves like the
 * type and is not royal (or royal, if the other variant has no king).
 */
function pieceLike(
  rules: EngineRules,
  type: EnginePieceType,
  pieces: readonly PieceType[],
  board: Board,
): PieceType | null {
  const known = rules.pieces.find((piece) => piece.type === type);
  if (known === undefined) return null;
  const movement = readAsProgram(known.betza, 'fairy-stockfish');
  const alike = pieces.filter((piece) => equalMovements(piece.movement.value, movement, board));
  if (type === 'king') return pieces.find(({ royal }) => royal) ?? alike[0] ?? null;
  const hasKing = rules.pieces.some((piece) => piece.type === 'king');
  const found = alike.find(({ royal }) => !royal) ?? (hasKing ? null : (alike[0] ?? null));
  // A piece that promotes as in chess is the pawn, even if it has no double step.
  const isPawn = rules.promotionPawnTypes.white.includes(type);
  return (
    found ??
    (isPawn
      ? (pieces.find(({ promotion }) => promotion.style === 'pawn') ??
        pieces.find((piece) => pawnMovement(piece.movement.value, board) !== null) ??
        null)
      : null)
  );
}

/** The number of checks per player in the other variant: no diagram states it. */
export function completedChecks(completion: Completion | null): ByColor<number> | null {
  return completion === null ? null : checksOf(completion.rules.startFen.split(' ').slice(1));
}
