import type { OptionKey } from '../../../catalog/options/option-key.js';
import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

const FLAG_KEYS = [
  'flagPiece',
  'flagPieceWhite',
  'flagPieceBlack',
  'flagPieceCount',
  'flagPieceBlockedWin',
  'flagMove',
  'flagPieceSafe',
] as const satisfies readonly OptionKey[];

export default defineRule({
  code: 'rule/flag-options-without-region',
  severity: 'warning',
  since: '0.1.0',
  title: 'How to win by reaching a region, without the region.',
  why: 'The options of the flag rule have no effect while `flagRegion` is empty, as it is by default.',
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
    const { black, white } = section.rules.flagRegion;
    if (white.length + black.length > 0) return [];
    const lines = changingLines(section, FLAG_KEYS);
    return findingAtLines(
      lines,
      `${keyList(lines)}: without effect, because no region is to be reached; write flagRegion, or flagRegionWhite and flagRegionBlack`,
    );
  },
});
