import { ENGINE_PIECE_TYPES } from '../catalog/piece-types.js';
import { COLORS, type ByColor, type Color } from '../ir/board.js';
import type { EnginePieceType } from '../ir/engine-rules.js';
import type { PieceId } from '../ir/piece.js';
import type { SquareSet } from '../ir/region.js';
import type { OneOrAny, PieceSet } from '../ir/rules.js';
import { compileGame } from '../play/move-api.js';
import { pieceOfKind, type Game, type GamePiece } from '../play/game.js';
import type { CompiledGame } from '../play/compiled-game.js';
import { createMatch } from '../play/match.js';
import type { Position } from '../play/position.js';
import { listInWords } from '../text/words.js';
import { isLimitedFor, regionInWords, squaresInWords } from './squares.js';
import { withArticle } from './words.js';

/** A game that is to be described, and what its pieces are called. */
export interface DescribedGame {
  readonly title: string;
  readonly game: Game;
  /** As in a sentence, without an article: `knight`, `gold general`. */
  readonly nameOf: (id: PieceId) => string;
  /** The start position, set up; null: the game has none that can be. */
  readonly start: StartedGame | null;
}

/** A position of a game that is laid out for play. */
export interface StartedGame {
  readonly compiled: CompiledGame;
  readonly position: Position;
}

/** Sets a game up. */
export function describable(
  title: string,
  game: Game,
  nameOf: (id: PieceId) => string,
): DescribedGame {
  const match = createMatch(compileGame(game));
  const start = match.start(game.startFen) === null ? match : null;
  return { title, game, nameOf, start };
}

/** Do the pieces come in the engine's order of types, weak ones first? Documents have an order of their own. */
export function isInEngineOrder({ game: { pieces } }: DescribedGame): boolean {
  const places = pieces.map(({ id }) => ENGINE_PIECE_TYPES.findIndex(({ type }) => type === id));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

/** The name of the piece that follows the rules of a type of the engine; null: none does. */
export function nameOfKind({ game, nameOf }: DescribedGame, kind: EnginePieceType): string | null {
  const piece = pieceOfKind(game, kind);
  return piece === null ? null : nameOf(piece.id);
}

/** How the players are called. */
export const PLAYERS: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

/** The pieces of a set that the game has, in its order. */
export function piecesOf({ game }: DescribedGame, set: PieceSet<PieceId>): readonly GamePiece[] {
  const all = set.includes('*');
  return game.pieces.filter(({ id }) => all || set.includes(id));
}

/** `a knight, a bishop or a rook`; of all pieces `any piece`; null: none of them is in the game. */
export function anyOf(described: DescribedGame, set: PieceSet<PieceId>): string | null {
  const pieces = piecesOf(described, set);
  if (pieces.length === 0) return null;
  if (pieces.length > 1 && pieces.length === described.game.pieces.length) return 'any piece';
  return listInWords(
    pieces.map(({ id }) => withArticle(described.nameOf(id))),
    'or',
  );
}

/** The same for one piece or any. */
export function oneOf(described: DescribedGame, one: OneOrAny<PieceId>): string | null {
  return one === '*' ? 'any piece' : anyOf(described, [one]);
}

/** Restricts an action to squares, per player: `A player may drop pieces only on the first rank.` Nothing for a player without a restriction. */
export function onlyOn(
  { game: { board } }: DescribedGame,
  region: ByColor<SquareSet>,
  act: string,
): readonly string[] {
  const isForBoth = COLORS.every((color) => isLimitedFor(region, board, color));
  return perPlayer(
    (color) =>
      isForBoth
        ? regionInWords(region, board)
        : isLimitedFor(region, board, color)
          ? squaresInWords(region[color], board)
          : null,
    (player, squares) => `${player} may ${act} only on ${squares}.`,
  );
}

/** A sentence for both players if they are alike, else one for each; null: nothing to say of him. */
export function perPlayer(
  say: (color: Color) => string | null,
  join: (player: 'A player' | 'White' | 'Black', words: string) => string,
): readonly string[] {
  const words: ByColor<string | null> = { white: say('white'), black: say('black') };
  if (words.white === words.black)
    return words.white === null ? [] : [join('A player', words.white)];
  return COLORS.flatMap((color) => {
    const own = words[color];
    return own === null ? [] : [join(color === 'white' ? 'White' : 'Black', own)];
  });
}
