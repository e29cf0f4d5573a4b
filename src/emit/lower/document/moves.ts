import { DIALECT_NAMES, type Dialect } from '../../../catalog/betza/dialects.js';
import type { Board } from '../../../ir/board.js';
import { equalMovements } from '../../../ir/compare.js';
import type { Movement } from '../../../ir/movement.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { readBetza } from '../../../read/betza/read-betza.js';
import { printBetza } from '../../betza/print-betza.js';
import { nearestBetza } from '../nearest-betza.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/** The cells with the moves of each piece, all in one dialect. */
interface DocumentMoves {
  readonly dialect: Dialect;
  readonly cells: ReadonlyMap<PieceId, string>;
  readonly shortfalls: readonly Shortfall[];
}

/** The cell of a piece that never moves. */
const IMMOBILE = '-';

/** The engine's dialect comes first; the others can express more moves. */
const BY_PREFERENCE: readonly Dialect[] = ['fairy-stockfish', 'xbetza', 'xboard'];

/** The moves in the first dialect that has a text for every piece, or else the nearest moves in the engine's dialect. */
export function documentMoves(variant: Variant): DocumentMoves {
  for (const dialect of BY_PREFERENCE) {
    const cells = new Map<PieceId, string>();
    for (const piece of variant.pieces) {
      const cell = cellOf(piece, variant, dialect);
      if (cell === null) break;
      cells.set(piece.id, cell);
    }
    if (cells.size === variant.pieces.length) return { dialect, cells, shortfalls: [] };
  }
  return nearestMoves(variant, 'fairy-stockfish');
}

function nearestMoves(variant: Variant, dialect: Dialect): DocumentMoves {
  const exact = variant.pieces.map((piece) => ({ piece, cell: cellOf(piece, variant, dialect) }));
  const nearest = ({ movement }: PieceType): string =>
    nearestBetza(movement.value, variant.board.value)?.betza ?? IMMOBILE;
  return {
    dialect,
    cells: new Map(exact.map(({ piece, cell }) => [piece.id, cell ?? nearest(piece)])),
    shortfalls: exact
      .filter(({ cell }) => cell === null)
      .map(({ piece }) =>
        notExpressible(
          'conversion',
          piece.movement.origin.span,
          cannotExpress(
            'A document',
            `the moves of ${pieceWords(piece)}`,
            'no single dialect of Betza can write the moves of all its pieces',
          ),
        ),
      ),
  };
}

/** `W; connected: F`: the moves from every square, then those from each region. Null if the dialect cannot express them. */
function cellOf(
  { movement, betza }: Pick<PieceType, 'movement' | 'betza'>,
  { board, regions }: Variant,
  dialect: Dialect,
): string | null {
  if (movement.value.length === 0) return IMMOBILE;
  const isExpressible = ({ condition: { from, to } }: Movement[number]): boolean =>
    to === null || to === from;
  if (!movement.value.every(isExpressible)) return null;
  const places = [
    { region: null, from: null, to: null },
    ...regions.flatMap(({ name }) => [
      { region: name, from: name, to: null },
      { region: `within ${name}`, from: name, to: name },
    ]),
  ];
  const parts = places.flatMap(({ region, from, to }) => {
    const moves = movement.value.filter(
      ({ condition }) => condition.from === from && condition.to === to,
    );
    return moves.length === 0 ? [] : [{ region, moves: moves.map(fromEverywhere) }];
  });
  const texts = parts.map(({ region, moves }) => {
    const text = textOf(moves, betza?.text ?? null, dialect, board.value);
    return text === null || region === null ? text : `${region}: ${text}`;
  });
  return texts.every((text) => text !== null) ? texts.join('; ') : null;
}

function fromEverywhere(move: Movement[number]): Movement[number] {
  return { ...move, condition: { ...move.condition, from: null, to: null } };
}

/** The author's own text if it means the movement and reads without a diagnostic, or else a printed one. Both are read back. */
function textOf(
  movement: Movement,
  own: string | null,
  dialect: Dialect,
  board: Board,
): string | null {
  if (own !== null && means(own, movement, dialect, board)) return own;
  const printed = printBetza(movement, dialect, board);
  return printed.kind === 'printed' && means(printed.text, movement, dialect, board)
    ? printed.text
    : null;
}

function means(text: string, movement: Movement, dialect: Dialect, board: Board): boolean {
  if (text === '' || text === IMMOBILE || /[;:|]/.test(text)) return false;
  const { value, diagnostics } = readBetza(text, dialect, {
    file: DIALECT_NAMES[dialect],
    start: 0,
    end: text.length,
  });
  return diagnostics.length === 0 && equalMovements(value.asWritten, movement, board);
}
