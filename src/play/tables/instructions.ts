/**
 * The moves of the pieces, compiled for every square: for each piece of one colour on one square, a short program in one flat array. An
 * instruction is `[op, length, …]`, where the length counts all of its words; `END` ends the program. The numbers are literals that bundlers
 * inline, so this file imports nothing.
 */

export const END = 0;
/** A line of squares as far as the first occupied one, which may be captured: squares. */
export const RAY = 1;
/** Targets that can be reached whatever is in between, empty or captured: squares. */
export const LEAPS = 2;
export const CAPTURE_LEAPS = 3;
export const QUIET_RAY = 4;
/** `modality, …targets`. */
export const MIXED_LEAPS = 5;
/** Like RAY: `modality, …squares`. Squares marked with `PASSED` are crossed but are not targets. */
export const MASKED_RAY = 6;
/** A leap for which squares must be empty or occupied: `modality, target, number of empty, …empty, …occupied`. */
export const LAME = 7;
/**
 * A move over one hurdle: `modality, hurdle, beyond, bars, …squares`. At most `hurdle` squares to the hurdle and `beyond` behind it; PASSED as
 * above.
 */
export const HOP = 8;
/** A ride for each step of which squares must be empty: `modality, n, skip, …(square, k, …k empty)`. */
export const LAME_RAY = 9;
/** Several legs: `modality, number of the path`. */
export const PATH = 10;

export const QUIET = 1;
export const CAPTURE = 2;
export const OWN_CAPTURE = 4;

export const PASSED = 256;
