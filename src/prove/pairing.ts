import type { PieceId } from '../ir/piece.js';
import type { Game } from '../play/game.js';
import { typeNumber } from '../play/tables/tables.js';

/** Type of one game -> the type of the other that stands for it, both by their numbers. */
type TypeMap = readonly number[];

/** Two games, and how the types of the first are called in the second. */
export interface Pairing {
  readonly game: Game;
  readonly other: Game;
  readonly types: TypeMap;
}

/** Each type by its letter, a form without one by what it is the form of; null: some type of either game has no counterpart. */
export function matchTypes(game: Game, other: Game): TypeMap | null {
  const types = game.pieces.map(({ letter }) =>
    letter === null ? -1 : other.pieces.findIndex((piece) => piece.letter === letter),
  );
  for (const [type, { promotesTo }] of game.pieces.entries()) {
    const form = typeNumber(game, promotesTo);
    const like = other.pieces[types[type] ?? -1];
    if (form >= 0 && types[form] === -1 && game.pieces[form]?.letter === null)
      types[form] = typeNumber(other, like?.promotesTo ?? null);
  }
  const isWhole = !types.includes(-1) && other.pieces.every((_, type) => types.includes(type));
  return isWhole ? types : null;
}

/** Whether the same type is named in both, or none. */
export function isSameType(
  { game, other, types }: Pairing,
  one: PieceId | null,
  like: PieceId | null,
) {
  const type = typeNumber(game, one);
  return (type < 0 ? -1 : types[type]) === typeNumber(other, like);
}
