import { programsAt, runProgram } from './run-program.js';
import { takesAt } from './locust.js';
import { BLACK_BIT, STRANGER, TYPE_BITS, WHITE_BIT, type Side } from './piece-code.js';
import type { Position } from './position.js';
import type { Attacks } from './tables/attacks.js';
import type { Probes } from './tables/probes.js';

/** Whether a side could capture on this square. Uses only `board`, which callers may have changed temporarily. */
export function isAttacked(position: Position, square: number, by: Side): boolean {
  const attacks = position.tables.attacks[by];
  return (
    attackedByLeap(position.board, attacks, square, by, position.tables.types) ||
    attackedAlongLine(position.board, attacks, square, by, position.tables.types) ||
    (attacks.lames.length > 0 && attackedByLame(position.board, attacks, square, by)) ||
    (attacks.anyIrregular && attackedIrregularly(position, attacks, square, by))
  );
}

/** `isAttacked` for callers that keep the mailbox in step with the board; faster. */
export function isAttackedNow(position: Position, square: number, by: Side): boolean {
  const { mail, tables } = position;
  const probes = tables.probes[by];
  return probes === null
    ? isAttacked(position, square, by)
    : probe(mail, probes, square, tables.mailbox.padded[square] ?? 0);
}

/** Whether a square is attacked according to the mailbox. `place` is the square's index in the mailbox. */
export function probe(
  mail: Uint8Array,
  { start, list, reach }: Probes,
  square: number,
  place: number,
): boolean {
  let at = start[square] ?? 0;
  let end = at + 1 + 3 * (list[at] ?? 0);
  for (at++; at < end; at += 3) {
    const step = list[at] ?? 0;
    let from = place + step;
    let there = mail[from] ?? 0;
    while (there === 0) {
      from += step;
      there = mail[from] ?? 0;
    }
    const far = reach[(list[at + 1] ?? 0) | there] ?? 0;
    if (far !== 0 && (from - place) / step <= far) return true;
  }
  end = at + 1 + 3 * (list[at] ?? 0);
  for (at++; at < end; at += 3)
    if (reach[(list[at + 1] ?? 0) | (mail[place + (list[at] ?? 0)] ?? 0)] === 1) return true;
  return false;
}

function attackedByLeap(
  board: Uint8Array,
  attacks: Attacks,
  square: number,
  by: Side,
  types: number,
): boolean {
  const { leapStart, leapFrom, leapHits } = attacks;
  const bit = by === 0 ? WHITE_BIT : BLACK_BIT;
  const end = leapStart[square + 1] ?? 0;
  for (let i = leapStart[square] ?? 0; i < end; i++) {
    const code = board[leapFrom[i] ?? 0] ?? 0;
    if ((code & bit) !== 0 && leapHits[i * types + (code & TYPE_BITS)] === 1) return true;
  }
  return false;
}

function attackedAlongLine(
  board: Uint8Array,
  attacks: Attacks,
  square: number,
  by: Side,
  types: number,
): boolean {
  const { lineStart, cellStart, cellSquare, rideHits, hasHops } = attacks;
  const bit = by === 0 ? WHITE_BIT : BLACK_BIT;
  const lastLine = lineStart[square + 1] ?? 0;
  for (let line = lineStart[square] ?? 0; line < lastLine; line++) {
    const end = cellStart[line + 1] ?? 0;
    for (let cell = cellStart[line] ?? 0; cell < end; cell++) {
      const code = board[cellSquare[cell] ?? 0] ?? 0;
      if (code === 0) continue;
      if ((code & bit) !== 0 && rideHits[cell * types + (code & TYPE_BITS)] === 1) return true;
      if (hasHops[line] === 1 && hopsFrom(board, attacks, line, cell, bit, types)) return true;
      break;
    }
  }
  return false;
}

/** Whether the next piece behind the hurdle on `cell` is a hopper that can capture on the square. */
function hopsFrom(
  board: Uint8Array,
  attacks: Attacks,
  line: number,
  hurdleCell: number,
  bit: number,
  types: number,
): boolean {
  const { cellStart, cellSquare, hopHits, hops } = attacks;
  const end = cellStart[line + 1] ?? 0;
  const toHurdle = hurdleCell - (cellStart[line] ?? 0) + 1;
  for (let cell = hurdleCell + 1; cell < end; cell++) {
    const code = board[cellSquare[cell] ?? 0] ?? 0;
    if (code === 0) continue;
    if ((code & bit) === 0) return false;
    const type = code & TYPE_BITS;
    const number = hopHits[cell * types + type] ?? 0;
    const hop = hops[number];
    if (number === 0 || hop === undefined) return false;
    if (cell - hurdleCell > hop.hurdle || toHurdle > hop.beyond) return false;
    const over = board[cellSquare[hurdleCell] ?? 0] ?? 0;
    return !hop.bars || over < WHITE_BIT || (over & TYPE_BITS) !== type;
  }
  return false;
}

function attackedByLame(board: Uint8Array, attacks: Attacks, square: number, by: Side): boolean {
  const { lameStart, lames } = attacks;
  const bit = by === 0 ? WHITE_BIT : BLACK_BIT;
  const end = lameStart[square + 1] ?? 0;
  for (let i = lameStart[square] ?? 0; i < end; i++) {
    const lame = lames[i];
    if (lame === undefined || board[lame.from] !== (lame.type | bit)) continue;
    let free = true;
    for (const empty of lame.empty) if (board[empty] !== 0) free = false;
    for (const occupied of lame.occupied) if (board[occupied] === 0) free = false;
    if (free) return true;
  }
  return false;
}

/** Runs the programs of all pieces that the tables do not cover. Uses only the board, because piece lists may be out of date. */
function attackedIrregularly(
  position: Position,
  attacks: Attacks,
  square: number,
  by: Side,
): boolean {
  const { board, tables, moves, top } = position;
  const bit = by === 0 ? WHITE_BIT : BLACK_BIT;
  const there = board[square] ?? 0;
  const target = by === 0 ? BLACK_BIT : WHITE_BIT;
  // Whatever stands on the square, pretend that it is an enemy.
  if ((there & target) === 0) board[square] = target | STRANGER;
  let found = false;
  for (let from = 0; from < tables.squares && !found; from++) {
    const code = board[from] ?? 0;
    if ((code & bit) === 0 || attacks.isIrregular[code & TYPE_BITS] !== 1) continue;
    const end = runProgram(position, programsAt(position, from), from, code, top);
    for (let i = top; i < end && !found; i++) found = takesAt(tables, moves[i] ?? 0, square);
  }
  board[square] = there;
  return found;
}

/** Writes every square from which a side can capture on `square` to the start of `into`, and returns their number. Slow and complete. */
export function attackersOf(
  position: Position,
  square: number,
  by: Side,
  into: Int32Array,
): number {
  const { board, tables, moves, top } = position;
  const bit = by === 0 ? WHITE_BIT : BLACK_BIT;
  const target = by === 0 ? BLACK_BIT : WHITE_BIT;
  const there = board[square] ?? 0;
  if ((there & target) === 0) board[square] = target | STRANGER;
  let count = 0;
  for (let from = 0; from < tables.squares; from++) {
    const code = board[from] ?? 0;
    if ((code & bit) === 0) continue;
    const end = runProgram(position, programsAt(position, from), from, code, top);
    for (let i = top; i < end; i++) {
      if (!takesAt(tables, moves[i] ?? 0, square)) continue;
      into[count++] = from;
      break;
    }
  }
  board[square] = there;
  return count;
}
