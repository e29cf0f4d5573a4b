import { ownPair, type LintedSection } from '../../linted-file.js';
import type { TextRange } from '../../../read/ini/scan.js';
import { startPosition } from '../../facts/start-position.js';
import { letterList } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/inherited-start-fen-undefined-letter',
  severity: 'error',
  title: 'The inherited start position contains a piece that the variant does not have.',
  why: 'The engine skips the letter, so the piece is missing and the rest of its rank moves one file to the left. A section without a parent inherits the start position of chess, but none of its pieces.',
  bad: [
    { text: '[x:chess]\nqueen = ⟦-⟧\npieceToCharTable = -\n' },
    { text: '[⟦x⟧]\nking = k\npawn = p\n' },
  ],
  good: [
    '[x:chess]\nqueen = -\npieceToCharTable = -\nstartFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n',
    '[x:chess]\nqueen = -\namazon = q\n',
  ],
  reads: 'section',
  check: (section) => {
    if (
      section.pairs.has('startFen') ||
      (section.rules.pieces === section.base.pieces && section.parent !== null)
    )
      return [];
    const { fen, unrecognized } = startPosition(section);
    if (unrecognized.length === 0) return [];
    const words = unrecognized.map(({ text }) => `\`${text}\``).join(', ');
    return [
      {
        at: causeOf(
          section,
          unrecognized.map(({ text }) => text.toLowerCase()),
        ),
        message: `${words} in the inherited start position \`${fen}\` ${unrecognized.length > 1 ? 'are not pieces' : 'is not a piece'} of this variant, so the engine skips ${unrecognized.length > 1 ? 'them' : 'it'}; write a startFen that uses only ${letterList(section.rules)}`,
      },
    ];
  },
});

/** The line that removes one of these letters, or the section name if there is no such line. */
function causeOf(section: LintedSection, letters: readonly string[]): TextRange {
  const lost = section.base.pieces.find(
    ({ letter, type }) => letters.includes(letter) && section.pairs.has(type),
  );
  const pair = lost === undefined ? null : ownPair(section, lost.type);
  return pair?.valueAt ?? section.section.nameAt;
}
