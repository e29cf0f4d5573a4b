import type { PieceId } from '../../ir/piece.js';
import type { RuleFields } from '../../ir/rules.js';
import type { Ending, MechanicName } from '../../play/ending.js';
import type { Game } from '../../play/game.js';
import type { Match } from '../../play/match.js';
import type { Outcome } from '../../play/mechanic.js';

/** The ways a game can end. If several fit a position, the first applies. */
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
/** Options whose value is one word or number. */
export type PlainKey = {
  [Key in keyof Rules]: Rules[Key] extends string | number | boolean ? Key : never;
}[keyof Rules];

/** Options whose value is not a single word or number, so that only their name is printed. */
export const NAMED_KEYS = [
  'shogiPawnDropMateIllegal',
  'flagRegion',
  'extinctionPieceTypes',
  'connectPieceTypes',
  'connectRegion1',
] as const;
export type DecidingKey = PlainKey | (typeof NAMED_KEYS)[number];

/** Ways to compose positions; see `recipes.ts`. */
export type RecipeName = 'cornered' | 'racing' | 'scattered' | FewerOrMore;

type FewerOrMore = 'bare' | 'thinned' | 'planted' | 'filled' | 'counted';

/** The end of a game, for the conditions that name it. */
export interface Scene {
  readonly match: Match;
  readonly ending: Ending;
  /** The outcome by the same rule with other option values, and optionally without any chase. */
  readonly otherwise: (change: Partial<Rules>, chases?: 'without chases') => Outcome | null;
}

/** A way to end a game. */
export interface EndingRow {
  readonly title: string;
  /** A sentence on what happened. */
  readonly story: string;
  /** The mechanics that can end a game this way. */
  readonly by: readonly MechanicName[];
  /** The options that decide who wins. */
  readonly keys: readonly DecidingKey[];
  /** Whether a game can end this way under its rules. */
  readonly isPossibleIn: (game: Game) => boolean;
  /** Whether a game ended this way, if one of the mechanics in `by` has ended it. */
  readonly matches: (scene: Scene) => boolean;
  /** The recipes for positions that may be one or two moves from this ending. */
  readonly recipes: readonly RecipeName[];
}
