import type { GameMoves } from '../game.js';
import { pieceCode, type Side } from '../piece-code.js';
import type { Attacks } from './attacks.js';
import { MARGIN_WIDTH } from './plan.js';
import type { Mailbox } from './mailbox.js';

/**
 * The cells of the mailbox to examine to find out whether a side attacks a square: along rays as far as the first piece, and single squares.
 * Each square has a list, which is shorter and faster to read than those of `Attacks` but supports fewer ways to attack.
 */
export interface Probes {
  /** The index of each square's list. */
  readonly start: Int32Array;
  /** `rays, …(step, row, stride), leaps, …(step, row, stride)`: the amounts to add to the mailbox index and to the square. */
  readonly list: Int32Array;
  /** At `row | code`, the maximum number of steps from which that piece captures; 0 if never, also for empty squares and the margin. */
  readonly reach: Uint8Array;
}

/** The first square of a ray or the only square of a leap, with the distance from which each type attacks. */
interface Direction {
  readonly next: number;
  readonly reach: Uint8Array;
}

/** Null if a side may attack in a way that probes do not support. */
export function compileProbes(
  game: GameMoves,
  attacks: Attacks,
  mailbox: Mailbox,
  by: Side,
): Probes | null {
  if (attacks.anyHops || attacks.anyIrregular || attacks.lames.length > 0) return null;
  const { files, ranks } = game.board;
  const types = game.pieces.length;
  const start = new Int32Array(files * ranks);
  const list: number[] = [];
  const rows = new Map<string, number>();
  const reach: number[] = [];
  for (let square = 0; square < files * ranks; square++) {
    const rays = raysTo(square);
    if (rays === null) return null;
    const leaps = leapsTo(square).filter((leap) => !join(leap, rays));
    start[square] = list.length;
    for (const directions of [rays, leaps]) {
      list.push(directions.length);
      for (const direction of directions) {
        const step = (mailbox.padded[direction.next] ?? 0) - (mailbox.padded[square] ?? 0);
        list.push(step, rowOf(direction), direction.next - square);
      }
    }
  }
  return { start, list: Int32Array.from(list), reach: Uint8Array.from(reach) };

  /** Null if a type attacks from a distance but not from nearer, or in steps that could cross the margin. */
  function raysTo(square: number): readonly Direction[] | null {
    const { lineStart, cellStart, cellSquare, rideHits } = attacks;
    const rays: Direction[] = [];
    for (let line = lineStart[square] ?? 0; line < (lineStart[square + 1] ?? 0); line++) {
      const first = cellStart[line] ?? 0;
      const next = cellSquare[first] ?? 0;
      const ray = { next, reach: new Uint8Array(types) };
      for (let cell = first; cell < (cellStart[line + 1] ?? 0); cell++) {
        for (let type = 0; type < types; type++) {
          if (rideHits[cell * types + type] !== 1) continue;
          if (ray.reach[type] !== cell - first) return null;
          ray.reach[type] = cell - first + 1;
        }
      }
      const dx = (next % files) - (square % files);
      const dy = Math.floor(next / files) - Math.floor(square / files);
      if (Math.max(Math.abs(dx), Math.abs(dy)) > MARGIN_WIDTH) return null;
      if (ray.reach.some((far) => far > 0)) rays.push(ray);
    }
    return rays;
  }

  function leapsTo(square: number): readonly Direction[] {
    const { leapStart, leapFrom, leapHits } = attacks;
    const leaps: Direction[] = [];
    for (let i = leapStart[square] ?? 0; i < (leapStart[square + 1] ?? 0); i++)
      leaps.push({ next: leapFrom[i] ?? 0, reach: leapHits.slice(i * types, (i + 1) * types) });
    return leaps;
  }

  function rowOf(direction: Direction): number {
    const key = direction.reach.join();
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = reach.length;
    rows.set(key, row);
    for (let code = 0; code < 256; code++) reach.push(0);
    for (const [type, far] of direction.reach.entries()) reach[row | pieceCode(type, by)] = far;
    return row;
  }
}

/** Adds a leap to a ray that starts with the same square, as a type with a short reach. False if there is no such ray. */
function join({ next, reach }: Direction, rays: readonly Direction[]): boolean {
  const ray = rays.find((other) => other.next === next);
  if (ray === undefined) return false;
  for (const [type, far] of reach.entries()) ray.reach[type] = Math.max(ray.reach[type] ?? 0, far);
  return true;
}
