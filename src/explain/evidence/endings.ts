import { goesForward } from '../../ir/movement.js';
import { countsChecks, type Game } from '../../play/game.js';
import { CASTLING, CASTLING_GATING, kindOf } from '../../play/move.js';
import { otherSide, SIDES } from '../../play/piece-code.js';
import { LAST_MOVE, stateAt } from '../../play/position.js';
import { winOf } from '../../play/outcome-value.js';
import { insufficientMaterial } from '../../play/mechanics/insufficient-material.js';
import { isPseudoRoyalChecked, pseudoRoyalTypes } from '../../play/pseudo-royal.js';
import { ofSide } from '../../play/tables/tables.js';
import type { EndingKind, EndingRow, Rules, Scene } from './ending-kinds.js';

const always = (): boolean => true;

/** Whether checkmate is possible: there are royal pieces, and they may be attacked; only checks of the type `king` can be forbidden. */
function canBeMated(game: Game): boolean {
  return hasRoyals(game) && (game.rules.checking || game.king === null);
}

/** Whether the game has pieces that can be mated. */
function hasRoyals({ king, royals, rules }: Game): boolean {
  return king !== null || royals !== undefined || rules.extinctionPseudoRoyal;
}

function hasShatarMate({ king, rules }: Game): boolean {
  return rules.shatarMateRule && king !== null;
}

function canPass({ rules }: Game): boolean {
  return SIDES.every((side) => ofSide(rules.pass, side) || ofSide(rules.passOnStalemate, side));
}

/** Whether a pseudo-royal piece is attacked. */
function isRoyalAttacked({ match: { position } }: Scene): boolean {
  return (
    position.tables.game.rules.extinctionPseudoRoyal &&
    isPseudoRoyalChecked(position, pseudoRoyalTypes(position.tables))
  );
}

function lastMoveCastles({ match: { position } }: Scene): boolean {
  const kind = kindOf(position.state[stateAt(position) + LAST_MOVE] ?? 0);
  return position.ply > 0 && (kind === CASTLING || kind === CASTLING_GATING);
}

/** Whether the player who made the last move has won. */
function moverWins({ ending, match: { position } }: Scene): boolean {
  return ending.outcome === winOf(otherSide(position.turn));
}

/** Whether the outcome depends on an option: it would differ with these values. */
function needs(change: Partial<Rules>): (scene: Scene) => boolean {
  return ({ ending, otherwise }) => otherwise(change) !== ending.outcome;
}

/** Whether a position can repeat. It cannot if every move builds a wall, captures, or goes forward with no way back. */
function canRepeat({ pieces, rules }: Game): boolean {
  const { capturesToHand, pass, wallingRule, wallOrMove } = rules;
  if (rules.nFoldRule <= 0) return false;
  if (wallingRule !== 'none' && wallingRule !== 'duck' && !wallOrMove) return false;
  return (
    capturesToHand ||
    pass.white ||
    pass.black ||
    pieces.some(({ movement }) =>
      movement.some((one) => one.modality === 'quiet' && !goesForward(one)),
    )
  );
}

const REPETITION = { by: ['repetition'], recipes: ['scattered', 'cornered'] } as const;
const CONNECT = { by: ['connect'], recipes: ['planted'] } as const;
const ADJUDICATION = { by: ['adjudication'], keys: ['materialCounting'] } as const;

