import { scanRank } from './board-field.js';
import type { BoardCell, CellRow } from './board-cell.js';
import { readPiece, type FenReader } from './fen-reader.js';

/** The ranks of the board field between two offsets of a FEN, the farthest from White first, each with as many squares as it has. */
export function readFenRows(reader: FenReader, start: number, end: number): readonly CellRow[] {
  const rows: CellRow[] = [];
  let at = start;
  for (const row of reader.text.slice(start, end).split('/')) {
    rows.push(readRow(reader, at, at + row.length));
    at += row.length + 1;
  }
  return rows;
}

function readRow(reader: FenReader, start: number, end: number): CellRow {
  const cells: BoardCell[] = [];
  scanRank(reader.text, start, end, 3, {
    empty: (squares, from, to) => {
      for (let square = 0; square < squares; square++)
        cells.push({ symbol: null, isHole: false, start: from, end: to });
    },
    hole: (at) => cells.push({ symbol: null, isHole: true, start: at, end: at + 1 }),
    piece: (from, limit) => {
      const { symbol, end: to } = readPiece(reader, from, limit);
      cells.push({ symbol, isHole: false, start: from, end: to });
      return to;
    },
  });
  return { start, end, cells };
}
