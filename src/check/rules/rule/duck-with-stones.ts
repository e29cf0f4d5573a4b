import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/duck-with-stones',
  severity: 'error',
  since: '0.1.0',
  title: '`wallingRule = duck` with pieces that turn to stone.',
  why: 'A stone is a wall, and the duck is the one wall that there is. The engine takes the stone off its list of walls as the duck moves, but leaves the square taken: its FEN shows two ducks, of which one never moves.',
  bad: [
    { text: '[x:duck]\npetrifyOnCaptureTypes = ⟦bq⟧\n' },
    { text: '[x:petrified]\nwallingRule = ⟦duck⟧\n' },
  ],
  good: [
    '[x:duck]\n',
    '[x:petrified]\n',
    '[x:duck]\nblastOnCapture = true\n',
    '[x:petrified]\nwallingRule = arrow\n',
  ],
  reads: 'section',
  keys: ['wallingRule', 'petrifyOnCaptureTypes', 'petrifyBlastPieces'],
  check: (section) => {
    const { blastOnCapture, petrifyBlastPieces, petrifyOnCaptureTypes, wallingRule } =
      section.rules;
    const stones = petrifyOnCaptureTypes.length > 0 || (blastOnCapture && petrifyBlastPieces);
    if (wallingRule !== 'duck' || !stones) return [];
    return findingAtFirst(
      section,
      ['petrifyOnCaptureTypes', 'petrifyBlastPieces', 'wallingRule'],
      '`wallingRule = duck` does not go with pieces that turn to stone; leave out `petrifyOnCaptureTypes` and `petrifyBlastPieces`, or choose another walling rule',
    );
  },
});
