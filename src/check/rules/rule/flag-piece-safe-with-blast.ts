import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/flag-piece-safe-with-blast',
  severity: 'error',
  title: '`flagPieceSafe` with `blastOnCapture`.',
  why: 'The engine tests whether the piece in the region can be captured, but not whether a nearby blast can remove it.',
  bad: [
    { text: '[x:atomic]\nflagPieceSafe = ⟦true⟧\n' },
    { text: '[x:dobutsu]\nblastOnCapture = ⟦true⟧\nking = -\nflagPiece = *\n' },
  ],
  good: ['[x:dobutsu]\n', '[x:atomic]\nflagPieceSafe = false\n'],
  reads: 'section',
  keys: ['flagPieceSafe', 'blastOnCapture'],
  check: (section) => {
    const { blastOnCapture, flagPieceSafe } = section.rules;
    if (!flagPieceSafe || !blastOnCapture) return [];
    return findingAtFirst(
      section,
      ['flagPieceSafe', 'blastOnCapture'],
      '`flagPieceSafe` does not work with `blastOnCapture`, because the engine ignores that a blast can remove the flag piece; keep one of them',
    );
  },
});
