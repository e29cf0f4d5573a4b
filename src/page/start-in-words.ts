import { COLORS, type Color } from '../ir/board.js';
import { squareSet } from '../ir/region.js';
import type { Coordinates } from '../notation/coordinates.js';
import { squaresInWords } from '../explain/squares.js';
import { PLAYERS } from '../explain/described-game.js';
import { listInWords } from '../text/words.js';
import type { StartPosition } from './start-position.js';
import { pagePiece, type PageSubject } from './subject.js';

/** The start position in words: a sentence for each player, one about walls, and who moves first. */
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

/** `White: King on e1; Rook on a1 and h1.` and, if there are any, the pieces in hand. */
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
    ...(hand === null ? [] : [`${PLAYERS[color]} has ${hand} in hand.`]),
  ];
}

/** `8 Pawn and 1 Rook`; null for an empty hand. */
export function handInWords(
  subject: PageSubject,
  { hands }: StartPosition,
  color: Color,
): string | null {
  const held = hands[color].map(({ count, piece }) => `${count} ${pagePiece(subject, piece).name}`);
  return held.length === 0 ? null : listInWords(held);
}
