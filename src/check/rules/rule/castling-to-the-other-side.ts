import { COLORS, fileOf, printFile } from '../../../ir/board.js';
import { castlingKing, rightsOf, WINGS } from '../../facts/castling.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-to-the-other-side',
  severity: 'warning',
  title: 'Castling takes the king away from the rook.',
  why: 'castlingKingsideFile lies to the right of the king, castlingQueensideFile to the left. The engine accepts any file, and the rook then follows the king across.',
  bad: [
    { text: '[x:chess]\ncastlingKingsideFile = ⟦d⟧\n' },
    {
      text: '[x:chess]\ncastlingQueensideFile = ⟦f⟧\nstartFen = r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1\n',
    },
    { text: '[x:chess]\ncastlingKingsideFile = ⟦d⟧\ncastlingQueensideFile = d\n' },
  ],
  good: [
    '[x:chess]\ncastlingKingsideFile = f\ncastlingQueensideFile = d\n',
    '[x:chess]\ncastlingKingsideFile = d\nstartFen = r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1\n',
    '[x:chess]\ncastlingKingsideFile = c\nstartFen = 1k5r/8/8/8/8/8/8/1K5R w Kk - 0 1\n',
    '[x:chess]\ncastlingKingsideFile = e\n',
    '[x:chess]\ncastlingQueensideFile = e\n',
  ],
  reads: 'section',
  keys: ['castlingKingsideFile', 'castlingQueensideFile'],
  check: (section) => {
    const { castlingKingsideFile, castlingQueensideFile } = section.rules;
    // Both at once: rule/castling-files-swapped.
    if (castlingQueensideFile > castlingKingsideFile || !startPosition(section).boardFits)
      return [];
    return WINGS.flatMap(({ name, rights, target }): readonly Finding[] => {
      const pair = ownPair(section, target);
      const color = COLORS.find((one) => rightsOf(section, one).includes(rights[one]));
      const king = color === undefined ? null : castlingKing(section, color);
      if (pair === null || king === null) return [];
      const [from, to] = [fileOf(king.square), section.rules[target]];
      if (name === 'king side' ? to >= from : to <= from) return [];
      return [
        {
          at: pair.valueAt,
          message: `castling on the ${name} takes the king from file ${printFile(from)} to file ${printFile(to)}, away from the rook; name a file on the side of the rook`,
        },
      ];
    });
  },
});
