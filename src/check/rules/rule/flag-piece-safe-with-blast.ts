import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/flag-piece-safe-with-blast',
  severity: 'error',
  title: '`flagPieceSafe` with `blastOnCapture`.',
  why: 'The engine tests whether the piece in the region can be captured, but not whether a nearby blast can remove it.',
  bad: [
    { text: '[x:atomic]\nflagPieceSafe = ⟦true⟧\n' },
    { text: '[x:dobutsu]\nblastOnCapture = ⟦true⟧\nking = -\nflagPiece = *\n' },
  ],
  good: ['[x:dobutsu]\n', '[x:atomic]\nflagPieceSafe = false\n'],
  keys: ['flagPieceSafe', 'blastOnCapture'],
  when: ({ rules }) => rules.flagPieceSafe && rules.blastOnCapture,
  message:
    '`flagPieceSafe` does not work with `blastOnCapture`, because the engine ignores that a blast can remove the flag piece; keep one of them',
});
