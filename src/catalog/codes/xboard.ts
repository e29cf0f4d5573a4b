import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `xboard`, by slug. */
export const XBOARD_CODES = {
  'too-large': {
    title: 'The board is larger than XBoard can show.',
    why: 'XBoard 4.9.1 has 16 files (12 with pieces in hand) and 15 ranks; it stops with a fatal error, or crashes, on more.',
    example: '* Size: 13x13\n* Drops: yes',
  },
  'too-many-types': {
    title: 'The game has more piece types than a pieceToCharTable has room for.',
    why: 'XBoard 4.9.1 has 66 piece types for each side, including promoted forms, and 78 IDs for them.',
    example: 'A table of 40 pieces that all promote.',
  },
  'text-too-long': {
    title: 'A table or start position is too long for XBoard.',
    why: 'XBoard 4.9.1 reads 511 characters of each and silently drops the rest.',
    example: 'A full board of 16x15 with promoted pieces whose letters have suffixes.',
  },
  'black-moves-first': {
    title: 'In the start position, Black moves first.',
    why: 'XBoard ignores the side to move in the FEN of a setup: White always moves first.',
    example: '* Start: 4k3/8/8/8/8/8/8/4K3 b - - 0 1',
  },
  'name-taken': {
    title: 'The name is that of a built-in variant of XBoard.',
    why: 'XBoard silently ignores a setup for a name that it knows: shogi and shogi-x are taken, shogix is free.',
    example: '* Id: shogi',
  },
  'hand-overflow': {
    title: 'The hand can have more piece types than XBoard can show.',
    why: 'A captured piece for which the hand has no row becomes the piece of slot 0, the pawn.',
    example: 'In wa shogi, 16 piece types can be in hand; XBoard has 15 rows.',
  },
  'lenient-drop': {
    title: 'XBoard does not enforce a drop restriction.',
    why: 'XBoard has drop rules only for shogi and crazyhouse, so the engine must reject the illegal drops that XBoard accepts.',
    example: '1. Cannot be dropped to give mate',
  },
  'lenient-immobility': {
    title: 'XBoard accepts moves after which a piece could never move again.',
    why: 'XBoard has this rule only for the pawns, lances and knights of its own shogi.',
    example: 'A lance in a game where two ranks are the promotion zone.',
  },
  'strict-drop': {
    title: 'XBoard refuses legal drops.',
    why: 'Except in its own shogi, XBoard never allows a piece of slot 0 to be dropped on the first or last rank.',
    example: 'The pawn of wa shogi on its own first rank.',
  },
  'lenient-promotion': {
    title: 'XBoard does not enforce a promotion rule.',
    why: 'XBoard forces promotion only for shogi pieces that could never move again. Its only promotion zone is the farthest third of the board, in its own shogi.',
    example: '* Promotion: compulsory',
  },
  'promotion-by-keyboard': {
    title: 'In XBoard, a promotion is possible only by typing the move.',
    why: 'With the mouse, XBoard offers promotion only for pieces in slots 0 to 6, and only in the farthest third of the displayed board, including unused ranks.',
    example: 'An eighth piece that promotes.',
  },
  'engine-option': {
    title: 'XBoard ignores an option of the engine.',
    why: 'Options in a fenced ini block are only for Fairy-Stockfish.',
    example: '```ini\ncheckCounting = true\n```',
  },
} as const satisfies Record<string, CodeRow>;
