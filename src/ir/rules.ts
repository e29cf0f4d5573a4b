import type { ByColor } from './board.js';
import type { SquareSet } from './region.js';

/**
 * The rules of play and of the end, in Fairy-Stockfish's own vocabulary (field names of the engine, measured on
 * snapshot c19b5f6c), typed. `P` is the reference to a piece type: the engine's own type name in
 * `ir/engine-rules`, a `PieceId` in a `Variant`. What belongs to one piece type (its moves, its promotion,
 * its drop limits) is not here but on the piece.
 */

export const VALUES = ['win', 'loss', 'draw', 'none'] as const;
/** The result for the side to move. */
export type Value = (typeof VALUES)[number];

export const ENCLOSING_RULES = [
  'reversi',
  'ataxx',
  'quadwrangle',
  'snort',
  'anyside',
  'top',
  'none',
] as const;
export type EnclosingRule = (typeof ENCLOSING_RULES)[number];

export const WALLING_RULES = ['arrow', 'duck', 'edge', 'past', 'static', 'none'] as const;
export type WallingRule = (typeof WALLING_RULES)[number];

export const CHASING_RULES = ['axf', 'none'] as const;
export type ChasingRule = (typeof CHASING_RULES)[number];

export const MATERIAL_COUNTINGS = [
  'janggi',
  'unweighted',
  'whitedrawodds',
  'blackdrawodds',
  'none',
] as const;
export type MaterialCounting = (typeof MATERIAL_COUNTINGS)[number];

export const COUNTING_RULES = ['makruk', 'cambodian', 'asean', 'none'] as const;
export type CountingRule = (typeof COUNTING_RULES)[number];

/** One piece type, or the engine's word for any (`*`). */
export type OneOrAny<P> = P | '*';
/** A set of piece types; `*` stands for all of them. */
export type PieceSet<P> = readonly OneOrAny<P>[];

export interface RuleFields<P> {
  // promotion
  readonly promotionRegion: ByColor<SquareSet>;
  readonly promotionPawnTypes: ByColor<PieceSet<P>>;
  readonly promotionPieceTypes: ByColor<PieceSet<P>>;
  readonly sittuyinPromotion: boolean;
  readonly piecePromotionOnCapture: boolean;
  readonly mandatoryPawnPromotion: boolean;
  readonly mandatoryPiecePromotion: boolean;
  readonly pieceDemotion: boolean;
  // captures
  readonly blastOnCapture: boolean;
  readonly blastImmuneTypes: PieceSet<P>;
  readonly mutuallyImmuneTypes: PieceSet<P>;
  readonly petrifyOnCaptureTypes: PieceSet<P>;
  readonly petrifyBlastPieces: boolean;
  readonly mustCapture: boolean;
  // steps of pawns, castling
  readonly doubleStep: boolean;
  readonly doubleStepRegion: ByColor<SquareSet>;
  readonly tripleStepRegion: ByColor<SquareSet>;
  readonly enPassantRegion: ByColor<SquareSet>;
  readonly enPassantTypes: ByColor<PieceSet<P>>;
  readonly castling: boolean;
  readonly castlingDroppedPiece: boolean;
  /** Files and ranks are counted from 0. */
  readonly castlingKingsideFile: number;
  readonly castlingQueensideFile: number;
  readonly castlingRank: number;
  readonly castlingKingFile: number;
  readonly castlingKingPiece: ByColor<OneOrAny<P>>;
  readonly castlingRookKingsideFile: number;
  readonly castlingRookQueensideFile: number;
  readonly castlingRookPieces: ByColor<PieceSet<P>>;
  readonly oppositeCastling: boolean;
  // check
  readonly checking: boolean;
  readonly dropChecks: boolean;
  readonly dupleCheck: boolean;
  readonly flyingGeneral: boolean;
  readonly diagonalLines: SquareSet;
  readonly soldierPromotionRank: number;
  readonly makpongRule: boolean;
  readonly cambodianMoves: boolean;
  // drops and gating
  readonly pieceDrops: boolean;
  readonly capturesToHand: boolean;
  readonly dropLoop: boolean;
  readonly mustDrop: boolean;
  readonly mustDropType: OneOrAny<P>;
  readonly firstRankPawnDrops: boolean;
  readonly promotionZonePawnDrops: boolean;
  readonly dropRegion: ByColor<SquareSet>;
  readonly sittuyinRookDrop: boolean;
  readonly dropOppositeColoredBishop: boolean;
  readonly dropPromoted: boolean;
  readonly immobilityIllegal: boolean;
  readonly freeDrops: boolean;
  readonly twoBoards: boolean;
  readonly gating: boolean;
  readonly seirawanGating: boolean;
  readonly wallingRule: WallingRule;
  readonly wallingRegion: ByColor<SquareSet>;
  readonly wallOrMove: boolean;
  readonly enclosingDrop: EnclosingRule;
  readonly enclosingDropStart: SquareSet;
  readonly flipEnclosedPieces: EnclosingRule;
  readonly pass: ByColor<boolean>;
  readonly passOnStalemate: ByColor<boolean>;
  readonly chess960: boolean;
  // ends of the game
  readonly nMoveRule: number;
  readonly nMoveRuleTypes: ByColor<PieceSet<P>>;
  readonly nFoldRule: number;
  readonly nFoldValue: Value;
  readonly nFoldValueAbsolute: boolean;
  readonly perpetualCheckIllegal: boolean;
  readonly moveRepetitionIllegal: boolean;
  readonly chasingRule: ChasingRule;
  readonly stalemateValue: Value;
  readonly stalematePieceCount: boolean;
  readonly checkmateValue: Value;
  readonly shatarMateRule: boolean;
  readonly bikjangRule: boolean;
  readonly extinctionValue: Value;
  readonly extinctionClaim: boolean;
  readonly extinctionPseudoRoyal: boolean;
  readonly extinctionPieceTypes: PieceSet<P>;
  readonly extinctionPieceCount: number;
  readonly extinctionOpponentPieceCount: number;
  readonly flagPiece: ByColor<OneOrAny<P>>;
  readonly flagRegion: ByColor<SquareSet>;
  readonly flagPieceCount: number;
  readonly flagPieceBlockedWin: boolean;
  readonly flagMove: boolean;
  readonly flagPieceSafe: boolean;
  readonly checkCounting: boolean;
  readonly connectN: number;
  readonly connectPieceTypes: PieceSet<P>;
  readonly connectHorizontal: boolean;
  readonly connectVertical: boolean;
  readonly connectDiagonal: boolean;
  readonly connectRegion1: ByColor<SquareSet>;
  readonly connectRegion2: ByColor<SquareSet>;
  readonly connectNxN: number;
  readonly collinearN: number;
  readonly connectValue: Value;
  readonly materialCounting: MaterialCounting;
  readonly adjudicateFullBoard: boolean;
  readonly countingRule: CountingRule;
  readonly castlingWins: string;
}

export type RuleKey = keyof RuleFields<unknown>;
