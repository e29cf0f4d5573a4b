import type { Color } from '../ir/board.js';
import type { CompiledGame } from '../play/compiled-game.js';
import { isInCheck } from '../play/legal.js';
import { lettersOf, printLetter } from '../play/notation/letters.js';
import { printSquareNumber } from '../play/notation/squares.js';
import { isPiece, pieceCode, sideOf, typeOf, type Side } from '../play/piece-code.js';
import type { Position } from '../play/position.js';
import { checkedPseudoRoyals } from '../play/pseudo-royal.js';
import type { GameMove } from './move-value.js';

/** A piece on a square. */
export interface BoardPiece {
  /** The type: `knight`, `customPiece1`, or the name in a document. */
  readonly id: string;
  /** As in a FEN: upper case is White, and `+` precedes a promoted form. */
  readonly letter: string;
  readonly color: Color;
  /** Whether it is promoted and will revert when captured. */
  readonly promoted: boolean;
}

/** The names that board libraries use for squares: `chessgroundx` writes the tenth rank as `:`, so that every name has two characters. */
export type SquareNames = 'plain' | 'chessgroundx';

/** A position as a board shows it. */
export interface BoardView {
  /** The pieces on the board. */
  pieces(): ReadonlyMap<string, BoardPiece>;
  /** The number of pieces that a player holds of each letter (upper case). */
  pocket(color: Color): ReadonlyMap<string, number>;
  isCheck(): boolean;
  /** Squares of the pieces in check: kings and pieces that count as kings. */
  checked(): readonly string[];
}

export const SIDES: Readonly<Record<Color, Side>> = { white: 0, black: 1 };

export function boardView({ tables }: CompiledGame, position: Position): BoardView {
  const { game } = tables;
  const letters = lettersOf(game);

  const pieceOn = (number: number, code: number): BoardPiece => {
    const was = position.base[number] ?? 0;
    // A promoted form is written as `+` and the letter of its unpromoted type, even if it has a letter itself, as in Kyoto shogi.
    const letter = isPiece(was) ? `+${printLetter(letters, was)}` : printLetter(letters, code);
    return {
      id: game.pieces[typeOf(code)]?.id ?? '',
      letter,
      color: sideOf(code) === 0 ? 'white' : 'black',
      promoted: was !== 0,
    };
  };

  const checkedSquares = (): ReadonlySet<number> => {
    const king = position.kingSquare[position.turn] ?? -1;
    const kings = isInCheck(position) && king >= 0 ? [king] : [];
    const others = game.rules.extinctionPseudoRoyal ? checkedPseudoRoyals(position) : [];
    return new Set([...kings, ...others]);
  };

  return {
    pieces() {
      const found = new Map<string, BoardPiece>();
      for (const [number, code] of position.board.entries())
        if (isPiece(code)) found.set(printSquareNumber(tables, number), pieceOn(number, code));
      return found;
    },
    pocket(color) {
      const held = new Map<string, number>();
      for (let type = 0; type < tables.types; type++) {
        const count = position.hand[SIDES[color] * tables.types + type] ?? 0;
        if (count > 0) held.set(printLetter(letters, pieceCode(type, 0)), count);
      }
      return held;
    },
    isCheck: () => checkedSquares().size > 0,
    checked: () => [...checkedSquares()].map((number) => printSquareNumber(tables, number)),
  };
}

/** Destinations of moves, by starting square or by piece in hand (`P@`). */
export function destinations(
  moves: readonly GameMove[],
  names: SquareNames,
): ReadonlyMap<string, readonly string[]> {
  const named = names === 'plain' ? (text: string) => text : shortSquare;
  const found = new Map<string, string[]>();
  for (const { drop, from, to } of moves) {
    const origin = drop === null ? named(from ?? '') : `${drop}@`;
    const targets = found.get(origin) ?? [];
    if (!targets.includes(named(to))) targets.push(named(to));
    found.set(origin, targets);
  }
  return found;
}

/** `a10` as chessgroundx writes it: `a:`. */
function shortSquare(text: string): string {
  return text.charAt(0) + String.fromCharCode(48 + Number(text.slice(1)));
}
