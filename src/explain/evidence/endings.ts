import type { PieceId } from '../../ir/piece.js';
import type { RuleFields } from '../../ir/rules.js';
import type { Ending, MechanicName } from '../../play/ending.js';
import type { Game } from '../../play/game.js';
import type { Match } from '../../play/match.js';
import type { Outcome } from '../../play/mechanic.js';
import { CASTLING, CASTLING_GATING, kindOf } from '../../play/move.js';
import { otherSide, SIDES } from '../../play/piece-code.js';
import { LAST_MOVE, stateAt } from '../../play/position.js';
import { winOf } from '../../play/outcome-value.js';
import { insufficientMaterial } from '../../play/mechanics/insufficient-material.js';
import { isPseudoRoyalChecked, pseudoRoyalTypes } from '../../play/pseudo-royal.js';
import { ofSide } from '../../play/tables/tables.js';
import type { RecipeName } from './recipes.js';

/** Ways for a game to end, as far as they are told apart. The first that fits a position names it. */
export const ENDING_KINDS = [
  'checkmate',
  'drop-mate',
  'knight-mate',
  'mate-without-shak',
  'stalemate',
  'to-and-fro',
  'perpetual-check',
  'perpetual-chase',
  'repetition',
  'n-move',
  'explosion',
  'extinction',
  'flag-draw',
  'flag',
  'bare-king-race',
  'castling',
  'castling-lost',
  'check-counting',
  'row',
  'chain',
  'square',
  'line',
  'full-board',
  'facing-kings',
  'both-pass',
  'insufficient-material',
  'counting',
  'promotion-stalemate',
] as const;
export type EndingKind = (typeof ENDING_KINDS)[number];

type Rules = RuleFields<PieceId>;
/** Options with one word or number for a value. */
export type PlainKey = {
  [Key in keyof Rules]: Rules[Key] extends string | number | boolean ? Key : never;
}[keyof Rules];

/** A key that stands with the pieces in a game. */
export const DROP_MATE_KEY = 'shogiPawnDropMateIllegal';

/** A game that has just ended. */
export interface Scene {
  readonly match: Match;
  readonly ending: Ending;
  /** What the rule that ended it would say with other values, and, if asked, without any chase. */
  readonly otherwise: (change: Partial<Rules>, chases?: 'without chases') => Outcome | null;
}

/** One way to end. */
export interface EndingRow {
  readonly title: string;
  /** The rules of play that may say so. */
  readonly by: readonly MechanicName[];
  /** The options that decide who wins, the first one always told, the others where they are set. */
  readonly keys: readonly (PlainKey | typeof DROP_MATE_KEY)[];
  /** Do the rules of a game have it at all? */
  readonly isIn: (game: Game) => boolean;
  /** Is it this way, of those that the same rule has? */
  readonly is: (scene: Scene) => boolean;
  /** How positions are made up from which it may come about with a move or two. */
  readonly recipes: readonly RecipeName[];
}

const always = (): boolean => true;

/** Has the game pieces that can be mated? */
function hasRoyals({ king, royals, rules }: Game): boolean {
  return king !== null || royals !== undefined || rules.extinctionPseudoRoyal;
}

function hasShatarMate({ king, rules }: Game): boolean {
  return rules.shatarMateRule && king !== null;
}

function canPass({ rules }: Game): boolean {
  return SIDES.every((side) => ofSide(rules.pass, side) || ofSide(rules.passOnStalemate, side));
}

/** Is a piece that counts as a king attacked? */
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

/** Has the player won who made the last move? */
function moverWins({ ending, match: { position } }: Scene): boolean {
  return ending.outcome === winOf(otherSide(position.turn));
}

/** Would it have ended otherwise with these values? */
function needs(change: Partial<Rules>): (scene: Scene) => boolean {
  return ({ ending, otherwise }) => otherwise(change) !== ending.outcome;
}

const REPETITION = { by: ['repetition'], recipes: ['scattered'] } as const;
const CONNECT = { by: ['connect'], recipes: ['planted'] } as const;
const ADJUDICATION = { by: ['adjudication'], keys: ['materialCounting'] } as const;

