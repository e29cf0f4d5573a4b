import {
  fileOf,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type Color,
  type Square,
} from '../ir/board.js';
import type { SquareSet } from '../ir/region.js';
import { fileLabel, rankLabel, type Coordinates } from '../notation/coordinates.js';
import { html, type Html } from './html.js';
import type { PieceLook } from './look.js';
import { pictureSvg, type PicturePlace, type PictureText } from './picture-svg.js';
import { pieceSvg, SQUARE } from './piece-svg.js';

/** How a set of squares is marked: with hatching in one of two directions, or with lines along its diagonals. */
type MarkPattern = 'rising' | 'falling' | 'diagonals';

/** Squares that a picture marks. */
export interface Mark {
  readonly squares: SquareSet;
  readonly pattern: MarkPattern;
}

/** The content of a picture of a board. */
export interface BoardPicture extends PictureText {
  readonly board: Board;
  readonly coordinates: Coordinates;
  /** Whether squares are light and dark; otherwise there are only lines. */
  readonly checkered: boolean;
  readonly pieces: readonly {
    readonly square: Square;
    readonly color: Color;
    readonly look: PieceLook;
  }[];
  readonly walls: readonly Square[];
  readonly marks: readonly Mark[];
}

/** Room for the labels of files and ranks. */
const MARGIN = 20;

/** Draws a board, White's side below. */
export function boardSvg(picture: BoardPicture, place: PicturePlace): Html {
  const { board } = picture;
  const pieces = picture.pieces.map(({ square, color, look }) => {
    const { x, y } = centerOf(square, board);
    return pieceSvg(look, color, x, y);
  });
  const drawing = html`${boardGround(picture)}${picture.marks.map((mark) =>
    markSvg(mark, board),
  )}${picture.walls.map((square) => wallSvg(square, board))}${pieces}${labels(picture)}`;
  const size = { width: board.files * SQUARE, height: board.ranks * SQUARE };
  return pictureSvg(picture, { ...size, margin: MARGIN, scale: 1 }, drawing, place);
}

/** The centre of a square in a picture. */
export function centerOf(square: Square, board: Board): { readonly x: number; readonly y: number } {
  return {
    x: (fileOf(square) + 0.5) * SQUARE,
    y: (board.ranks - rankOf(square) - 0.5) * SQUARE,
  };
}

/** The empty board: its squares and lines. */
export function boardGround({ board, checkered }: Pick<BoardPicture, 'board' | 'checkered'>): Html {
  const width = board.files * SQUARE;
  const height = board.ranks * SQUARE;
  const dark = squaresOf(board).filter((square) => (fileOf(square) + rankOf(square)) % 2 === 0);
  const path = (parts: readonly string[]): string => parts.join('');
  const across = range(1, board.ranks).map((rank) => `M0 ${rank * SQUARE}H${width}`);
  const down = range(1, board.files).map((file) => `M${file * SQUARE} 0V${height}`);
  return html`<rect class="ground" width="${width}" height="${height}" />${
      checkered &&
      html`<path class="dark" d="${path(dark.map((square) => squarePath(square, board)))}" />`
    }<path class="lines" d="${path([...across, ...down])}" /><rect
      class="frame"
      width="${width}"
      height="${height}"
    />`;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Top left corner of a square. */
function cornerOf(square: Square, board: Board): readonly [x: number, y: number] {
  const { x, y } = centerOf(square, board);
  return [x - SQUARE / 2, y - SQUARE / 2];
}

function squarePath(square: Square, board: Board): string {
  const [x, y] = cornerOf(square, board);
  return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
}

function markSvg({ pattern, squares }: Mark, board: Board): Html {
  const lines =
    pattern === 'diagonals'
      ? diagonalPath(squares, board)
      : squares.map((square) => hatching(pattern, cornerOf(square, board))).join('');
  const tint = squares.map((square) => squarePath(square, board)).join('');
  return html`${pattern !== 'diagonals' && html`<path class="tint" d="${tint}" />`}<path
      class="mark ${pattern}"
      d="${lines}"
    />`;
}

/** Lines in a square, so that a set can be recognised without colour. */
function hatching(
  pattern: Exclude<MarkPattern, 'diagonals'>,
  [x, y]: readonly [x: number, y: number],
): string {
  switch (pattern) {
    case 'rising':
      return `M${x} ${y + 20}l20-20M${x} ${y + SQUARE}l${SQUARE}-${SQUARE}M${x + 20} ${y + SQUARE}l20-20`;
    case 'falling':
      return `M${x + 20} ${y}l20 20M${x} ${y}l${SQUARE} ${SQUARE}M${x} ${y + 20}l20 20`;
  }
}

/** Lines between squares of a set that touch at a corner. */
function diagonalPath(squares: SquareSet, board: Board): string {
  return squares
    .flatMap((square) => {
      const { x, y } = centerOf(square, board);
      return [1, -1].flatMap((side) => {
        const next = squareAt(fileOf(square) + side, rankOf(square) + 1);
        return next !== null && squares.includes(next)
          ? [`M${x} ${y}l${side * SQUARE}-${SQUARE}`]
          : [];
      });
    })
    .join('');
}

function wallSvg(square: Square, board: Board): Html {
  const [x, y] = cornerOf(square, board);
  return html`<g class="wall"
    ><rect x="${x + 2}" y="${y + 2}" width="${SQUARE - 4}" height="${SQUARE - 4}" /><path
      d="M${x + 2} ${y + 2}l36 36m0-36l-36 36"
  /></g>`;
}

/** The labels of files below and ranks on the left; in shogi above and on the right. */
function labels({ board, coordinates }: BoardPicture): Html {
  const inShogi = coordinates === 'shogi';
  const y = inShogi ? -6 : board.ranks * SQUARE + 14;
  const x = inShogi ? board.files * SQUARE + 10 : -10;
  const files = range(0, board.files).map(
    (file) =>
      html`<text x="${(file + 0.5) * SQUARE}" y="${y}"
        >${fileLabel(file, board, coordinates)}</text
      >`,
  );
  const ranks = range(0, board.ranks).map(
    (rank) =>
      html`<text x="${x}" y="${(board.ranks - rank - 0.5) * SQUARE}" dy="0.35em"
        >${rankLabel(rank, board, coordinates)}</text
      >`,
  );
  return html`<g class="coordinates">${files}${ranks}</g>`;
}
