import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/flag-piece-safe-with-blast',
  severity: 'error',
  since: '0.1.0',
  title: '`flagPieceSafe` with `blastOnCapture`.',
  why: 'The engine asks whether the piece in the region can be captured. It does not see that a blast beside it takes it away as well.',
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
      '`flagPieceSafe` and `blastOnCapture` exclude each other, because the engine does not see that a blast can reach the flag piece; keep one of them',
    );
  },
});
