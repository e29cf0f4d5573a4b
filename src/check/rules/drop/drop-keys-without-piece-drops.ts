import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

const DROP_KEYS = keysThatNeed('pieceDrops');

export default defineRule({
  code: 'drop/drop-keys-without-piece-drops',
  severity: 'warning',
  title: 'Rules for drops in a game without drops.',
  why: 'The engine applies them only if `pieceDrops` is true.',
  bad: [
    { text: '[x:chess]\ndropNoDoubled = ⟦p⟧\n' },
    { text: '[x:chess]\ndropChecks = ⟦false⟧\nmustDrop = true\n' },
  ],
  good: [
    '[x:crazyhouse]\ndropNoDoubled = p\n',
    '[x:chess]\ndropChecks = true\nmustDrop = false\n',
    '[x:seirawan]\ndropLoop = true\n',
    // Reported by rule/option-without-effect.
    '[x:chess]\nadjudicateFullBoard = true\n',
  ],
  reads: 'section',
  keys: DROP_KEYS,
  check: (section) => {
    const { pieceDrops, seirawanGating } = section.rules;
    if (pieceDrops || seirawanGating) return [];
    const lines = changingLines(section, ineffectiveKeys(section, DROP_KEYS));
    return findingAtLines(
      lines,
      `${keyList(lines)}: no effect, because \`pieceDrops\` is false; write \`pieceDrops = true\``,
    );
  },
});
