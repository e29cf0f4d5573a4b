import type { RuleKey } from '../ir/rules.js';
import type { DescribedGame } from './described-game.js';

/** The chapters of the rules, in the order in which they are described. */
export const CHAPTERS = [
  'Promotion',
  'Pawns',
  'Castling',
  'Captures',
  'Drops',
  'Special moves',
  'Check',
  'End of the game',
] as const;
type Chapter = (typeof CHAPTERS)[number];

/** Rules that belong together, and how to describe them in words. */
export interface RuleFamily {
  readonly chapter: Chapter;
  /** The rule fields that its sentences depend on. */
  readonly fields: readonly RuleKey[];
  /** The sentences; none if the rules are as players expect. */
  readonly describe: (described: DescribedGame) => readonly string[];
}
