import type { Position } from '../ir/position.js';

export const POSITION_FORMATS = ['fen', 'sfen', 'bod', 'ascii', 'letters'] as const;
/** A notation for positions. */
export type PositionFormat = (typeof POSITION_FORMATS)[number];

/** Whether a format is a notation for positions. */
export function isPositionFormat(format: string): format is PositionFormat {
  return POSITION_FORMATS.some((known) => known === format);
}

/** A position, and the state of the game that its text gives. */
export interface Situation {
  readonly position: Position;
  /** The fields of a FEN after the castling rights, as written: en passant, checks, counters. Null if the notation has none. */
  readonly tail: readonly string[] | null;
}

/** A position as text, or a sentence with the reason why the notation cannot write it. */
export type Printed =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string };

/** The last fields of a FEN at the start of a game. */
export const FIRST_TAIL: readonly string[] = ['-', '0', '1'];

/** The number of the next ply, counted from 1; null if the fields do not give it. */
export function plyOf({ position, tail }: Situation): number | null {
  const last = tail?.at(-1);
  if (last === undefined || !/^\d{1,6}$/.test(last)) return null;
  return 2 * Math.max(0, Number(last) - 1) + (position.turn === 'white' ? 1 : 2);
}

/** The last fields of a FEN before this ply. */
export function tailAtPly(ply: number): readonly string[] {
  return ['-', '0', String(Math.floor((Math.max(1, ply) - 1) / 2) + 1)];
}

/** The lines as a text, each with a line feed at its end. */
export function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
