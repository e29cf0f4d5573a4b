/**
 * Keys that Fairy-Stockfish-X (RainRat/Fairy-Stockfish-X, a12d41c3) reads and Fairy-Stockfish does not. Not included are keys for both
 * colours where Fairy-Stockfish has a separate key for each colour.
 */
export const FAIRY_STOCKFISH_X_KEYS: ReadonlySet<string> = new Set(
  `
    adjacentSwapDiagonal adjacentSwapFriendly adjacentSwapMoveTypes
    adjacentSwapRequiresEmptyNeighbor adjacentSwapTargetTypes allowChecks
    alternating2x2DropIllegal antiRoyalCount antiRoyalKingMutuallyImmune antiRoyalSelfCaptureOnly
    antiRoyalTypes blastCenter blastDiagonals blastOnCaptureMoverCenter blastOnMove
    blastOnSameTypeCapture blastOnSelfDestruct blastOrthogonals blastPassiveTypes blastPattern
    blastPromotion borrowOpponentDropsWhenEmpty captureAllowed captureAllowedBlack
    captureAllowedWhite captureDemotedPieceType captureDemotion captureDrops captureForbidden
    captureForbiddenBlack captureForbiddenWhite captureMorph captureToHandSide captureToHandTypes
    captureType castlingForbiddenPlies castlingIgnoreCheck castlingPromotedPiece
    changingColorPieceTypes changingColorTrigger checkedRoyalsIgnoreFreeze cloneMoveTypes
    commitGates connect3D connect4D connectGoalByType connectGoalSimulValueByMover connectGroup
    connectNorthEast connectPieceGoal connectRegion3 connectSouthEast cylindrical
    deathOnCaptureTypes diagonalGeneral doublePassEndsGame dropKingLast dropMates dropPieceTypes
    edgeInsertFrom edgeInsertFromBlack edgeInsertFromWhite edgeInsertOnly
    edgeInsertOpponentEjectionLock edgeInsertRegion edgeInsertTypes enPassantPassedSquares
    extinctionAllPieceTypes extinctionMustAppear firstMoveLoseOnCheck firstMovePieceTypes
    flagPieceTypes forcedJumpContinuation forcedJumpSameDirection freeDrops freezeCooldown
    freezeDiagonals freezeImmunePieceTypes freezePieceTypes freezePotion gatingFromHand hexBoard
    hostageExchange jumpCooldown jumpPotion laserAutoFire laserDiagonal
    laserEmitterOrientationOffset laserEmitters laserFireAnyRotation laserFireSelectedEmitter
    laserGame laserPortalFallback laserRotationPathFilter laserRotationRequiresAction
    libertyCapture libertySelfCapture mandatoryPromotionRegion materialCountingPieceTypes
    moveMorphPieceType multimoveCapture multimoveCheck multimoves mustCaptureEnPassant
    mutuallyHopIllegalTypes nFoldRuleImmediate nMoveHardLimitRule nMoveHardLimitRuleValue
    nMoveRuleImmediate openingSelfRemoval openingSelfRemovalAdjacentToLast
    openingSelfRemovalRegion openingSwapDrop openingSwapMirrorMainDiagonal orientationCounts
    orientedPieceTypes passUntilSetup pathwayDropRule payPointsToDrop
    petrifyOnCaptureSuppressTransfer piecePoints pointsCounting pointsGoal pointsGoalSimulValue
    pointsGoalSimulValueByMostPoints pointsGoalSimulValueByMover pointsGoalValue
    pointsRuleCaptures potionDropOnOccupied potions priorityDropTypes prisonPawnPromotion
    progressiveMultimove promotionConsumeInHand promotionRequireInHand promotionSteal
    pseudoRoyalCaptureIllegal pseudoRoyalCount pseudoRoyalTypes pseudoRoyalValue pullingStrength
    pushCaptureAgainstFriendlyBlocker pushChainEnemyOnly pushFirstColor pushNoImmediateReturn
    pushingRemoves pushingStrength reciprocalWeakConnectionDrop removeConnectN
    removeConnectNByType rexExclusiveMorph rifleCapture rotateAfterMove rotationDelta
    rotationTwoWay royalPieceNoThroughCheck samePlayerBoardRepetitionIllegal selfCapture
    selfCaptureTypes selfDestructTypes stackedPieceType stepwisePushing surroundCaptureEdge
    surroundCaptureHostileRegion surroundCaptureIntervene surroundCaptureMaxRegion
    surroundCaptureOpposite surroundClaimExtraTurn surroundClaimPiece surroundClaimRegion
    swapForbiddenPlies swapNoImmediateReturn symmetricDropTypes toroidal trapProtection trapRegion
    virtualDropLimit virtualDrops walling weakConnectionNobiImpossible weakCrosscutDropIllegal
    weakDiagonalConnect
  `
    .trim()
    .split(/\s+/),
);

/** Whether the fork reads a key. Many of its keys can also end in a colour. */
export function isForkKey(key: string): boolean {
  return (
    FAIRY_STOCKFISH_X_KEYS.has(key.replace(/(?:White|Black)$/, '')) ||
    FAIRY_STOCKFISH_X_KEYS.has(key)
  );
}
