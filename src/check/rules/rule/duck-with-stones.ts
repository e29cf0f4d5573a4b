import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/duck-with-stones',
  severity: 'error',
  title: '`wallingRule = duck` with petrified pieces.',
  why: 'With the duck there can be only one wall, but a petrified piece is another. When the duck moves, the engine removes that wall from its list but not from the board: its FEN shows two ducks, one of which never moves.',
  bad: [
    { text: '[x:duck]\npetrifyOnCaptureTypes = ⟦bq⟧\n' },
    { text: '[x:petrified]\nwallingRule = ⟦duck⟧\n' },
    { text: '[x:duck]\npetrifyOnCaptureTypes = ⟦b⟧\n' },
  ],
  good: [
    '[x:duck]\n',
    '[x:petrified]\n',
    '[x:duck]\nblastOnCapture = true\n',
    '[x:petrified]\nwallingRule = arrow\n',
    '[x:chess]\nwallingRule = duck\nblastOnCapture = true\n',
  ],
  keys: ['petrifyOnCaptureTypes', 'petrifyBlastPieces', 'wallingRule'],
  when: ({ rules }) =>
    rules.wallingRule === 'duck' &&
    (rules.petrifyOnCaptureTypes.length > 0 || (rules.blastOnCapture && rules.petrifyBlastPieces)),
  message:
    '`wallingRule = duck` does not work with petrified pieces; leave out `petrifyOnCaptureTypes` and `petrifyBlastPieces`, or choose another walling rule',
});
