import { COLORS, fileOf, printFile } from '../../../ir/board.js';
import { castlingKing, rightsOf, WINGS } from '../../facts/castling.js';
import { findingAtFirst } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-target-file-not-updated',
  severity: 'warning',
  since: '0.1.0',
  title: 'A board of another width with the castling files of the old one.',
  why: 'The files where the king lands do not follow the width of the board: castling may take the king one square, none, or past the wrong rook.',
  bad: [
    {
      text: '[x:chess]\nmaxFile = ⟦10⟧\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nmaxFile = 10\ncastlingKingsideFile = i\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 10\nstartFen = r3k4r/10/10/10/10/10/10/R3K4R w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 10\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w - - 0 1\n',
  ],
  reads: 'section',
  keys: ['maxFile'],
  check: (section) => {
    const { base, rules } = section;
    if (rules.maxFile === base.maxFile || !startPosition(section).boardFits) return [];
    return WINGS.flatMap(({ name, rights, target }): readonly Finding[] => {
      const file = rules[target];
      if (ownPair(section, target) !== null || file >= rules.maxFile) return [];
      const color = COLORS.find((one) => rightsOf(section, one).includes(rights[one]));
      const king = color === undefined ? null : castlingKing(section, color);
      if (king === null) return [];
      const from = fileOf(king.square);
      const steps = name === 'kingside' ? file - from : from - file;
      if (steps >= 2) return [];
      return findingAtFirst(
        section,
        ['maxFile'],
        `castling ${name} takes the king from file ${printFile(from)} to file ${printFile(file)}, as on a board of ${base.maxFile} files; write the file that is meant in ${target}`,
      );
    });
  },
});
