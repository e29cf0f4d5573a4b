import { probe } from './attack.js';
import { generatePieces } from './generate.js';
import { COLOR_BITS, BLACK_BIT, otherSide, TYPE_BITS, WHITE_BIT } from './piece-code.js';
import type { CompiledGame } from './compiled-game.js';
import type { Position } from './position.js';
import {
  LEAPER,
  MIXED,
  PLAN_COUNT,
  PLAN_COUNT_SHIFT,
  PLAN_EXPANDS,
  PLAN_PLACE,
  PLAN_PROGRAM,
  PLAN_SHAPE,
  PLAN_SHAPE_SHIFT,
  RIDER,
  STEPPER,
} from './tables/plan.js';

// For each code, 1 if a piece of this side can capture it (or move to its square). Adding these up costs less than a branch that the processor cannot
// predict.
const WHITE_TAKES = tableOf((code) => (code & COLOR_BITS) === BLACK_BIT);
const WHITE_GOES = tableOf((code) => code === 0 || (code & COLOR_BITS) === BLACK_BIT);
const BLACK_TAKES = tableOf((code) => (code & COLOR_BITS) === WHITE_BIT);
const BLACK_GOES = tableOf((code) => code === 0 || (code & COLOR_BITS) === WHITE_BIT);

function tableOf(holds: (code: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => (holds(code) ? 1 : 0));
}

/** Squares of the pieces whose moves have to be written. */
const rest = new Int16Array(256);

/**
 * The number of moves of the side to move, except for the king's, as `generatePieces` would find them. Not counted but written: the moves of
 * pieces with programs, of pieces that may promote, and of pieces that shield the king.
 */
export function countPieces(compiled: CompiledGame, position: Position): number {
  const { board, mail, list, tables, turn } = position;
  const { plans, marks } = compiled;
  const { squares, mailbox } = tables;
  const { steps, padded } = mailbox;
  const leaving = marks.from;
  const now = marks.now;
  const row = turn * tables.types;
  const enemy = turn === 0 ? BLACK_BIT : WHITE_BIT;
  const king = tables.king | (turn === 0 ? WHITE_BIT : BLACK_BIT);
  const first = turn * squares;
  const last = first + (position.total[turn] ?? 0);
  const takes = turn === 0 ? WHITE_TAKES : BLACK_TAKES;
  const goes = turn === 0 ? WHITE_GOES : BLACK_GOES;
  let written = 0;
  let n = 0;
  for (let i = first; i < last; i++) {
    const from = list[i] ?? 0;
    const code = board[from] ?? 0;
    if (code === king) continue;
    const plan = plans[(row + (code & TYPE_BITS)) * squares + from] ?? 0;
    if ((plan & (PLAN_PROGRAM | PLAN_EXPANDS)) !== 0 || leaving[from] === now) {
      rest[written++] = from;
      continue;
    }
    const shape = (plan >> PLAN_SHAPE_SHIFT) & PLAN_SHAPE;
    const origin = padded[from] ?? 0;
    let at = plan & PLAN_PLACE;
    const end = at + 2 * ((plan >> PLAN_COUNT_SHIFT) & PLAN_COUNT);
    if (shape === RIDER) {
      for (; at < end; at += 2) {
        const step = steps[at] ?? 0;
        let to = origin + step;
        let there = mail[to] ?? 0;
        while (there === 0) {
          n++;
          to += step;
          there = mail[to] ?? 0;
        }
        n += takes[there] ?? 0;
      }
    } else if (shape === STEPPER) {
      for (; at < end; at += 2) n += takes[mail[origin + (steps[at] ?? 0)] ?? 0] ?? 0;
      const last = at + 1 + 3 * (steps[at] ?? 0);
      for (at++; at < last; at += 3) {
        const step = steps[at] ?? 0;
        let to = origin + step;
        for (let left = steps[at + 2] ?? 0; left > 0 && mail[to] === 0; left--) {
          n++;
          to += step;
        }
      }
    } else {
      for (; at < end; at += 2) n += goes[mail[origin + (steps[at] ?? 0)] ?? 0] ?? 0;
      if (shape === MIXED) n += countMixed(mail, steps, end, origin, enemy);
    }
  }
  if (written > 0) generatePieces(position, rest, 0, written, compiled.expandPiece, plans);
  return n;
}

/** Counts the steps that `runMixed` would write. */
function countMixed(
  mail: Uint8Array,
  steps: Int32Array,
  start: number,
  origin: number,
  enemy: number,
): number {
  let n = 0;
  let at = start;
  let end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2) {
    const step = steps[at] ?? 0;
    let to = origin + step;
    for (; mail[to] === 0; to += step) n++;
    if (((mail[to] ?? 0) & COLOR_BITS) === enemy) n++;
  }
  end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2) if (mail[origin + (steps[at] ?? 0)] === 0) n++;
  end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2)
    if (((mail[origin + (steps[at] ?? 0)] ?? 0) & COLOR_BITS) === enemy) n++;
  end = at + 1 + 3 * (steps[at] ?? 0);
  for (at++; at < end; at += 3) {
    const step = steps[at] ?? 0;
    let to = origin + step;
    for (let left = steps[at + 2] ?? 0; left > 0 && mail[to] === 0; left--) {
      n++;
      to += step;
    }
  }
  end = at + 1 + 3 * (steps[at] ?? 0);
  for (at++; at < end; at += 3) {
    const step = steps[at] ?? 0;
    let left = (steps[at + 2] ?? 0) - 1;
    let to = origin + step;
    for (; left > 0 && mail[to] === 0; left--) to += step;
    if (((mail[to] ?? 0) & COLOR_BITS) === enemy) n++;
  }
  return n;
}

/** The number of the king's moves to unattacked squares; -1 if the moves must be tried one by one. */
export function countKing(
  { plans, exposures }: CompiledGame,
  position: Position,
  king: number,
): number {
  const { board, count, mail, tables, turn } = position;
  const { steps, padded } = tables.mailbox;
  const probes = tables.probes[otherSide(turn)];
  const code = board[king] ?? 0;
  const plan = plans[(turn * tables.types + tables.king) * tables.squares + king] ?? 0;
  const shape = (plan >> PLAN_SHAPE_SHIFT) & PLAN_SHAPE;
  const leaps = (plan & PLAN_PROGRAM) === 0 && shape === LEAPER;
  if (probes === null || !leaps || exposures.length > 0 || count[code] !== 1) return -1;
  const enemy = turn === 0 ? BLACK_BIT : WHITE_BIT;
  const origin = padded[king] ?? 0;
  let n = 0;
  // The king does not shield the squares behind it.
  mail[origin] = 0;
  let at = plan & PLAN_PLACE;
  const end = at + 2 * ((plan >> PLAN_COUNT_SHIFT) & PLAN_COUNT);
  for (; at < end; at += 2) {
    const to = origin + (steps[at] ?? 0);
    const there = mail[to] ?? 0;
    const square = king + ((steps[at + 1] ?? 0) >> 8);
    if ((there === 0 || (there & COLOR_BITS) === enemy) && !probe(mail, probes, square, to)) n++;
  }
  mail[origin] = code;
  return n;
}
