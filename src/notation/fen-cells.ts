import type { BoardCell, CellRow } from './board-cell.js';
import { digitsAt, readPiece, type FenReader } from './fen-reader.js';

/** The ranks of the board field between two places of a FEN, the farthest from White first, with as many squares as each has. */
export function readFenRows(reader: FenReader, start: number, end: number): readonly CellRow[] {
  const rows: CellRow[] = [];
  let at = start;
  for (const row of reader.text.slice(start, end).split('/')) {
    rows.push(readRow(reader, at, at + row.length));
    at += row.length + 1;
  }
  return rows;
}

/** No board has more squares on a rank. */
const MOST_EMPTY = 999;

function readRow(reader: FenReader, start: number, end: number): CellRow {
  const cells: BoardCell[] = [];
  for (let offset = start; offset < end;) {
    const empty = digitsAt(reader.text, offset, end);
    const stop = offset + empty.length;
    if (empty !== '') {
      const count = Math.min(MOST_EMPTY, Number(empty));
      for (let square = 0; square < count; square++)
        cells.push({ symbol: null, isHole: false, start: offset, end: stop });
      offset = stop;
      continue;
    }
    const isHole = reader.text[offset] === '*';
    const { symbol, end: next } = isHole
      ? { symbol: null, end: offset + 1 }
      : readPiece(reader, offset, end);
    cells.push({ symbol, isHole, start: offset, end: next });
    offset = next;
  }
  return { start, end, cells };
}
