import { printFile, rankOf, squaresOf, type Square } from '../../ir/board.js';
import type { Access, MoveDiagram, SquareMark } from '../move-diagram.js';

/** What a cell of a board in the terminal shows. Colours are optional; the signs are clear without them. */
export type CellKind = 'empty' | 'piece' | 'quiet' | 'capture' | 'both' | 'special';
/** Adds colour to the text of a cell. */
export type PaintCell = (kind: CellKind, text: string) => string;

/** The meanings of the signs, in the order of the legend. */
const SIGNS = {
  '@': 'the piece',
  '*': 'moves or captures',
  m: 'moves only',
  c: 'captures only',
  o: 'captures own pieces',
  e: 'captures en passant, too',
  i: 'only as its first move',
  '^': 'only over a piece in between',
  '#': 'a piece here blocks the path to a square behind',
  '+': 'a piece must stand here',
  x: 'a piece here is captured along the way',
} as const;
type Sign = keyof typeof SIGNS;

interface Cell {
  readonly kind: CellKind;
  readonly signs: readonly Sign[];
}

/** A diagram as lines of text, a1 at the bottom left, with a legend of the signs that it uses. */
export function printDiagram(diagram: MoveDiagram, paint: PaintCell): readonly string[] {
  const marks = new Map(diagram.marks.map((mark) => [mark.square, mark]));
  const cells = new Map(
    squaresOf(diagram.board).map((square) => [square, cellOf(diagram, square, marks.get(square))]),
  );
  const used = [...cells.values()].flatMap(({ signs }) => signs);
  const width = Math.max(...[...cells.values()].map(({ signs }) => signs.length), 1);
  const margin = String(diagram.board.ranks).length;
  const ranks = [...groupByRank(diagram)].map(([rank, squares]) => {
    const texts = squares.map((square) => printCell(cells.get(square), width, paint));
    return `  ${String(rank + 1).padStart(margin)}  ${texts.join(' ')}`.trimEnd();
  });
  const files = Array.from({ length: diagram.board.files }, (_, file) =>
    printFile(file).padEnd(width),
  );
  const legend = [...new Set(used)].map((sign): [Sign, string] => [sign, SIGNS[sign]]);
  const order = Object.keys(SIGNS);
  return [
    ...ranks.reverse(),
    `  ${' '.repeat(margin)}  ${files.join(' ')}`.trimEnd(),
    '',
    ...legend
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([sign, meaning]) => `  ${sign} ${meaning}`),
  ];
}

function groupByRank({ board }: MoveDiagram): ReadonlyMap<number, readonly Square[]> {
  const ranks = new Map<number, Square[]>();
  for (const square of squaresOf(board)) {
    const rank = ranks.get(rankOf(square)) ?? [];
    ranks.set(rankOf(square), [...rank, square]);
  }
  return ranks;
}

function printCell(cell: Cell | undefined, width: number, paint: PaintCell): string {
  if (cell === undefined || cell.signs.length === 0) return paint('empty', '.'.padEnd(width));
  return paint(cell.kind, cell.signs.join('').padEnd(width));
}

function cellOf(diagram: MoveDiagram, square: Square, mark: SquareMark | undefined): Cell {
  const { blocked, hurdles, origin, taken } = diagram;
  const beside: readonly Sign[] = [
    ...(blocked.includes(square) ? (['#'] as const) : []),
    ...(hurdles.includes(square) ? (['+'] as const) : []),
    ...(taken.includes(square) ? (['x'] as const) : []),
  ];
  const on: readonly Sign[] = square === origin ? ['@'] : [];
  const moves = mark === undefined ? [] : signsOf(mark);
  const kind = square === origin ? 'piece' : mark === undefined ? 'special' : kindOf(mark);
  return { kind, signs: [...on, ...moves, ...beside] };
}

function kindOf({ capture, quiet }: SquareMark): CellKind {
  if (quiet === null) return 'capture';
  return capture === null ? 'quiet' : 'both';
}

function signsOf({ capture, enPassant, ownCapture, quiet }: SquareMark): readonly Sign[] {
  const inPassing: readonly Sign[] = enPassant ? ['e'] : [];
  const own = ownCapture === null ? [] : (['o', ...accessSigns(ownCapture)] as const);
  if (quiet !== null && capture !== null && isSameAccess(quiet, capture))
    return ['*', ...accessSigns(quiet), ...inPassing, ...own];
  return [
    ...(quiet === null ? [] : (['m', ...accessSigns(quiet)] as const)),
    ...(capture === null ? [] : (['c', ...accessSigns(capture)] as const)),
    ...inPassing,
    ...own,
  ];
}

function accessSigns({ hurdle, initial }: Access): readonly Sign[] {
  return [...(initial ? (['i'] as const) : []), ...(hurdle ? (['^'] as const) : [])];
}

function isSameAccess(a: Access, b: Access): boolean {
  return a.initial === b.initial && a.hurdle === b.hurdle;
}
