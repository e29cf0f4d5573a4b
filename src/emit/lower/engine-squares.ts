import { fileOf, rankOf, squaresOf, type Board, type ByColor } from '../../ir/board.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { squaresWhere, type SquareSet } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';

/** A region as the engine writes it shortest: a whole rank of the board is a rank of its twelve files, all is all. */
export function widenSquares(board: Board, squares: SquareSet): SquareSet {
  const held = new Set(squares);
  if (squaresOf(board).every((square) => held.has(square)))
    return squaresWhere(ENGINE_BOARD, () => true);
  const wholeRanks = new Set(
    Array.from({ length: board.ranks }, (_, rank) => rank).filter((rank) =>
      squaresOf(board).every((square) => rankOf(square) !== rank || held.has(square)),
    ),
  );
  return squaresOf(ENGINE_BOARD).filter((square) =>
    isBeyond(board, fileOf(square)) ? wholeRanks.has(rankOf(square)) : held.has(square),
  );
}

function isBeyond(board: Board, file: number): boolean {
  return file >= board.files;
}

/** The rules with every region widened. */
export function widenRegions<P>(board: Board, rules: RuleFields<P>): RuleFields<P> {
  const one = (squares: SquareSet): SquareSet => widenSquares(board, squares);
  const both = ({ white, black }: ByColor<SquareSet>): ByColor<SquareSet> => ({
    white: one(white),
    black: one(black),
  });
  return {
    ...rules,
    promotionRegion: both(rules.promotionRegion),
    doubleStepRegion: both(rules.doubleStepRegion),
    tripleStepRegion: both(rules.tripleStepRegion),
    enPassantRegion: both(rules.enPassantRegion),
    diagonalLines: one(rules.diagonalLines),
    dropRegion: both(rules.dropRegion),
    enclosingDropStart: one(rules.enclosingDropStart),
    wallingRegion: both(rules.wallingRegion),
    flagRegion: both(rules.flagRegion),
    connectRegion1: both(rules.connectRegion1),
    connectRegion2: both(rules.connectRegion2),
  };
}
