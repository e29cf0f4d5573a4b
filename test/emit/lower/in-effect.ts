import { squaresOf, type ByColor } from '../../../src/ir/board.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { EngineRules } from '../../../src/ir/engine-rules.js';
import type { SquareSet } from '../../../src/ir/region.js';

/** One common type for all types without a piece in the game, for rules that only depend on pieces. */
const ABSENT = '-';
const ABSENT_FOR_BOTH: ByColor<string> = { white: ABSENT, black: ABSENT };

/**
 * The rules as they affect a game: without squares beyond the board (unless a region would become empty), and without types
 * that have no piece, where they have no effect.
 */
export function inEffect(rules: EngineRules): EngineRules {
  const { pieces, maxFile, maxRank } = rules;
  const types = new Set<string>(pieces.map(({ type }) => type));
  const board = new Set(squaresOf({ files: maxFile, ranks: maxRank }));
  const onBoard = (squares: SquareSet): SquareSet => {
    const seen = squares.filter((square) => board.has(square));
    return seen.length === 0 ? squares : seen;
  };
  const region = (squares: ByColor<SquareSet>): ByColor<SquareSet> => ({
    white: onBoard(squares.white),
    black: onBoard(squares.black),
  });
  const type = (one: string): string => (one === '*' || types.has(one) ? one : ABSENT);
  const pair = (one: ByColor<string>): ByColor<string> => ({
    white: type(one.white),
    black: type(one.black),
  });
  const set = (all: readonly string[]): readonly string[] =>
    all.filter((one) => one === '*' || types.has(one));
  const sets = (all: ByColor<readonly string[]>): ByColor<readonly string[]> => ({
    white: set(all.white),
    black: set(all.black),
  });
  const map = <T>(
    all: ReadonlyMap<string, T>,
    value: (one: T) => T = (one) => one,
  ): ReadonlyMap<string, T> =>
    new Map(
      [...all]
        .filter(([key]) => types.has(key))
        .map(([key, one]) => [key, value(one)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const concluded = conclude(rules);
  const main = (color: 'white' | 'black'): string =>
    set(rules.promotionPawnTypes[color]).length === 0
      ? ABSENT
      : type(rules.mainPromotionPawnType[color]);
  return {
    ...concluded,
    kingType: types.has('king') ? rules.kingType : ABSENT,
    promotionRegion: region(rules.promotionRegion),
    doubleStepRegion: region(concluded.doubleStepRegion),
    tripleStepRegion: region(rules.tripleStepRegion),
    enPassantRegion: region(rules.enPassantRegion),
    dropRegion: region(rules.dropRegion),
    wallingRegion: region(rules.wallingRegion),
    flagRegion: region(rules.flagRegion),
    connectRegion1: region(rules.connectRegion1),
    connectRegion2: region(rules.connectRegion2),
    enclosingDropStart: onBoard(rules.enclosingDropStart),
    diagonalLines: onBoard(rules.diagonalLines),
    mobilityRegion: map(rules.mobilityRegion, region),
    mainPromotionPawnType: { white: main('white'), black: main('black') },
    promotionPawnTypes: sets(rules.promotionPawnTypes),
    promotionPieceTypes: sets(rules.promotionPieceTypes),
    enPassantTypes: sets(rules.enPassantTypes),
    nMoveRuleTypes: sets(rules.nMoveRuleTypes),
    castlingRookPieces: sets(rules.castlingRookPieces),
    castlingKingPiece: rules.castling ? pair(rules.castlingKingPiece) : pair(ABSENT_FOR_BOTH),
    flagPiece: pair(rules.flagPiece),
    mustDropType: type(rules.mustDropType),
    dropNoDoubled: type(rules.dropNoDoubled),
    blastImmuneTypes: set(rules.blastImmuneTypes),
    mutuallyImmuneTypes: set(rules.mutuallyImmuneTypes),
    petrifyOnCaptureTypes: set(rules.petrifyOnCaptureTypes),
    connectPieceTypes: rules.connectPieceTypes.includes('*')
      ? [...types]
      : set(rules.connectPieceTypes),
    promotionLimit: map(rules.promotionLimit),
    promotedPieceType: map(rules.promotedPieceType, type),
    pieceValueMg: map(rules.pieceValueMg),
    pieceValueEg: map(rules.pieceValueEg),
    nnueAlias: '',
    endgameEval: '',
    unusedBetza: new Map(),
  };
}

/** Whether options can express the rules: false for drops without a hand, second letters, a king of type wazir or knight. */
export function isExpressible({ freeDrops, kingType, pieces }: EngineRules): boolean {
  return (
    !freeDrops &&
    ['king', 'customRoyal'].includes(kingType) &&
    pieces.every(({ synonym }) => synonym === null)
  );
}
