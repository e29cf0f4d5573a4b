import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `xboard`, by slug. */
export const XBOARD_CODES = {
  'too-large': {
    title: 'The board is larger than XBoard can show.',
    why: 'XBoard 4.9.1 has 16 files (12 with pieces in hand) and 15 ranks; it stops with a fatal error, or crashes, on more.',
    example: '* Size: 13x13\n* Drops: yes',
  },
  'too-many-types': {
    title: 'More kinds of piece than a pieceToCharTable has room for.',
    why: 'XBoard 4.9.1 has 66 piece types a side, promoted forms included, and 78 IDs to name them with.',
    example: 'A table of 40 pieces that all promote.',
  },
  'text-too-long': {
    title: 'A table or start position is too long for XBoard.',
    why: 'XBoard 4.9.1 reads 511 characters of each, and drops the rest without a word.',
    example: 'A full board of 16x15 with promoted pieces whose letters have suffixes.',
  },
  'black-moves-first': {
    title: 'The start position has Black to move.',
    why: 'XBoard ignores the colour in the FEN of a setup: White always moves first.',
    example: '* Start: 4k3/8/8/8/8/8/8/4K3 b - - 0 1',
  },
  'name-taken': {
    title: 'XBoard takes the name for a variant of its own.',
    why: 'A setup under a name that XBoard knows is ignored without a word: shogi and shogi-x are taken, shogix is free.',
    example: '* Id: shogi',
  },
  'hand-overflow': {
    title: 'More kinds of piece in hand than XBoard can show.',
    why: 'A captured piece beyond the rows of the hand turns into the piece of slot 0, the pawn.',
    example: 'Wa shogi has 16 kinds of piece that can be in hand; XBoard has 15 rows.',
  },
  'lenient-drop': {
    title: 'XBoard does not test a limit of drops.',
    why: 'Its rules of drops are hard-wired for shogi and crazyhouse; the engine must refuse what XBoard lets through.',
    example: '1. Cannot be dropped to give mate',
  },
  'strict-drop': {
    title: 'XBoard refuses drops that the rules allow.',
    why: 'Outside its own shogi it drops no piece of slot 0 on the first or last rank.',
    example: 'The pawn of wa shogi on its own first rank.',
  },
  'lenient-promotion': {
    title: 'XBoard does not enforce a promotion rule.',
    why: 'It forces promotion only for shogi pieces that could never move again, and has no zone but the farthest third of its own shogi.',
    example: '* Promotion: compulsory',
  },
  'promotion-by-keyboard': {
    title: 'XBoard offers a promotion only to those who type the move.',
    why: 'The mouse asks for a choice in slots 0 to 6 and in the farthest third of the screen, dead ranks included.',
    example: 'An eighth promoting piece beside seven.',
  },
  'engine-option': {
    title: 'An option of the engine that XBoard never sees.',
    why: 'What a fenced ini block adds is for Fairy-Stockfish alone.',
    example: '```ini\ncheckCounting = true\n```',
  },
} as const satisfies Record<string, CodeRow>;
