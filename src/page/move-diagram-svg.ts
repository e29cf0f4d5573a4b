import type { DiagramLine, MoveDiagram, SquareMark } from '../explain/move-diagram.js';
import { fileOf, rankOf, squareAt, type Square } from '../ir/board.js';
import { boardGround, centerOf } from './board-svg.js';
import { html, type Content, type Html } from './html.js';
import type { PieceLook } from './look.js';
import { pictureSvg, type PicturePlace, type PictureText } from './picture-svg.js';
import { pieceSvg, SQUARE } from './piece-svg.js';

/** A move diagram with the look of its piece and its text. */
export interface MovePicture extends PictureText {
  readonly look: PieceLook;
  readonly diagram: MoveDiagram;
}

/** Room around the squares, for the frame. */
const MARGIN = 2;

/** Draws the moves of a piece, as White's piece, which moves up the page. */
export function moveDiagramSvg(picture: MovePicture, place: PicturePlace): Html {
  const { diagram, look } = picture;
  const { board, origin } = diagram;
  const { x, y } = centerOf(origin, board);
  const lines = diagram.lines.map((line) => lineSvg(line, diagram));
  const marks = diagram.marks.map((mark) => markSvg(mark, diagram));
  const ground = boardGround({ board, checkered: false });
  const drawing = html`${ground}${lines}${marks}${signsSvg(diagram)}${pieceSvg(look, 'white', x, y)}`;
  const size = { width: board.files * SQUARE, height: board.ranks * SQUARE };
  const scale = place === 'in-page' ? SHOWN : 1;
  return pictureSvg(picture, { ...size, margin: MARGIN, scale }, drawing, place);
}

/** The scale of diagrams in a page, where they are smaller than boards. */
const SHOWN = 0.62;

