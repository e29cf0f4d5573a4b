import { inCase } from '../../notation/print-fen.js';
import { isRoyalIn, type Game, type GamePiece } from '../../play/game.js';
import { COLORS, fileOf, rankOf, type Color, type Square } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import type { Played } from '../piece-moves.js';
import { choicesOf } from '../reach.js';

/** Requirements for the positions. */
export interface Wishes {
  /** A piece that must be on the board; null: any. */
  readonly focus: PieceId | null;
  /** The halfmove clock of the FEN. */
  readonly counter: number;
}

interface Stone {
  readonly color: Color;
  readonly piece: GamePiece;
  readonly square: Square;
  /** Whether it counts as promoted from a pawn and may turn back when it is captured. */
  readonly hasPromoted: boolean;
}

/** The most pieces of a side besides its royal ones. */
const MOST_PIECES = 4;

/**
 * The FEN of a position with few pieces, each on a square where it can be. The same random numbers give the same position. Null: a piece
 * found no square, or cannot be written in a FEN of the game.
 */
export function sparsePosition(
  played: Played,
  random: () => number,
  wishes: Wishes,
): string | null {
  const { game, reach } = played;
  const stones: Stone[] = [];
  const put = (color: Color, piece: GamePiece): boolean => {
    const free = [...(reach.stands[color].get(piece.id) ?? [])]
      .filter((square) => !stones.some((stone) => stone.square === square))
      .toSorted((a, b) => a - b);
    const square = pick(free, random);
    const hasPromoted = isChoice(game, piece, color) && random() < 0.5;
    if (square !== undefined) stones.push({ color, piece, square, hasPromoted });
    return square !== undefined;
  };
  for (const color of COLORS)
    for (const piece of royalsOf(played, color)) if (!put(color, piece)) return null;
  const focus = game.pieces.find(({ id }) => id === wishes.focus);
  if (focus !== undefined && !isRoyalIn(game, focus.id)) {
    const colors = COLORS.filter((color) => reach.stands[color].has(focus.id));
    const color = pick(colors, random);
    if (color === undefined || !put(color, focus)) return null;
  }
  for (const color of COLORS) {
    const types = game.pieces.filter(
      ({ id }) => reach.stands[color].has(id) && !isRoyalIn(game, id),
    );
    for (let left = Math.floor(random() * (MOST_PIECES + 1)); left > 0; left--) {
      const piece = pick(types, random);
      if (piece !== undefined) put(color, piece);
    }
  }
  const board = printStones(game, stones);
  if (board === null) return null;
  const { rules } = game;
  const turn = random() < 0.5 ? 'w' : 'b';
  const checks = rules.checkCounting ? ['1+1'] : [];
  const hands = rules.pieceDrops || rules.seirawanGating ? `[${handsOf(played, random)}]` : '';
  return [board + hands, turn, '-', '-', ...checks, wishes.counter, 1].join(' ');
}

/** One of each royal type that the colour can have. */
function royalsOf({ game, reach }: Played, color: Color): readonly GamePiece[] {
  return game.pieces.filter(({ id }) => isRoyalIn(game, id) && reach.stands[color].has(id));
}

/** Whether a piece of this type may have promoted from a pawn, which matters when it is captured. */
function isChoice(game: Game, { id }: GamePiece, color: Color): boolean {
  return (
    game.rules.capturesToHand &&
    game.pieces.some((piece) => choicesOf(game, piece, color).includes(id))
  );
}

function pick<T>(all: readonly T[], random: () => number): T | undefined {
  return all[Math.floor(random() * all.length)];
}

/** Often empty: drops are so many that they use up the moves that a search may list. */
function handsOf({ game, reach }: Played, random: () => number): string {
  if (random() < 0.5) return '';
  return COLORS.map((color) => {
    const types = game.pieces.filter(({ id, letter }) => reach.holds[color].has(id) && letter);
    return Array.from({ length: Math.floor(random() * 3) }, () =>
      inCase(pick(types, random)?.letter ?? '', color),
    ).join('');
  }).join('');
}

/** The board of the FEN. Null: a piece has no letter, and is not the promoted form of a piece with one. */
function printStones(game: Game, stones: readonly Stone[]): string | null {
  const rows: string[] = [];
  for (let rank = game.board.ranks - 1; rank >= 0; rank--) {
    let row = '';
    for (let file = 0; file < game.board.files; file++) {
      const stone = stones.find(({ square }) => fileOf(square) === file && rankOf(square) === rank);
      if (stone === undefined) {
        row += '_';
        continue;
      }
      const written = writtenAs(game, stone.piece);
      if (written === null) return null;
      row += inCase(written, stone.color) + (stone.hasPromoted ? '~' : '');
    }
    rows.push(row.replaceAll(/_+/g, (gap) => String(gap.length)));
  }
  return rows.join('/');
}

/** How a piece is written: a promoted form as such, so that it turns back when captured. */
function writtenAs({ pieces }: Game, piece: GamePiece): string | null {
  const base = pieces.find(({ letter, promotesTo }) => promotesTo === piece.id && letter !== null);
  return base === undefined ? piece.letter : `+${base.letter ?? ''}`;
}
