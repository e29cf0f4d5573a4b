import { diagnose } from '../../catalog/diagnose.js';
import {
  ALWAYS,
  type LameLeap,
  type Modality,
  type Movement,
  type Vector,
} from '../../ir/movement.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';

/**
 * A diagram of the moves of a piece in text: `x` for its targets, `!` for a square that can block it, a letter for the piece, `-` or `.` for the
 * rest.
 */
export interface MovePicture {
  /** The label above it, such as `connected`. Null if there is none. */
  readonly label: string | null;
  readonly letter: string;
  readonly movement: Movement;
}

/** The limits for the size of a picture and the number in a row. */
const MOST_CELLS = 16;
const MOST_PICTURES = 8;

interface Cell {
  readonly sign: string;
  readonly dx: number;
  readonly dy: number;
}

/** The pictures of an excerpt, single or side by side. `above` is the line over them, which may have a label for each. */
export function movePictures(picture: Excerpt, above: string): Parsed<readonly MovePicture[]> {
  const columns = columnsOf(picture);
  const labels = above.split(/:/).map((label) => label.trim());
  const isLabelled = labels.length - 1 === columns.length;
  const diagnostics: Diagnostic[] = [];
  const pictures = columns.flatMap((rows, index): MovePicture[] => {
    const read = pictureOf(rows, diagnostics);
    return read === null ? [] : [{ label: isLabelled ? labelOf(labels[index]) : null, ...read }];
  });
  return { value: pictures, diagnostics };
}

function labelOf(label: string | undefined): string | null {
  const plain = (label ?? '').toLowerCase();
  if (plain === '') return null;
  return plain === 'non-connected' ? 'unconnected' : plain;
}

/** The rows of each picture. Blanks separate pictures that stand side by side. */
function columnsOf(picture: Excerpt): readonly (readonly Excerpt[])[] {
  const columns: Excerpt[][] = [];
  let start = 0;
  for (const line of picture.text.split('\n')) {
    [...line.matchAll(/\S+/g)].slice(0, MOST_PICTURES).forEach(({ 0: row, index: at }, index) => {
      const column = (columns[index] ??= []);
      column.push(partOf(picture, start + at, start + at + row.length));
    });
    start += line.length + 1;
  }
  return columns;
}

function pictureOf(
  rows: readonly Excerpt[],
  diagnostics: Diagnostic[],
): Pick<MovePicture, 'letter' | 'movement'> | null {
  const grid = rows.map(({ text }) => [...text.slice(0, MOST_CELLS)]).slice(0, MOST_CELLS);
  const rank = grid.findIndex((row) => row.some(isPiece));
  const file = grid[rank]?.findIndex(isPiece) ?? -1;
  const letter = grid[rank]?.[file];
  if (letter === undefined || grid.flat().filter(isPiece).length !== 1) return null;
  const cells = grid.flatMap((row, y) =>
    row.map((sign, x): Cell => ({ sign, dx: x - file, dy: rank - y })),
  );
  const targets = cells.filter(({ sign }) => sign === 'x');
  const bars = cells.filter(({ sign }) => sign === '!');
  if (targets.length === 0) return null;
  const movement = targets.flatMap((target) => {
    const between = bars.filter((bar) => isBetween(bar, target));
    const [row] = rows;
    if (between.length > 1 && row !== undefined) {
      const message = `${between.length} squares marked "!" may block the way to one marked "x"; all of them have to be empty.`;
      diagnostics.push(
        diagnose('doc/ambiguous-move', 'warning', row.place(0, row.text.length), message),
      );
    }
    return leaps(target, between);
  });
  return { letter, movement };
}

function isPiece(sign: string): boolean {
  return /^[A-Z]$/.test(sign);
}

/** Whether a blocking square is nearer to the piece than the target, and next to the target. */
function isBetween(bar: Cell, target: Cell): boolean {
  const gap = Math.max(Math.abs(target.dx - bar.dx), Math.abs(target.dy - bar.dy));
  return gap === 1 && distance(bar) < distance(target);
}

function distance({ dx, dy }: Vector): number {
  return Math.max(Math.abs(dx), Math.abs(dy));
}

function leaps({ dx, dy }: Cell, bars: readonly Cell[]): readonly LameLeap[] {
  const modalities: readonly Modality[] = ['quiet', 'capture'];
  return modalities.map((modality) => ({
    kind: 'lame-leap',
    vector: { dx, dy },
    empty: bars.map((bar) => ({ dx: bar.dx, dy: bar.dy })),
    occupied: [],
    modality,
    enPassant: false,
    condition: ALWAYS,
  }));
}
