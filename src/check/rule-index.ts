// Written by `npm run generate` from the files below rules/.
import betzaCastlingOrDrop from './rules/betza/castling-or-drop.js';
import betzaDeadDirections from './rules/betza/dead-directions.js';
import betzaDeadHopper from './rules/betza/dead-hopper.js';
import betzaDeadLameLeaper from './rules/betza/dead-lame-leaper.js';
import betzaDeadPiece from './rules/betza/dead-piece.js';
import betzaDeadRider from './rules/betza/dead-rider.js';
import betzaEFlagMakesEnPassantType from './rules/betza/e-flag-makes-en-passant-type.js';
import betzaEnPassant from './rules/betza/en-passant.js';
import betzaHopperRange from './rules/betza/hopper-range.js';
import betzaIgnoredLame from './rules/betza/ignored-lame.js';
import betzaInitialCapture from './rules/betza/initial-capture.js';
import betzaInitialNeedsDoubleStep from './rules/betza/initial-needs-double-step.js';
import betzaKingBetzaEmpty from './rules/betza/king-betza-empty.js';
import betzaKingDirections from './rules/betza/king-directions.js';
import betzaKingRedundantBetza from './rules/betza/king-redundant-betza.js';
import betzaKingRidesOrHops from './rules/betza/king-rides-or-hops.js';
import betzaLeakedModifiers from './rules/betza/leaked-modifiers.js';
import betzaLowercaseAtom from './rules/betza/lowercase-atom.js';
import betzaNoAtom from './rules/betza/no-atom.js';
import betzaNotJudged from './rules/betza/not-judged.js';
import betzaOutOfPlace from './rules/betza/out-of-place.js';
import betzaOverwritten from './rules/betza/overwritten.js';
import betzaPartedDirections from './rules/betza/parted-directions.js';
import betzaPawnTypeWithoutDoubleStep from './rules/betza/pawn-type-without-double-step.js';
import betzaPieceName from './rules/betza/piece-name.js';
import betzaRangeDigits from './rules/betza/range-digits.js';
import betzaReadDifferently from './rules/betza/read-differently.js';
import betzaTooLong from './rules/betza/too-long.js';
import betzaUnknownLetter from './rules/betza/unknown-letter.js';
import betzaUnsupportedHere from './rules/betza/unsupported-here.js';
import betzaWidened from './rules/betza/widened.js';
import boardBoardSizeWithoutStartFen from './rules/board/board-size-without-start-fen.js';
import boardLargerThan8x8 from './rules/board/larger-than-8x8.js';
import boardParentNeedsLargeBoard from './rules/board/parent-needs-large-board.js';
import dropCapturesToHandWithoutDrops from './rules/drop/captures-to-hand-without-drops.js';
import dropDropKeysWithoutPieceDrops from './rules/drop/drop-keys-without-piece-drops.js';
import dropDropNoDoubledCountZero from './rules/drop/drop-no-doubled-count-zero.js';
import dropDropNoDoubledWildcard from './rules/drop/drop-no-doubled-wildcard.js';
import dropMustDropWithMustCapture from './rules/drop/must-drop-with-must-capture.js';
import dropPawnDropKeysNeedPawn from './rules/drop/pawn-drop-keys-need-pawn.js';
import dropPawnDropMateNeedsShogiPawn from './rules/drop/pawn-drop-mate-needs-shogi-pawn.js';
import dropPieceDropsWithoutSource from './rules/drop/piece-drops-without-source.js';
import dropPocketSizeWithoutDrops from './rules/drop/pocket-size-without-drops.js';
import fenCastlingFilesWithoutRights from './rules/fen/castling-files-without-rights.js';
import fenCastlingRightsMissingInFen from './rules/fen/castling-rights-missing-in-fen.js';
import fenCastlingRightsWithoutCastling from './rules/fen/castling-rights-without-castling.js';
import fenCheckCountWithoutCheckCounting from './rules/fen/check-count-without-check-counting.js';
import fenCountingRuleWithEpField from './rules/fen/counting-rule-with-ep-field.js';
import fenGatesMissing from './rules/fen/gates-missing.js';
import fenInheritedStartFenUndefinedLetter from './rules/fen/inherited-start-fen-undefined-letter.js';
import fenInheritedStartFenUnpromotablePiece from './rules/fen/inherited-start-fen-unpromotable-piece.js';
import fenPocketWithoutDrops from './rules/fen/pocket-without-drops.js';
import fenPychessSideToMove from './rules/fen/pychess-side-to-move.js';
import fenStartFenCastlingLetter from './rules/fen/start-fen-castling-letter.js';
import fenStartFenCastlingRights from './rules/fen/start-fen-castling-rights.js';
import fenStartFenCheckCountTwoDigits from './rules/fen/start-fen-check-count-two-digits.js';
import fenStartFenCheckCountZero from './rules/fen/start-fen-check-count-zero.js';
import fenStartFenCounter from './rules/fen/start-fen-counter.js';
import fenStartFenDigitGroup from './rules/fen/start-fen-digit-group.js';
import fenStartFenDoubleBlank from './rules/fen/start-fen-double-blank.js';
import fenStartFenEpd from './rules/fen/start-fen-epd.js';
import fenStartFenFacingKings from './rules/fen/start-fen-facing-kings.js';
import fenStartFenGameOver from './rules/fen/start-fen-game-over.js';
import fenStartFenKingCountMismatch from './rules/fen/start-fen-king-count-mismatch.js';
import fenStartFenMissingCheckCount from './rules/fen/start-fen-missing-check-count.js';
import fenStartFenMissingKing from './rules/fen/start-fen-missing-king.js';
import fenStartFenMissingPocket from './rules/fen/start-fen-missing-pocket.js';
import fenStartFenNoKings from './rules/fen/start-fen-no-kings.js';
import fenStartFenOpponentInCheck from './rules/fen/start-fen-opponent-in-check.js';
import fenStartFenOutsideMobilityRegion from './rules/fen/start-fen-outside-mobility-region.js';
import fenStartFenPassingField from './rules/fen/start-fen-passing-field.js';
import fenStartFenPassingSquare from './rules/fen/start-fen-passing-square.js';
import fenStartFenPawnOnLastRank from './rules/fen/start-fen-pawn-on-last-rank.js';
import fenStartFenPocketLetter from './rules/fen/start-fen-pocket-letter.js';
import fenStartFenPocketUnclosed from './rules/fen/start-fen-pocket-unclosed.js';
import fenStartFenRoyalAbsent from './rules/fen/start-fen-royal-absent.js';
import fenStartFenTildeWithoutPromotion from './rules/fen/start-fen-tilde-without-promotion.js';
import fenStartFenTooManyFields from './rules/fen/start-fen-too-many-fields.js';
import fenStartFenTouchingKings from './rules/fen/start-fen-touching-kings.js';
import fenStartFenTwoKings from './rules/fen/start-fen-two-kings.js';
import fenStartFenUndefinedLetter from './rules/fen/start-fen-undefined-letter.js';
import fenStartFenUnknownSide from './rules/fen/start-fen-unknown-side.js';
import fenStartFenUnpromotablePiece from './rules/fen/start-fen-unpromotable-piece.js';
import fenStartFenUpsideDown from './rules/fen/start-fen-upside-down.js';
import fenStartFenWallWithoutWalling from './rules/fen/start-fen-wall-without-walling.js';
import fenStartFenWrongRankCount from './rules/fen/start-fen-wrong-rank-count.js';
import fenStartFenWrongWidth from './rules/fen/start-fen-wrong-width.js';
import iniBareCrLineEnds from './rules/ini/bare-cr-line-ends.js';
import iniBomHidesFirstSection from './rules/ini/bom-hides-first-section.js';
import iniBoolNotTrueFalse from './rules/ini/bool-not-true-false.js';
import iniCommentIndented from './rules/ini/comment-indented.js';
import iniDeprecatedKey from './rules/ini/deprecated-key.js';
import iniDeprecatedRankOffBoard from './rules/ini/deprecated-rank-off-board.js';
import iniDuplicateKey from './rules/ini/duplicate-key.js';
import iniEmptyFile from './rules/ini/empty-file.js';
import iniEnumWrongCase from './rules/ini/enum-wrong-case.js';
import iniFileUppercase from './rules/ini/file-uppercase.js';
import iniForkKey from './rules/ini/fork-key.js';
import iniIntInlineComment from './rules/ini/int-inline-comment.js';
import iniIntNegative from './rules/ini/int-negative.js';
import iniKeyCase from './rules/ini/key-case.js';
import iniKeyIndented from './rules/ini/key-indented.js';
import iniKeyNeedsColourSuffix from './rules/ini/key-needs-colour-suffix.js';
import iniKeySingularPlural from './rules/ini/key-singular-plural.js';
import iniKeyTabBeforeEquals from './rules/ini/key-tab-before-equals.js';
import iniNoSection from './rules/ini/no-section.js';
import iniNumberTrailingText from './rules/ini/number-trailing-text.js';
import iniParentAfterChild from './rules/ini/parent-after-child.js';
import iniPychessFile from './rules/ini/pychess-file.js';
import iniPychessName from './rules/ini/pychess-name.js';
import iniRemovedKey from './rules/ini/removed-key.js';
import iniSectionHeaderAtEofWithoutNewline from './rules/ini/section-header-at-eof-without-newline.js';
import iniSectionHeaderBlanks from './rules/ini/section-header-blanks.js';
import iniSectionHeaderIndented from './rules/ini/section-header-indented.js';
import iniSectionHeaderUnclosed from './rules/ini/section-header-unclosed.js';
import iniSectionNameNotSelectable from './rules/ini/section-name-not-selectable.js';
import iniTrailingWhitespace from './rules/ini/trailing-whitespace.js';
import iniValueInlineComment from './rules/ini/value-inline-comment.js';
import iniValueQuoted from './rules/ini/value-quoted.js';
import iniValueSemicolonList from './rules/ini/value-semicolon-list.js';
import iniValueUnknownWord from './rules/ini/value-unknown-word.js';
import iniWordNotForKey from './rules/ini/word-not-for-key.js';
import lettersFormLosesLetter from './rules/letters/form-loses-letter.js';
import lettersPieceLetterClash from './rules/letters/piece-letter-clash.js';
import pieceBetzaOnPredefined from './rules/piece/betza-on-predefined.js';
import pieceCustomEqualsBuiltin from './rules/piece/custom-equals-builtin.js';
import pieceCustomPawnWithoutPawnTypes from './rules/piece/custom-pawn-without-pawn-types.js';
import pieceCustomPieceBlankBeforeColon from './rules/piece/custom-piece-blank-before-colon.js';
import pieceCustomPieceMissingColon from './rules/piece/custom-piece-missing-colon.js';
import pieceCustomSlotReused from './rules/piece/custom-slot-reused.js';
import pieceMainPawnTypeIsLast from './rules/piece/main-pawn-type-is-last.js';
import pieceNoPromotionTypes from './rules/piece/no-promotion-types.js';
import pieceOptionLosesLetter from './rules/piece/option-loses-letter.js';
import piecePieceValueMissingColon from './rules/piece/piece-value-missing-colon.js';
import piecePromotedPieceTypeInherits from './rules/piece/promoted-piece-type-inherits.js';
import piecePromotedPieceTypeMissingColon from './rules/piece/promoted-piece-type-missing-colon.js';
import piecePromotedPieceTypeToKing from './rules/piece/promoted-piece-type-to-king.js';
import piecePromotedToItself from './rules/piece/promoted-to-itself.js';
import piecePromotionKeysWithoutMap from './rules/piece/promotion-keys-without-map.js';
import piecePromotionLimitAllReached from './rules/piece/promotion-limit-all-reached.js';
import piecePromotionLimitMissingColon from './rules/piece/promotion-limit-missing-colon.js';
import piecePromotionLimitNegative from './rules/piece/promotion-limit-negative.js';
import piecePromotionLimitUnused from './rules/piece/promotion-limit-unused.js';
import piecePromotionLosesLetter from './rules/piece/promotion-loses-letter.js';
import piecePromotionToKing from './rules/piece/promotion-to-king.js';
import piecePromotionToPawn from './rules/piece/promotion-to-pawn.js';
import pieceSetDashInMiddle from './rules/piece/set-dash-in-middle.js';
import pieceTypeSpecificRuleWithoutType from './rules/piece/type-specific-rule-without-type.js';
import regionDoubleStepRegionNotUpdated from './rules/region/double-step-region-not-updated.js';
import regionDropRegionEmpty from './rules/region/drop-region-empty.js';
import regionEnPassantRegionOffBoard from './rules/region/en-passant-region-off-board.js';
import regionMobilityRegionBlocksAttack from './rules/region/mobility-region-blocks-attack.js';
import regionMobilityRegionEmptyIsUnrestricted from './rules/region/mobility-region-empty-is-unrestricted.js';
import regionMobilityRegionOneColour from './rules/region/mobility-region-one-colour.js';
import regionMobilityRegionUnusedPiece from './rules/region/mobility-region-unused-piece.js';
import regionPromotionRegionNotUpdated from './rules/region/promotion-region-not-updated.js';
import regionPromotionRegionOffBoard from './rules/region/promotion-region-off-board.js';
import regionPromotionRegionsSwapped from './rules/region/promotion-regions-swapped.js';
import regionRegionBeyondEngine from './rules/region/region-beyond-engine.js';
import regionRegionCommaAndBlank from './rules/region/region-comma-and-blank.js';
import regionRegionCommaSeparated from './rules/region/region-comma-separated.js';
import regionRegionDashInMiddle from './rules/region/region-dash-in-middle.js';
import regionRegionDuplicateSquare from './rules/region/region-duplicate-square.js';
import regionRegionGluedSquares from './rules/region/region-glued-squares.js';
import regionRegionHalfSquare from './rules/region/region-half-square.js';
import regionRegionOffBoard from './rules/region/region-off-board.js';
import regionRegionOneColour from './rules/region/region-one-colour.js';
import regionRegionRange from './rules/region/region-range.js';
import regionRegionRankZero from './rules/region/region-rank-zero.js';
import regionRegionUppercase from './rules/region/region-uppercase.js';
import regionRegionWordCrash from './rules/region/region-word-crash.js';
import regionSameForBoth from './rules/region/same-for-both.js';
import regionWallingRegionEmpty from './rules/region/walling-region-empty.js';
import regionWallingRegionOverridesColours from './rules/region/walling-region-overrides-colours.js';
import ruleBlastWithKing from './rules/rule/blast-with-king.js';
import ruleCambodianMovesWithoutGating from './rules/rule/cambodian-moves-without-gating.js';
import ruleCambodianMovesWithoutKing from './rules/rule/cambodian-moves-without-king.js';
import ruleCastlingFileIsTheRooks from './rules/rule/castling-file-is-the-rooks.js';
import ruleCastlingFilesSwapped from './rules/rule/castling-files-swapped.js';
import ruleCastlingKeysWithoutCastling from './rules/rule/castling-keys-without-castling.js';
import ruleCastlingKingPieceWildcard from './rules/rule/castling-king-piece-wildcard.js';
import ruleCastlingNeverGiven from './rules/rule/castling-never-given.js';
import ruleCastlingRankAboveBoard from './rules/rule/castling-rank-above-board.js';
import ruleCastlingRookIsKing from './rules/rule/castling-rook-is-king.js';
import ruleCastlingRookLost from './rules/rule/castling-rook-lost.js';
import ruleCastlingTargetFileNotUpdated from './rules/rule/castling-target-file-not-updated.js';
import ruleCastlingTargetFileOffBoard from './rules/rule/castling-target-file-off-board.js';
import ruleCastlingToTheOtherSide from './rules/rule/castling-to-the-other-side.js';
import ruleCastlingWinsWithoutRights from './rules/rule/castling-wins-without-rights.js';
import ruleChasingRuleWithoutKing from './rules/rule/chasing-rule-without-king.js';
import ruleCheckCountingWithoutChecking from './rules/rule/check-counting-without-checking.js';
import ruleConnectAlreadyAtStart from './rules/rule/connect-already-at-start.js';
import ruleConnectNOne from './rules/rule/connect-n-one.js';
import ruleConnectNoDirection from './rules/rule/connect-no-direction.js';
import ruleConnectRegionIncomplete from './rules/rule/connect-region-incomplete.js';
import ruleDemotionToNothing from './rules/rule/demotion-to-nothing.js';
import ruleDoubleStepInheritedOff from './rules/rule/double-step-inherited-off.js';
import ruleDoubleStepRegionInheritedOff from './rules/rule/double-step-region-inherited-off.js';
import ruleDoubleStepRegionOwnStart from './rules/rule/double-step-region-own-start.js';
import ruleDuckWithKing from './rules/rule/duck-with-king.js';
import ruleDuckWithStones from './rules/rule/duck-with-stones.js';
import ruleDupleCheckWithoutPseudoRoyal from './rules/rule/duple-check-without-pseudo-royal.js';
import ruleExtinctionAlreadyAtStart from './rules/rule/extinction-already-at-start.js';
import ruleExtinctionOfKing from './rules/rule/extinction-of-king.js';
import ruleExtinctionTypesWithoutValue from './rules/rule/extinction-types-without-value.js';
import ruleExtinctionValueWithoutTypes from './rules/rule/extinction-value-without-types.js';
import ruleFlagOptionsWithoutRegion from './rules/rule/flag-options-without-region.js';
import ruleFlagPieceCountUnreachable from './rules/rule/flag-piece-count-unreachable.js';
import ruleFlagPieceNeverThere from './rules/rule/flag-piece-never-there.js';
import ruleFlagPieceSafeWithBlast from './rules/rule/flag-piece-safe-with-blast.js';
import ruleFlagRegionReachedAtStart from './rules/rule/flag-region-reached-at-start.js';
import ruleFlagRegionWithoutFlagPiece from './rules/rule/flag-region-without-flag-piece.js';
import ruleFlipEnclosedWithKing from './rules/rule/flip-enclosed-with-king.js';
import ruleGatingAlone from './rules/rule/gating-alone.js';
import ruleImmuneTypesWithRoyal from './rules/rule/immune-types-with-royal.js';
import ruleMandatoryPromotionAbsent from './rules/rule/mandatory-promotion-absent.js';
import ruleNfoldOne from './rules/rule/nfold-one.js';
import ruleNfoldPerspective from './rules/rule/nfold-perspective.js';
import ruleNfoldValueAbsoluteWithDraw from './rules/rule/nfold-value-absolute-with-draw.js';
import ruleNmoveruleOverLimit from './rules/rule/nmoverule-over-limit.js';
import ruleNoWayToWin from './rules/rule/no-way-to-win.js';
import ruleOptionWithoutEffect from './rules/rule/option-without-effect.js';
import ruleParentInheritsDerivedCastling from './rules/rule/parent-inherits-derived-castling.js';
import rulePassWithWalls from './rules/rule/pass-with-walls.js';
import rulePawnsPromoteAnyway from './rules/rule/pawns-promote-anyway.js';
import rulePawnsTakeEnPassant from './rules/rule/pawns-take-en-passant.js';
import rulePerpetualCheckAbsent from './rules/rule/perpetual-check-absent.js';
import rulePetrifyKing from './rules/rule/petrify-king.js';
import rulePseudoRoyalWithoutTypes from './rules/rule/pseudo-royal-without-types.js';
import rulePychessUnsupported from './rules/rule/pychess-unsupported.js';
import ruleSeirawanGatingWithoutGating from './rules/rule/seirawan-gating-without-gating.js';
import ruleSeirawanGatingWithoutPocket from './rules/rule/seirawan-gating-without-pocket.js';
import ruleSoldierPromotionRankOffBoard from './rules/rule/soldier-promotion-rank-off-board.js';
import ruleStalemateDefaultDrawInShogiTemplate from './rules/rule/stalemate-default-draw-in-shogi-template.js';
import ruleStalematePerspective from './rules/rule/stalemate-perspective.js';
import ruleStalematePieceCountWithDraw from './rules/rule/stalemate-piece-count-with-draw.js';
import ruleStalemateValueWithPass from './rules/rule/stalemate-value-with-pass.js';
import ruleWallOrMoveWithoutWalling from './rules/rule/wall-or-move-without-walling.js';
import ruleWallingOverflowsMoves from './rules/rule/walling-overflows-moves.js';
import ruleWallingWithDrops from './rules/rule/walling-with-drops.js';
import ruleWallingWithPromotion from './rules/rule/walling-with-promotion.js';
import ruleWildcardIsNoType from './rules/rule/wildcard-is-no-type.js';
import xboardBetzaDiffers from './rules/xboard/betza-differs.js';
import xboardKingSlot from './rules/xboard/king-slot.js';
import xboardPieceToCharTableLength from './rules/xboard/piece-to-char-table-length.js';
import xboardPieceToCharTableMissingPiece from './rules/xboard/piece-to-char-table-missing-piece.js';
import xboardPieceToCharTableUndefinedLetter from './rules/xboard/piece-to-char-table-undefined-letter.js';
import xboardTablePlusMismatch from './rules/xboard/table-plus-mismatch.js';
import xboardTenHandRows from './rules/xboard/ten-hand-rows.js';
import xboardVariantTemplateUnknown from './rules/xboard/variant-template-unknown.js';

