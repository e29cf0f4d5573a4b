import type { PieceId } from '../ir/piece.js';
import type { Played } from './piece-moves.js';
import type { ComparedGame } from './compared-game.js';

/** Two games to compare; the second has the ids and letters of the first. */
export interface PlayedPair {
  readonly first: Played;
  readonly second: Played;
  /** The games as given, which are used to describe values. */
  readonly subjects: { readonly first: ComparedGame; readonly second: ComparedGame };
  readonly words: { readonly first: PieceWords; readonly second: PieceWords };
}

/** Descriptions of the pieces of one game, by the ids of the first game. */
export interface PieceWords {
  readonly name: (id: PieceId) => string;
  /** Its moves, in sentences. */
  readonly moves: (id: PieceId) => string;
}

/** The common name of a piece for both games: that of the first, if it has the piece. */
export function commonName({ first, words }: PlayedPair, id: PieceId): string {
  return first.game.pieces.some((piece) => piece.id === id)
    ? words.first.name(id)
    : words.second.name(id);
}
