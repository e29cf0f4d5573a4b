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

/** Rules that belong together, and the only place where they are put into words. */
export interface RuleFamily {
  readonly chapter: Chapter;
  /** The fields on which its sentences depend. */
  readonly says: readonly RuleKey[];
  /** Whole sentences; none where the rules are as everybody expects. */
  readonly describe: (described: DescribedGame) => readonly string[];
}
