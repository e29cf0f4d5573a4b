import { ownPair, type LintedSection } from '../../linted-file.js';
import type { TextRange } from '../../../read/ini/scan.js';
import { startPosition } from '../../facts/start-position.js';
import { areSkipped, letterList } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/inherited-start-fen-undefined-letter',
  severity: 'error',
  title: 'The inherited start position contains a piece that the variant does not have.',
  why: 'The engine skips the letter, so the piece is missing and the rest of its rank moves one file to the left. A section without a parent inherits the start position of chess, but none of its pieces.',
  bad: [
    { text: '[x:chess]\nqueen = ⟦-⟧\npieceToCharTable = -\n', says: '`q`, `Q` in the inherited' },
    {
      text: '[⟦x⟧]\nking = k\npawn = p\n',
      says: '`r`, `n`, `b`, `q`, `R`, `N`, `B`, `Q` in the inherited',
    },
    {
      text: '[⟦x⟧]\npass = true\n',
      says: '`[x]` has no pieces, because it has no parent and names none; write `[x:chess]` to have those of chess',
    },
    { text: '[⟦⟧]\npass = true\n', says: 'write `[name:chess]` to have those of chess' },
    {
      text: '[⟦parent=shogi⟧]\npass = true\n',
      says: 'write `[name:shogi]` to have those of shogi',
    },
    { text: '[x:chess]\nknight = n\nqueen = ⟦-⟧\n' },
    { text: '[p:chess]\nqueen = ⟦-⟧\n[x:p]\nnMoveRule = 20\n' },
  ],
  good: [
    '[x:chess]\nqueen = -\npieceToCharTable = -\nstartFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n',
    '[x:chess]\nqueen = -\namazon = q\n',
    '[x:chess]\nqueen = -\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
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
    return [
      {
        at: causeOf(
          section,
          unrecognized.map(({ text }) => text.toLowerCase()),
        ),
        message:
          section.rules.pieces.length === 0
            ? withoutPieces(section)
            : `${areSkipped(unrecognized, `in the inherited start position \`${fen}\``)}; write a startFen that uses only ${letterList(section.rules)}`,
      },
    ];
  },
});

/** `[mine]`, or `[parent=chess]` as in another format. */
function withoutPieces({ section: { name } }: LintedSection): string {
  const [, parent = null] = /^\w+ *= *(\w+)$/.exec(name) ?? [];
  const [own, of] = parent === null ? [name || 'name', 'chess'] : ['name', parent];
  return `\`[${name}]\` has no pieces, because it has no parent and names none; write \`[${own}:${of}]\` to have those of ${of}`;
}

/** The line that removes one of these letters, or the section name if there is no such line. */
function causeOf(section: LintedSection, letters: readonly string[]): TextRange {
  const lost = section.base.pieces.find(
    ({ letter, type }) => letters.includes(letter) && section.pairs.has(type),
  );
  const pair = lost === undefined ? null : ownPair(section, lost.type);
  return pair?.valueAt ?? section.section.nameAt;
}
