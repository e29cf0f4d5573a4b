import { byColor, type ByColor } from './board.js';
import { NO_SQUARES, squaresWhere, type SquareSet } from './region.js';
import type { PieceSet, RuleFields } from './rules.js';

/** The area in which the engine keeps regions: its largest board (largeboards build). */
export const ENGINE_BOARD = { files: 12, ranks: 10 } as const;

const EVERYWHERE = squaresWhere(ENGINE_BOARD, () => true);
const nowhere: ByColor<SquareSet> = byColor(() => NO_SQUARES);
const everywhere: ByColor<SquareSet> = byColor(() => EVERYWHERE);

/** A rank from 0, over all twelve files. */
function rank(index: number): SquareSet {
  return squaresWhere(ENGINE_BOARD, (_file, r) => r === index);
}

/** The types that the engine's defaults name: pawns promote, reset the move count and take in passing; king and rook castle. */
export interface DefaultTypes<P> {
  readonly pawn: P | null;
  readonly king: P | null;
  readonly rook: P | null;
}

/** The rules of a section without a parent that sets no option (variant.h, measured on snapshot c19b5f6c). */
export function defaultRules<P>(types: DefaultTypes<P>): RuleFields<P> {
  const pawns: PieceSet<P> = types.pawn === null ? [] : [types.pawn];
  const rooks: PieceSet<P> = types.rook === null ? [] : [types.rook];
  return {
    promotionRegion: { white: rank(7), black: rank(0) },
    promotionPawnTypes: byColor(() => pawns),
    promotionPieceTypes: byColor(() => []),
    sittuyinPromotion: false,
    piecePromotionOnCapture: false,
    mandatoryPawnPromotion: true,
    mandatoryPiecePromotion: false,
    pieceDemotion: false,
    blastOnCapture: false,
    blastImmuneTypes: [],
    mutuallyImmuneTypes: [],
    petrifyOnCaptureTypes: [],
    petrifyBlastPieces: false,
    mustCapture: false,
    doubleStep: true,
    doubleStepRegion: { white: rank(1), black: rank(6) },
    tripleStepRegion: nowhere,
    enPassantRegion: everywhere,
    enPassantTypes: byColor(() => pawns),
    castling: true,
    castlingDroppedPiece: false,
    castlingKingsideFile: 6,
    castlingQueensideFile: 2,
    castlingRank: 0,
    castlingKingFile: 4,
    castlingKingPiece: byColor(() => types.king ?? '*'),
    castlingRookKingsideFile: 11,
    castlingRookQueensideFile: 0,
    castlingRookPieces: byColor(() => rooks),
    oppositeCastling: false,
    checking: true,
    dropChecks: true,
    dupleCheck: false,
    flyingGeneral: false,
    diagonalLines: NO_SQUARES,
    soldierPromotionRank: 0,
    makpongRule: false,
    cambodianMoves: false,
    pieceDrops: false,
    capturesToHand: false,
    dropLoop: false,
    mustDrop: false,
    mustDropType: '*',
    firstRankPawnDrops: false,
    promotionZonePawnDrops: false,
    dropRegion: everywhere,
    sittuyinRookDrop: false,
    dropOppositeColoredBishop: false,
    dropPromoted: false,
    immobilityIllegal: false,
    freeDrops: false,
    twoBoards: false,
    gating: false,
    seirawanGating: false,
    wallingRule: 'none',
    wallingRegion: everywhere,
    wallOrMove: false,
    enclosingDrop: 'none',
    enclosingDropStart: NO_SQUARES,
    flipEnclosedPieces: 'none',
    pass: byColor(() => false),
    passOnStalemate: byColor(() => false),
    chess960: false,
    nMoveRule: 50,
    nMoveRuleTypes: byColor(() => pawns),
    nFoldRule: 3,
    nFoldValue: 'draw',
    nFoldValueAbsolute: false,
    perpetualCheckIllegal: false,
    moveRepetitionIllegal: false,
    chasingRule: 'none',
    stalemateValue: 'draw',
    stalematePieceCount: false,
    checkmateValue: 'loss',
    shatarMateRule: false,
    bikjangRule: false,
    extinctionValue: 'none',
    extinctionClaim: false,
    extinctionPseudoRoyal: false,
    extinctionPieceTypes: [],
    extinctionPieceCount: 0,
    extinctionOpponentPieceCount: 0,
    flagPiece: byColor(() => '*'),
    flagRegion: nowhere,
    flagPieceCount: 1,
    flagPieceBlockedWin: false,
    flagMove: false,
    flagPieceSafe: false,
    checkCounting: false,
    connectN: 0,
    connectPieceTypes: ['*'],
    connectHorizontal: true,
    connectVertical: true,
    connectDiagonal: true,
    connectRegion1: nowhere,
    connectRegion2: nowhere,
    connectNxN: 0,
    collinearN: 0,
    connectValue: 'win',
    materialCounting: 'none',
    adjudicateFullBoard: false,
    countingRule: 'none',
    castlingWins: '',
  };
}
