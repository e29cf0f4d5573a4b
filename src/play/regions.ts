/** Names of the regions that games from the engine's rules have, for the conditions of their movements. */

/** Where an engine's piece has its initial moves. */
export const INITIAL_REGION = '@initial';
/** From where a pawn goes one square, up to two, up to three; and one or three. Every square is in one of the first three. */
export const SINGLE_STEP = '@single-step';
export const DOUBLE_STEP = '@double-step';
export const TRIPLE_STEP = '@triple-step';
export const TRIPLE_ALONE = '@triple-alone';
/** The lines of a palace. */
export const DIAGONALS = '@diagonal-lines';
/** Where soldiers move sideways. */
export const PROMOTED_SOLDIERS = '@promoted-soldiers';

/** From these, movements have moves that the notation of the type does not have. */
export const ADDED_MOVES: readonly string[] = [DOUBLE_STEP, TRIPLE_STEP, TRIPLE_ALONE, DIAGONALS];

/** Whether a name of a region is one of these: those of documents are words. */
export function isRegionOfRules(name: string): boolean {
  return name.startsWith('@');
}
