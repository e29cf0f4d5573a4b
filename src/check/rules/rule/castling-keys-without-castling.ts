import type { IniPair } from '../../../read/ini/scan.js';
import { castlingField, missingRights } from '../../facts/castling.js';
import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

const KEYS = keysThatNeed('castling');
/** Players shuffle the start position of chess960 and add rights. */
const WITHOUT_RIGHTS = KEYS.filter((key) => key !== 'chess960');

export default defineRule({
  code: 'rule/castling-keys-without-castling',
  severity: 'info',
  title: 'Castling options in a variant without castling.',
  why: 'With `castling = false`, inherited or not, or without rights in the start position, the other castling keys have no effect, unless dropped pieces may castle.',
  bad: [
    { text: '[x:makruk]\ncastlingKingsideFile = ⟦f⟧\noppositeCastling = true\n' },
    {
      text: '[x:makruk]\noppositeCastling = ⟦true⟧\ncastlingKingsideFile = f\n',
      says: '`oppositeCastling` and `castlingKingsideFile`',
    },
    {
      text: '[x:fox-and-hounds]\ncastlingKingPiece = ⟦f⟧\n',
      says: 'the start position gives no castling rights',
    },
  ],
  good: [
    '[x:chess]\ncastlingKingsideFile = f\n',
    '[x:placement]\ncastlingKingsideFile = f\n',
    '[x:fox-and-hounds]\nchess960 = true\n',
    // Reported by rule/castling-never-given.
    '[x:antichess]\ncastling = true\ncastlingKingPiece = k\n',
    '[x:makruk]\ncastling = false\n',
    '[x:crazyhouse]\ncastling = false\ncastlingDroppedPiece = true\ncastlingKingsideFile = f\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const cause = section.rules.castling
      ? 'the start position gives no castling rights; write them into `startFen`, or remove the line'
      : '`castling` is false; write `castling = true`, or remove the line';
    const lines = ineffective(section);
    return findingAtLines(lines, `${keyList(lines)}: no effect, because ${cause}`);
  },
});

function ineffective(section: LintedSection): readonly IniPair[] {
  const { castling, castlingDroppedPiece, gating } = section.rules;
  if (!castling)
    return ineffectiveKeys(section, KEYS)
      .flatMap((key) => ownPair(section, key) ?? [])
      .sort((a, b) => a.start - b.start);
  const hasRights = castlingField(startPosition(section)) !== '-';
  if (hasRights || castlingDroppedPiece || gating || isToldElsewhere(section)) return [];
  return changingLines(section, WITHOUT_RIGHTS);
}

/** Whether rule/castling-never-given or a rule on the castling field reports the missing rights. */
function isToldElsewhere(section: LintedSection): boolean {
  return section.pairs.has('castling') || missingRights(section) !== '';
}
