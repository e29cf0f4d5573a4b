import { isAttacked } from './attack.js';
import type { CompiledGame } from './compiled-game.js';
import type { Marks } from './mechanic.js';
import {
  COLOR_BITS,
  bitOf,
  BLACK_BIT,
  otherSide,
  pieceCode,
  TYPE_BITS,
  WHITE_BIT,
  type Side,
} from './piece-code.js';
import { IN_CHECK, STATE, type Position } from './position.js';
import type { Attacks } from './tables/attacks.js';
import type { Probes } from './tables/probes.js';

/** The state of the king before any move is examined. */
export type Guard = 'unchecked' | 'one check' | 'several checks' | 'try every move';

/**
 * Marks the squares where a move can change the attacks on the king, and counts the checks. Moves of other pieces that touch no marked square
 * need no test.
 */
export function markKing(
  compiled: CompiledGame,
  position: Position,
  king: number,
  turn: Side,
): Guard {
  const { tables, marks } = compiled;
  const them = otherSide(turn);
  const attacks = tables.attacks[them];
  marks.now += 1;
  marks.any = false;
  marks.entering = false;
  const probes = tables.probes[them];
  const board = position.board;
  const plain =
    probes === null
      ? checksByLeap(board, attacks, king, them, tables.types, marks) +
        checksAlongLines(board, attacks, king, them, tables.types, marks)
      : checksByProbes(position, probes, king, turn, marks);
  const lames = attacks.lames.length === 0 ? 0 : checksByLame(board, attacks, king, them, marks);
  const regular = plain + lames;
  const irregular = attacks.anyIrregular && hasIrregular(position, attacks, them);
  let exposed = false;
  for (const { mark } of compiled.exposures) if (mark(position, king, turn, marks)) exposed = true;
  const doubtful = irregular || attacks.anyHops;
  const inCheck = doubtful
    ? (irregular || regular > 0) && isAttacked(position, king, them)
    : regular > 0;
  position.state[position.ply * STATE + IN_CHECK] = inCheck ? 1 : 0;
  if (irregular || exposed) return 'try every move';
  if (!inCheck) return 'unchecked';
  // Checks over hurdles and by lame pieces can be answered outside the marked squares.
  if (lames > 0 || attacks.anyHops) return 'try every move';
  return regular === 1 ? 'one check' : 'several checks';
}

function hasIrregular(position: Position, attacks: Attacks, them: Side): boolean {
  const { count, tables } = position;
  for (let type = 0; type < tables.types; type++)
    if (attacks.isIrregular[type] === 1 && (count[pieceCode(type, them)] ?? 0) > 0) return true;
  return false;
}

function checksByLeap(
  board: Uint8Array,
  attacks: Attacks,
  king: number,
  them: Side,
  types: number,
  marks: Marks,
): number {
  const { leapStart, leapFrom, leapHits } = attacks;
  const bit = them === 0 ? WHITE_BIT : BLACK_BIT;
  const end = leapStart[king + 1] ?? 0;
  let checks = 0;
  for (let i = leapStart[king] ?? 0; i < end; i++) {
    const from = leapFrom[i] ?? 0;
    const code = board[from] ?? 0;
    if ((code & bit) === 0 || leapHits[i * types + (code & TYPE_BITS)] !== 1) continue;
    marks.answers[from] = marks.now;
    checks += 1;
  }
  return checks;
}

