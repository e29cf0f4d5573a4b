/** Edits to the text of a FEN, without checking whether the position is possible. */

interface BoardText {
  readonly files: number;
  readonly ranks: number;
  /** By square, `a1`: `P`, `+p`, `*`. */
  readonly cells: ReadonlyMap<string, string>;
}

/** The board of a FEN. */
export function boardOf(fen: string): BoardText {
  const rows = fen.slice(0, boardEnd(fen)).split('/');
  const cells = new Map<string, string>();
  let files = 0;
  for (const [index, row] of rows.entries()) {
    let file = 0;
    for (const [cell] of row.matchAll(/\d+|\+?[a-z]['~]?|\*/gi)) {
      const isGap = /^\d/.test(cell);
      if (!isGap) cells.set(squareName(file, rows.length - 1 - index), cell);
      file += isGap ? Number(cell) : 1;
    }
    files = Math.max(files, file);
  }
  return { files, ranks: rows.length, cells };
}

/** The position with a square changed, or emptied if `cell` is null. Removes the en passant square. */
export function withCell(fen: string, square: string, cell: string | null): string {
  const board = boardOf(fen);
  const cells = new Map(board.cells);
  if (cell === null) cells.delete(square);
  else cells.set(square, cell);
  return withBoard(fen, { ...board, cells });
}

export function cleared(fen: string): string {
  return withBoard(fen, { ...boardOf(fen), cells: new Map() });
}

export function hasHands(fen: string): boolean {
  return fen.charAt(boardEnd(fen)) === '[';
}

/** The position with one more or one fewer of a piece in hand. The case of its letter determines the player. */
export function withInHand(fen: string, letter: string, change: 'more' | 'less'): string {
  return fen.replace(/\[([^\]]*)\]/, (_, held: string) => {
    const pieces = held.replace('-', '');
    return `[${change === 'more' ? pieces + letter : pieces.replace(letter, '')}]`;
  });
}

/** The position with the other player to move. */
export function withOtherTurn(fen: string): string {
  return fen.replace(/ [wb] /, (turn) => (turn === ' w ' ? ' b ' : ' w ')).replace(PASSING, '$1-');
}

/** A square name as in chess, from numbers that start at 0: `a1`. */
export function squareName(file: number, rank: number): string {
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}

/** A FEN up to and including its en passant square. */
const PASSING = /^(\S+ [wb] \S+ )[a-p]\d+/;

function boardEnd(fen: string): number {
  const end = fen.search(/[[ ]/);
  return end === -1 ? fen.length : end;
}

function withBoard(fen: string, { cells, files, ranks }: BoardText): string {
  const rows = Array.from({ length: ranks }, (_, index) =>
    Array.from(
      { length: files },
      (__, file) => cells.get(squareName(file, ranks - 1 - index)) ?? '1',
    )
      .join('')
      .replaceAll(/1+/g, (gap) => String(gap.length)),
  );
  return `${rows.join('/')}${fen.slice(boardEnd(fen))}`.replace(PASSING, '$1-');
}
