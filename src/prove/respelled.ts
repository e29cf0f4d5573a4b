import type { PieceId } from '../ir/piece.js';
import { createPosition } from '../play/changes.js';
import { compileGame } from '../play/move-api.js';
import type { Game } from '../play/game.js';
import { printFen } from '../play/notation/print-fen.js';
import { setFen } from '../play/notation/set-fen.js';

/** The same game with other letters, in its start position, too. Types that have none are only written as promoted forms. */
export function respelled(game: Game, letters: ReadonlyMap<PieceId, string>): Game {
  if (game.pieces.every(({ id, letter }) => (letters.get(id) ?? null) === letter)) return game;
  const pieces = game.pieces.map((piece) => ({
    ...piece,
    letter: letters.get(piece.id) ?? null,
    synonym: null,
  }));
  const other = { ...game, pieces };
  // Promoted forms without a letter do not stand in it.
  const isSame = game.pieces.every(
    ({ id, letter }) => letter === null || letters.get(id) === letter,
  );
  if (isSame) return other;
  const compiled = compileGame(game);
  const position = createPosition(compiled.tables);
  // What cannot be set up is checked as it stands.
  if (setFen(compiled, position, game.startFen) !== null) return other;
  return { ...other, startFen: printFen(compileGame(other), position) };
}
