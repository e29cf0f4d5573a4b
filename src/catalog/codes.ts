import type { CodeRow } from './code-row.js';
import { BETZA_CODES } from './codes/betza.js';
import { BOARD_CODES } from './codes/board.js';
import { CROSS_CODES } from './codes/cross.js';
import { DOC_CODES } from './codes/doc.js';
import { EMIT_CODES } from './codes/emit.js';
import { FEN_CODES } from './codes/fen.js';
import { FILE_CODES } from './codes/file.js';
import { GAME_CODES } from './codes/game.js';
import { INI_CODES } from './codes/ini.js';
import { LETTERS_CODES } from './codes/letters.js';
import { PIECE_CODES } from './codes/piece.js';
import { XBOARD_CODES } from './codes/xboard.js';

/** Every family and its rows, in the order of lists. */
export const CODE_FAMILIES = {
  file: FILE_CODES,
  doc: DOC_CODES,
  betza: BETZA_CODES,
  fen: FEN_CODES,
  game: GAME_CODES,
  piece: PIECE_CODES,
  letters: LETTERS_CODES,
  board: BOARD_CODES,
  emit: EMIT_CODES,
  xboard: XBOARD_CODES,
  ini: INI_CODES,
  cross: CROSS_CODES,
} as const satisfies Record<string, Record<string, CodeRow>>;

type Families = typeof CODE_FAMILIES;

/** `family/slug` of every diagnostic that has a row here. */
export type DiagnosticCode = {
  [F in keyof Families]: `${F}/${Extract<keyof Families[F], string>}`;
}[keyof Families];
