import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/gating-alone',
  severity: 'info',
  title: '`gating = true` without `seirawanGating` or `cambodianMoves`.',
  why: 'The key only makes the engine remember, in the castling field of FENs, which pieces have not moved. Two other keys give that a use.',
  bad: [{ text: '[x:chess]\ngating = ⟦true⟧\n' }],
  good: [
    '[x:chess]\ngating = true\nseirawanGating = true\npocketSize = 2\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1\n',
    '[x:makruk]\ncambodianMoves = true\ngating = true\n',
    '[x:seirawan]\ngating = true\n',
    '[x:chess]\ngating = false\n',
  ],
  keys: ['gating'],
  when: ({ base, rules }) =>
    rules.gating && !base.gating && !rules.seirawanGating && !rules.cambodianMoves,
  message:
    '`gating` alone only marks unmoved pieces in FENs; to place pieces from the hand, write `seirawanGating = true`, too',
});
