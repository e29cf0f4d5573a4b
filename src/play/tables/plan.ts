// Constants of the mailbox and its lists of steps. They are literals that bundlers inline, so this file imports nothing.

/**
 * The shape of a list, in its first word. A list within a list starts with its number of steps. A step consists of the amounts that it adds to
 * the cell and to a move.
 */
export const LEAPER = 0;
export const RIDER = 1;
/** `leaps, …, rays, …, quiet leaps, …, capturing leaps, …, quiet rays, … (step and reach), capturing rays, … (step and reach)`. */
export const MIXED = 2;
/** `capturing leaps, …, quiet rays, … (step and reach)`, as for a pawn. */
export const STEPPER = 3;

/** The code of the margin: neither empty nor an enemy of only one side. */
export const MARGIN = 192;
/** As wide as the longest leap in the engine's notation. */
export const MARGIN_WIDTH = 3;

// The parts of a plan: index of the first step (18 bits), number of steps in the first list (6), shape (2), and two bits.
export const PLAN_PLACE = 0x3ffff;
export const PLAN_COUNT_SHIFT = 18;
export const PLAN_COUNT = 63;
export const PLAN_SHAPE_SHIFT = 24;
export const PLAN_SHAPE = 3;
/** The moves must be expanded. */
export const PLAN_EXPANDS = 0x4000000;
/** There is a program instead of steps. */
export const PLAN_PROGRAM = 0x8000000;
