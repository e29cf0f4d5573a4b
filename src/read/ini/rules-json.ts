import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { printFile, type ByColor } from '../../ir/board.js';
import {
  CUSTOM_ROYAL,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
} from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import type { OneOrAny, PieceSet } from '../../ir/rules.js';
import { printRegion } from '../../notation/option-values/regions.js';
import { isCustom } from '../../notation/option-values/rules-draft.js';
import { printCastlingRights } from '../../notation/option-values/words.js';

/** A value of JSON. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The rules in the field names and value forms of `facts/ini-variants.json`. */
export type RulesJson = Readonly<Record<string, Json>>;

/** Rules before conclusion, field by field in the engine's order, for other programs to compare. */
export function rulesJson(rules: EngineRules): RulesJson {
  const { pieces } = rules;
  return {
    pieces: pieces.map(({ type, letter, synonym, betza }) => ({ type, letter, synonym, betza })),
    variantTemplate: rules.variantTemplate,
    pieceToCharTable: rules.pieceToCharTable,
    pocketSize: rules.pocketSize,
    maxRank: rules.maxRank,
    maxFile: rules.maxFile,
    chess960: rules.chess960,
    twoBoards: rules.twoBoards,
    pieceValueMg: object(rules.pieceValueMg),
    pieceValueEg: object(rules.pieceValueEg),
    customPiece: notations(rules),
    pieceTypes: pieces.map(({ type }) => type),
    pieceToChar: letterTable(pieces, ({ letter }) => letter),
    pieceToCharSynonyms: letterTable(pieces, ({ synonym }) => synonym),
    startFen: rules.startFen,
    mobilityRegion: object(sorted(rules.mobilityRegion), regions),
    promotionRegion: regions(rules.promotionRegion),
    mainPromotionPawnType: colors(rules.mainPromotionPawnType),
    promotionPawnTypes: colors(rules.promotionPawnTypes, types),
    promotionPieceTypes: colors(rules.promotionPieceTypes, types),
    sittuyinPromotion: rules.sittuyinPromotion,
    promotionLimit: object(sorted(rules.promotionLimit)),
    promotedPieceType: object(sorted(rules.promotedPieceType)),
    piecePromotionOnCapture: rules.piecePromotionOnCapture,
    mandatoryPawnPromotion: rules.mandatoryPawnPromotion,
    mandatoryPiecePromotion: rules.mandatoryPiecePromotion,
    pieceDemotion: rules.pieceDemotion,
    blastOnCapture: rules.blastOnCapture,
    blastImmuneTypes: types(rules.blastImmuneTypes),
    mutuallyImmuneTypes: types(rules.mutuallyImmuneTypes),
    petrifyOnCaptureTypes: types(rules.petrifyOnCaptureTypes),
    petrifyBlastPieces: rules.petrifyBlastPieces,
    doubleStep: rules.doubleStep,
    doubleStepRegion: regions(rules.doubleStepRegion),
    tripleStepRegion: regions(rules.tripleStepRegion),
    enPassantRegion: regions(rules.enPassantRegion),
    enPassantTypes: colors(rules.enPassantTypes, types),
    castling: rules.castling,
    castlingDroppedPiece: rules.castlingDroppedPiece,
    castlingKingsideFile: printFile(rules.castlingKingsideFile),
    castlingQueensideFile: printFile(rules.castlingQueensideFile),
    castlingRank: rules.castlingRank + 1,
    castlingKingFile: printFile(rules.castlingKingFile),
    castlingKingPiece: colors(rules.castlingKingPiece),
    castlingRookKingsideFile: printFile(rules.castlingRookKingsideFile),
    castlingRookQueensideFile: printFile(rules.castlingRookQueensideFile),
    castlingRookPieces: colors(rules.castlingRookPieces, types),
    oppositeCastling: rules.oppositeCastling,
    kingType: rules.kingType,
    checking: rules.checking,
    dropChecks: rules.dropChecks,
    mustCapture: rules.mustCapture,
    mustDrop: rules.mustDrop,
    mustDropType: rules.mustDropType,
    pieceDrops: rules.pieceDrops,
    dropLoop: rules.dropLoop,
    capturesToHand: rules.capturesToHand,
    firstRankPawnDrops: rules.firstRankPawnDrops,
    promotionZonePawnDrops: rules.promotionZonePawnDrops,
    enclosingDrop: rules.enclosingDrop,
    enclosingDropStart: printRegion(rules.enclosingDropStart),
    dropRegion: regions(rules.dropRegion),
    sittuyinRookDrop: rules.sittuyinRookDrop,
    dropOppositeColoredBishop: rules.dropOppositeColoredBishop,
    dropPromoted: rules.dropPromoted,
    dropNoDoubled: rules.dropNoDoubled,
    dropNoDoubledCount: rules.dropNoDoubledCount,
    immobilityIllegal: rules.immobilityIllegal,
    gating: rules.gating,
    wallingRule: rules.wallingRule,
    wallingRegion: regions(rules.wallingRegion),
    wallOrMove: rules.wallOrMove,
    seirawanGating: rules.seirawanGating,
    cambodianMoves: rules.cambodianMoves,
    diagonalLines: printRegion(rules.diagonalLines),
    pass: colors(rules.pass),
    passOnStalemate: colors(rules.passOnStalemate),
    makpongRule: rules.makpongRule,
    flyingGeneral: rules.flyingGeneral,
    soldierPromotionRank: rules.soldierPromotionRank + 1,
    flipEnclosedPieces: rules.flipEnclosedPieces,
    freeDrops: rules.freeDrops,
    nMoveRuleTypes: colors(rules.nMoveRuleTypes, types),
    nMoveRule: rules.nMoveRule,
    nFoldRule: rules.nFoldRule,
    nFoldValue: rules.nFoldValue,
    nFoldValueAbsolute: rules.nFoldValueAbsolute,
    perpetualCheckIllegal: rules.perpetualCheckIllegal,
    moveRepetitionIllegal: rules.moveRepetitionIllegal,
    chasingRule: rules.chasingRule,
    stalemateValue: rules.stalemateValue,
    stalematePieceCount: rules.stalematePieceCount,
    checkmateValue: rules.checkmateValue,
    shogiPawnDropMateIllegal: rules.shogiPawnDropMateIllegal,
    shatarMateRule: rules.shatarMateRule,
    bikjangRule: rules.bikjangRule,
    extinctionValue: rules.extinctionValue,
    extinctionClaim: rules.extinctionClaim,
    extinctionPseudoRoyal: rules.extinctionPseudoRoyal,
    dupleCheck: rules.dupleCheck,
    extinctionPieceTypes: types(rules.extinctionPieceTypes),
    extinctionPieceCount: rules.extinctionPieceCount,
    extinctionOpponentPieceCount: rules.extinctionOpponentPieceCount,
    flagPiece: colors(rules.flagPiece),
    flagRegion: regions(rules.flagRegion),
    flagPieceCount: rules.flagPieceCount,
    flagPieceBlockedWin: rules.flagPieceBlockedWin,
    flagMove: rules.flagMove,
    flagPieceSafe: rules.flagPieceSafe,
    checkCounting: rules.checkCounting,
    connectN: rules.connectN,
    connectPieceTypes: rules.connectPieceTypes.includes('*')
      ? 'ALL'
      : types(rules.connectPieceTypes),
    connectHorizontal: rules.connectHorizontal,
    connectVertical: rules.connectVertical,
    connectDiagonal: rules.connectDiagonal,
    connectRegion1: regions(rules.connectRegion1),
    connectRegion2: regions(rules.connectRegion2),
    connectNxN: rules.connectNxN,
    collinearN: rules.collinearN,
    connectValue: rules.connectValue,
    materialCounting: rules.materialCounting,
    adjudicateFullBoard: rules.adjudicateFullBoard,
    countingRule: rules.countingRule,
    castlingWins: printCastlingRights(rules.castlingWins),
    nnueAlias: rules.nnueAlias,
    endgameEval: rules.endgameEval,
  };
}

