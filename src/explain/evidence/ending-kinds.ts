import type { PieceId } from '../../ir/piece.js';
import type { RuleFields } from '../../ir/rules.js';
import type { Ending, MechanicName } from '../../play/ending.js';
import type { Game } from '../../play/game.js';
import type { Match } from '../../play/match.js';
import type { Outcome } from '../../play/mechanic.js';

/** Kinds of endings. The first that fits a position names it. */
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

/** The rules of a game. */
export type Rules = RuleFields<PieceId>;
/** Options with one word or number for a value. */
export type PlainKey = {
  [Key in keyof Rules]: Rules[Key] extends string | number | boolean ? Key : never;
}[keyof Rules];

/** Options whose values are no single word or number. */
export const NAMED_KEYS = [
  'shogiPawnDropMateIllegal',
  'flagRegion',
  'extinctionPieceTypes',
  'connectPieceTypes',
  'connectRegion1',
] as const;
export type DecidingKey = PlainKey | (typeof NAMED_KEYS)[number];

/** Ways to make up positions: see `recipes.ts`. */
export type RecipeName = 'cornered' | 'racing' | 'scattered' | FewerOrMore;

type FewerOrMore = 'bare' | 'thinned' | 'planted' | 'filled' | 'counted';

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
  /** What happened, as a sentence. */
  readonly story: string;
  /** The rules of play that may say so. */
  readonly by: readonly MechanicName[];
  /** The options that decide who wins. */
  readonly keys: readonly DecidingKey[];
  /** Do the rules of a game have it at all? */
  readonly isIn: (game: Game) => boolean;
  /** Is it this way, of those that the same rule has? */
  readonly is: (scene: Scene) => boolean;
  /** How positions are made up from which it may come about with a move or two. */
  readonly recipes: readonly RecipeName[];
}
