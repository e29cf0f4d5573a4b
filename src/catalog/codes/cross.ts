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
    why: 'The variant, or how fairyc plays it, has changed. If that was intended, record the counts again with `fairyc perft --update`.',
    example: 'fairyc perft shogi.md --check, after a change of the promotion zone in shogi.md',
  },
  'legal-moves': {
    title: 'fairyc and the engine have different legal moves in a position.',
    why: 'One of the two breaks the rules of the variant: a bug in fairyc or in the engine, or an option that they read differently.',
    example: 'fairyc cross my-game.ini, where only the engine allows a drop',
  },
  fen: {
    title: 'A move leads to different positions in fairyc and in the engine.',
    why: 'The boards, hands, rights or counters differ, so the games differ from that move on.',
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
    title:
      'The engine contradicts itself: its answer after a move differs from its answer to the same position.',
    why: 'After a move, the engine answers differently than for the FEN of the resulting position, or it rejects a move that it offers or a FEN that it prints. So it plays such games wrongly, whatever the rules of the variant are.',
    example:
      'fairyc cross caught-in-a-snag, where the engine does not see a check by a hopper after a move',
  },
  'start-fen': {
    title: 'The engine’s own validator rejects the start position.',
    why: 'The engine still plays it, but sites and tools that validate positions first do not.',
    example: 'startFen with a piece that the variant does not have',
  },
  'not-loaded': {
    title: 'The engine did not accept the variant.',
    why: 'There is nothing to compare: the engine silently skips a variant that it cannot read, and continues with another one.',
    example: 'fairyc cross shogi --engine stockfish, a program that plays only chess',
  },
  'engine-crash': {
    title: 'The engine crashed or did not answer.',
    why: 'It will also crash for people who play the variant with this engine. The message gives the last question to the engine.',
    example: 'a variant whose start position has more pieces than the engine supports',
  },
  readings: {
    title: 'The engine plays a variant differently from its Betza strings.',
    why: "A quirk of the engine's Betza reader changes a piece. The position shows where the game would be different if the strings were read as meant.",
    example: 'customPiece1 = a:R10, which the engine reads as R1',
  },
  'not-compared': {
    title: 'A part of a variant was not compared with the engine.',
    why: 'The engine cannot represent it, so only fairyc plays it.',
    example: 'fairyc cross wa-shogi.md: its board has 11 files and 11 ranks',
  },
} as const satisfies Record<string, CodeRow>;
