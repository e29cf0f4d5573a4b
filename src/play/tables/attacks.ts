import type { Board } from '../../ir/board.js';
import type { GameMoves } from '../game.js';
import type { Side } from '../piece-code.js';
import { addAll } from '../../text/add-all.js';
import {
  CAPTURE,
  CAPTURE_LEAPS,
  END,
  HOP,
  LAME,
  LAME_RAY,
  LEAPS,
  MASKED_RAY,
  MIXED_LEAPS,
  PASSED,
  PATH,
  QUIET_RAY,
  RAY,
} from './instructions.js';
import type { Programs } from './programs.js';

/**
 * The programs in reverse: for every square, from where and with which types a side could capture on it. The lists of one square are adjacent
 * in flat arrays; each `…Start` has one entry more than there are squares.
 */
export interface Attacks {
  /** Origins of leaps, and at `index * types + type` whether that type leaps from there. */
  readonly leapStart: Int32Array;
  readonly leapFrom: Int16Array;
  readonly leapHits: Uint8Array;
  /** Lines of squares outwards from the square; `lineStart[square]` is the number of its first line. */
  readonly lineStart: Int32Array;
  /** The first cell of each line (one entry more than there are lines). */
  readonly cellStart: Int32Array;
  readonly cellSquare: Int16Array;
  /** At `cell * types + type`, whether that type rides from this cell to the square. */
  readonly rideHits: Uint8Array;
  /** At `cell * types + type`, the number of the hop from there; 0 if none. */
  readonly hopHits: Uint8Array;
  /** 1 for each line along which some type hops. */
  readonly hasHops: Uint8Array;
  /**
   * The limits of each hop by its number: the maximum number of squares to the hurdle and behind it, and whether the hurdle must be of another
   * type than the hopper.
   */
  readonly hops: readonly HopLimits[];
  /** Leaps with conditions; `lameStart[square]` is the number of the first. */
  readonly lameStart: Int32Array;
  readonly lames: readonly LameAttack[];
  /** 1 for each type whose attacks are not in these tables and require running its program. */
  readonly isIrregular: Uint8Array;
  readonly anyIrregular: boolean;
  readonly anyHops: boolean;
}

interface HopLimits {
  readonly hurdle: number;
  readonly beyond: number;
  readonly bars: boolean;
}

interface LameAttack {
  readonly from: number;
  readonly type: number;
  readonly empty: Int16Array;
  readonly occupied: Int16Array;
}

/** A line under construction. */
interface Line {
  /** From the square outwards. */
  readonly squares: readonly number[];
  /** `cell * types + type` for each type that rides from a cell to the square, possibly with duplicates. */
  readonly rides: number[];
  /** The number of the hop for the same index. */
  readonly hops: Map<number, number>;
  /** The number of cells up to the last from which a type attacks. */
  reach: number;
}

