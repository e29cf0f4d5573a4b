import { startFenRule } from '../../facts/start-fen-rule.js';
import { missingRights } from '../../facts/castling.js';

const KEYS = [
  'castlingKingsideFile',
  'castlingQueensideFile',
  'castlingRookKingsideFile',
  'castlingRookQueensideFile',
  'castlingKingFile',
  'castlingRookPieces',
] as const;

export default startFenRule({
  code: 'fen/castling-files-without-rights',
  severity: 'warning',
  title: 'A section sets castling files, but its start position gives no castling rights.',
  why: 'Castling rights that the start position does not give are never gained, so castling is impossible even with king and rook in place.',
  bad: [
    {
      text: '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\ncastlingQueensideFile = b\nstartFen = ⟦rnbkqbr/ppppppp/7/7/7/PPPPPPP/RNBKQBR w - - 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\ncastlingQueensideFile = b\nstartFen = rnbkqbr/ppppppp/7/7/7/PPPPPPP/RNBKQBR w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\nstartFen = rnbkqbr/ppppppp/7/7/7/PPPPPPP/RNBKQBR w - - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\ncastling = false\nstartFen = rnbkqbr/ppppppp/7/7/7/PPPPPPP/RNBKQBR w - - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\ncastlingWins = K\nstartFen = rnbkqbr/ppppppp/7/7/7/PPPPPPP/RNBKQBR w - - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\ncastlingDroppedPiece = true\nstartFen = rnbkqbr/ppppppp/7/7/7/PPPPPPP/RNBKQBR w - - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\nstartFen = nnbkqbn/ppppppp/7/7/7/PPPPPPP/NNBKQBN w - - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\nstartFen = rnbqqbr/pppkppp/7/7/7/PPPKPPP/RNBQQBR w - - 0 1\n',
    '[x:chess]\nmaxFile = 7\nmaxRank = 7\ncastlingKingsideFile = f\nstartFen = nnbkqbn/rpppppr/7/7/7/RPPPPPR/NNBKQBN w - - 0 1\n',
  ],
  readsSquares: true,
  check: (section, at) => {
    const own = KEYS.filter((key) => section.pairs.has(key));
    if (own.length === 0) return [];
    const rights = missingRights(section);
    if (rights === '') return [];
    const message = `${own.join(', ')}: no effect, because the castling field of the FEN is \`-\`; write \`${rights}\` there, or set \`castling = false\``;
    return [{ at, message }];
  },
});
