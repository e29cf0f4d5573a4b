import { COLORS, fileOf, printFile } from '../../../ir/board.js';
import { castlingKing, WINGS, rightsOf } from '../../facts/castling.js';
import { findingAtFirst } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-target-file-not-updated',
  severity: 'warning',
  title: 'The castling file does not fit the new board width.',
  why: 'The files where the king lands do not change with the width of the board: castling may move the king by one square, not at all, or to the other side.',
  bad: [
    {
      text: '[x:chess]\nmaxFile = ⟦10⟧\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n',
    },
    {
      text: '[x:chess]\nmaxFile = ⟦7⟧\nstartFen = r1k3r/7/7/7/7/7/7/R1K3R w Qq - 0 1\n',
      says: 'from file c to file c',
    },
    {
      text: '[x:chess]\nmaxFile = ⟦7⟧\nstartFen = r2k2r/7/7/7/7/7/7/R2K2R w KQkq - 0 1\n',
      says: 'from file d to file g',
    },
  ],
  good: [
    '[x:chess]\nmaxFile = 10\ncastlingKingsideFile = i\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 10\nstartFen = r3k4r/10/10/10/10/10/10/R3K4R w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 10\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w - - 0 1\n',
    // The usual castling files of a board with ten files, wherever the king starts.
    '[x:capablanca]\nstartFen = r3k4r/10/10/10/10/10/10/R3K4R w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 9\nstartFen = rnbkqbnrq/ppppppppp/9/9/9/9/PPPPPPPPP/RNBKQBNRQ w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 6\nstartFen = r1k2r/6/6/6/6/6/6/R1K2R w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 10\ncastlingKingsideFile = g\nstartFen = r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: ['maxFile'],
  check: (section) => {
    const { base, rules } = section;
    const { maxFile } = rules;
    if (maxFile === base.maxFile || !startPosition(section).boardFits) return [];
    if (WINGS.some(({ target }) => rules[target] >= maxFile)) return [];
    const [wrong] = WINGS.flatMap(({ name, rights, target }) => {
      const color = COLORS.find((one) => rightsOf(section, one).includes(rights[one]));
      const king = color === undefined ? null : castlingKing(section, color);
      if (king === null || ownPair(section, target) !== null) return [];
      const [from, to] = [fileOf(king.square), rules[target]];
      // In the engine's own `active` the king starts on d, so castling queenside may move it only one file.
      // Nobody means a king to castle into the corner.
      const isWrong =
        name === 'king side' ? to - from < 2 || to === maxFile - 1 : to >= from || to === 0;
      return isWrong ? [{ name, target, from, to }] : [];
    });
    if (wrong === undefined) return [];
    const { from, name, target, to } = wrong;
    return findingAtFirst(
      section,
      ['maxFile'],
      `castling on the ${name} takes the king from file ${printFile(from)} to file ${printFile(to)}, as on a board of ${base.maxFile} files; set ${target} to the file that is meant`,
    );
  },
});
