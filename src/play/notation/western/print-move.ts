import { isInCheck } from '../../legal.js';
import type { MoveStyle } from '../../../notation/move-styles.js';
import type { CompiledGame } from '../../compiled-game.js';
import { makeMove, unmakeMove } from '../../make.js';
import type { MoveCode } from '../../move.js';
import type { Position } from '../../position.js';
import { isAmbiguous, labelsOf, printEnd, printExtra, printMover, type Labels } from './labels.js';
import { writtenMoves, type WrittenMove } from './written-move.js';

/**
 * A legal move in a Western notation: `P-7f`, `+Rx2b`, `G6i-5h`, `N*4d`, `SC-5c`, `Nbd7+`. Null if the notation cannot express it: captures
 * along the path, and with a letter such as `N'` anything that Hosking's `'` would make ambiguous.
 */
export function printWesternMove(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  style: MoveStyle,
): string | null {
  const labels = labelsOf(compiled.tables, style);
  if (isAmbiguous(labels)) return null;
  const moves = writtenMoves(compiled, position);
  const written = moves.find(({ code }) => code === move);
  if (written === undefined || hasNamesake(written, moves, labels)) return null;
  const text =
    printMoveOf(written, moves, labels, compiled.tables.files) + printExtra(written, labels);
  return labels.style.promotion === 'chess' ? text + printCheck(compiled, position, move) : text;
}

/** Whether the same piece can also go to (or be dropped on) a square with the same label: on boards of eleven ranks `111` names two squares. */
function hasNamesake(
  { end, from, to, type }: WrittenMove,
  moves: readonly WrittenMove[],
  { squares }: Labels,
): boolean {
  return moves.some(
    (other) =>
      other.to !== to &&
      other.from === from &&
      other.type === type &&
      other.end === end &&
      squares[other.to] === squares[to],
  );
}

function printMoveOf(
  move: WrittenMove,
  moves: readonly WrittenMove[],
  labels: Labels,
  files: number,
): string {
  const { action, from, to } = move;
  const { style, squares } = labels;
  const piece = printMover(move, labels);
  const target = squares[to] ?? '';
  switch (action) {
    case 'castle-right':
      return 'O-O';
    case 'castle-left':
      return 'O-O-O';
    case 'drop':
      return piece + style.drop + target;
    case 'move':
    case 'capture': {
      const origin = printOrigin(move, rivals(move, moves, labels), labels, files);
      const isWhole = origin === squares[from];
      const dash = style.dash === 'always' || (style.dash === 'behind-origin' && isWhole);
      const operator = action === 'capture' ? 'x' : dash ? '-' : '';
      return piece + origin + operator + target + printEnd(move, labels);
    }
  }
}

/** Other pieces whose moves would have the same text. */
function rivals(
  move: WrittenMove,
  moves: readonly WrittenMove[],
  labels: Labels,
): readonly WrittenMove[] {
  const { action, base, becomes, end, from, to, type } = move;
  const { squares, style } = labels;
  const extra = printExtra(move, labels);
  return moves.filter(
    (other) =>
      squares[other.to] === squares[to] &&
      printExtra(other, labels) === extra &&
      other.from !== from &&
      other.type === type &&
      other.action === action &&
      (other.end === end ||
        [other.end, end].every((one) => one === 'stays' || one === 'declines')) &&
      other.becomes === becomes &&
      (style.promotion === 'chess' || other.base === base),
  );
}

function printOrigin(
  { action, from, type }: WrittenMove,
  others: readonly WrittenMove[],
  { squares, style, unnamed }: Labels,
  files: number,
): string {
  const whole = squares[from] ?? '';
  switch (style.origin) {
    case 'always':
      return whole;
    case 'square':
      return others.length === 0 ? '' : whole;
    case 'shortest': {
      const [file, rank] = [whole.charAt(0), whole.slice(1)];
      // A pawn's capture always names its file.
      if (unnamed.has(type) && action === 'capture') return file;
      if (others.length === 0) return '';
      if (!others.some((other) => other.from % files === from % files)) return file;
      const row = Math.floor(from / files);
      return others.some((other) => Math.floor(other.from / files) === row) ? whole : rank;
    }
  }
}

/** `+` for check, `#` for mate. */
function printCheck(compiled: CompiledGame, position: Position, move: MoveCode): string {
  makeMove(compiled, position, move);
  const isStuck = isInCheck(position) && writtenMoves(compiled, position).length === 0;
  const sign = isInCheck(position) ? (isStuck ? '#' : '+') : '';
  unmakeMove(position);
  return sign;
}
