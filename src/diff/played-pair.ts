import type { PieceId } from '../ir/piece.js';
import type { Played } from './piece-moves.js';
import type { ComparedGame } from './compared-game.js';

/** Two games that are compared; the second is in the words of the first. */
export interface PlayedPair {
  readonly first: Played;
  readonly second: Played;
  /** As they were given: what values are described by. */
  readonly subjects: { readonly first: ComparedGame; readonly second: ComparedGame };
  readonly words: { readonly first: PieceWords; readonly second: PieceWords };
}

/** What a piece of one of the games is described by; its id is that of the first game. */
export interface PieceWords {
  readonly name: (id: PieceId) => string;
  /** How it moves, in sentences. */
  readonly moves: (id: PieceId) => string;
}

/** One name for each piece of both games: that of the first, if it has the piece. */
export function commonName({ first, words }: PlayedPair, id: PieceId): string {
  return first.game.pieces.some((piece) => piece.id === id)
    ? words.first.name(id)
    : words.second.name(id);
}
