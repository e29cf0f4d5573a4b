import { squareAt, type Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Placement, Position } from '../ir/position.js';
import type { DiagramContext } from './diagram.js';
import { lines, type Printed, type Situation } from './position-text.js';
import { turnPosition } from './turn-position.js';

/**
 * A kanji diagram (BOD): frame and labels, `v` before gote's pieces, hands above and below, `後手番` if gote is to move. A promoted
 * piece that shares its glyph with an unpromoted piece has `^` (sente) or `V` (gote). Castling rights and counters are not shown.
 */
export function printBod({ position }: Situation, context: DiagramContext): Printed {
  const bare = piecesOf(position).find((id) => glyphOf(id, 'white', context) === null);
  if (bare !== undefined)
    return { kind: 'refused', why: `The piece ${bare} has no kanji in this variant.` };
  const { board, white } = context;
  const upright = white === 'sente' ? position : turnPosition(position, board);
  const cells = new Map(
    upright.placements.map((placement) => [placement.square, printCell(placement, context)]),
  );
  const rows = Array.from({ length: board.ranks }, (_, row) => {
    const squares = Array.from({ length: board.files }, (_empty, file) => {
      const square = squareAt(file, board.ranks - 1 - row);
      if (square === null) return EMPTY;
      return cells.get(square) ?? (upright.holes?.includes(square) === true ? HOLE : EMPTY);
    });
    return `|${squares.join('')}|${kanjiNumeral(row + 1)}`;
  });
  const labels = Array.from({ length: board.files }, (_, file) => fullWidth(board.files - file));
  const frame = `+${'-'.repeat(3 * board.files)}+`;
  return {
    kind: 'printed',
    text: lines([
      `後手の持駒：${printHand(upright, 'black', context)}`,
      ` ${labels.map((label) => ` ${label}`).join('')}`,
      frame,
      ...rows,
      frame,
      `先手の持駒：${printHand(upright, 'white', context)}`,
      ...(upright.turn === 'white' ? [] : ['後手番']),
    ]),
  };
}

const EMPTY = ' ・';
const HOLE = ' ＊';

function piecesOf({ placements, hands }: Position): readonly PieceId[] {
  return [...placements, ...hands.white, ...hands.black].map(({ piece }) => piece);
}

/** The main glyph. If a king has two, the first is gote's and the second sente's. */
function glyphOf(id: PieceId, color: Color, { pieces }: DiagramContext): string | null {
  const piece = pieces.find((one) => one.id === id);
  const [first, second] = piece?.glyphs ?? [];
  return (piece?.royal === true && color === 'white' ? second : undefined) ?? first ?? null;
}

function printCell({ piece, color, promotedFrom }: Placement, context: DiagramContext): string {
  const marked = promotedFrom !== null && !context.promotedOnly.has(piece);
  const mark = color === 'white' ? (marked ? '^' : ' ') : marked ? 'V' : 'v';
  return mark + (glyphOf(piece, color, context) ?? '');
}

/** For example `飛　歩三`. */
function printHand({ hands }: Position, color: Color, context: DiagramContext): string {
  return hands[color]
    .map(
      ({ piece, count }) =>
        (glyphOf(piece, color, context) ?? '') + (count === 1 ? '' : kanjiNumeral(count)),
    )
    .join('　');
}

const DIGITS = [...'〇一二三四五六七八九'];

/** For example `三`, `十八`, `二十`. Numbers above 99 are written in digits. */
function kanjiNumeral(number: number): string {
  if (number > 99) return String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : (DIGITS[tens] ?? '')}十`;
  return ten + (ones === 0 ? '' : (DIGITS[ones] ?? ''));
}

/** For example `９`. Numbers of two digits fill the same two columns in half width. */
function fullWidth(number: number): string {
  return number > 9 ? String(number) : String.fromCharCode('０'.charCodeAt(0) + number);
}
