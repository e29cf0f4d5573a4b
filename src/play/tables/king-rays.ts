import type { Game } from '../game.js';
import type { Attacks } from './attacks.js';
import type { Mailbox } from './mailbox.js';

/**
 * Along which directions a side's riders attack, where they all do so from everywhere and without end: then a king looks along these on
 * the mailbox, which is faster than along the lines of a square.
 */
export interface KingRays {
  /** A step from the king outwards on the mailbox, and what it adds to the square. */
  readonly steps: Int32Array;
  readonly strides: Int32Array;
  /** At `ray * types + type`: does that type ride in from there? */
  readonly hits: Uint8Array;
}

/** Null where some line does not tell the same from every square. */
export function compileKingRays(game: Game, attacks: Attacks, mailbox: Mailbox): KingRays | null {
  if (attacks.anyHops) return null;
  const { files, ranks } = game.board;
  const types = game.pieces.length;
  const { lineStart, cellStart, cellSquare, rideHits } = attacks;
  const rays = new Map<number, { readonly stride: number; readonly hits: Uint8Array }>();
  const edge = (square: number, stride: number): number => {
    const step = stepOf(mailbox, square, square + stride);
    let length = 0;
    for (let at = square; isOn(at, stride, step); at += stride) length += 1;
    return length;
  };
  const isOn = (square: number, stride: number, step: number): boolean => {
    const next = square + stride;
    return next >= 0 && next < files * ranks && stepOf(mailbox, square, next) === step;
  };
  for (let square = 0; square < files * ranks; square++) {
    for (let line = lineStart[square] ?? 0; line < (lineStart[square + 1] ?? 0); line++) {
      const first = cellStart[line] ?? 0;
      const end = cellStart[line + 1] ?? 0;
      if (end === first) continue;
      const stride = (cellSquare[first] ?? 0) - square;
      const step = stepOf(mailbox, square, square + stride);
      if (end - first !== edge(square, stride)) return null;
      const known = rays.get(step)?.hits ?? rideHits.slice(first * types, (first + 1) * types);
      rays.set(step, { stride, hits: known });
      for (let cell = first; cell < end; cell++)
        for (let type = 0; type < types; type++)
          if (rideHits[cell * types + type] !== known[type]) return null;
    }
  }
  const hits = new Uint8Array(rays.size * types);
  for (const [index, ray] of [...rays.values()].entries()) hits.set(ray.hits, index * types);
  return {
    steps: Int32Array.from(rays.keys()),
    strides: Int32Array.from(rays.values(), ({ stride }) => stride),
    hits,
  };
}

function stepOf({ padded }: Mailbox, from: number, to: number): number {
  return (padded[to] ?? 0) - (padded[from] ?? 0);
}
