import type { Board } from '../../../ir/board.js';
import { fileLabel, rankLabel } from '../../../notation/coordinates.js';
import { MOVE_STYLES, type MoveStyle } from '../../../notation/move-styles.js';

export const MOVE_FORMATS = ['uci', ...MOVE_STYLES] as const;
/** A notation for moves, the engine's own protocol among them. */
export type MoveFormat = (typeof MOVE_FORMATS)[number];

/** How one notation writes moves. */
export interface MoveStyleRow {
  /** In a few words, with examples, for lists. */
  readonly title: string;
  /** The label of a square: files and ranks are counted from 0, White's left and first. */
  readonly square: (file: number, rank: number, board: Board) => string;
  /** What stands between a piece and the square it is dropped on. */
  readonly drop: string;
  /** When a move that takes nothing has a dash. */
  readonly dash: 'always' | 'behind-origin' | 'never';
  /** Origins: where two pieces could be meant the whole square, or as little of it as tells them apart; or everywhere. */
  readonly origin: 'square' | 'shortest' | 'always';
  /** In shogi a promoted piece is `+R`, promoting `+` and declining `=`; in chess a piece has a letter of its own, promoting is `=Q`. */
  readonly promotion: 'shogi' | 'chess';
}

const shogiFile = (file: number, board: Board): string => fileLabel(file, board, 'shogi');
const chessSquare = (file: number, rank: number, board: Board): string =>
  fileLabel(file, board, 'chess') + rankLabel(rank, board, 'chess');

/** Every Western notation; what they have in common is in `print-move` and `read-move`. */
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
