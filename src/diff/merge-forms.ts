import { COLORS } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Game, GamePiece } from '../play/game.js';
import { moveAlike, type Played } from './piece-moves.js';
import { RULE_KEYS } from './rule-meaning.js';

/**
 * The game, with promoted forms merged into another type that moves like them: a tokin is a gold general that was a pawn. Sections for the
 * engine define them so, but a document may give each form a separate type. Both remember what a piece was before; a game could differ
 * only where types are counted or positions are compared.
 */
export function mergeForms(played: Played): Game {
  const { game } = played;
  const merged = new Map<PieceId, PieceId>();
  for (const form of game.pieces.filter((piece) => isOnlyForm(played, piece))) {
    const like = game.pieces.find(
      (piece) =>
        piece !== form &&
        !merged.has(piece.id) &&
        piece.promotesTo === null &&
        piece.id !== game.king &&
        piece.barsItsKind === form.barsItsKind &&
        piece.promotionLimit === form.promotionLimit &&
        namedBy(game, piece.id) === namedBy(game, form.id) &&
        moveAlike(played, piece, played, form),
    );
    if (like !== undefined) merged.set(form.id, like.id);
  }
  if (merged.size === 0) return game;
  return {
    ...game,
    pieces: game.pieces
      .filter(({ id }) => !merged.has(id))
      .map((piece) => ({
        ...piece,
        promotesTo:
          piece.promotesTo === null ? null : (merged.get(piece.promotesTo) ?? piece.promotesTo),
      })),
  };
}

/** Whether a type arises only by promotion in the shogi way, and turns back when it is captured. */
function isOnlyForm({ game, reach }: Played, { id, letter, promotesTo }: GamePiece): boolean {
  const isForm = game.pieces.some((piece) => piece.promotesTo === id);
  const isHeld = COLORS.some((color) => reach.holds[color].has(id));
  return isForm && letter === null && promotesTo === null && !isHeld;
}

/** The rules that name a type. */
function namedBy({ rules }: Game, id: PieceId): string {
  const name = JSON.stringify(id);
  return RULE_KEYS.filter((key) => JSON.stringify(rules[key]).includes(name)).join(' ');
}
