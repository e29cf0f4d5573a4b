import { CASTLES } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Names, tables, start position; and the alias of three sets of pawns. */
export const GENERAL_OPTIONS = [
  {
    key: 'pawnTypes',
    type: 'PieceSet',
    fields: ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes'],
    side: 'both',
    meaning:
      'Alias: the pieces that are pawns for promotion, en passant capture and the n-move rule, both colours.',
    note: 'the LAST letter becomes mainPromotionPawnType',
  },
  {
    key: 'variantTemplate',
    type: 'string',
    fields: ['variantTemplate'],
    default: 'fairy',
    about: 'display',
    meaning:
      'Name of the XBoard base variant whose GUI behaviour applies. Inside the engine only `shogi` matters (default move notation of the bindings).',
    note: 'not validated',
  },
  {
    key: 'pieceToCharTable',
    type: 'string',
    fields: ['pieceToCharTable'],
    default: '-',
    about: 'display',
    meaning:
      'XBoard mapping of piece letters to piece images; `-` = none. `check` compares its letters with the pieces and the start position; its length is not checked.',
  },
  {
    key: 'pocketSize',
    type: 'int',
    fields: ['pocketSize'],
    default: 0,
    about: 'display',
    meaning:
      'Number of pocket squares announced to XBoard (and in `info string variant`); 0 = number of piece types, if pieceDrops is on.',
    range: [0, null],
  },
  {
    key: 'chess960',
    type: 'bool',
    fields: ['chess960'],
    default: false,
    meaning:
      'Treat the variant as a shuffle variant: castling by the 960 rules, king-takes-rook notation, any king and rook files.',
    actsWhen: [...CASTLES, ['gating']],
  },
  {
    key: 'twoBoards',
    type: 'bool',
    fields: ['twoBoards'],
    default: false,
    meaning:
      'Pieces for dropping come from a partner board (bughouse); the engine considers virtual drops.',
  },
  {
    key: 'startFen',
    type: 'string',
    fields: ['startFen'],
    default: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    about: 'board',
    meaning:
      'Start position, FEN with fields board[pocket] side castling/gates ep-or-counting [check count] halfmoves move.',
  },
] as const satisfies readonly OptionRow[];
