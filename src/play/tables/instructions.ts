/**
 * How the pieces move, worked out for every square: for a piece of one colour on one square a short program of instructions in
 * one flat array. An instruction is `[op, length, …]`, the length being that of all its words; `END` ends the program. In literals that bundlers write out
 * where they are used: so this file imports nothing.
 */

export const END = 0;
/** A line of squares up to the first occupied one, which may be captured: squares. */
export const RAY = 1;
/** Targets reached whatever stands between, empty or captured: squares. */
export const LEAPS = 2;
export const CAPTURE_LEAPS = 3;
export const QUIET_RAY = 4;
/** `modality, …targets`. */
export const MIXED_LEAPS = 5;
/** As RAY: `modality, …squares`; squares with `PASSED` are passed over, and are not targets. */
export const MASKED_RAY = 6;
/** A leap with squares that must be empty or occupied: `modality, target, how many empty, …empty, …occupied`. */
export const LAME = 7;
/** Over one hurdle: `modality, hurdle, beyond, bars, …squares`; at most `hurdle` squares up to the hurdle and `beyond` behind it; PASSED as above. */
export const HOP = 8;
/** A ride whose every step has squares that must be empty: `modality, n, skip, …(square, k, …k empty)`. */
export const LAME_RAY = 9;
/** Several legs: `modality, number of the path`. */
export const PATH = 10;

export const QUIET = 1;
export const CAPTURE = 2;
export const OWN_CAPTURE = 4;

export const PASSED = 256;
