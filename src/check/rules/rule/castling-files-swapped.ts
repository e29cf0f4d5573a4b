import { printFile } from '../../../ir/board.js';
import { findingAtLines } from '../../facts/findings.js';
import { castlingField } from '../../facts/castling.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-files-swapped',
  severity: 'error',
  title: 'Castling kingside takes the king farther left than castling queenside.',
  why: "The king side is on White's right. With the files swapped, the king castles away from the rook.",
  bad: [
    {
      text: '[x:chess]\ncastlingKingsideFile = ⟦c⟧\ncastlingQueensideFile = g\n',
      fixed: '[x:chess]\ncastlingKingsideFile = g\ncastlingQueensideFile = c\n',
    },
    { text: '[x:chess]\ncastlingQueensideFile = ⟦h⟧\n' },
    {
      text: '[x:chess]\ncastlingKingsideFile = ⟦a⟧\ncastlingQueensideFile = g\n',
      fixed: '[x:chess]\ncastlingKingsideFile = g\ncastlingQueensideFile = a\n',
    },
    {
      text: '[x:chess]\ncastlingQueensideFile = ⟦g⟧\ncastlingKingsideFile = c\n',
      fixed: '[x:chess]\ncastlingQueensideFile = c\ncastlingKingsideFile = g\n',
    },
  ],
  good: [
    '[x:chess]\ncastlingKingsideFile = f\ncastlingQueensideFile = b\n',
    '[x:chess]\ncastling = false\ncastlingQueensideFile = h\n',
    '[x:chess]\ncastlingQueensideFile = h\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n',
    '[x:chess]\ncastlingKingsideFile = d\ncastlingQueensideFile = d\n',
  ],
  reads: 'section',
  keys: ['castlingKingsideFile', 'castlingQueensideFile'],
  check: (section) => {
    const { castling, castlingKingsideFile, castlingQueensideFile } = section.rules;
    if (!castling || castlingQueensideFile <= castlingKingsideFile || castlingKingsideFile < 0)
      return [];
    // Without castling rights, fen/castling-files-without-rights reports it.
    if (castlingField(startPosition(section)) === '-') return [];
    const kingside = ownPair(section, 'castlingKingsideFile');
    const queenside = ownPair(section, 'castlingQueensideFile');
    const lines = [kingside, queenside]
      .filter((pair) => pair !== null)
      .sort((a, b) => a.start - b.start);
    const message = `castling kingside takes the king to file ${printFile(castlingKingsideFile)}, castling queenside to file ${printFile(castlingQueensideFile)}, but the king side is on White's right; swap the files`;
    return findingAtLines(lines, message).map((finding) =>
      kingside === null || queenside === null
        ? finding
        : {
            ...finding,
            fix: {
              title: 'Swap the two files',
              safety: 'suggestion',
              replacements: [
                { at: kingside.valueAt, text: queenside.value },
                { at: queenside.valueAt, text: kingside.value },
              ],
            },
          },
    );
  },
});
