// What the mailbox and its lists of steps are made of, in literals that bundlers write out where they are used: so this file imports nothing.

/**
 * What a list holds, in its first word. A list within a list starts with how many steps it has; a step is what it adds to the square, and
 * what it adds to a move.
 */
export const LEAPER = 0;
export const RIDER = 1;
/** `leaps, …, rays, …, quiet leaps, …, capturing leaps, …, quiet rays, … (step and reach), capturing rays, … (step and reach)`. */
export const MIXED = 2;
/** `capturing leaps, …, quiet rays, … (step and reach)`: a pawn. */
export const STEPPER = 3;

/** Beside the board: neither empty nor anybody's enemy alone. */
export const MARGIN = 192;
/** As wide as the longest leap of the engine's notation. */
export const MARGIN_WIDTH = 3;

// A plan: where the first step is (18 bits), how many come first (6), the shape (2), and two bits.
export const PLAN_PLACE = 0x3ffff;
export const PLAN_COUNT_SHIFT = 18;
export const PLAN_COUNT = 63;
export const PLAN_SHAPE_SHIFT = 24;
export const PLAN_SHAPE = 3;
/** The moves are to be expanded. */
export const PLAN_EXPANDS = 0x4000000;
/** No steps but a program. */
export const PLAN_PROGRAM = 0x8000000;
