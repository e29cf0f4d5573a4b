import { findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

const KEYS = keysThatNeed('castling');

export default defineRule({
  code: 'rule/castling-keys-without-castling',
  severity: 'info',
  title: 'Castling options in a variant without castling.',
  why: 'With `castling = false`, inherited or not, the other castling keys have no effect, unless dropped pieces may castle.',
  bad: [
    { text: '[x:makruk]\ncastlingKingsideFile = ⟦f⟧\noppositeCastling = true\n' },
    {
      text: '[x:makruk]\noppositeCastling = ⟦true⟧\ncastlingKingsideFile = f\n',
      says: '`oppositeCastling` and `castlingKingsideFile`',
    },
  ],
  good: [
    '[x:chess]\ncastlingKingsideFile = f\n',
    '[x:makruk]\ncastling = false\n',
    '[x:crazyhouse]\ncastling = false\ncastlingDroppedPiece = true\ncastlingKingsideFile = f\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    if (section.rules.castling) return [];
    const lines = ineffectiveKeys(section, KEYS)
      .flatMap((key) => ownPair(section, key) ?? [])
      .sort((a, b) => a.start - b.start);
    const message = `${keyList(lines)}: no effect, because \`castling\` is false; write \`castling = true\`, or remove the line`;
    return findingAtLines(lines, message);
  },
});
