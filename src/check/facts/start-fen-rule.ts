import type { TextRange } from '../../read/ini/scan.js';
import type { LintedSection } from '../linted-file.js';
import { defineRule, type Finding, type Rule, type SectionRule } from '../rule.js';
import { startPosition } from './start-position.js';

interface StartFenRule extends Omit<SectionRule, 'reads' | 'keys' | 'check'> {
  /** It asks what stands where, so it finds nothing if the board does not fit. */
  readonly readsSquares?: true;
  /** `at` is the place of the FEN. */
  readonly check: (section: LintedSection, at: TextRange) => readonly Finding[];
}

/** A rule about the start position that a section itself gives. */
export function startFenRule({ check, readsSquares, ...facts }: StartFenRule): Rule {
  return defineRule({
    ...facts,
    reads: 'section',
    keys: ['startFen'],
    check: (section) => {
      const { at, boardFits } = startPosition(section);
      if (at === null || (readsSquares === true && !boardFits)) return [];
      return check(section, at);
    },
  });
}
