import type { Position } from '../ir/position.js';

export const POSITION_FORMATS = ['fen', 'sfen', 'bod', 'ascii', 'letters'] as const;
/** A notation for positions. */
export type PositionFormat = (typeof POSITION_FORMATS)[number];

/** Whether a notation is one for positions. */
export function isPositionFormat(format: string): format is PositionFormat {
  return POSITION_FORMATS.some((known) => known === format);
}

/** A position and what a text says of the game around it. */
export interface Situation {
  readonly position: Position;
  /** The fields of a FEN after the castling rights, as written: passing, checks, counters. Null: the notation has no place for them. */
  readonly tail: readonly string[] | null;
}

/** A position as text, or why a notation has no way to write it, in a sentence. */
export type Printed =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string };

/** What ends a FEN of a game that has just begun. */
export const FIRST_TAIL: readonly string[] = ['-', '0', '1'];

/** The number of the move that comes next, counting each player's as one, from 1; null: the fields do not say. */
export function plyOf({ position, tail }: Situation): number | null {
  const last = tail?.at(-1);
  if (last === undefined || !/^\d{1,6}$/.test(last)) return null;
  return 2 * Math.max(0, Number(last) - 1) + (position.turn === 'white' ? 1 : 2);
}

/** The last fields of a FEN before this move. */
export function tailAtPly(ply: number): readonly string[] {
  return ['-', '0', String(Math.floor((Math.max(1, ply) - 1) / 2) + 1)];
}

/** A list of lines, ended as a file is. */
export function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
