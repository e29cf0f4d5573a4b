import { findingAtFirst } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/seirawan-gating-without-pocket',
  severity: 'warning',
  title: 'Seirawan gating with empty hands.',
  why: 'A piece that moves for the first time may bring a piece from the hand into play. Here the hands are empty and captures do not fill them, so that never happens.',
  bad: [
    {
      text: '[x:seirawan]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQBCDFGkqbcdfg - 0 1⟧\n',
    },
  ],
  good: [
    '[x:seirawan]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Hh] w KQBCDFGkqbcdfg - 0 1\n',
    '[x:seirawan]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQBCDFGkqbcdfg - 0 1\ncapturesToHand = true\n',
  ],
  reads: 'section',
  keys: ['startFen', 'seirawanGating', 'gating', 'capturesToHand'],
  check: (section) => {
    const { capturesToHand, gating, seirawanGating } = section.rules;
    if (!seirawanGating || !gating || capturesToHand) return [];
    const { hands } = startPosition(section);
    if (hands !== null && hands.pieces.length + hands.unrecognized.length > 0) return [];
    return findingAtFirst(
      section,
      ['startFen', 'seirawanGating', 'gating', 'capturesToHand'],
      'the hands are empty, so `seirawanGating` has nothing to bring into play; add the pieces to the FEN, for example `[HEhe]`',
    );
  },
});
