import type { PieceId } from '../ir/piece.js';
import type { Game } from '../play/game.js';
import { typeNumber } from '../play/tables/tables.js';

/** Maps each type of one game to the corresponding type of the other, both by number. */
type TypeMap = readonly number[];

/** Two games, with the correspondence of their types. */
export interface Pairing {
  readonly game: Game;
  readonly other: Game;
  readonly types: TypeMap;
}

/** Matches types by letter, and forms without a letter by their unpromoted type. Null if some type of either game has no counterpart. */
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

/** Whether both names refer to the same type, or to none. */
export function isSameType(
  { game, other, types }: Pairing,
  one: PieceId | null,
  like: PieceId | null,
) {
  const type = typeNumber(game, one);
  return (type < 0 ? -1 : types[type]) === typeNumber(other, like);
}
