import { diagnose } from '../../catalog/diagnose.js';
import {
  byColor,
  fileOf,
  isOnBoard,
  parseSquare,
  rankOf,
  type Board,
  type ByColor,
} from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import { ALWAYS, type Movement } from '../../ir/movement.js';
import type { PieceType } from '../../ir/piece.js';
import { bothSides, squaresWhere, type Region, type SquareSet } from '../../ir/region.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { readAsProgram } from '../betza/read-betza.js';
import { plainName } from '../sentences/names.js';
import {
  factsOfKind,
  type Corners,
  type PlacedFact,
  type RuleFact,
} from '../sentences/rule-facts.js';
import { isNamed } from './taken-over.js';

/** Pieces confined to palaces and by rivers as sentences state, and the regions on which their moves depend. */
interface InAreas {
  readonly pieces: readonly PieceType[];
  readonly regions: readonly Region[];
}

/**
 * Confines pieces to squares, palaces and banks of the river, unless they are confined in the game that the page changes. The river is in the
 * middle of the board. The palace is known only on the board of xiangqi; on any other board it is an error.
 */
export function inAreas(
  pieces: readonly PieceType[],
  facts: readonly PlacedFact[],
  board: Board,
  diagnostics: Diagnostic[],
): InAreas {
  const regions = new Map<string, Region>();
  const changed = facts.reduce((all, { about, fact, span }) => {
    const of = subjectsOf(fact, about);
    const meant = of === null ? [] : all.filter((one) => isMeant(one, of, all));
    if (of === null || (meant.length > 0 && meant.every((one) => isSoAnyway(one, fact, board))))
      return all;
    const change = changeBy(fact, board);
    if (change === null) {
      diagnostics.push(diagnose('doc/unknown-region', 'error', span, UNKNOWN));
      return all;
    }
    for (const region of change.regions) regions.set(region.name, region);
    return all.map((one) => (meant.includes(one) ? change.of(one) : one));
  }, pieces);
  return { pieces: changed, regions: [...regions.values()] };
}

/** A piece of the other game without its area, if a sentence frees it: "advisors may leave the palace". A palace is smaller than half the board. */
export function withoutArea(
  piece: PieceType,
  facts: readonly PlacedFact[],
  { files, ranks }: Board,
): PieceType {
  const { confined, ...rest } = piece;
  if (confined === undefined) return piece;
  const area = confined.white.length * 2 < files * ranks ? 'palace' : 'river';
  const isFree = factsOfKind(facts, 'unconfined').some(({ about, fact }) => {
    const names = fact.pieces ?? (about === null ? null : [about]);
    return fact.area === area && (names?.some((name) => isNamed(piece, name)) ?? true);
  });
  return isFree ? rest : piece;
}

const UNKNOWN =
  'Moves depend on a palace or river, but the page does not say which squares it has.';

/** Whether one of the names is that of a piece: its own name, or else another that no piece here has as its own. */
function isMeant(piece: PieceType, names: readonly string[], all: readonly PieceType[]): boolean {
  return names.some((name) =>
    all.some((other) => plainName(other.name ?? '') === name)
      ? plainName(piece.name ?? '') === name
      : isNamed(piece, name),
  );
}

/** The plain names of the pieces that a fact on areas is about. Null if it is about no area. */
function subjectsOf(fact: RuleFact, about: string | null): readonly string[] | null {
  if (fact.kind === 'palace-lines') return [];
  if (fact.kind !== 'confined' && fact.kind !== 'river') return null;
  const own = fact.kind === 'confined' ? fact.pieces : fact.piece === null ? null : [fact.piece];
  const isOfSoldiers = fact.kind === 'river' && fact.effect === 'sideways-beyond';
  const usual = isOfSoldiers ? ['soldier', 'pawn'] : [];
  return (own ?? (about === null ? usual : [about])).map(plainName);
}

/** Whether a piece of the game that the page changes has this rule there: where its area is stays known. */
function isSoAnyway({ confined, movement }: PieceType, fact: RuleFact, board: Board): boolean {
  if (fact.kind === 'confined') return confined !== undefined && fact.squares === undefined;
  if (fact.kind !== 'river' || fact.effect !== 'sideways-beyond') return false;
  const { value } = movement;
  const isInRegion = value.some(({ condition }) => condition.from !== null);
  return isInRegion || equalMovements([...value, ...sideways()], value, board);
}

/** The effect of a fact on pieces, and the regions that it needs. */
interface AreaChange {
  readonly regions: readonly Region[];
  readonly of: (piece: PieceType) => PieceType;
}

/** What a fact on areas changes. Null if its squares are not known. */
function changeBy(fact: RuleFact, board: Board): AreaChange | null {
  const squares = (isIn: (file: number, rank: number) => boolean): ByColor<SquareSet> =>
    bothSides(board, squaresWhere(board, isIn));
  const confinedTo =
    (area: ByColor<SquareSet>): AreaChange['of'] =>
    (piece) => ({
      ...piece,
      confined: byColor((color) => {
        const others = piece.confined?.[color];
        return others === undefined
          ? area[color]
          : area[color].filter((one) => others.includes(one));
      }),
    });
  if (fact.kind === 'confined' && fact.squares !== undefined) {
    const { black, white } = fact.squares;
    const [own, other] = [squaresWithin(white, board), squaresWithin(black, board)];
    return own === null || other === null
      ? null
      : { regions: [], of: confinedTo({ white: own, black: other }) };
  }
  if (fact.kind === 'confined') {
    if (board.files !== 9 || board.ranks !== 10) return null;
    const palace = squares((file, rank) => rank < 3 && file >= 3 && file <= 5);
    return { regions: [], of: confinedTo(palace) };
  }
  if (fact.kind !== 'river' || board.ranks % 2 === 1) return null;
  switch (fact.effect) {
    case 'cannot-cross':
      return {
        regions: [],
        of: confinedTo(squares((_file, rank) => rank < board.ranks / 2)),
      };
    case 'sideways-beyond': {
      const beyond = squares((_file, rank) => rank >= board.ranks / 2);
      return { regions: [{ name: BEYOND, squares: beyond }], of: withSideways };
    }
  }
}

/** The squares between two corners. Null if one of them is not on the board. */
function squaresWithin([one, other]: Corners, board: Board): SquareSet | null {
  const [from, to] = [parseSquare(one), parseSquare(other)];
  if (from === null || to === null) return null;
  if (![from, to].every((square) => isOnBoard(board, fileOf(square), rankOf(square)))) return null;
  const isBetween = (at: number, a: number, b: number): boolean =>
    Math.min(a, b) <= at && at <= Math.max(a, b);
  return squaresWhere(
    board,
    (file, rank) =>
      isBetween(file, fileOf(from), fileOf(to)) && isBetween(rank, rankOf(from), rankOf(to)),
  );
}

const BEYOND = 'northbank';

const sideways = (): Movement => readAsProgram('sW', 'fairy-stockfish');

/** Adds sideways steps beyond the river. */
function withSideways(piece: PieceType): PieceType {
  const beyond = sideways().map((move) => ({ ...move, condition: { ...ALWAYS, from: BEYOND } }));
  const { origin, value } = piece.movement;
  return { ...piece, movement: { origin, value: [...value, ...beyond] } };
}