/** `checksByLeap` and `checksAlongLines` in one pass, on the mailbox. */
function checksByProbes(
  { mail, tables }: Position,
  { start, list, reach }: Probes,
  king: number,
  turn: Side,
  marks: Marks,
): number {
  const own = bitOf(turn);
  const origin = tables.mailbox.padded[king] ?? 0;
  let checks = 0;
  let i = start[king] ?? 0;
  let end = i + 1 + 3 * (list[i] ?? 0);
  for (i++; i < end; i += 3) {
    const step = list[i] ?? 0;
    const row = list[i + 1] ?? 0;
    let at = origin + step;
    let there = mail[at] ?? 0;
    while (there === 0) {
      at += step;
      there = mail[at] ?? 0;
    }
    const far = reach[row | there] ?? 0;
    if (far !== 0) {
      const distance = (at - origin) / step;
      if (distance > far) continue;
      checks += 1;
      const stride = list[i + 2] ?? 0;
      for (let left = distance, square = king + stride; left > 0; left--, square += stride)
        marks.answers[square] = marks.now;
    } else if ((there & COLOR_BITS) === own) {
      const blocker = at;
      do {
        at += step;
        there = mail[at] ?? 0;
      } while (there === 0);
      const behind = reach[row | there] ?? 0;
      if (behind === 0 || (at - origin) / step > behind) continue;
      marks.from[king + ((blocker - origin) / step) * (list[i + 2] ?? 0)] = marks.now;
      marks.any = true;
    }
  }
  end = i + 1 + 3 * (list[i] ?? 0);
  for (i++; i < end; i += 3) {
    const there = mail[origin + (list[i] ?? 0)] ?? 0;
    if (reach[(list[i + 1] ?? 0) | there] !== 1) continue;
    // A piece that also rides to the king gives only one check.
    const square = king + (list[i + 2] ?? 0);
    if (marks.answers[square] !== marks.now) checks += 1;
    marks.answers[square] = marks.now;
  }
  return checks;
}

function checksAlongLines(
  board: Uint8Array,
  attacks: Attacks,
  king: number,
  them: Side,
  types: number,
  marks: Marks,
): number {
  const { lineStart, cellStart, cellSquare, rideHits, hopHits, hasHops } = attacks;
  const bit = them === 0 ? WHITE_BIT : BLACK_BIT;
  const lastLine = lineStart[king + 1] ?? 0;
  let checks = 0;
  for (let line = lineStart[king] ?? 0; line < lastLine; line++) {
    const first = cellStart[line] ?? 0;
    const end = cellStart[line + 1] ?? 0;
    let pieces = 0;
    let blocker = -1;
    for (let cell = first; cell < end; cell++) {
      const square = cellSquare[cell] ?? 0;
      const code = board[square] ?? 0;
      if (code === 0) continue;
      pieces += 1;
      if ((code & bit) !== 0) {
        const type = code & TYPE_BITS;
        if (pieces <= 2 && rideHits[cell * types + type] === 1) {
          if (pieces === 2) {
            marks.from[blocker] = marks.now;
            marks.any = true;
          } else {
            // A piece that also leaps to the king gives only one check.
            if (marks.answers[square] !== marks.now) checks += 1;
            for (let between = first; between <= cell; between++)
              marks.answers[cellSquare[between] ?? 0] = marks.now;
          }
        }
        if (hasHops[line] === 1 && (hopHits[cell * types + type] ?? 0) > 0) {
          // One hurdle more or less between hopper and king makes or ends a check.
          marks.any = true;
          marks.entering = true;
          for (let between = first; between < cell; between++) {
            marks.from[cellSquare[between] ?? 0] = marks.now;
            marks.to[cellSquare[between] ?? 0] = marks.now;
          }
          if (pieces === 2) checks += 1;
        }
      }
      if (pieces === 1) blocker = square;
      if (pieces === (hasHops[line] === 1 ? 3 : 2)) break;
    }
  }
  return checks;
}

function checksByLame(
  board: Uint8Array,
  attacks: Attacks,
  king: number,
  them: Side,
  marks: Marks,
): number {
  const { lameStart, lames } = attacks;
  const bit = them === 0 ? WHITE_BIT : BLACK_BIT;
  const end = lameStart[king + 1] ?? 0;
  let checks = 0;
  for (let i = lameStart[king] ?? 0; i < end; i++) {
    const lame = lames[i];
    if (lame === undefined || board[lame.from] !== (lame.type | bit)) continue;
    let free = true;
    marks.any = true;
    for (const empty of lame.empty) {
      marks.from[empty] = marks.now;
      if (board[empty] !== 0) free = false;
    }
    for (const occupied of lame.occupied) {
      marks.entering = true;
      marks.to[occupied] = marks.now;
      if (board[occupied] === 0) free = false;
    }
    if (free) checks += 1;
  }
  return checks;
}
