import { CASTLES } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Castling. */
export const CASTLING_OPTIONS = [
  { key: 'castling', type: 'bool', fields: ['castling'], meaning: 'Enable castling.' },
  {
    key: 'castlingDroppedPiece',
    type: 'bool',
    fields: ['castlingDroppedPiece'],
    meaning:
      'A king or rook dropped on its castling square gains castling rights (placement chess).',
    actsWhen: [['pieceDrops']],
  },
  {
    key: 'castlingKingsideFile',
    type: 'File',
    fields: ['castlingKingsideFile'],
    meaning:
      'File on which the king lands when castling kingside (rook lands next to it, on the inner side).',
    note: 'not compared with maxFile',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingQueensideFile',
    type: 'File',
    fields: ['castlingQueensideFile'],
    meaning: 'File on which the king lands when castling queenside.',
    note: 'not compared with maxFile; must not be right of castlingKingsideFile',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingRank',
    type: 'Rank',
    fields: ['castlingRank'],
    meaning: 'Relative rank on which castling takes place.',
    note: '<= maxRank (checked if castling = true)',
    actsWhen: [...CASTLES, ['gating']],
  },
  {
    key: 'castlingKingFile',
    type: 'File',
    fields: ['castlingKingFile'],
    meaning:
      'File of the castling king if several pieces of the type are on the castling rank, and for castlingDroppedPiece.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingKingPiece',
    type: 'PieceType',
    fields: ['castlingKingPiece'],
    side: 'both',
    meaning: 'Type that plays the king in castling, both colours.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingKingPieceWhite',
    type: 'PieceType',
    fields: ['castlingKingPiece'],
    side: 'white',
    meaning: 'Type that plays the king in castling; white only.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingKingPieceBlack',
    type: 'PieceType',
    fields: ['castlingKingPiece'],
    side: 'black',
    meaning: 'Type that plays the king in castling; black only.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingRookKingsideFile',
    type: 'File',
    fields: ['castlingRookKingsideFile'],
    meaning:
      'File from which the engine looks inwards for the rook of a K/k right in a FEN. Only needed if there is another castling piece further out.',
    note: 'default is the last file of the build: l, or h without largeboards',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingRookQueensideFile',
    type: 'File',
    fields: ['castlingRookQueensideFile'],
    meaning: 'File from which the engine looks inwards for the rook of a Q/q right in a FEN.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingRookPieces',
    type: 'PieceSet',
    fields: ['castlingRookPieces'],
    side: 'both',
    meaning: 'Types that play the rook in castling, both colours.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingRookPiecesWhite',
    type: 'PieceSet',
    fields: ['castlingRookPieces'],
    side: 'white',
    meaning: 'Types that play the rook in castling; white only.',
    actsWhen: CASTLES,
  },
  {
    key: 'castlingRookPiecesBlack',
    type: 'PieceSet',
    fields: ['castlingRookPieces'],
    side: 'black',
    meaning: 'Types that play the rook in castling; black only.',
    actsWhen: CASTLES,
  },
  {
    key: 'oppositeCastling',
    type: 'bool',
    fields: ['oppositeCastling'],
    meaning:
      'After one side has castled, the other side loses the right to castle on the same wing.',
    actsWhen: CASTLES,
  },
] as const satisfies readonly OptionRow[];