function colors<T extends Json>(value: ByColor<T>): Json;
function colors<T>(value: ByColor<T>, print: (value: T) => Json): Json;
function colors<T extends Json>(
  value: ByColor<T>,
  print: (value: T) => Json = (plain) => plain,
): Json {
  return { white: print(value.white), black: print(value.black) };
}

function regions(value: ByColor<SquareSet>): Json {
  return colors(value, (squares) => printRegion(squares));
}

function types(set: PieceSet<EnginePieceType>): readonly OneOrAny<EnginePieceType>[] {
  return set;
}

function object<T extends Json>(map: ReadonlyMap<string, T>): Json;
function object<T>(map: ReadonlyMap<string, T>, print: (value: T) => Json): Json;
function object<T extends Json>(
  map: ReadonlyMap<string, T>,
  print: (value: T) => Json = (plain) => plain,
): Json {
  return Object.fromEntries([...map].map(([key, value]) => [key, print(value)]));
}

/** Entries in the engine's order of types. */
function sorted<T>(map: ReadonlyMap<EnginePieceType, T>): ReadonlyMap<EnginePieceType, T> {
  return new Map(
    ENGINE_PIECE_TYPES.flatMap(({ type }) => {
      const value = map.get(type);
      return value === undefined ? [] : [[type, value] as const];
    }),
  );
}

/** The notations in the engine's slots, of pieces in the game or not. */
function notations({ pieces, kingType, unusedBetza }: EngineRules): Json {
  const slots = new Map(unusedBetza);
  for (const { type, betza } of pieces) {
    const slot = type === 'king' ? kingType : type;
    if ((isCustom(slot) || slot === CUSTOM_ROYAL) && betza !== '') slots.set(slot, betza);
  }
  const order = [...ENGINE_PIECE_TYPES.map(({ type }) => type).filter(isCustom), CUSTOM_ROYAL];
  return Object.fromEntries(
    order.flatMap((type) => {
      const betza = slots.get(type);
      return betza === undefined ? [] : [[type, betza] as const];
    }),
  );
}

/** Number of piece types a colour in the engine's tables: none, the types, an unused slot before the king. */
const TABLE_SIZE = 64;

/** The letters of both colours at the places of their types: White's upper case, Black's lower case, blanks elsewhere. */
function letterTable(
  pieces: readonly EnginePiece[],
  letterOf: (piece: EnginePiece) => string | null,
): string {
  const table = Array.from({ length: TABLE_SIZE }, () => ' ');
  for (const piece of pieces) {
    const place =
      piece.type === 'king'
        ? TABLE_SIZE - 1
        : ENGINE_PIECE_TYPES.findIndex(({ type }) => type === piece.type) + 1;
    table[place] = letterOf(piece) ?? ' ';
  }
  const row = table.join('');
  return row.toUpperCase() + row;
}
