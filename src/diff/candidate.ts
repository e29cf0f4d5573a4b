import type { PieceId } from '../ir/piece.js';
import type { RuleKey } from '../ir/rules.js';
import type { Game } from '../play/game.js';
import { RULE_KEYS } from './rule-meaning.js';
import type { About, DifferingField } from './difference.js';

/** A possible difference in play, not yet demonstrated. */
export interface Candidate {
  readonly about: About;
  readonly fields: readonly DifferingField[];
  /** One game with only this one thing copied from the other. */
  readonly take: (game: Game, from: Game) => Game;
  /** The piece that positions for showing it must contain; null: any. */
  readonly focus: PieceId | null;
  /** The rule fields whose sentences describe it. */
  readonly keys: readonly RuleKey[];
}

/** The game with some rule fields of another. */
export function withFields(game: Game, from: Game, keys: readonly RuleKey[]): Game {
  const taken = Object.fromEntries(keys.map((key) => [key, from.rules[key]]));
  return withNamedPieces({ ...game, rules: { ...game.rules, ...taken } }, from);
}

/** The game, with the pieces of another added that its rules or pieces name but that it lacks. */
export function withNamedPieces(game: Game, from: Game): Game {
  const own = new Set(game.pieces.map(({ id }) => id));
  const rules = RULE_KEYS.map((key) => game.rules[key]);
  const named = JSON.stringify([rules, game.pieces, game.mainPromotionPawn]);
  const missing = from.pieces.filter(
    ({ id }) => !own.has(id) && named.includes(JSON.stringify(id)),
  );
  if (missing.length === 0) return game;
  return {
    ...game,
    pieces: [...game.pieces, ...missing],
    regions: new Map([...from.regions, ...game.regions]),
  };
}
