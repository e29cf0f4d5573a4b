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
import { isLimitedFor, NO_SQUARE, regionInWords, squaresInWords } from './squares.js';
import { withArticle } from './words.js';

/** A game to describe, with the names of its pieces. */
export interface DescribedGame {
  readonly title: string;
  readonly game: Game;
  /** The name as in a sentence, without an article: `knight`, `gold general`. */
  readonly nameOf: (id: PieceId) => string;
  /** The start position, ready for play; null if it cannot be set up. */
  readonly start: StartedGame | null;
}

/** A compiled game with a position. */
export interface StartedGame {
  readonly compiled: CompiledGame;
  readonly position: Position;
}

/** Compiles a game and sets up its start position. */
export function toDescribedGame(
  title: string,
  game: Game,
  nameOf: (id: PieceId) => string,
): DescribedGame {
  const match = createMatch(compileGame(game));
  const start = match.start(game.startFen) === null ? match : null;
  return { title, game, nameOf, start };
}

/** Whether the pieces are in the engine's order of types, weak ones first. Documents use their own order. */
export function isInEngineOrder({ game: { pieces } }: DescribedGame): boolean {
  const places = pieces.map(({ id }) => ENGINE_PIECE_TYPES.findIndex(({ type }) => type === id));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

/** The name of the piece that follows the rules of an engine piece type; null if the game has no such piece. */
export function nameOfKind({ game, nameOf }: DescribedGame, kind: EnginePieceType): string | null {
  const piece = pieceOfKind(game, kind);
  return piece === null ? null : nameOf(piece.id);
}

/** The names of the players. */
export const PLAYERS: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

/** The pieces of a set that are in the game, in the order of the game. */
export function piecesOf({ game }: DescribedGame, set: PieceSet<PieceId>): readonly GamePiece[] {
  const all = set.includes('*');
  return game.pieces.filter(({ id }) => all || set.includes(id));
}

/** A choice of pieces: `a knight, a bishop or a rook`, or `any piece` for all of them; null if none of them is in the game. */
export function anyOfPieces(described: DescribedGame, set: PieceSet<PieceId>): string | null {
  const pieces = piecesOf(described, set);
  if (pieces.length === 0) return null;
  if (pieces.length > 1 && pieces.length === described.game.pieces.length) return 'any piece';
  return listInWords(
    pieces.map(({ id }) => withArticle(described.nameOf(id))),
    'or',
  );
}

/** One piece, or `any piece`; null if the piece is not in the game. */
export function pieceOrAny(described: DescribedGame, one: OneOrAny<PieceId>): string | null {
  return one === '*' ? 'any piece' : anyOfPieces(described, [one]);
}

/** Sentences that restrict an action to squares: `A player may drop pieces only on the first rank.` None for players without a restriction. */
export function onlyOnSquares(
  { game: { board } }: DescribedGame,
  region: ByColor<SquareSet>,
  act: string,
): readonly string[] {
  const isForBoth = COLORS.every((color) => isLimitedFor(region, board, color));
  return sentencesPerPlayer(
    (color) =>
      isForBoth
        ? regionInWords(region, board)
        : isLimitedFor(region, board, color)
          ? squaresInWords(region[color], board)
          : null,
    (player, squares) =>
      squares === NO_SQUARE
        ? `${player} may not ${act}.`
        : `${player} may ${act} only on ${squares}.`,
  );
}

/** One sentence if the same words apply to both players, otherwise one for each. `wordsOf` returns null if a player needs no sentence. */
export function sentencesPerPlayer(
  wordsOf: (color: Color) => string | null,
  join: (player: 'A player' | 'White' | 'Black', words: string) => string,
): readonly string[] {
  const words: ByColor<string | null> = { white: wordsOf('white'), black: wordsOf('black') };
  if (words.white === words.black)
    return words.white === null ? [] : [join('A player', words.white)];
  return COLORS.flatMap((color) => {
    const own = words[color];
    return own === null ? [] : [join(color === 'white' ? 'White' : 'Black', own)];
  });
}
