import type { Position } from '../position.js';
import type { Tables } from '../tables/tables.js';
import { chasedPieces } from './chased-pieces.js';
import { compilePins, type Pins } from './pins.js';
import { xiangqiTypes } from './types.js';

/** Records what each move of a game chases. */
interface ChaseRecorder {
  /** For each ply, the squares of the pieces that its last move chased. */
  readonly chased: readonly ReadonlySet<number>[];
  record(position: Position): void;
  takeBack(): void;
  clear(): void;
}

/** Chasing by the rules of the Asian Xiangqi Federation, as far as the engine follows them. */
export function chaseRecorder(tables: Tables): ChaseRecorder {
  const types = xiangqiTypes(tables);
  const pinsOf = compilePins(types);
  const chased: ReadonlySet<number>[] = [];
  const pins: Pins[] = [];
  return {
    chased,
    record(position) {
      const now = pinsOf(position);
      const before = pins.at(-1);
      chased.push(before === undefined ? new Set() : chasedPieces(position, types, now, before));
      pins.push(now);
    },
    takeBack() {
      chased.pop();
      pins.pop();
    },
    clear() {
      chased.length = 0;
      pins.length = 0;
    },
  };
}
