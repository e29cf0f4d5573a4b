import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

const FLAG_KEYS = keysThatNeed('flagRegion');

export default defineRule({
  code: 'rule/flag-options-without-region',
  severity: 'warning',
  title: 'Options of a flag region that is empty.',
  why: 'The flag options have no effect while `flagRegion` is empty, which is the default.',
  bad: [
    { text: '[x:chess]\nflagMove = ⟦true⟧\nflagPieceCount = 2\n' },
    { text: '[x:chess]\nflagPiece = ⟦k⟧\n' },
  ],
  good: [
    '[x:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5\n',
    '[x:kingofthehill]\nflagMove = true\n',
    '[x:chess]\nflagMove = false\n',
  ],
  reads: 'section',
  keys: FLAG_KEYS,
  check: (section) => {
    const lines = changingLines(section, ineffectiveKeys(section, FLAG_KEYS));
    return findingAtLines(
      lines,
      `${keyList(lines)}: no effect, because flagRegion is empty; write flagRegion, or flagRegionWhite and flagRegionBlack`,
    );
  },
});
