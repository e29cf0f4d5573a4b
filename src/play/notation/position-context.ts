import { isRoyalIn } from '../game.js';
import type { PieceType, Promotion } from '../../ir/piece.js';
import type { DiagramContext } from '../../notation/diagram.js';
import type { WrittenPiece } from '../../notation/fen-context.js';
import { isShogiForm, shogiForms } from '../../notation/shogi-forms.js';
import type { Game, GamePiece } from '../game.js';

/**
 * What is needed to read and write positions of a game. `pieces` are those of its document, for their kanji; null for a game of the engine,
 * which uses the kanji of shogi. The letters are those of the game. `white` is the side that a document names.
 */
export function positionContext(
  game: Game,
  pieces: readonly PieceType[] | null,
  white: DiagramContext['white'] = 'sente',
): DiagramContext {
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
    otherLetters: new Map(
      game.pieces.flatMap(({ id, synonym }) =>
        synonym === null ? [] : [[id, synonym.toUpperCase()] as const],
      ),
    ),
    hands: !freeDrops && (pieceDrops || seirawanGating),
    promotedOnly: new Set([
      ...game.pieces.flatMap(({ id, letter }) => (letter === null && forms.has(id) ? [id] : [])),
      ...written.map(({ id }) => id).filter(isShogiForm),
    ]),
    white,
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

function engineForms(game: Game): readonly WrittenPiece[] {
  return shogiForms(
    game.pieces.map((piece) => ({
      id: piece.id,
      glyphs: [],
      royal: isRoyalIn(game, piece.id),
      promotion: promotionOf(game, piece),
    })),
  );
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
