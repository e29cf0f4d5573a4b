import { squareAt, type ByColor, type Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Hand, Placement, Position } from '../ir/position.js';
import { printRanks } from './board-field.js';
import type { FenContext } from './fen-context.js';
import { FIRST_TAIL } from './position-text.js';

/**
 * The FEN of a position, with `tail` as its last fields: `4k4/9[Pp] w - - 0 1`. A promoted piece is `+` and the letter of its
 * unpromoted type, or `Q~` for a pawn of chess if the game has hands; a hole is `*`. Every piece must have a letter in the context.
 */
export function printFen(
  position: Position,
  context: FenContext,
  tail: readonly string[] = firstTail(position),
): string {
  const hands = context.hands ? `[${printHands(position.hands, context) || '-'}]` : '';
  const turn = position.turn === 'white' ? 'w' : 'b';
  return [printBoard(position, context) + hands, turn, position.castlingRights, ...tail].join(' ');
}

/** The last fields at the start of a game: no en passant square, the checks if they are counted, move 1. */
function firstTail({ checks, clock }: Position): readonly string[] {
  const [passing = '-', none = '0', first = '1'] = FIRST_TAIL;
  return [
    passing,
    ...(checks === undefined ? [] : [`${checks.white}+${checks.black}`]),
    clock === undefined ? none : String(clock),
    first,
  ];
}

/** The board field of a FEN. */
export function printBoard(position: Position, context: FenContext): string {
  const placements = new Map(position.placements.map((placement) => [placement.square, placement]));
  const holes = new Set(position.holes);
  return printRanks(context.board.files, context.board.ranks, (file, rank) => {
    const square = squareAt(file, rank);
    if (square === null) return '';
    const placement = placements.get(square);
    if (placement !== undefined) return printPlacement(placement, context);
    return holes.has(square) ? '*' : '';
  });
}

function printPlacement({ piece, color, promotedFrom }: Placement, context: FenContext): string {
  if (promotedFrom === null) return printLetter(piece, color, context);
  const before = context.pieces.find(({ id }) => id === promotedFrom);
  return before?.promotion.style === 'pawn'
    ? printLetter(piece, color, context) + (context.hands ? '~' : '')
    : `+${printLetter(promotedFrom, color, context)}`;
}

function printHands(hands: ByColor<Hand>, context: FenContext): string {
  const print = (color: Color): string =>
    hands[color]
      .map(({ piece, count }) => printLetter(piece, color, context).repeat(count))
      .join('');
  return print('white') + print('black');
}

/** A piece as a FEN writes it: `P`, `n'`, `SC@`. */
export function printLetter(piece: PieceId, color: Color, context: FenContext): string {
  const spelling = printSpelling(piece, color, context);
  // Without the mark, two letters could be two pieces.
  return /^[A-Za-z]{2,}$/.test(spelling) ? `${spelling}@` : spelling;
}

/** A piece as written where no other letter can follow: `P`, `n'`, `SC`. */
export function printSpelling(piece: PieceId, color: Color, context: FenContext): string {
  const letters = context.letters.get(piece)?.replace(/@$/, '');
  if (letters === undefined) throw new Error(`the piece "${piece}" has no letter in this context`);
  return inCase(letters, color);
}

/** Letters in upper case for White, in lower case for Black. */
export function inCase(letters: string, color: Color): string {
  return color === 'white' ? letters.toUpperCase() : letters.toLowerCase();
}