/** What is known of each way to end. */
export const ENDINGS: Readonly<Record<EndingKind, EndingRow>> = {
  checkmate: {
    title: 'Checkmate',
    by: ['checkmate', 'shatar-mate', 'stalemate'],
    keys: ['checkmateValue'],
    isIn: hasRoyals,
    is: (scene) =>
      scene.ending.by === 'checkmate' ||
      (scene.ending.by === 'shatar-mate' ? moverWins(scene) : isRoyalAttacked(scene)),
    recipes: ['scattered'],
  },
  'drop-mate': {
    title: 'Mate by a dropped pawn',
    by: ['drop-mate'],
    keys: [DROP_MATE_KEY],
    isIn: ({ king, pieces, rules }) =>
      king !== null && rules.pieceDrops && pieces.some(({ dropMateLoses }) => dropMateLoses),
    is: always,
    recipes: ['scattered'],
  },
  'knight-mate': {
    title: 'Mate by a knight',
    by: ['shatar-mate'],
    keys: ['shatarMateRule'],
    isIn: hasShatarMate,
    is: (scene) => !moverWins(scene) && scene.ending.outcome !== 'draw',
    recipes: ['scattered'],
  },
  'mate-without-shak': {
    title: 'Mate without a check by a rook, a knight or a bers',
    by: ['shatar-mate'],
    keys: ['shatarMateRule'],
    isIn: hasShatarMate,
    is: ({ ending }) => ending.outcome === 'draw',
    recipes: ['scattered'],
  },
  stalemate: {
    title: 'No legal move, and no check',
    by: ['stalemate'],
    keys: ['stalemateValue', 'stalematePieceCount', 'materialCounting'],
    isIn: (game) => !canPass(game),
    is: always,
    recipes: ['scattered', 'filled'],
  },
  'to-and-fro': {
    ...REPETITION,
    title: 'One piece moved to and fro',
    keys: ['moveRepetitionIllegal'],
    isIn: ({ rules }) => rules.nFoldRule > 0 && rules.moveRepetitionIllegal,
    is: needs({ moveRepetitionIllegal: false }),
  },
  'perpetual-check': {
    ...REPETITION,
    title: 'Perpetual check',
    keys: ['perpetualCheckIllegal'],
    isIn: (game) => game.rules.nFoldRule > 0 && game.rules.perpetualCheckIllegal && hasRoyals(game),
    is: needs({ perpetualCheckIllegal: false }),
  },
  'perpetual-chase': {
    ...REPETITION,
    title: 'Perpetual chase',
    keys: ['chasingRule'],
    isIn: ({ rules }) => rules.nFoldRule > 0 && rules.chasingRule !== 'none',
    is: ({ ending, otherwise }) => otherwise({}, 'without chases') !== ending.outcome,
  },
  repetition: {
    ...REPETITION,
    title: 'Repetition',
    keys: ['nFoldRule', 'nFoldValue', 'nFoldValueAbsolute', 'materialCounting'],
    isIn: ({ rules }) => rules.nFoldRule > 0,
    is: always,
  },
  'n-move': {
    title: 'Moves without progress',
    by: ['n-move'],
    keys: ['nMoveRule', 'materialCounting'],
    isIn: ({ rules }) => rules.nMoveRule > 0,
    is: always,
    recipes: ['counted'],
  },
  explosion: {
    title: 'A royal piece explodes',
    by: ['extinction'],
    keys: ['extinctionValue', 'blastOnCapture'],
    isIn: ({ rules }) =>
      rules.extinctionValue !== 'none' && rules.extinctionPseudoRoyal && rules.blastOnCapture,
    is: ({ match }) => match.machine.tables.game.rules.extinctionPseudoRoyal,
    recipes: ['scattered'],
  },
  extinction: {
    title: 'Pieces lost',
    by: ['extinction'],
    keys: [
      'extinctionValue',
      'extinctionPieceCount',
      'extinctionOpponentPieceCount',
      'extinctionClaim',
    ],
    isIn: ({ rules }) => rules.extinctionValue !== 'none' && !rules.extinctionPseudoRoyal,
    is: always,
    recipes: ['scattered', 'thinned'],
  },
  'flag-draw': {
    title: 'Both reach the goal',
    by: ['flag'],
    keys: ['flagMove', 'flagPieceSafe'],
    isIn: ({ king, rules }) =>
      rules.flagRegion.white.length > 0 &&
      rules.flagRegion.black.length > 0 &&
      (rules.flagMove ? king !== null && rules.flagPiece.black === king : rules.flagPieceSafe),
    is: ({ ending }) => ending.outcome === 'draw',
    recipes: ['scattered'],
  },
  flag: {
    title: 'Reaching the goal',
    by: ['flag'],
    keys: ['flagPieceCount', 'flagMove', 'flagPieceSafe', 'flagPieceBlockedWin'],
    isIn: ({ rules }) => rules.flagRegion.white.length > 0 || rules.flagRegion.black.length > 0,
    is: always,
    recipes: ['scattered', 'planted', 'thinned'],
  },
  'bare-king-race': {
    title: 'Bare kings',
    by: ['bare-king-race'],
    keys: [],
    isIn: ({ beyond, king }) => beyond.bareKings !== null && king !== null,
    is: always,
    recipes: ['scattered'],
  },
  castling: {
    title: 'Castling wins',
    by: ['castling-wins'],
    keys: ['castlingWins'],
    isIn: ({ rules }) => rules.castlingWins !== '',
    is: lastMoveCastles,
    recipes: ['thinned'],
  },
  'castling-lost': {
    title: 'Castling has become impossible',
    by: ['castling-wins'],
    keys: ['castlingWins'],
    isIn: ({ rules }) => rules.castlingWins !== '',
    is: always,
    recipes: ['thinned'],
  },
  'check-counting': {
    title: 'The last check that was to be given',
    by: ['check-counting'],
    keys: ['checkCounting'],
    isIn: ({ rules }) => rules.checkCounting,
    is: always,
    recipes: ['scattered'],
  },
  row: {
    ...CONNECT,
    title: 'Pieces in a row',
    keys: ['connectN', 'connectValue'],
    isIn: ({ rules }) => rules.connectN > 0,
    is: needs({ connectN: 0 }),
  },
  chain: {
    ...CONNECT,
    title: 'A chain from one edge to the other',
    keys: ['connectValue'],
    isIn: ({ rules: { connectRegion1 } }) =>
      connectRegion1.white.length > 0 || connectRegion1.black.length > 0,
    is: needs({ connectRegion1: { white: [], black: [] } }),
  },
  square: {
    ...CONNECT,
    title: 'A square of pieces',
    keys: ['connectNxN', 'connectValue'],
    isIn: ({ rules }) => rules.connectNxN > 0,
    is: needs({ connectNxN: 0 }),
  },
  line: {
    ...CONNECT,
    title: 'Pieces on one line',
    keys: ['collinearN', 'connectValue'],
    isIn: ({ rules }) => rules.collinearN > 0,
    is: needs({ collinearN: 0 }),
  },
  'full-board': {
    ...ADJUDICATION,
    title: 'The board is full',
    isIn: ({ rules }) => rules.adjudicateFullBoard,
    is: needs({ adjudicateFullBoard: false }),
    recipes: ['filled'],
  },
  'facing-kings': {
    ...ADJUDICATION,
    title: 'Kings that face each other after a pass',
    isIn: ({ king, rules }) => rules.bikjangRule && king !== null,
    is: needs({ bikjangRule: false }),
    recipes: ['scattered'],
  },
  'both-pass': {
    ...ADJUDICATION,
    title: 'Both players pass',
    isIn: (game) => canPass(game) && !game.rules.wallOrMove,
    is: always,
    recipes: ['filled', 'scattered'],
  },
  'insufficient-material': {
    title: 'Too few pieces left to win',
    by: ['insufficient-material'],
    keys: [],
    isIn: (game) => insufficientMaterial.appliesTo(game),
    is: always,
    recipes: ['scattered'],
  },
  counting: {
    title: 'Counted moves',
    by: ['counting'],
    keys: ['countingRule'],
    isIn: ({ rules }) => rules.countingRule !== 'none',
    is: always,
    recipes: ['counted'],
  },
  'promotion-stalemate': {
    title: 'A lone pawn that could only promote',
    by: ['promotion-stalemate'],
    keys: ['sittuyinPromotion'],
    isIn: ({ rules }) => rules.sittuyinPromotion,
    is: always,
    recipes: ['scattered'],
  },
};
