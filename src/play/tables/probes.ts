import type { Game } from '../game.js';
import { pieceCode, type Side } from '../piece-code.js';
import type { Attacks } from './attacks.js';
import { MARGIN_WIDTH, type Mailbox } from './mailbox.js';

/**
 * Where a square looks on the mailbox to see whether a side attacks it: along rays up to the first piece, and at single squares. Only
 * where that is the same for every square; the lists of `Attacks` know every case, and take longer.
 */
export interface Probes {
  /** Steps outwards on the mailbox, and what each adds to the number of a square. */
  readonly rays: Int32Array;
  readonly strides: Int32Array;
  /** At `ray << 8 | code`: from how far that piece takes along the ray; 0 is never, which goes for empty squares and the margin, too. */
  readonly reach: Uint8Array;
  /** Steps to where pieces leap in from; leaps that are the first step of a ray count as its reach. */
  readonly leaps: Int32Array;
  readonly leapStrides: Int32Array;
  /** At `leap << 8 | code`: 1 for a piece that leaps in. */
  readonly leapHits: Uint8Array;
}

/** What is seen of one direction, by type: the farthest, and how often any. */
interface Direction {
  readonly dx: number;
  readonly dy: number;
  readonly farthest: Uint8Array;
  readonly seen: Uint32Array;
}

/** Null where a square may be attacked in a way that another is not, or in a way that a probe does not find. */
export function compileProbes(
  game: Game,
  attacks: Attacks,
  mailbox: Mailbox,
  by: Side,
): Probes | null {
  if (attacks.anyHops || attacks.anyIrregular || attacks.lames.length > 0) return null;
  const { files, ranks } = game.board;
  const types = game.pieces.length;
  const rays = new Map<string, Direction>();
  const leaps = new Map<string, Direction>();
  for (let square = 0; square < files * ranks; square++) {
    collectLeaps(square);
    collectRays(square);
  }
  const directions = [...rays.values(), ...leaps.values()];
  if (!directions.every((direction) => isNear(direction) && isEverywhere(direction))) return null;
  for (const [key, { farthest }] of leaps) {
    const ray = rays.get(key)?.farthest;
    if (ray === undefined) continue;
    for (const [type, far] of farthest.entries()) ray[type] = Math.max(ray[type] ?? 0, far);
    leaps.delete(key);
  }
  const [along, single] = [[...rays.values()], [...leaps.values()]];
  const { stride } = mailbox;
  return {
    rays: Int32Array.from(along, ({ dx, dy }) => dy * stride + dx),
    strides: Int32Array.from(along, ({ dx, dy }) => dy * files + dx),
    reach: byCode(along),
    leaps: Int32Array.from(single, ({ dx, dy }) => dy * stride + dx),
    leapStrides: Int32Array.from(single, ({ dx, dy }) => dy * files + dx),
    leapHits: byCode(single),
  };

  function collectLeaps(square: number): void {
    const { leapStart, leapFrom, leapHits } = attacks;
    for (let i = leapStart[square] ?? 0; i < (leapStart[square + 1] ?? 0); i++)
      note(leaps, square, leapFrom[i] ?? 0, leapHits.subarray(i * types, (i + 1) * types), 1);
  }

  function collectRays(square: number): void {
    const { lineStart, cellStart, cellSquare, rideHits } = attacks;
    for (let line = lineStart[square] ?? 0; line < (lineStart[square + 1] ?? 0); line++) {
      const first = cellStart[line] ?? 0;
      for (let cell = first; cell < (cellStart[line + 1] ?? 0); cell++) {
        const hits = rideHits.subarray(cell * types, (cell + 1) * types);
        note(rays, square, cellSquare[first] ?? 0, hits, cell - first + 1);
      }
    }
  }

  /** Those types attack `square` from a place `distance` steps away, the first of which is `next`. */
  function note(
    known: Map<string, Direction>,
    square: number,
    next: number,
    hits: Uint8Array,
    distance: number,
  ): void {
    const dx = (next % files) - (square % files);
    const dy = Math.floor(next / files) - Math.floor(square / files);
    const key = `${dx},${dy}`;
    const direction = known.get(key) ?? {
      dx,
      dy,
      farthest: new Uint8Array(types),
      seen: new Uint32Array(types),
    };
    known.set(key, direction);
    const { farthest, seen } = direction;
    for (const [type, hit] of hits.entries()) {
      if (hit !== 1) continue;
      farthest[type] = Math.max(farthest[type] ?? 0, distance);
      seen[type] = (seen[type] ?? 0) + 1;
    }
  }

  /** Was each type seen as often as there is room for on the board, at every distance up to its farthest? */
  function isEverywhere({ dx, dy, farthest, seen }: Direction): boolean {
    return farthest.every((far, type) => {
      let room = 0;
      for (let d = 1; d <= far; d++)
        room += Math.max(0, files - d * Math.abs(dx)) * Math.max(0, ranks - d * Math.abs(dy));
      return seen[type] === room;
    });
  }

  function byCode(list: readonly Direction[]): Uint8Array {
    const table = new Uint8Array(list.length * 256);
    for (const [index, { farthest }] of list.entries())
      for (const [type, far] of farthest.entries()) table[(index << 8) | pieceCode(type, by)] = far;
    return table;
  }
}

/** Does the margin stop it? */
function isNear({ dx, dy }: Direction): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) <= MARGIN_WIDTH;
}
