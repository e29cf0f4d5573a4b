import { printFile } from '../ir/board.js';
import type { CompiledGame } from '../play/compiled-game.js';
import { lettersOf, printLetter } from '../play/notation/letters.js';
import { isPiece, WALL } from '../play/piece-code.js';
import type { Position } from '../play/position.js';

/** The board as text, a1 at the bottom left. Upper case is White, `.` an empty square, `#` a wall, `+` a promoted piece. */
export function boardLines({ tables }: CompiledGame, position: Position): readonly string[] {
  const { files, ranks, game } = tables;
  const letters = lettersOf(game);
  const cell = (square: number): string => {
    const code = position.board[square] ?? 0;
    if (code === 0) return '.';
    if (code === WALL) return '#';
    const was = position.base[square] ?? 0;
    return isPiece(was) ? `+${printLetter(letters, was)}` : printLetter(letters, code);
  };
  const rows = Array.from({ length: ranks }, (_, index) => {
    const rank = ranks - 1 - index;
    const cells = Array.from({ length: files }, (_unused, file) => cell(rank * files + file));
    return { name: String(rank + 1), cells };
  });
  const names = Array.from({ length: files }, (_, file) => printFile(file));
  const width = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((text) => text.length)));
  const margin = String(ranks).length;
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padStart(margin)}  ${cells.map((text) => text.padStart(width)).join(' ')}`;
  return [...rows.map(({ name, cells }) => line(name, cells)), line('', names)];
}
