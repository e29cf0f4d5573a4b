import { diagnose } from '../catalog/diagnose.js';
import { squareAt, type Board, type Color, type Square } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Hand, Placement, Position } from '../ir/position.js';
import { squareSet } from '../ir/region.js';
import type { Parsed } from '../text/diagnostic.js';
import { subspan, type Span } from '../text/span.js';
import { commonWidth, type CellRow } from './board-cell.js';
import {
  diagramReader,
  readDiagramRow,
  rowSpan,
  type DiagramReader,
  type PicturedPieces,
} from './diagram-cells.js';
import { diagramLines, type DiagramLine } from './diagram-lines.js';
import type { FenContext } from './fen-context.js';
import { turnPosition } from './turn-position.js';

/** The variant that a diagram is read for. */
export interface DiagramContext extends FenContext, PicturedPieces {
  /** The side of a kanji diagram that is White. */
  readonly white: 'sente' | 'gote';
}

/**
 * Reads a position from a diagram: BOD (`|v香 ・^鷲|`; v is gote, ^ and V are promoted), letters in columns of three (` l  n' sc .`)
 * or one character per square (`r . k`), upper case for White; `*` is a hole. Null, with an error in the row, if it does not fit the board.
 */
export function parseDiagram(
  text: string,
  context: DiagramContext,
  span: Span,
): Parsed<Position | null> {
  const reader = diagramReader(context, span);
  const { board } = context;
  const { rows, hands, letterHands, turn } = diagramLines(text.slice(0, LONGEST_DIAGRAM), board);
  if (rows.length !== board.ranks) {
    const message = `The diagram has ${rows.length} ranks, but the board has ${board.ranks}.`;
    reader.diagnostics.push(diagnose('doc/diagram-row-count', 'error', span, message));
    return { value: null, diagnostics: reader.diagnostics };
  }
  const cells = rows.map((row) => readDiagramRow(reader, row));
  const { holes, placements } = fitted(cells, board, reader);
  const sente = hands.sente === null ? [] : readHand(reader, hands.sente);
  const gote = hands.gote === null ? [] : readHand(reader, hands.gote);
  const letters = letterHands.flatMap((line) => readLetterHand(reader, line));
  if (reader.diagnostics.some(({ severity }) => severity === 'error'))
    return { value: null, diagnostics: reader.diagnostics };
  const turned = reader.kanji && context.white === 'gote';
  const toMove = turn ?? (turned ? 'gote' : 'sente');
  const upright: Position = {
    placements: placements.toSorted((a, b) => a.square - b.square),
    hands: {
      white: [...sente, ...handOf(reader, letters, 'white')],
      black: [...gote, ...handOf(reader, letters, 'black')],
    },
    turn: toMove === 'sente' ? 'white' : 'black',
    castlingRights: '-',
    ...(holes.length === 0 ? {} : { holes: squareSet(holes) }),
  };
  return {
    value: turned ? turnPosition(upright, board) : upright,
    diagnostics: reader.diagnostics,
  };
}

/** More than twice the length of a diagram of the largest board, with four characters per square and frames. */
export const LONGEST_DIAGRAM = 4096;

interface Fitted {
  readonly placements: readonly Placement[];
  readonly holes: readonly Square[];
}

/** The pieces and holes of the rows on the squares of the board. Rows that are too long or too short are reported. */
function fitted(rows: readonly CellRow[], { files, ranks }: Board, reader: DiagramReader): Fitted {
  const placements: Placement[] = [];
  const holes: Square[] = [];
  const width = commonWidth(rows);
  const [top] = rows;
  if (top !== undefined && width !== null && width !== files) {
    const message = `The diagram has ${width}x${rows.length} squares (files x ranks), but this board has ${files}x${ranks}. Change the size or the diagram.`;
    const span = subspan(reader.span, top.start, rows.at(-1)?.end ?? top.end);
    reader.diagnostics.push(diagnose('doc/diagram-row-count', 'error', span, message));
  }
  for (const [index, { cells, end, start }] of rows.entries()) {
    for (const [file, { isHole, symbol }] of cells.entries()) {
      const square = squareAt(file, ranks - 1 - index);
      if (square === null) continue;
      if (isHole) holes.push(square);
      if (symbol !== null) placements.push({ square, ...symbol });
    }
    if (cells.length === files || width !== null) continue;
    const message = `This row of the diagram has ${cells.length} squares, but the board has ${files} files.`;
    const span = subspan(reader.span, start, end);
    reader.diagnostics.push(diagnose('doc/diagram-row-count', 'error', span, message));
  }
  return { placements, holes };
}

/** Reads a hand such as `歩三 銀`; `なし` or nothing is an empty one. */
function readHand(reader: DiagramReader, line: DiagramLine): Hand {
  const counts = new Map<PieceId, number>();
  for (const { 0: item, index } of line.text.matchAll(/\S[〇一二三四五六七八九十\d]*/gu)) {
    if ('なし。、,'.includes(item)) continue;
    const [glyph = ''] = item;
    const piece = reader.glyphs.get(glyph);
    if (piece !== undefined && !reader.context.promotedOnly.has(piece)) {
      const count = kanjiNumber(item.slice(glyph.length));
      counts.set(piece, (counts.get(piece) ?? 0) + count);
      continue;
    }
    const message = `"${glyph}" is not a piece for a hand; write glyphs with numbers, such as 歩三 銀.`;
    reader.diagnostics.push(
      diagnose(
        'doc/diagram-hand',
        'error',
        rowSpan(reader, line, index, index + item.length),
        message,
      ),
    );
  }
  return reader.context.pieces.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ piece: id, count }];
  });
}

interface Held {
  readonly piece: PieceId;
  readonly color: Color;
  readonly count: number;
}

/** Reads hands such as `P*2 s*1`, White's pieces in upper case. */
function readLetterHand(reader: DiagramReader, line: DiagramLine): readonly Held[] {
  return [...line.text.matchAll(/(\S+)\*(\d+)/g)].flatMap(
    ({ 0: item, 1: letters = '', 2: count, index }) => {
      const symbol = reader.symbols.bySpelling.get(letters);
      if (symbol !== undefined && Number(count) > 0)
        return [{ piece: symbol.piece, color: symbol.color, count: Number(count) }];
      const message = `"${item}" is not a piece for a hand; write letters with numbers, such as P*3 S*1.`;
      const place = rowSpan(reader, line, index, index + item.length);
      reader.diagnostics.push(diagnose('doc/diagram-hand', 'error', place, message));
      return [];
    },
  );
}

/** The hand of a side, in the order of the variant's pieces. */
function handOf(reader: DiagramReader, held: readonly Held[], color: Color): Hand {
  return reader.context.pieces.flatMap(({ id }) => {
    const own = held.filter((one) => one.piece === id && one.color === color);
    return own.length === 0
      ? []
      : [{ piece: id, count: own.reduce((sum, { count }) => sum + count, 0) }];
  });
}

/** The value of a number such as `三`, `十八`, `二十` or `12`; 1 if the text is empty. */
function kanjiNumber(text: string): number {
  if (text === '') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const digit = (kanji: string): number => '〇一二三四五六七八九'.indexOf(kanji);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens === '' ? 1 : digit(tens ?? '')) : 0;
  return Math.max(1, 10 * ten + (ones === '' ? 0 : digit(ones ?? '')));
}
