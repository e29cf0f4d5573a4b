import { optionRule } from '../../facts/option-rule.js';
import { hasEmptyHands } from '../../facts/start-position.js';

export default optionRule({
  code: 'rule/seirawan-gating-without-pocket',
  severity: 'warning',
  title: 'Seirawan gating with empty hands.',
  why: 'A piece that moves for the first time may bring a piece from the hand into play. If the hands are empty and captures do not fill them, that never happens.',
  bad: [
    {
      text: '[x:seirawan]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQBCDFGkqbcdfg - 0 1⟧\n',
    },
  ],
  good: [
    '[x:seirawan]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Hh] w KQBCDFGkqbcdfg - 0 1\n',
    '[x:seirawan]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQBCDFGkqbcdfg - 0 1\ncapturesToHand = true\n',
    '[x:chess]\ngating = true\n',
  ],
  keys: ['startFen', 'seirawanGating', 'gating', 'capturesToHand'],
  when: (section) => {
    const { capturesToHand, gating, seirawanGating } = section.rules;
    return seirawanGating && gating && !capturesToHand && hasEmptyHands(section);
  },
  message:
    'the hands are empty, so `seirawanGating` has nothing to bring into play; add the pieces to the FEN, for example `[HEhe]`',
});
