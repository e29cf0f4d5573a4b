import type { CompiledGame } from '../compiled-game.js';
import type { MoveCode } from '../move.js';
import type { Position } from '../position.js';
import { parseMove, printMove } from './uci.js';
import { printWesternMove } from './western/print-move.js';
import { readWesternMove, type ReadMove } from './western/read-move.js';
import type { MoveFormat } from './western/styles.js';

/** The legal move that a text denotes, or the reason why there is none. */
export function readGameMove(
  compiled: CompiledGame,
  position: Position,
  text: string,
  format: MoveFormat,
): ReadMove {
  if (format !== 'uci') return readWesternMove(compiled, position, text, format);
  const move = parseMove(compiled, position, text);
  if (move !== null) return { kind: 'move', move };
  const why = `"${text}" is not a legal move here (in UCI: e2e4, b7b8+, P@e5).`;
  return { kind: /^(?:[a-p]\d{1,2}|\S{1,4}@)[a-p]\d/.test(text) ? 'illegal' : 'unreadable', why };
}

/** A legal move in a notation; null if the notation cannot express it. */
export function printGameMove(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  format: MoveFormat,
): string | null {
  return format === 'uci'
    ? printMove(compiled, position, move)
    : printWesternMove(compiled, position, move, format);
}