/** A line through all squares of a slide. It is dashed if it leaps over a piece, and has an arrow if its length is unlimited. */
function lineSvg(line: DiagramLine, { board, origin }: MoveDiagram): Html {
  const start = centerOf(origin, board);
  const end = centerOf(line.to, board);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const along = (distance: number): string =>
    `${round(start.x + (dx / length) * distance)} ${round(start.y + (dy / length) * distance)}`;
  const reach = line.endless ? length + 14 : length;
  const angle = round((Math.atan2(dy, dx) * 180) / Math.PI);
  return html`<path
      class="slide ${line.kind}"
      d="M${along(18)}L${along(line.endless ? reach - 6 : reach)}"
    />${line.endless && html`<path class="head" d="M0 0-11-6V6z" transform="translate(${along(reach)}) rotate(${angle})" />`}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A dot for a move, a ring for a capture, broken if the move leaps over a piece, and a 1 for first moves. Plain slides have only their line. */
function markSvg(mark: SquareMark, diagram: MoveDiagram): Html | null {
  if (isOnPlainSlide(mark, diagram)) return null;
  const { capture, enPassant, ownCapture, quiet, square } = mark;
  const { x, y } = centerOf(square, diagram.board);
  const signs = [
    ownCapture !== null && OWN,
    (capture !== null || enPassant) && (capture?.hurdle === true ? LEAPT_RING : RING),
    quiet !== null && (quiet.hurdle ? LEAPT_DOT : DOT),
    isFirstMove(mark) && FIRST,
  ];
  return html`<g transform="translate(${x} ${y})">${signs}</g>`;
}

/** Whether a piece can reach the square only with its first move. */
function isFirstMove({ capture, ownCapture, quiet }: SquareMark): boolean {
  const ways = [quiet, capture, ownCapture].filter((access) => access !== null);
  return ways.length > 0 && ways.every(({ initial }) => initial);
}

/** Whether a square needs no mark, because it is on an unlimited line of moves and captures that can end on each square. */
function isOnPlainSlide(mark: SquareMark, { lines, marks, origin }: MoveDiagram): boolean {
  if (isFirstMove(mark) || mark.ownCapture !== null) return false;
  const targets = new Set(marks.map(({ square }) => square));
  return lines.some((line) => {
    if (line.kind !== 'ride' || !line.endless || !line.quiet || !line.capture) return false;
    const squares = squaresAlong(line, origin);
    return squares.includes(mark.square) && squares.every((square) => targets.has(square));
  });
}

/** The squares of a line of single steps. None for a line of leaps, which skips squares and so needs marks. */
function squaresAlong({ step, to }: DiagramLine, origin: Square): readonly Square[] {
  const isStep = Math.max(Math.abs(step.dx), Math.abs(step.dy)) === 1;
  if (!isStep) return [];
  const squares: Square[] = [];
  let [file, rank] = [fileOf(origin), rankOf(origin)];
  while (squares.at(-1) !== to) {
    file += step.dx;
    rank += step.dy;
    const square = squareAt(file, rank);
    if (square === null) break;
    squares.push(square);
  }
  return squares;
}

/** The signs of a diagram, around the middle of a square. */
const DOT = html`<circle class="quiet" r="6" />`;
const LEAPT_DOT = html`<circle class="quiet leapt" r="5.5" />`;
const RING = html`<circle class="capture" r="11.5" />`;
const LEAPT_RING = html`<circle class="capture leapt" r="11.5" />`;
const OWN = html`<path class="own" d="M-15-15H15V15H-15z" />`;
const FIRST = html`<text class="first" x="14" y="-7">1</text>`;
const TAKEN = html`<path class="taken" d="M-9-9 9 9M9-9-9 9" />`;
const HURDLE = html`<path class="hurdle" d="M0-11 10 8H-10z" />`;
const BAR = html`<path class="bar" d="M0-13V13" />`;
const SLIDE = html`<path class="slide ride" d="M-18 0H10" /><path
    class="head"
    d="M0 0-11-6V6z"
    transform="translate(18 0)"
  />`;
const HOP = html`<path class="slide hop" d="M-18 0H18" />`;

/** The signs of squares that block, must be occupied, or are captured on the way. */
function signsSvg(diagram: MoveDiagram): Content {
  const at = (squares: readonly Square[], sign: (square: Square) => Html): Content =>
    squares.map((square) => {
      const { x, y } = centerOf(square, diagram.board);
      return html`<g transform="translate(${x} ${y})">${sign(square)}</g>`;
    });
  // That a piece on a target blocks the way is obvious.
  const targets = new Set(diagram.marks.map(({ square }) => square));
  return [
    at(
      diagram.blocked.filter((square) => !targets.has(square)),
      (square) => bar(square, diagram),
    ),
    at(diagram.hurdles, () => HURDLE),
    at(diagram.taken, () => TAKEN),
  ];
}

/** A bar across the line from the piece to the square where it can be blocked. */
function bar(square: Square, { board, origin }: MoveDiagram): Html {
  const from = centerOf(origin, board);
  const to = centerOf(square, board);
  const angle = round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return html`<g transform="rotate(${angle})">${BAR}</g>`;
}

/** A sign and what it means. */
export interface Sign {
  readonly sign: Html;
  readonly meaning: string;
}

/** The signs that occur in the diagrams, in the order of the legend. */
export function signsOf(diagrams: readonly MoveDiagram[]): readonly Sign[] {
  const lines = diagrams.flatMap((diagram) => diagram.lines);
  const marks = diagrams.flatMap((diagram) =>
    diagram.marks.filter((mark) => !isOnPlainSlide(mark, diagram)),
  );
  const ways = marks.flatMap(({ capture, quiet }) => [quiet, capture]);
  const occurs = {
    quiet: marks.some(({ quiet }) => quiet !== null),
    capture: marks.some(({ capture, quiet }) => capture !== null && quiet === null),
    both: marks.some(({ capture, quiet }) => capture !== null && quiet !== null),
    slide: lines.some(({ endless }) => endless),
    leapt: ways.some((way) => way?.hurdle === true),
    hop: lines.some(({ kind }) => kind === 'hop'),
    first: marks.some(isFirstMove),
    blocked: diagrams.some(({ blocked, marks: ends }) =>
      blocked.some((square) => !ends.some((mark) => mark.square === square)),
    ),
    hurdle: diagrams.some(({ hurdles }) => hurdles.length > 0),
    taken: diagrams.some(({ taken }) => taken.length > 0),
    own: marks.some(({ ownCapture }) => ownCapture !== null),
  };
  return SIGNS.filter(({ when }) => occurs[when]);
}

const SIGNS = [
  { when: 'quiet', sign: DOT, meaning: 'moves there without capturing' },
  { when: 'capture', sign: RING, meaning: 'captures there' },
  { when: 'both', sign: html`${RING}${DOT}`, meaning: 'moves or captures there' },
  { when: 'slide', sign: SLIDE, meaning: 'continues as far as the path is free' },
  { when: 'leapt', sign: LEAPT_RING, meaning: 'broken: only by leaping over a piece' },
  { when: 'hop', sign: HOP, meaning: 'leaps over one piece on this line' },
  { when: 'first', sign: html`${DOT}${FIRST}`, meaning: 'only as its first move' },
  { when: 'blocked', sign: BAR, meaning: 'a piece here blocks the path' },
  { when: 'hurdle', sign: HURDLE, meaning: 'there must be a piece here' },
  { when: 'taken', sign: TAKEN, meaning: 'a piece here is captured along the way' },
  { when: 'own', sign: OWN, meaning: 'captures pieces of its own side' },
] as const;
