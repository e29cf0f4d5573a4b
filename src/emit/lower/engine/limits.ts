import { ENGINE_BOARD } from '../../../ir/default-rules.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import type { PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import type { EmitOptions } from '../../emitted.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/** The name of the engine in messages. */
export const ENGINE_NAME = 'Fairy-Stockfish';

/** The error for a board that is larger than the engine's. */
export function boardLimit(variant: Variant): readonly Shortfall[] {
  const { files, ranks } = variant.board.value;
  if (files <= ENGINE_BOARD.files && ranks <= ENGINE_BOARD.ranks) return [];
  return [
    {
      kind: 'limit',
      code: 'board/exceeds-engine',
      span: variant.board.origin.span,
      message: `The board has ${files} files and ${ranks} ranks; ${ENGINE_NAME} holds at most ${ENGINE_BOARD.files} files and ${ENGINE_BOARD.ranks} ranks.`,
    },
  ];
}

/** Drops of pieces that are not in hand can only be inherited (`neededParent`), and cannot be switched off. */
export function freeDropsLimit(
  { rules, origins, span, title }: Variant,
  base: EngineRules,
  { parent }: EmitOptions,
): readonly Shortfall[] {
  if (parent === null || !rules.pieceDrops || rules.freeDrops === base.freeDrops) return [];
  const what = rules.freeDrops ? 'drops without a hand' : 'drops from the hand alone';
  const message = `${title}: ${cannotExpress(ENGINE_NAME, `${what} in a child of ${parent.name}`)}`;
  return [notExpressible('limit', origins.freeDrops?.span ?? span, message)];
}

/** A king that moves as a wazir and also along drawn diagonals can only be inherited (`neededParent`). */
export function kingOnLinesLimit(
  { title }: Variant,
  king: PieceType | null,
  { kingType }: EngineRules,
): readonly Shortfall[] {
  if (king === null || kingType === 'wazir') return [];
  const what = 'a king that moves along diagonal lines';
  const why =
    'it has one only in children of janggi. Build without --parent, or with --parent janggi';
  const message = `${title}: ${cannotExpress(ENGINE_NAME, what, why)}`;
  return [notExpressible('limit', king.movement.origin.span, message)];
}
