import { describe, expect, it } from 'vitest';
import {
  RULE_FAMILIES,
  UNDESCRIBED_RULES,
  type DescribedRuleKey,
} from '../../src/explain/families.js';
import { explainVariant } from '../../src/explain/variant.js';
import { sectionGame, sentencesOf, described } from './described.js';

/**
 * For each field a section whose last line sets it, so that the description differs from the one without the line. A field that no
 * option sets has its own test.
 */
const SECTIONS: Readonly<Record<Exclude<DescribedRuleKey, 'freeDrops'>, string>> = {
  promotionRegion: 'parent = chess\npromotionRegionWhite = *7 *8',
  promotionPawnTypes: 'parent = chess\npromotionPawnTypes = pn',
  promotionPieceTypes: 'parent = chess\npromotionPieceTypes = q',
  sittuyinPromotion: 'parent = chess\nsittuyinPromotion = true',
  piecePromotionOnCapture: 'parent = shogi\npiecePromotionOnCapture = true',
  mandatoryPawnPromotion: 'parent = chess\nmandatoryPawnPromotion = false',
  mandatoryPiecePromotion: 'parent = shogi\nmandatoryPiecePromotion = true',
  pieceDemotion: 'parent = shogi\npieceDemotion = true',
  immobilityIllegal: 'parent = crazyhouse\nimmobilityIllegal = true',
  doubleStepRegion: 'parent = chess\ndoubleStepRegionWhite = *3',
  tripleStepRegion: 'parent = chess\ntripleStepRegionWhite = *2',
  enPassantRegion: 'parent = chess\nenPassantRegion = -',
  enPassantTypes: 'parent = chess\nenPassantTypes = pn',
  castling: 'parent = chess\ncastling = false',
  castlingDroppedPiece: 'parent = crazyhouse\ncastlingDroppedPiece = true',
  castlingKingsideFile: 'parent = chess\ncastlingKingsideFile = f',
  castlingQueensideFile: 'parent = chess\ncastlingQueensideFile = b',
  castlingRank: 'parent = placement\ncastlingRank = 2',
  castlingKingFile: 'parent = placement\ncastlingKingFile = d',
  castlingKingPiece: 'parent = placement\ncastlingKingPiece = q',
  castlingRookKingsideFile: 'parent = placement\ncastlingRookKingsideFile = g',
  castlingRookQueensideFile: 'parent = placement\ncastlingRookQueensideFile = b',
  castlingRookPieces: 'parent = placement\ncastlingRookPieces = n',
  oppositeCastling: 'parent = chess\noppositeCastling = true',
  chess960: 'parent = chess\nchess960 = true',
  mustCapture: 'parent = chess\nmustCapture = true',
  blastOnCapture: 'parent = atomic\nblastOnCapture = false',
  blastImmuneTypes: 'parent = atomic\nblastImmuneTypes = n',
  petrifyOnCaptureTypes: 'parent = chess\npetrifyOnCaptureTypes = n',
  petrifyBlastPieces: 'parent = atomic\npetrifyBlastPieces = true',
  mutuallyImmuneTypes: 'parent = chess\nmutuallyImmuneTypes = n',
  pieceDrops: 'parent = crazyhouse\npieceDrops = false',
  capturesToHand: 'parent = crazyhouse\ncapturesToHand = false',
  dropLoop: 'parent = crazyhouse\ndropLoop = true',
  twoBoards: 'parent = crazyhouse\ntwoBoards = true',
  mustDrop: 'parent = crazyhouse\nmustDrop = true',
  mustDropType: 'parent = crazyhouse\nmustDrop = true\nmustDropType = q',
  firstRankPawnDrops: 'parent = crazyhouse\nfirstRankPawnDrops = true',
  promotionZonePawnDrops: 'parent = crazyhouse\npromotionZonePawnDrops = true',
  dropRegion: 'parent = crazyhouse\ndropRegionWhite = *4',
  sittuyinRookDrop: 'parent = crazyhouse\nsittuyinRookDrop = true',
  dropOppositeColoredBishop: 'parent = crazyhouse\ndropOppositeColoredBishop = true',
  dropPromoted: 'parent = shogi\ndropPromoted = true',
  enclosingDrop: 'parent = crazyhouse\nenclosingDrop = snort',
  enclosingDropStart: 'parent = crazyhouse\nenclosingDrop = reversi\nenclosingDropStart = d4 e4',
  pass: 'parent = chess\npassWhite = true',
  passOnStalemate: 'parent = chess\npassOnStalemateBlack = true',
  gating: 'parent = seirawan\ngating = false',
  seirawanGating: 'parent = seirawan\nseirawanGating = false',
  cambodianMoves: 'parent = cambodian\ncambodianMoves = false',
  wallingRule: 'parent = duck\nwallingRule = edge',
  wallingRegion: 'parent = duck\nwallingRegion = *4',
  wallOrMove: 'parent = duck\nwallOrMove = true',
  flipEnclosedPieces: 'parent = ataxx\nflipEnclosedPieces = quadwrangle',
  checking: 'parent = chess\nchecking = false',
  dropChecks: 'parent = crazyhouse\ndropChecks = false',
  dupleCheck: 'parent = spartan\ndupleCheck = false',
  extinctionPseudoRoyal: 'parent = spartan\nextinctionPseudoRoyal = false',
  flyingGeneral: 'parent = chess\nflyingGeneral = true',
  makpongRule: 'parent = chess\nmakpongRule = true',
  flagPiece: 'parent = kingofthehill\nflagPiece = q',
  flagRegion: 'parent = kingofthehill\nflagRegion = d4',
  flagPieceCount: 'parent = kingofthehill\nflagPieceCount = 2',
  flagPieceBlockedWin: 'parent = kingofthehill\nflagPieceCount = 2\nflagPieceBlockedWin = true',
  flagMove: 'parent = kingofthehill\nflagMove = true',
  flagPieceSafe: 'parent = kingofthehill\nflagPieceSafe = true',
  checkCounting:
    'parent = chess\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2+5 0 1\ncheckCounting = true',
  castlingWins: 'parent = chess\ncastlingWins = K',
  connectN: 'parent = chess\nconnectN = 4',
  connectPieceTypes: 'parent = chess\nconnectN = 4\nconnectPieceTypes = n',
  connectHorizontal: 'parent = chess\nconnectN = 4\nconnectHorizontal = false',
  connectVertical: 'parent = chess\nconnectN = 4\nconnectVertical = false',
  connectDiagonal: 'parent = chess\nconnectN = 4\nconnectDiagonal = false',
  connectRegion1: 'parent = chess\nconnectRegion2White = *8\nconnectRegion1White = *1',
  connectRegion2: 'parent = chess\nconnectRegion1Black = *1\nconnectRegion2Black = *8',
  connectNxN: 'parent = chess\nconnectNxN = 2',
  collinearN: 'parent = chess\ncollinearN = 3',
  connectValue: 'parent = chess\nconnectN = 4\nconnectValue = loss',
  extinctionValue: 'parent = antichess\nextinctionValue = loss',
  extinctionClaim: 'parent = antichess\nextinctionClaim = true',
  extinctionPieceTypes: 'parent = antichess\nextinctionPieceTypes = q',
  extinctionPieceCount: 'parent = antichess\nextinctionPieceCount = 1',
  extinctionOpponentPieceCount: 'parent = antichess\nextinctionOpponentPieceCount = 2',
  checkmateValue: 'parent = chess\ncheckmateValue = win',
  shatarMateRule: 'parent = chess\nshatarMateRule = true',
  stalemateValue: 'parent = chess\nstalemateValue = win',
  stalematePieceCount: 'parent = chess\nstalemateValue = win\nstalematePieceCount = true',
  nFoldRule: 'parent = chess\nnFoldRule = 0',
  nFoldValue: 'parent = chess\nnFoldValue = win',
  nFoldValueAbsolute: 'parent = chess\nnFoldValue = win\nnFoldValueAbsolute = true',
  perpetualCheckIllegal: 'parent = chess\nperpetualCheckIllegal = true',
  moveRepetitionIllegal: 'parent = chess\nmoveRepetitionIllegal = true',
  chasingRule: 'parent = chess\nchasingRule = axf',
  nMoveRule: 'parent = chess\nnMoveRule = 60',
  nMoveRuleTypes: 'parent = chess\nnMoveRuleTypes = n',
  bikjangRule: 'parent = chess\nbikjangRule = true',
  adjudicateFullBoard: 'parent = chess\nadjudicateFullBoard = true',
  materialCounting: 'parent = chess\nmaterialCounting = janggi',
  countingRule: 'parent = makruk\ncountingRule = cambodian',
};

function sentences(lines: string): readonly string[] {
  return sentencesOf(explainVariant(described(sectionGame(lines))));
}

describe('each field of the rules', () => {
  it.each(Object.entries(SECTIONS))('%s changes the description', (_field, lines) => {
    const without = lines.split('\n').slice(0, -1).join('\n');
    expect(sentences(lines)).not.toEqual(sentences(without));
  });

  it('freeDrops changes the description', () => {
    const game = sectionGame('parent = ataxx');
    const taken = { ...game, rules: { ...game.rules, freeDrops: false } };
    expect(game.rules.freeDrops).toBe(true);
    expect(sentencesOf(explainVariant(described(game)))).not.toEqual(
      sentencesOf(explainVariant(described(taken))),
    );
  });

  it('is described, or left out for a reason', () => {
    const inSentences = new Set<string>(RULE_FAMILIES.flatMap(({ fields }) => [...fields]));
    expect(Object.keys(UNDESCRIBED_RULES).filter((key) => inSentences.has(key))).toEqual([]);
    expect(Object.values(UNDESCRIBED_RULES).every((reason) => reason.length > 20)).toBe(true);
  });
});
