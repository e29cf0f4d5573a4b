import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `cross`, by slug. */
export const CROSS_CODES = {
  'node-budget': {
    title: 'A count needs more moves than its limit.',
    why: 'Counts grow by a factor of 20 to 1000 with each move; without a limit a large depth would run for days.',
    example: 'fairyc perft amazons --depth 3 --nodes 1000000',
  },
  baseline: {
    title: "A variant's move counts differ from the recorded ones.",
    why: 'The variant, or the way it is played, has changed. If that was meant, record the counts again with `fairyc perft --update`.',
    example: 'fairyc perft shogi.md --check, after a change of the promotion zone in shogi.md',
  },
  'legal-moves': {
    title: 'fairyc and the engine have different legal moves in a position.',
    why: 'One of the two breaks the rules of the variant: a bug in fairyc or in the engine, or an option that they read differently.',
    example: 'fairyc cross my-game.ini, where only the engine allows a drop',
  },
  fen: {
    title: 'A move leads to different positions in fairyc and in the engine.',
    why: 'The boards, hands, rights or counters differ, so the games differ from there.',
    example: 'fairyc cross my-game.ini, where only the engine turns a captured piece into a pawn',
  },
  check: {
    title: 'fairyc and the engine disagree on whether a side is in check.',
    why: 'Mate, stalemate and perpetual check depend on it.',
    example: 'fairyc cross my-game.ini, with a pseudo-royal piece that is threatened',
  },
  result: {
    title: 'fairyc and the engine disagree on the end of a game.',
    why: 'Only one of them sees a win, loss or draw, or they see it at different moves.',
    example: 'fairyc cross my-game.ini, where a repetition is a draw only for the engine',
  },
  'engine-contradiction': {
    title: 'The engine contradicts itself: it loses track of something when it makes moves.',
    why: 'After a move the engine gives a different answer from when it is given the resulting position as a FEN, or it refuses what it offers or prints. So the engine plays such games wrongly, whatever the variant says.',
    example:
      'fairyc cross caught-in-a-snag, where a check by a piece that hops is not seen after a move',
  },
  'start-fen': {
    title: 'The engine’s own validator refuses the start position.',
    why: 'The engine still plays it, but sites and tools that validate first do not.',
    example: 'startFen with a piece that the variant does not have',
  },
  'not-loaded': {
    title: 'The engine did not accept the variant.',
    why: 'There is nothing to compare: the engine skips what it cannot read, and continues with another variant.',
    example: 'fairyc cross shogi --engine stockfish, a program that plays only chess',
  },
  'engine-crash': {
    title: 'The engine crashed or did not answer.',
    why: 'This will also happen to people who play the variant with this engine; the message says what it was asked last.',
    example: 'a variant whose start position has more pieces than the engine holds',
  },
  readings: {
    title: 'The engine plays a variant differently from its Betza strings.',
    why: "A quirk of the engine's reader changes a piece; the position shows where the plain meaning differs.",
    example: 'customPiece1 = a:R10, which the engine reads as R1',
  },
  'not-compared': {
    title: 'A part of a variant was not compared with the engine.',
    why: 'The engine cannot represent it, so only fairyc plays it.',
    example: 'fairyc cross wa-shogi.md: its board has 11 files and 11 ranks',
  },
} as const satisfies Record<string, CodeRow>;
