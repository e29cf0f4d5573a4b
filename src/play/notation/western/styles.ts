import type { Board } from '../../../ir/board.js';
import { fileLabel, rankLabel } from '../../../notation/coordinates.js';
import { MOVE_STYLES, type MoveStyle } from '../../../notation/move-styles.js';

export const MOVE_FORMATS = ['uci', ...MOVE_STYLES] as const;
/** A notation for moves, including the engine's own protocol. */
export type MoveFormat = (typeof MOVE_FORMATS)[number];

/** How a notation writes moves. */
export interface MoveStyleRow {
  /** A short description with examples, for lists. */
  readonly title: string;
  /** The label of a square. Files and ranks are counted from 0, from White's left and first rank. */
  readonly square: (file: number, rank: number, board: Board) => string;
  /** The sign between a piece and the square of its drop. */
  readonly drop: string;
  /** When a move without a capture has a dash. */
  readonly dash: 'always' | 'behind-origin' | 'never';
  /** How to write the origin: if two pieces could be meant, as the whole square or as little of it as distinguishes them; or always. */
  readonly origin: 'square' | 'shortest' | 'always';
  /** In shogi a promoted piece is `+R`, promoting is `+` and declining `=`. In chess the promoted piece has its own letter and promoting is `=Q`. */
  readonly promotion: 'shogi' | 'chess';
}

const shogiFile = (file: number, board: Board): string => fileLabel(file, board, 'shogi');
const chessSquare = (file: number, rank: number, board: Board): string =>
  fileLabel(file, board, 'chess') + rankLabel(rank, board, 'chess');

/** All Western notations. What they have in common is in `print-move` and `read-move`. */
export const MOVE_STYLE_ROWS: Readonly<Record<MoveStyle, MoveStyleRow>> = {
  hodges: {
    title: 'moves of shogi, P-7f, Nx3c+, S*4d (Hodges)',
    square: (file, rank, board) => shogiFile(file, board) + rankLabel(rank, board, 'shogi'),
    drop: '*',
    dash: 'always',
    origin: 'square',
    promotion: 'shogi',
  },
  'hodges-numbers': {
    title: 'the same with ranks as numbers, P-76',
    square: (file, rank, board) => shogiFile(file, board) + String(board.ranks - rank),
    drop: '*',
    dash: 'always',
    origin: 'square',
    promotion: 'shogi',
  },
  hosking: {
    title: "moves of shogi, P76, Nx33+, S'44 (Hosking)",
    square: (file, rank, board) => shogiFile(file, board) + String(board.ranks - rank),
    drop: "'",
    dash: 'behind-origin',
    origin: 'square',
    promotion: 'shogi',
  },
  san: {
    title: 'moves of chess, Nf3, exd5, e8=Q',
    square: chessSquare,
    drop: '@',
    dash: 'never',
    origin: 'shortest',
    promotion: 'chess',
  },
  lan: {
    title: 'moves of chess with origins, Ng1-f3',
    square: chessSquare,
    drop: '@',
    dash: 'always',
    origin: 'always',
    promotion: 'chess',
  },
};