export const rules = [
  betzaCastlingOrDrop,
  betzaDeadDirections,
  betzaDeadHopper,
  betzaDeadLameLeaper,
  betzaDeadPiece,
  betzaDeadRider,
  betzaEFlagMakesEnPassantType,
  betzaEnPassant,
  betzaHopperRange,
  betzaIgnoredLame,
  betzaInitialCapture,
  betzaInitialNeedsDoubleStep,
  betzaKingBetzaEmpty,
  betzaKingDirections,
  betzaKingRedundantBetza,
  betzaKingRidesOrHops,
  betzaLeakedModifiers,
  betzaLowercaseAtom,
  betzaNoAtom,
  betzaNotJudged,
  betzaOutOfPlace,
  betzaOverwritten,
  betzaPartedDirections,
  betzaPawnTypeWithoutDoubleStep,
  betzaPieceName,
  betzaRangeDigits,
  betzaReadDifferently,
  betzaTooLong,
  betzaUnknownLetter,
  betzaUnsupportedHere,
  betzaWidened,
  boardBoardSizeWithoutStartFen,
  boardLargerThan8x8,
  boardParentNeedsLargeBoard,
  dropCapturesToHandWithoutDrops,
  dropDropKeysWithoutPieceDrops,
  dropDropNoDoubledCountZero,
  dropDropNoDoubledWildcard,
  dropMustDropWithMustCapture,
  dropPawnDropKeysNeedPawn,
  dropPawnDropMateNeedsShogiPawn,
  dropPieceDropsWithoutSource,
  dropPocketSizeWithoutDrops,
  fenCastlingFilesWithoutRights,
  fenCastlingRightsMissingInFen,
  fenCastlingRightsWithoutCastling,
  fenCheckCountWithoutCheckCounting,
  fenCountingRuleWithEpField,
  fenGatesMissing,
  fenInheritedStartFenUndefinedLetter,
  fenInheritedStartFenUnpromotablePiece,
  fenPocketWithoutDrops,
  fenPychessSideToMove,
  fenStartFenCastlingLetter,
  fenStartFenCastlingRights,
  fenStartFenCheckCountTwoDigits,
  fenStartFenCheckCountZero,
  fenStartFenCounter,
  fenStartFenDigitGroup,
  fenStartFenDoubleBlank,
  fenStartFenEpd,
  fenStartFenFacingKings,
  fenStartFenGameOver,
  fenStartFenKingCountMismatch,
  fenStartFenMissingCheckCount,
  fenStartFenMissingKing,
  fenStartFenMissingPocket,
  fenStartFenNoKings,
  fenStartFenOpponentInCheck,
  fenStartFenOutsideMobilityRegion,
  fenStartFenPassingField,
  fenStartFenPassingSquare,
  fenStartFenPawnOnLastRank,
  fenStartFenPocketLetter,
  fenStartFenPocketUnclosed,
  fenStartFenRoyalAbsent,
  fenStartFenTildeWithoutPromotion,
  fenStartFenTooManyFields,
  fenStartFenTouchingKings,
  fenStartFenTwoKings,
  fenStartFenUndefinedLetter,
  fenStartFenUnknownSide,
  fenStartFenUnpromotablePiece,
  fenStartFenUpsideDown,
  fenStartFenWallWithoutWalling,
  fenStartFenWrongRankCount,
  fenStartFenWrongWidth,
  iniBareCrLineEnds,
  iniBomHidesFirstSection,
  iniBoolNotTrueFalse,
  iniCommentIndented,
  iniDeprecatedKey,
  iniDeprecatedRankOffBoard,
  iniDuplicateKey,
  iniEmptyFile,
  iniEnumWrongCase,
  iniFileUppercase,
  iniForkKey,
  iniIntInlineComment,
  iniIntNegative,
  iniKeyCase,
  iniKeyIndented,
  iniKeyNeedsColourSuffix,
  iniKeySingularPlural,
  iniKeyTabBeforeEquals,
  iniNoSection,
  iniNumberTrailingText,
  iniParentAfterChild,
  iniPychessFile,
  iniPychessName,
  iniRemovedKey,
  iniSectionHeaderAtEofWithoutNewline,
  iniSectionHeaderBlanks,
  iniSectionHeaderIndented,
  iniSectionHeaderUnclosed,
  iniSectionNameNotSelectable,
  iniTrailingWhitespace,
  iniValueInlineComment,
  iniValueQuoted,
  iniValueSemicolonList,
  iniValueUnknownWord,
  iniWordNotForKey,
  lettersFormLosesLetter,
  lettersPieceLetterClash,
  pieceBetzaOnPredefined,
  pieceCustomEqualsBuiltin,
  pieceCustomPawnWithoutPawnTypes,
  pieceCustomPieceBlankBeforeColon,
  pieceCustomPieceMissingColon,
  pieceCustomSlotReused,
  pieceMainPawnTypeIsLast,
  pieceNoPromotionTypes,
  pieceOptionLosesLetter,
  piecePieceValueMissingColon,
  piecePromotedPieceTypeInherits,
  piecePromotedPieceTypeMissingColon,
  piecePromotedPieceTypeToKing,
  piecePromotedToItself,
  piecePromotionKeysWithoutMap,
  piecePromotionLimitAllReached,
  piecePromotionLimitMissingColon,
  piecePromotionLimitNegative,
  piecePromotionLimitUnused,
  piecePromotionLosesLetter,
  piecePromotionToKing,
  piecePromotionToPawn,
  pieceSetDashInMiddle,
  pieceTypeSpecificRuleWithoutType,
  regionDoubleStepRegionNotUpdated,
  regionDropRegionEmpty,
  regionEnPassantRegionOffBoard,
  regionMobilityRegionBlocksAttack,
  regionMobilityRegionEmptyIsUnrestricted,
  regionMobilityRegionOneColour,
  regionMobilityRegionUnusedPiece,
  regionPromotionRegionNotUpdated,
  regionPromotionRegionOffBoard,
  regionPromotionRegionsSwapped,
  regionRegionBeyondEngine,
  regionRegionCommaAndBlank,
  regionRegionCommaSeparated,
  regionRegionDashInMiddle,
  regionRegionDuplicateSquare,
  regionRegionGluedSquares,
  regionRegionHalfSquare,
  regionRegionOffBoard,
  regionRegionOneColour,
  regionRegionRange,
  regionRegionRankZero,
  regionRegionUppercase,
  regionRegionWordCrash,
  regionSameForBoth,
  regionWallingRegionEmpty,
  regionWallingRegionOverridesColours,
  ruleBlastWithKing,
  ruleCambodianMovesWithoutGating,
  ruleCambodianMovesWithoutKing,
  ruleCastlingFileIsTheRooks,
  ruleCastlingFilesSwapped,
  ruleCastlingKeysWithoutCastling,
  ruleCastlingKingPieceWildcard,
  ruleCastlingNeverGiven,
  ruleCastlingRankAboveBoard,
  ruleCastlingRookIsKing,
  ruleCastlingRookLost,
  ruleCastlingTargetFileNotUpdated,
  ruleCastlingTargetFileOffBoard,
  ruleCastlingToTheOtherSide,
  ruleCastlingWinsWithoutRights,
  ruleChasingRuleWithoutKing,
  ruleCheckCountingWithoutChecking,
  ruleConnectAlreadyAtStart,
  ruleConnectNOne,
  ruleConnectNoDirection,
  ruleConnectRegionIncomplete,
  ruleDemotionToNothing,
  ruleDoubleStepInheritedOff,
  ruleDoubleStepRegionInheritedOff,
  ruleDoubleStepRegionOwnStart,
  ruleDuckWithKing,
  ruleDuckWithStones,
  ruleDupleCheckWithoutPseudoRoyal,
  ruleExtinctionAlreadyAtStart,
  ruleExtinctionOfKing,
  ruleExtinctionTypesWithoutValue,
  ruleExtinctionValueWithoutTypes,
  ruleFlagOptionsWithoutRegion,
  ruleFlagPieceCountUnreachable,
  ruleFlagPieceNeverThere,
  ruleFlagPieceSafeWithBlast,
  ruleFlagRegionReachedAtStart,
  ruleFlagRegionWithoutFlagPiece,
  ruleFlipEnclosedWithKing,
  ruleGatingAlone,
  ruleImmuneTypesWithRoyal,
  ruleMandatoryPromotionAbsent,
  ruleNfoldOne,
  ruleNfoldPerspective,
  ruleNfoldValueAbsoluteWithDraw,
  ruleNmoveruleOverLimit,
  ruleNoWayToWin,
  ruleOptionWithoutEffect,
  ruleParentInheritsDerivedCastling,
  rulePassWithWalls,
  rulePawnsPromoteAnyway,
  rulePawnsTakeEnPassant,
  rulePerpetualCheckAbsent,
  rulePetrifyKing,
  rulePseudoRoyalWithoutTypes,
  rulePychessUnsupported,
  ruleSeirawanGatingWithoutGating,
  ruleSeirawanGatingWithoutPocket,
  ruleSoldierPromotionRankOffBoard,
  ruleStalemateDefaultDrawInShogiTemplate,
  ruleStalematePerspective,
  ruleStalematePieceCountWithDraw,
  ruleStalemateValueWithPass,
  ruleWallOrMoveWithoutWalling,
  ruleWallingOverflowsMoves,
  ruleWallingWithDrops,
  ruleWallingWithPromotion,
  ruleWildcardIsNoType,
  xboardBetzaDiffers,
  xboardKingSlot,
  xboardPieceToCharTableLength,
  xboardPieceToCharTableMissingPiece,
  xboardPieceToCharTableUndefinedLetter,
  xboardTablePlusMismatch,
  xboardTenHandRows,
  xboardVariantTemplateUnknown,
];
