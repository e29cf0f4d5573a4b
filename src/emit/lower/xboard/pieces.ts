import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { pieceWords } from '../piece-words.js';
import { notExpressible, type Shortfall } from '../shortfall.js';
import type { XboardKind } from './kinds.js';
import { xboardMovement } from './movement.js';
import { hasPieceAtStart, type XboardLayout } from './table.js';

/** `piece P& fWf@8`: an ID of the table and its movement, for both colours (`piece k K`: only for Black). */
export interface PieceLine {
  readonly text: string;
  /** Null if the line expresses the whole movement. */
  readonly shortfall: Shortfall | null;
}

/** A line for each piece in the order of the slots, each promoted form after its piece. */
export function pieceLines(
  variant: Variant,
  { kinds, slots }: XboardLayout,
  ids: ReadonlyMap<PieceId, string>,
): readonly PieceLine[] {
  const slotOf = ({ piece }: XboardKind): number => slots.own.get(piece.id) ?? 0;
  return [...kinds]
    .sort((a, b) => slotOf(a) - slotOf(b))
    .flatMap((kind) => {
      const id = ids.get(kind.piece.id) ?? '';
      const suffix = dropSuffix(variant, kind);
      // With a capital XBoard finds the slot in White's half of the table, where a king who is only Black's has no letter.
      const isBlack = kind.piece.royal && !hasPieceAtStart(variant, kind.piece.id, 'white');
      const own = pieceLine(variant, kind.piece, isBlack ? id.toLowerCase() : `${id}&`, suffix);
      return kind.promoted === null || !slots.promoted.has(kind.piece.id)
        ? [own]
        : [own, pieceLine(variant, kind.promoted, `+${id}&`, '')];
    });
}

function pieceLine(variant: Variant, piece: PieceType, whose: string, suffix: string): PieceLine {
  const { text, differs, isUnfinished } = xboardMovement(variant, piece);
  const line = `piece ${whose} ${text}${suffix}`;
  if (isUnfinished) return { text: line, shortfall: unfinished(variant) };
  if (differs === null) return { text: line, shortfall: null };
  const written = piece.betza === null ? '' : `, "${piece.betza.text}"`;
  return {
    text: line,
    shortfall: notExpressible(
      'conversion',
      piece.movement.origin.span,
      `XBoard cannot express the moves of ${pieceWords(piece)}${written}; the nearest is ${text}, ${differs}.`,
    ),
  };
}

function unfinished({ span, title }: Variant): Shortfall {
  const message = `${title}: writing all pieces for XBoard takes more work than the text allows, because some have too many paths.`;
  return { kind: 'limit', code: 'file/too-much-work', span, message };
}

/**
 * The drop limits of the piece as XBoard documents them: `@8` for the eight nearest ranks, after `f` at most one on a file, after `ff` two.
 * XBoard 4.9.1 ignores it and stops reading the movement there, so it must be last.
 */
function dropSuffix(variant: Variant, { piece, stuckRanks }: XboardKind): string {
  if (!variant.rules.pieceDrops || !piece.drop.allowed || piece.royal) return '';
  const { perFile } = piece.drop;
  const files = perFile === null || perFile > 2 ? '' : 'f'.repeat(perFile);
  return `${files}@${variant.board.value.ranks - stuckRanks}`;
}
