import { diagnose } from '../../catalog/diagnose.js';
import type { Board, ByColor } from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import { ALWAYS, type Movement } from '../../ir/movement.js';
import type { PieceType } from '../../ir/piece.js';
import { bothSides, squaresWhere, type Region, type SquareSet } from '../../ir/region.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { readAsProgram } from '../betza/read-betza.js';
import { plainName } from '../sentences/names.js';
import type { PlacedFact, RuleFact } from '../sentences/rule-facts.js';

/** Pieces confined to palaces and by rivers as sentences state, and the regions on which their moves depend. */
interface InAreas {
  readonly pieces: readonly PieceType[];
  readonly regions: readonly Region[];
}

/**
 * Confines pieces to palaces and banks of the river on a page that names no game with them. The river is in the middle of the board. The
 * palace is known only on the board of xiangqi; on any other board it is an error.
 */
export function inAreas(
  pieces: readonly PieceType[],
  facts: readonly PlacedFact[],
  board: Board,
  diagnostics: Diagnostic[],
): InAreas {
  const regions = new Map<string, Region>();
  const changed = facts.reduce((all, { about, fact, span }) => {
    const change = changeBy(fact, board);
    if (change === null) return all;
    if (change === 'unknown') {
      diagnostics.push(diagnose('doc/unknown-region', 'error', span, UNKNOWN));
      return all;
    }
    const meant = (change.pieces ?? (about === null ? change.usual : [about])).map(plainName);
    for (const region of change.regions) regions.set(region.name, region);
    return all.map((one) =>
      meant.includes(plainName(one.name ?? '')) ? change.of(one, board) : one,
    );
  }, pieces);
  return { pieces: changed, regions: [...regions.values()] };
}

const UNKNOWN =
  'Moves depend on a palace or river, but the page does not say which squares it has.';

/** The effect of a fact on pieces. */
interface AreaChange {
  /** Null for the piece that the sentence is about, or else the usual pieces. */
  readonly pieces: readonly string[] | null;
  readonly usual: readonly string[];
  readonly regions: readonly Region[];
  readonly of: (piece: PieceType, board: Board) => PieceType;
}

/** The area of a fact. Null if it is about no area; `unknown` if the squares are not known. */
function changeBy(fact: RuleFact, board: Board): AreaChange | 'unknown' | null {
  const squares = (isIn: (file: number, rank: number) => boolean): ByColor<SquareSet> =>
    bothSides(board, squaresWhere(board, isIn));
  const confinedTo =
    (confined: ByColor<SquareSet>): AreaChange['of'] =>
    (piece) => ({
      ...piece,
      confined,
    });
  if (fact.kind === 'palace-lines') return 'unknown';
  if (fact.kind === 'confined') {
    if (board.files !== 9 || board.ranks !== 10) return 'unknown';
    const palace = squares((file, rank) => rank < 3 && file >= 3 && file <= 5);
    return { pieces: fact.pieces, usual: [], regions: [], of: confinedTo(palace) };
  }
  if (fact.kind !== 'river') return null;
  if (board.ranks % 2 === 1) return 'unknown';
  const pieces = fact.piece === null ? null : [fact.piece];
  switch (fact.effect) {
    case 'cannot-cross': {
      const bank = squares((_file, rank) => rank < board.ranks / 2);
      return { pieces, usual: [], regions: [], of: confinedTo(bank) };
    }
    case 'sideways-beyond': {
      const beyond = squares((_file, rank) => rank >= board.ranks / 2);
      const regions = [{ name: BEYOND, squares: beyond }];
      return { pieces, usual: ['soldier', 'pawn'], regions, of: withSideways };
    }
  }
}

const BEYOND = 'northbank';

/** Adds sideways steps beyond the river, unless the piece has them everywhere. */
function withSideways(piece: PieceType, board: Board): PieceType {
  const { value } = piece.movement;
  const sideways: Movement = readAsProgram('sW', 'fairy-stockfish');
  if (equalMovements([...value, ...sideways], value, board)) return piece;
  const beyond = sideways.map((move) => ({ ...move, condition: { ...ALWAYS, from: BEYOND } }));
  return { ...piece, movement: { ...piece.movement, value: [...value, ...beyond] } };
}
