import { CASTLES } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Names, tables, the start position, and a key that sets three sets of pawns at once. */
export const GENERAL_OPTIONS = [
  {
    key: 'pawnTypes',
    type: 'PieceSet',
    fields: ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes'],
    side: 'both',
    meaning:
      'The pieces that count as pawns for promotion, en passant and the n-move rule; both colours.',
    note: 'the last letter becomes mainPromotionPawnType',
  },
  {
    key: 'variantTemplate',
    type: 'string',
    fields: ['variantTemplate'],
    default: 'fairy',
    about: 'display',
    meaning:
      'Name of the XBoard variant on which XBoard bases its behaviour. In the engine itself, only `shogi` has an effect (the default move notation of the bindings).',
    note: 'not validated',
  },
  {
    key: 'pieceToCharTable',
    type: 'string',
    fields: ['pieceToCharTable'],
    default: '-',
    about: 'display',
    meaning:
      'Assigns piece letters to piece images in XBoard; `-` = none. `check` compares its letters with the pieces and the start position, but does not check its length.',
  },
  {
    key: 'pocketSize',
    type: 'int',
    fields: ['pocketSize'],
    default: 0,
    about: 'display',
    meaning:
      'Number of pocket squares reported to XBoard (and in `info string variant`); 0 = number of piece types, if pieceDrops is on.',
    range: [0, null],
  },
  {
    key: 'chess960',
    type: 'bool',
    fields: ['chess960'],
    default: false,
    meaning:
      'Castling as in Chess960: from any files of king and rook, written as king takes rook.',
    actsWhen: [...CASTLES, ['gating']],
  },
  {
    key: 'twoBoards',
    type: 'bool',
    fields: ['twoBoards'],
    default: false,
    meaning:
      "Pieces in hand come from a partner's board (bughouse); the engine considers virtual drops.",
  },
  {
    key: 'startFen',
    type: 'string',
    fields: ['startFen'],
    default: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    about: 'board',
    meaning:
      'Start position as a FEN with the fields board[pocket], side, castling/gates, ep-or-counting, [check count], halfmoves, move.',
  },
] as const satisfies readonly OptionRow[];
