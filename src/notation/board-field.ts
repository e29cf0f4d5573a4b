/** Receives the parts of a rank of a FEN in order. Offsets are those of the text. */
interface RankVisitor {
  readonly empty: (squares: number, start: number, end: number) => void;
  /** `*`: a square that no piece can enter. */
  readonly hole: (at: number) => void;
  /** A piece, or an invalid character. Returns the offset of its end. */
  readonly piece: (start: number, end: number) => number;
}

/**
 * Scans the rank between two offsets. All readers of FENs use it; the visitor decides what is an error. `mostDigits` is the maximum
 * length of a number: 2 digits for the engine, 3 for larger boards, which only documents have.
 */
export function scanRank(
  text: string,
  start: number,
  end: number,
  mostDigits: 2 | 3,
  visitor: RankVisitor,
): void {
  for (let at = start; at < end;) {
    let squares = 0;
    let stop = at;
    for (; stop < end && stop < at + mostDigits; stop++) {
      const digit = text.charCodeAt(stop) - 0x30;
      if (digit < 0 || digit > 9) break;
      squares = 10 * squares + digit;
    }
    if (stop > at) {
      visitor.empty(squares, at, stop);
      at = stop;
    } else if (text.charCodeAt(at) === STAR) {
      visitor.hole(at);
      at += 1;
    } else at = visitor.piece(at, end);
  }
}

const STAR = '*'.charCodeAt(0);

/** The end of the rank that begins at `start`: the next `/`, or the end of the board. */
export function endOfRank(text: string, start: number, boardEnd: number): number {
  const slash = text.indexOf('/', start);
  return slash === -1 || slash > boardEnd ? boardEnd : slash;
}

/** The ranks of a FEN, the farthest from White first. `occupantAt` gives the letters of a square, empty if the square is. */
export function printRanks(
  files: number,
  ranks: number,
  occupantAt: (file: number, rank: number) => string,
): string {
  const rows: string[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--) {
    let row = '';
    let empty = 0;
    for (let file = 0; file < files; file++) {
      const occupant = occupantAt(file, rank);
      if (occupant === '') {
        empty += 1;
        continue;
      }
      row += empty === 0 ? occupant : String(empty) + occupant;
      empty = 0;
    }
    rows.push(empty === 0 ? row : row + String(empty));
  }
  return rows.join('/');
}
