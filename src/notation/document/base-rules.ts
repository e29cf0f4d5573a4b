import { byColor, isOnBoard, fileOf, rankOf, type Board, type ByColor } from '../../ir/board.js';
import { defaultRules, ENGINE_BOARD } from '../../ir/default-rules.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import { squaresWhere, type SquareSet } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';

/**
 * The engine's own defaults for the pieces of a variant, before any bullet or family: pawns are what promotes as in chess,
 * the royal piece castles with what is named rook. Regions have the squares of the variant's board and no others.
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
    // A King that is not royal, as in duck chess, castles all the same.
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

/** The rules on a board: their regions have its squares and no others. */
export function clipRules<P>(rules: RuleFields<P>, board: Board): RuleFields<P> {
  const onBoard = (region: ByColor<SquareSet>): ByColor<SquareSet> =>
    byColor((color) => clip(region[color], board));
  return {
    ...rules,
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

const ENGINE_SQUARES = ENGINE_BOARD.files * ENGINE_BOARD.ranks;

/** The squares that the board has; the engine's whole area becomes the whole board, be it larger or smaller. */
function clip(squares: SquareSet, board: Board): SquareSet {
  return squares.length === ENGINE_SQUARES
    ? squaresWhere(board, () => true)
    : squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
}
