import {
  byColor,
  fileOf,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type ByColor,
  type Square,
} from '../../ir/board.js';
import { defaultRules, ENGINE_BOARD } from '../../ir/default-rules.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { SquareSet } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';

/**
 * The engine's defaults for the pieces of a variant, before any bullet or family applies: the pieces that promote as in chess are
 * the pawns, and the royal piece castles with the piece named Rook. Regions contain only squares of the variant's board.
 */
export function baseRules(board: Board, pieces: readonly PieceType[]): RuleFields<PieceId> {
  const pawns = pieces.filter(({ promotion }) => promotion.style === 'pawn');
  const pawnIds = pawns.map(({ id }) => id);
  const promoted = pawns.flatMap(({ promotion }) =>
    promotion.style === 'pawn' ? promotion.to : [],
  );
  const named = (wanted: string): PieceType | undefined =>
    pieces.find(({ name }) => name?.toLowerCase() === wanted);
  const rules = defaultRules<PieceId>({
    pawn: pawnIds[0] ?? null,
    // A King can castle even if it is not royal, as in duck chess.
    king: (pieces.find(({ royal }) => royal) ?? named('king'))?.id ?? null,
    rook: named('rook')?.id ?? null,
  });
  return clipRules(
    {
      ...rules,
      promotionPawnTypes: byColor(() => pawnIds),
      promotionPieceTypes: byColor(() => [...new Set(promoted)]),
      enPassantTypes: byColor(() => pawnIds),
      nMoveRuleTypes: byColor(() => pawnIds),
    },
    board,
  );
}

/** The rules limited to a board: regions contain only its squares, and the farthest rook file is at most its last file. */
export function clipRules<P>(rules: RuleFields<P>, board: Board): RuleFields<P> {
  const onBoard = (region: ByColor<SquareSet>): ByColor<SquareSet> =>
    byColor((color) => clip(region[color], board));
  return {
    ...rules,
    castlingRookKingsideFile:
      rules.castlingRookKingsideFile === ENGINE_BOARD.files - 1
        ? Math.max(rules.castlingRookKingsideFile, board.files - 1)
        : rules.castlingRookKingsideFile,
    promotionRegion: onBoard(rules.promotionRegion),
    doubleStepRegion: onBoard(rules.doubleStepRegion),
    tripleStepRegion: onBoard(rules.tripleStepRegion),
    enPassantRegion: onBoard(rules.enPassantRegion),
    dropRegion: onBoard(rules.dropRegion),
    wallingRegion: onBoard(rules.wallingRegion),
    flagRegion: onBoard(rules.flagRegion),
    connectRegion1: onBoard(rules.connectRegion1),
    connectRegion2: onBoard(rules.connectRegion2),
    diagonalLines: clip(rules.diagonalLines, board),
    enclosingDropStart: clip(rules.enclosingDropStart, board),
  };
}

/** The squares that are on the board. Complete ranks and files of the engine's largest board are complete on this board too, even if it is larger. */
function clip(squares: SquareSet, board: Board): SquareSet {
  if (squares.length === 0) return squares;
  const within = new Set(squares);
  const isWhole = (others: readonly (Square | null)[]): boolean =>
    others.every((square) => square !== null && within.has(square));
  const files = firstNumbers(ENGINE_BOARD.files);
  const ranks = firstNumbers(ENGINE_BOARD.ranks);
  const wholeRanks = ranks.filter((rank) => isWhole(files.map((file) => squareAt(file, rank))));
  const wholeFiles = files.filter((file) => isWhole(ranks.map((rank) => squareAt(file, rank))));
  const isEverywhere = wholeRanks.length === ENGINE_BOARD.ranks;
  return squaresOf(board).filter(
    (square) =>
      isEverywhere ||
      within.has(square) ||
      wholeRanks.includes(rankOf(square)) ||
      wholeFiles.includes(fileOf(square)),
  );
}

function firstNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
