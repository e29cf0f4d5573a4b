import { COLORS, printFile } from '../../../ir/board.js';
import { rightsOf, WINGS } from '../../facts/castling.js';
import { findingAtFirst } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-target-file-off-board',
  severity: 'error',
  title: 'Castling to a file beyond the board.',
  why: 'The engine does not check the file against the width of the board: the king castles to a square that does not exist.',
  bad: [
    {
      text: '[x:chess]\nmaxFile = 7\nstartFen = rbqkb1r/ppppppp/7/7/7/7/PPPPPPP/RBQK2R w KQkq - 0 1\ncastlingKingsideFile = ⟦i⟧\ncastlingKingFile = d\n',
      says: 'which ends at file g',
    },
    {
      text: '[x:chess]\nmaxFile = ⟦6⟧\nstartFen = 1r1k1r/pppppp/6/6/6/6/PPPPPP/1R1K1R w KQkq - 0 1\ncastlingQueensideFile = b\n',
    },
    {
      text: '[x:losalamos]\ncastling = ⟦true⟧\nstartFen = rqnknr/pppppp/6/6/PPPPPP/RQNKNR w KQkq - 0 1\n',
    },
  ],
  good: [
    '[x:losalamos]\nstartFen = rqnknr/pppppp/6/6/PPPPPP/RQNKNR w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 6\ncastling = false\nstartFen = rbqkbr/pppppp/6/6/6/6/PPPPPP/RBQKBR w - - 0 1\n',
    '[x:chess]\nmaxFile = 6\nstartFen = rbqkbr/pppppp/6/6/6/6/6/RBQKBR w - - 0 1\n',
  ],
  reads: 'section',
  keys: ['maxFile', 'castlingKingsideFile', 'castlingQueensideFile', 'castling', 'startFen'],
  check: (section) => {
    const { rules } = section;
    if (!startPosition(section).boardFits) return [];
    return WINGS.flatMap(({ name, rights, target }) => {
      const file = rules[target];
      if (file < rules.maxFile) return [];
      if (!COLORS.some((color) => rightsOf(section, color).includes(rights[color]))) return [];
      return findingAtFirst(
        section,
        [target, 'maxFile', 'castling', 'startFen'],
        `castling on the ${name} takes the king to file ${printFile(file)}, beyond the board, which ends at file ${printFile(rules.maxFile - 1)}; set ${target} to a file on the board`,
      );
    });
  },
});
