/** Names of regions in games from the engine's rules, for the conditions of their movements. */

/** The squares from which the engine's pieces have their initial moves. */
export const INITIAL_REGION = '@initial';
/** The squares from which a pawn goes one square, up to two, or up to three; and one or three. Every square is in exactly one of the first three. */
export const SINGLE_STEP = '@single-step';
export const DOUBLE_STEP = '@double-step';
export const TRIPLE_STEP = '@triple-step';
export const TRIPLE_ALONE = '@triple-alone';
/** The lines of a palace. */
export const DIAGONALS = '@diagonal-lines';
/** The squares from which soldiers move sideways. */
export const PROMOTED_SOLDIERS = '@promoted-soldiers';

/** Regions with moves that the notation of the type does not contain. */
export const ADDED_MOVES: readonly string[] = [DOUBLE_STEP, TRIPLE_STEP, TRIPLE_ALONE, DIAGONALS];

/** Whether a region has one of these names. The names in documents are words. */
export function isRegionOfRules(name: string): boolean {
  return name.startsWith('@');
}