/** All ways a game can end. */
export const ENDINGS: Readonly<Record<EndingKind, EndingRow>> = {
  checkmate: {
    title: 'Checkmate',
    story: 'The player to move is in check and has no legal move.',
    by: ['checkmate', 'shatar-mate', 'stalemate'],
    keys: ['checkmateValue'],
    isPossibleIn: canBeMated,
    matches: (scene) =>
      scene.ending.by === 'checkmate' ||
      (scene.ending.by === 'shatar-mate' ? moverWins(scene) : isRoyalAttacked(scene)),
    recipes: ['cornered'],
  },
  'drop-mate': {
    title: 'Mate by a dropped pawn',
    story: 'The last move mates by dropping a pawn.',
    by: ['drop-mate'],
    keys: ['shogiPawnDropMateIllegal'],
    isPossibleIn: ({ king, pieces, rules }) =>
      king !== null && rules.pieceDrops && pieces.some(({ dropMateLoses }) => dropMateLoses),
    matches: always,
    recipes: ['cornered'],
  },
  'knight-mate': {
    title: 'Mate by a knight',
    story: 'The last move mates with just a knight.',
    by: ['shatar-mate'],
    keys: ['shatarMateRule'],
    isPossibleIn: hasShatarMate,
    matches: (scene) => !moverWins(scene) && scene.ending.outcome !== 'draw',
    recipes: ['cornered'],
  },
  'mate-without-shak': {
    title: 'Mate without a check by a rook, a knight or a bers',
    story:
      'The player to move is mated, but none of the checks in a row up to this one was by a rook, a knight or a bers.',
    by: ['shatar-mate'],
    keys: ['shatarMateRule'],
    isPossibleIn: hasShatarMate,
    matches: ({ ending }) => ending.outcome === 'draw',
    recipes: ['cornered'],
  },
  stalemate: {
    title: 'No legal move, and no check',
    story: 'The player to move has no legal move and is not in check.',
    by: ['stalemate'],
    keys: ['stalemateValue', 'stalematePieceCount', 'materialCounting'],
    isPossibleIn: (game) => !canPass(game),
    matches: always,
    recipes: ['cornered', 'scattered', 'filled'],
  },
  'to-and-fro': {
    ...REPETITION,
    title: 'One piece moved back and forth',
    story: 'The last move repeats a move back and forth once too often.',
    keys: ['moveRepetitionIllegal'],
    isPossibleIn: (game) => canRepeat(game) && game.rules.moveRepetitionIllegal,
    matches: needs({ moveRepetitionIllegal: false }),
  },
  'perpetual-check': {
    ...REPETITION,
    title: 'Perpetual check',
    story: 'The position has repeated, and one player has given check with every move in between.',
    keys: ['perpetualCheckIllegal'],
    isPossibleIn: (game) => canRepeat(game) && game.rules.perpetualCheckIllegal && canBeMated(game),
    matches: needs({ perpetualCheckIllegal: false }),
  },
  'perpetual-chase': {
    ...REPETITION,
    title: 'Perpetual chase',
    story:
      'The position has repeated, and one player has chased the same piece with every move in between.',
    keys: ['chasingRule'],
    isPossibleIn: (game) => canRepeat(game) && game.rules.chasingRule !== 'none',
    matches: ({ ending, otherwise }) => otherwise({}, 'without chases') !== ending.outcome,
  },
  repetition: {
    ...REPETITION,
    title: 'Repetition',
    story: 'The position has repeated as often as the rules allow.',
    keys: ['nFoldRule', 'nFoldValue', 'nFoldValueAbsolute', 'materialCounting'],
    isPossibleIn: canRepeat,
    matches: always,
  },
  'n-move': {
    title: 'Moves without progress',
    story: 'The limit of moves without a capture or another move of progress is reached.',
    by: ['n-move'],
    keys: ['nMoveRule', 'materialCounting'],
    isPossibleIn: ({ rules }) => rules.nMoveRule > 0,
    matches: always,
    recipes: ['counted'],
  },
  explosion: {
    title: 'A royal piece explodes',
    story: 'An explosion has captured a royal piece.',
    by: ['extinction'],
    keys: ['extinctionValue', 'blastOnCapture'],
    isPossibleIn: ({ rules }) =>
      rules.extinctionValue !== 'none' && rules.extinctionPseudoRoyal && rules.blastOnCapture,
    matches: ({ match }) => match.compiled.tables.game.rules.extinctionPseudoRoyal,
    recipes: ['scattered'],
  },
  extinction: {
    title: 'Pieces lost',
    story: 'A player has too few pieces left.',
    by: ['extinction'],
    keys: [
      'extinctionValue',
      'extinctionPieceTypes',
      'extinctionPieceCount',
      'extinctionOpponentPieceCount',
      'extinctionClaim',
    ],
    isPossibleIn: ({ rules }) => rules.extinctionValue !== 'none' && !rules.extinctionPseudoRoyal,
    matches: always,
    recipes: ['scattered', 'thinned'],
  },
  'flag-draw': {
    title: 'Both reach the goal',
    story: 'Pieces of both players stand on their goals.',
    by: ['flag'],
    keys: ['flagRegion', 'flagMove', 'flagPieceSafe'],
    isPossibleIn: ({ king, rules }) =>
      rules.flagRegion.white.length > 0 &&
      rules.flagRegion.black.length > 0 &&
      (rules.flagMove ? king !== null && rules.flagPiece.black === king : rules.flagPieceSafe),
    matches: ({ ending }) => ending.outcome === 'draw',
    recipes: ['racing', 'scattered'],
  },
  flag: {
    title: 'Reaching the goal',
    story: 'A player has reached the goal.',
    by: ['flag'],
    keys: ['flagRegion', 'flagMove', 'flagPieceSafe', 'flagPieceBlockedWin'],
    isPossibleIn: ({ rules }) =>
      rules.flagRegion.white.length > 0 || rules.flagRegion.black.length > 0,
    matches: always,
    recipes: ['racing', 'planted', 'scattered'],
  },
  'bare-king-race': {
    title: 'Bare kings',
    story:
      'Only the two kings are left, and the one nearer to its last rank wins; if both are as near, the player to move.',
    by: ['bare-king-race'],
    keys: [],
    isPossibleIn: ({ beyond, king }) => beyond.bareKings !== null && king !== null,
    matches: always,
    recipes: ['scattered'],
  },
  castling: {
    title: 'Castling wins',
    story: 'The last move is a castling that wins.',
    by: ['castling-wins'],
    keys: ['castlingWins'],
    isPossibleIn: ({ rules }) => rules.castlingWins !== '',
    matches: lastMoveCastles,
    recipes: ['thinned'],
  },
  'castling-lost': {
    title: 'Castling has become impossible',
    story: 'A player who needs to castle to win can no longer do so.',
    by: ['castling-wins'],
    keys: ['castlingWins'],
    isPossibleIn: ({ rules }) => rules.castlingWins !== '',
    matches: always,
    recipes: ['thinned'],
  },
  'check-counting': {
    title: 'The last check',
    story: 'A player has given the last check needed to win.',
    by: ['check-counting'],
    keys: ['checkCounting'],
    isPossibleIn: countsChecks,
    matches: always,
    recipes: ['scattered'],
  },
  row: {
    ...CONNECT,
    title: 'Pieces in a row',
    story: 'The last move leaves pieces in a row.',
    keys: ['connectN', 'connectPieceTypes', 'connectValue'],
    isPossibleIn: ({ rules }) => rules.connectN > 0,
    matches: needs({ connectN: 0 }),
  },
  chain: {
    ...CONNECT,
    title: 'A chain from one edge to the other',
    story: 'The last move leaves a chain from one edge to the other.',
    keys: ['connectRegion1', 'connectValue'],
    isPossibleIn: ({ rules: { connectRegion1 } }) =>
      connectRegion1.white.length > 0 || connectRegion1.black.length > 0,
    matches: needs({ connectRegion1: { white: [], black: [] } }),
  },
  square: {
    ...CONNECT,
    title: 'A square of pieces',
    story: 'The last move leaves a square of pieces.',
    keys: ['connectNxN', 'connectValue'],
    isPossibleIn: ({ rules }) => rules.connectNxN > 0,
    matches: needs({ connectNxN: 0 }),
  },
  line: {
    ...CONNECT,
    title: 'Pieces on one line',
    story: 'The last move leaves pieces on one line.',
    keys: ['collinearN', 'connectValue'],
    isPossibleIn: ({ rules }) => rules.collinearN > 0,
    matches: needs({ collinearN: 0 }),
  },
  'full-board': {
    ...ADJUDICATION,
    title: 'The board is full',
    story: 'No square is empty.',
    isPossibleIn: ({ rules }) => rules.adjudicateFullBoard,
    matches: needs({ adjudicateFullBoard: false }),
    recipes: ['filled'],
  },
  'facing-kings': {
    ...ADJUDICATION,
    title: 'Kings that face each other after a pass',
    story: 'The kings face each other, and the other player has passed.',
    isPossibleIn: ({ king, rules }) => rules.bikjangRule && king !== null,
    matches: needs({ bikjangRule: false }),
    recipes: ['scattered'],
  },
  'both-pass': {
    ...ADJUDICATION,
    title: 'Both players pass',
    story: 'Both players have passed, one after the other.',
    isPossibleIn: (game) => canPass(game) && !game.rules.wallOrMove,
    matches: always,
    recipes: ['filled', 'scattered'],
  },
  'insufficient-material': {
    title: 'Too few pieces left to win',
    story: 'Neither player has enough pieces to win.',
    by: ['insufficient-material'],
    keys: [],
    isPossibleIn: (game) => insufficientMaterial.appliesTo(game) && hasRoyals(game),
    matches: always,
    recipes: ['scattered'],
  },
  counting: {
    title: 'Counted moves',
    story: 'The number of moves allowed for mate is used up.',
    by: ['counting'],
    keys: ['countingRule'],
    isPossibleIn: ({ rules }) => rules.countingRule !== 'none',
    matches: always,
    recipes: ['counted'],
  },
  'promotion-stalemate': {
    title: 'A lone pawn that could only promote',
    story: 'The player to move has only a king and a pawn, and promotion is the only legal move.',
    by: ['promotion-stalemate'],
    keys: ['sittuyinPromotion'],
    isPossibleIn: ({ rules }) => rules.sittuyinPromotion,
    matches: always,
    recipes: ['scattered'],
  },
};
