import { equalMovements } from '../../../ir/compare.js';
import { boardOf } from '../../page/linted-page.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';
import { pairsOf, SOURCE_WORDS, toldPieces, twosOf } from '../../page/told-pieces.js';

export default definePageRule({
  code: 'doc/reading-decided',
  severity: 'info',
  title: 'A sentence is ambiguous, and another source on the page settles it.',
  why: 'The text alone does not settle the moves, so a reader who has only the text may play a different game.',
  bad: [
    '# My game\n\nKnight (N): ⟦Moves one square orthogonally and then one square diagonally. It can go a total of eight squares.⟧\n\n```\n[mygame]\nking = k\nknight = n\n```\n',
  ],
  good: ['# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n'],
  check: (page) => {
    const board = boardOf(page);
    return twosOf(toldPieces(page)).flatMap(([first, second]) =>
      pairsOf(first, second).flatMap(([one, other]) => {
        const [sure] = one.readings;
        const isOpen =
          one.readings.length === 1 &&
          page.prose.open.some(({ pieces }) => pieces[0] === other.name);
        if (!isOpen || sure === undefined) return [];
        if (!other.readings.some((reading) => equalMovements(reading, sure, board))) return [];
        return [
          {
            span: other.span,
            message: `${other.name} can be read in ${other.readings.length} ways; ${SOURCE_WORDS[one.source]} decide ("${page.quote(one.span)}")`,
            notes: [noteAt(one.span, SOURCE_WORDS[one.source])],
          },
        ];
      }),
    );
  },
});
