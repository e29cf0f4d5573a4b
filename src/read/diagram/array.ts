import type { DiagramPiece, SquareRange } from '../../../grammar/diagram/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import {
  fileOf,
  isOnBoard,
  opposite,
  printSquare,
  rankOf,
  squareAt,
  type Board,
  type Color,
  type Square,
} from '../../ir/board.js';
import type { Hand, Placement } from '../../ir/position.js';
import { squareSet, type SquareSet } from '../../ir/region.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { DiagramPieces } from './pieces.js';
import type { Settings, Symmetry } from './settings.js';

/** The placements, hands and holes at the start. */
export interface StartArray {
  /** Sorted by square. */
  readonly placements: readonly Placement[];
  readonly white: Hand;
  readonly black: Hand;
  readonly holes: SquareSet;
}

/** Puts the pieces on their squares, White's also on those of symmetry for Black. If two have a square, the later one stays, as in the program. */
export function readArray(
  { drafts, holes }: DiagramPieces,
  settings: Settings,
  diagnostics: Diagnostic[],
): StartArray {
  const taken = new Map<Square, Placement & { readonly isPartner: boolean }>();
  const squaresOf = (ranges: readonly SquareRange[]): readonly Square[] =>
    ranges.flatMap((range) => squaresOfRange(range, settings, diagnostics));
  const gone = squareSet(
    holes.flatMap(({ white, black }) => [
      ...squaresOf(white).flatMap((square) => [square, ...partners(square, settings)]),
      ...squaresOf(black),
    ]),
  );
  const put = (placed: Placement, range: SquareRange, isPartner: boolean): void => {
    const { square, piece, color } = placed;
    const before = taken.get(square);
    const isSame = before?.piece === piece && before.color === color;
    const isMeant = isSame || (before?.isPartner ?? true);
    if (!isMeant || gone.includes(square)) diagnostics.push(twice(square, range, isPartner));
    taken.set(square, { ...placed, isPartner: isPartner && !(isSame && !before.isPartner) });
  };
  for (const { id, line } of drafts) {
    const placedAt = { piece: id, promotedFrom: null };
    for (const range of line.white)
      for (const square of squaresOfRange(range, settings, diagnostics)) {
        put({ ...placedAt, square, color: 'white' }, range, false);
        for (const partner of partners(square, settings))
          put({ ...placedAt, square: partner, color: opposite('white') }, range, true);
      }
    for (const range of line.black)
      for (const square of squaresOfRange(range, settings, diagnostics))
        put({ ...placedAt, square, color: 'black' }, range, false);
  }
  return {
    placements: [...taken.values()]
      .map(({ square, color, piece, promotedFrom }) => ({ square, color, piece, promotedFrom }))
      .sort((a, b) => a.square - b.square),
    white: handOf(drafts, 'white'),
    black: handOf(drafts, 'black'),
    holes: gone,
  };
}

function handOf(
  drafts: readonly { readonly id: string; readonly line: DiagramPiece }[],
  color: Color,
): Hand {
  return drafts
    .map(({ id, line }) => ({ piece: id, count: line.hand?.[color] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The squares of a range. A range that is empty or leaves the board is an error and has none. */
function squaresOfRange(
  range: SquareRange,
  { board: { value: board }, firstRank }: Settings,
  diagnostics: Diagnostic[],
): readonly Square[] {
  const { from, to, span } = range;
  const corners = [from, to];
  if (!corners.every(({ file, rank }) => isOnBoard(board, file, rank - firstRank))) {
    const message = `There is no such square on a board of ${board.files}x${board.ranks}.`;
    diagnostics.push(diagnose('doc/bad-square', 'error', span, message));
    return [];
  }
  const squares: Square[] = [];
  for (let rank = from.rank; rank <= to.rank; rank++)
    for (let file = from.file; file <= to.file; file++) {
      const square = squareAt(file, rank - firstRank);
      if (square !== null) squares.push(square);
    }
  if (squares.length === 0) {
    const message =
      'A range goes from its lower left to its upper right square; this one is empty.';
    diagnostics.push(diagnose('doc/bad-square', 'error', span, message));
  }
  return squares;
}

/** The squares that mirror or rotate this one for the other player: none or one. */
function partners(
  square: Square,
  { board: { value: board }, symmetry }: Pick<Settings, 'board' | 'symmetry'>,
): readonly Square[] {
  const partner = partnerOf(square, board, symmetry);
  return partner === null ? [] : [partner];
}

function partnerOf(square: Square, board: Board, symmetry: Symmetry): Square | null {
  const [file, rank] = [fileOf(square), board.ranks - 1 - rankOf(square)];
  switch (symmetry) {
    case 'mirror':
      return squareAt(file, rank);
    case 'rotate':
      return squareAt(board.files - 1 - file, rank);
    case 'none':
      return null;
  }
}

function twice(square: Square, { span }: SquareRange, isPartner: boolean): Diagnostic {
  const message = isPartner
    ? `By symmetry this also puts a piece of Black on ${printSquare(square)}, which has another one or is a hole. With "symmetry=none" Black has only the squares that are listed.`
    : `${printSquare(square)} already has another piece or is a hole.`;
  return diagnose('doc/bad-square', 'error', span, message);
}
