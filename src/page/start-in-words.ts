import { COLORS, type Color } from '../ir/board.js';
import { squareSet } from '../ir/region.js';
import type { Coordinates } from '../notation/coordinates.js';
import { squaresInWords } from '../explain/squares.js';
import { PLAYERS } from '../explain/described-game.js';
import { listInWords } from '../text/words.js';
import type { StartPosition } from './start-position.js';
import { pagePiece, type PageSubject } from './subject.js';

/** Who has what where: a sentence a player, one on walls, and whose turn it is. */
export function startInWords(
  subject: PageSubject,
  start: StartPosition,
  coordinates: Coordinates,
): readonly string[] {
  const { board } = subject.game;
  return [
    ...COLORS.flatMap((color) => armyInWords(subject, start, color, coordinates)),
    ...(start.walls.length === 0
      ? []
      : [`Walls: ${squaresInWords(squareSet(start.walls), board, coordinates)}.`]),
    `${PLAYERS[start.turn]} moves first.`,
  ];
}

/** `White: king e1; rook a1 and h1. In hand: 3 pawn.` */
function armyInWords(
  subject: PageSubject,
  start: StartPosition,
  color: Color,
  coordinates: Coordinates,
): readonly string[] {
  const standing = subject.pieces.flatMap(({ name, piece }) => {
    const squares = start.pieces
      .filter((one) => one.color === color && one.piece === piece.id)
      .map(({ square }) => square);
    return squares.length === 0
      ? []
      : [`${name} on ${squaresInWords(squareSet(squares), subject.game.board, coordinates)}`];
  });
  const hand = handInWords(subject, start, color);
  return [
    ...(standing.length === 0
      ? [`${PLAYERS[color]} has nothing on the board.`]
      : [`${PLAYERS[color]}: ${standing.join('; ')}.`]),
    ...(hand === null ? [] : [`${PLAYERS[color]} has in hand ${hand}.`]),
  ];
}

/** `8 Pawn and 1 Rook`; null: an empty hand. */
export function handInWords(
  subject: PageSubject,
  { hands }: StartPosition,
  color: Color,
): string | null {
  const held = hands[color].map(({ count, piece }) => `${count} ${pagePiece(subject, piece).name}`);
  return held.length === 0 ? null : listInWords(held);
}
