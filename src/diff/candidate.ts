import type { Game } from '../play/game.js';
import type { About, DifferingField } from './difference.js';

/** A difference that could matter, not yet shown. */
export interface Candidate {
  readonly about: About;
  readonly fields: readonly DifferingField[];
  /** The first game with just this one thing as the second has it. */
  readonly changed: Game;
  /** The piece to be put on the boards that may show it, by its name in the first; null: any. */
  readonly focus: string | null;
}
