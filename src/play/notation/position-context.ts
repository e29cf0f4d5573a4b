import { isRoyalIn } from '../game.js';
import { SHOGI_GLYPHS } from '../../catalog/shogi-glyphs.js';
import type { PieceType, Promotion } from '../../ir/piece.js';
import type { DiagramContext } from '../../notation/diagram.js';
import type { WrittenPiece } from '../../notation/fen-context.js';
import type { Game, GamePiece } from '../game.js';

/**
 * What positions of a game are read and written with. `pieces` are those of its document, whose kanji it has; null for a game
 * of the engine, which has those of the types of shogi. Letters are those of the game.
 */
export function positionContext(game: Game, pieces: readonly PieceType[] | null): DiagramContext {
  const { pieceDrops, seirawanGating, freeDrops } = game.rules;
  const forms = new Set(game.pieces.flatMap(({ promotesTo }) => promotesTo ?? []));
  const written = pieces === null ? engineForms(game) : documentPieces(game, pieces);
  return {
    board: game.board,
    pieces: written,
    letters: new Map(
      game.pieces.flatMap(({ id, letter }) =>
        letter === null ? [] : [[id, letter.toUpperCase()] as const],
      ),
    ),
    hands: !freeDrops && (pieceDrops || seirawanGating),
    promotedOnly: new Set([
      ...game.pieces.flatMap(({ id, letter }) => (letter === null && forms.has(id) ? [id] : [])),
      ...written.map(({ id }) => id).filter((id) => id.startsWith(FORM)),
    ]),
    white: 'sente',
  };
}

function documentPieces(game: Game, pieces: readonly PieceType[]): readonly WrittenPiece[] {
  const glyphs = new Map(pieces.map(({ id, glyphs: own }) => [id, own]));
  return game.pieces.map((piece) => ({
    id: piece.id,
    glyphs: glyphs.get(piece.id) ?? [],
    royal: isRoyalIn(game, piece.id),
    promotion: promotionOf(game, piece),
  }));
}

/** A promoted form with kanji of its own is written as another type than the one that moves so: a tokin is no gold. */
const FORM = '+';

function engineForms(game: Game): readonly WrittenPiece[] {
  const order = SHOGI_GLYPHS.map(({ type }) => type);
  const place = ({ id }: GamePiece): number =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return game.pieces
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((piece): readonly WrittenPiece[] => {
      const row = SHOGI_GLYPHS.find(({ type }) => type === piece.id);
      const plain = {
        id: piece.id,
        glyphs: [...(row?.glyphs ?? '')],
        royal: isRoyalIn(game, piece.id),
        promotion: promotionOf(game, piece),
      };
      const form = row?.promoted ?? null;
      if (form === null || form.to !== piece.promotesTo) return [plain];
      const id = FORM + piece.id;
      return [
        { ...plain, promotion: { style: 'shogi', to: id } },
        { id, glyphs: [...form.glyphs], royal: false, promotion: { style: 'none' } },
      ];
    });
}

function promotionOf({ pieces, rules }: Game, { id, promotesTo, choices }: GamePiece): Promotion {
  if (promotesTo !== null) return { style: 'shogi', to: promotesTo };
  const { promotionPawnTypes, promotionPieceTypes } = rules;
  const isPawn = [...promotionPawnTypes.white, ...promotionPawnTypes.black].includes(id);
  if (!isPawn) return { style: 'none' };
  const to = [...promotionPieceTypes.white, ...promotionPieceTypes.black];
  const all = pieces.map((piece) => piece.id);
  return {
    style: 'pawn',
    to: choices ?? (to.includes('*') ? all : all.filter((one) => to.includes(one))),
  };
}
