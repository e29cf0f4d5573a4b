import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `cross`, by slug. */
export const CROSS_CODES = {
  'node-budget': {
    title: 'A count would take more moves than it may look at.',
    why: 'Counts grow by a factor of 20 to 1000 with each move; without a limit a large depth would run for days.',
    example: 'fairyc perft amazons --depth 3 --nodes 1000000',
  },
  baseline: {
    title: 'A variant has other sequences of moves than were counted before.',
    why: 'The variant, or the way it is played, has changed. If that was meant, write the counts again with `fairyc perft --update`.',
    example: 'fairyc perft shogi.md --check, after a change of the promotion zone in shogi.md',
  },
  'legal-moves': {
    title: 'A position has other legal moves for fairyc than for the engine.',
    why: 'One of the two plays the variant by other rules than it states: a bug of fairyc, of the engine, or an option that is read differently.',
    example: 'fairyc cross my-game.ini, where only the engine allows a drop',
  },
  fen: {
    title: 'A move leads to another position for fairyc than for the engine.',
    why: 'The boards, hands, rights or counters differ, so that the games part from there.',
    example: 'fairyc cross my-game.ini, where only the engine turns a captured piece into a pawn',
  },
  check: {
    title: 'A side is in check for only one of fairyc and the engine.',
    why: 'Mate, stalemate and perpetual check depend on it.',
    example: 'fairyc cross my-game.ini, with a pseudo-royal piece that is threatened',
  },
  result: {
    title: 'A game ends otherwise for fairyc than for the engine.',
    why: 'A win, a loss or a draw is only seen by one of them, or at another move.',
    example: 'fairyc cross my-game.ini, where a repetition is a draw only for the engine',
  },
  'engine-contradiction': {
    title: 'The engine contradicts itself: it loses something while it moves.',
    why: 'After the move it says something else than when it is given the position that the move leads to; there it agrees with fairyc. So the engine plays such games by wrong rules, whatever the variant says.',
    example:
      'fairyc cross caught-in-a-snag, where a check by a piece that hops is not seen after a move',
  },
  'start-fen': {
    title: 'The engine’s own validator refuses the start position.',
    why: 'The engine plays it all the same, but sites and tools that validate first do not.',
    example: 'startFen with a piece that the variant does not have',
  },
  'not-loaded': {
    title: 'The engine did not take the variant.',
    why: 'There is nothing to compare with: the engine passes over what it cannot read, and goes on with another variant.',
    example: 'fairyc cross shogi --engine stockfish, a program that knows chess only',
  },
  'engine-crash': {
    title: 'The engine crashed, or gave no answer.',
    why: 'Whoever plays the variant with this engine will see it, too; the message says what it was asked last.',
    example: 'a variant whose start position has more pieces than the engine holds',
  },
  readings: {
    title: 'The engine plays a variant otherwise than its notations say.',
    why: 'A quirk of its reader changes a piece; the position shows where a game by the plain meaning would part.',
    example: 'customPiece1 = a:R10, which the engine reads as R1',
  },
  'not-compared': {
    title: 'A part of a variant was not compared with the engine.',
    why: 'The engine cannot hold it or say it, so that only fairyc plays it.',
    example: 'fairyc cross wa-shogi.md: its board has 11 files and 11 ranks',
  },
} as const satisfies Record<string, CodeRow>;