/** Compiles the attacks of one side. Types with different hops on one line are irregular. */
export function compileAttacks(game: GameMoves, programs: Programs, side: Side): Attacks {
  const { board, pieces } = game;
  const types = pieces.length;
  const squares = board.files * board.ranks;
  const leaps = Array.from({ length: squares }, () => new Map<number, number[]>());
  const lines = Array.from({ length: squares }, () => new Map<number, Line>());
  const lames: LameAttack[][] = Array.from({ length: squares }, () => []);
  const hops: HopLimits[] = [{ hurdle: 0, beyond: 0, bars: false }];
  const isIrregular = Uint8Array.from(programs.isIrregular);
  const { code } = programs;
  const word = (at: number): number => code[at] ?? 0;

  for (let type = 0; type < types; type++) {
    for (let from = 0; from < squares; from++) {
      let at = programs.start[(side * types + type) * squares + from] ?? 0;
      for (; word(at) !== END; at += word(at + 1)) {
        const words = code.subarray(at + 2, at + word(at + 1));
        readInstruction(type, from, word(at), words);
      }
    }
  }
  return flatten();

  function readInstruction(type: number, from: number, op: number, words: Int32Array): void {
    const [modality = 0, second = 0, third = 0, fourth = 0] = words;
    const takes = (modality & CAPTURE) !== 0;
    switch (op) {
      case RAY:
        addRay(type, from, words);
        return;
      case LEAPS:
      case CAPTURE_LEAPS:
        addLeaps(type, from, words);
        return;
      case MIXED_LEAPS:
        if (takes) addLeaps(type, from, words.subarray(1));
        return;
      case MASKED_RAY:
        if (takes) addRay(type, from, words.subarray(1));
        return;
      case LAME:
        if (takes)
          lames[second]?.push({
            from,
            type,
            empty: Int16Array.from(words.subarray(3, 3 + third)),
            occupied: Int16Array.from(words.subarray(3 + third)),
          });
        return;
      case HOP:
        if (takes)
          addHop(type, from, words.subarray(4), {
            hurdle: second,
            beyond: third,
            bars: fourth === 1,
          });
        return;
      case QUIET_RAY:
      case LAME_RAY:
      case PATH:
        return;
      default:
        throw new Error(`No instruction ${op}.`);
    }
  }

  function addLeaps(type: number, from: number, targets: Int32Array): void {
    for (const target of targets) {
      const origins = leaps[target];
      const hitting = origins?.get(from);
      if (hitting === undefined) origins?.set(from, [type]);
      else hitting.push(type);
    }
  }

  function addRay(type: number, from: number, squares: Int32Array): void {
    for (const [index, target] of squares.entries()) {
      if (target >= PASSED) continue;
      lineTo(target, from, squares, index).rides.push(index * types + type);
    }
  }

  function addHop(type: number, from: number, squares: Int32Array, limits: HopLimits): void {
    let number = hops.findIndex(
      (hop, index) =>
        index > 0 &&
        hop.hurdle === limits.hurdle &&
        hop.beyond === limits.beyond &&
        hop.bars === limits.bars,
    );
    if (number === -1) number = hops.push(limits) - 1;
    for (const [index, target] of squares.entries()) {
      if (index === 0 || target >= PASSED) continue;
      const line = lineTo(target, from, squares, index);
      const place = index * types + type;
      if ((line.hops.get(place) ?? number) !== number) isIrregular[type] = 1;
      line.hops.set(place, number);
    }
  }

  /** The line from `target` through `from`, which is cell number `index`. The rider's first square gives the step. */
  function lineTo(target: number, from: number, squares: Int32Array, index: number): Line {
    const first = (squares[0] ?? 0) & 255;
    const dx = (first % board.files) - (from % board.files);
    const dy = rank(first) - rank(from);
    const key = dy * MOST_STEP + dx;
    const known = lines[target]?.get(key);
    const line = known ?? {
      squares: outwards(board, target, -dx, -dy),
      rides: [],
      hops: new Map<number, number>(),
      reach: 0,
    };
    line.reach = Math.max(line.reach, index + 1);
    if (known === undefined) lines[target]?.set(key, line);
    return line;
  }

  function rank(square: number): number {
    return Math.floor(square / board.files);
  }

  function flatten(): Attacks {
    const leapStart = new Int32Array(squares + 1);
    const leapFrom: number[] = [];
    const lineStart = new Int32Array(squares + 1);
    const cellStart: number[] = [];
    const cellSquare: number[] = [];
    const lameStart = new Int32Array(squares + 1);
    const allLines: Line[] = [];
    const allLeaps: (readonly number[])[] = [];
    for (let square = 0; square < squares; square++) {
      leapStart[square] = leapFrom.length;
      for (const [from, hitting] of leaps[square] ?? []) {
        leapFrom.push(from);
        allLeaps.push(hitting);
      }
      lineStart[square] = allLines.length;
      for (const line of lines[square]?.values() ?? []) allLines.push(line);
    }
    leapStart[squares] = leapFrom.length;
    lineStart[squares] = allLines.length;
    const leapHits = new Uint8Array(leapFrom.length * types);
    for (const [index, hitting] of allLeaps.entries())
      for (const type of hitting) leapHits[index * types + type] = 1;
    for (const line of allLines) {
      cellStart.push(cellSquare.length);
      // Leave out the end of the line, from which no type attacks.
      addAll(cellSquare, line.squares.slice(0, line.reach));
    }
    cellStart.push(cellSquare.length);
    const rideHits = new Uint8Array(cellSquare.length * types);
    const hopHits = new Uint8Array(cellSquare.length * types);
    const hasHops = new Uint8Array(allLines.length);
    for (const [number, line] of allLines.entries()) {
      const base = (cellStart[number] ?? 0) * types;
      for (const place of line.rides) rideHits[base + place] = 1;
      for (const [place, hop] of line.hops) hopHits[base + place] = hop;
      if (line.hops.size > 0) hasHops[number] = 1;
    }
    const flatLames = lames.flatMap((list, square) => {
      lameStart[square] = 0;
      return list;
    });
    let count = 0;
    for (let square = 0; square <= squares; square++) {
      lameStart[square] = count;
      count += lames[square]?.length ?? 0;
    }
    return {
      leapStart,
      leapFrom: Int16Array.from(leapFrom),
      leapHits,
      lineStart,
      cellStart: Int32Array.from(cellStart),
      cellSquare: Int16Array.from(cellSquare),
      rideHits,
      hopHits,
      hasHops,
      hops,
      lameStart,
      lames: flatLames,
      isIrregular,
      anyIrregular: isIrregular.includes(1),
      anyHops: hasHops.includes(1),
    };
  }
}

/** More than the length of any step. */
const MOST_STEP = 256;

function outwards(board: Board, square: number, dx: number, dy: number): number[] {
  const found: number[] = [];
  let file = (square % board.files) + dx;
  let rank = Math.floor(square / board.files) + dy;
  while (file >= 0 && rank >= 0 && file < board.files && rank < board.ranks) {
    found.push(rank * board.files + file);
    file += dx;
    rank += dy;
  }
  return found;
}
