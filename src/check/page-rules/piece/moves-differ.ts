import { equalMovements } from '../../../ir/compare.js';
import { differenceInWords } from '../../../read/betza/movement-difference.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';
import { boardOf } from '../../page/linted-page.js';
import { pairsOf, SOURCE_WORDS, toldPieces, twosOf } from '../../page/told-pieces.js';

export default definePageRule({
  code: 'piece/moves-differ',
  severity: 'error',
  title: 'Two sources on a page give a piece different moves.',
  why: 'One of them is wrong: the sentence, the table, the diagram or the options. Readers cannot tell which game is meant.',
  bad: [
    '# My game\n\nGuard (G): ⟦Moves one square orthogonally.⟧\n\n```\n[mygame]\nking = k\ncommoner = g\n```\n',
  ],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\n```\n[mygame]\nking = k\ncommoner = g\n```\n',
  ],
  check: (page) =>
    twosOf(toldPieces(page)).flatMap(([first, second]) =>
      pairsOf(first, second).flatMap(([one, other]) => {
        const board = boardOf(page);
        const agree = one.readings.some((a) =>
          other.readings.some((b) => equalMovements(a, b, board)),
        );
        const [a] = one.readings;
        const [b] = other.readings;
        if (agree || a === undefined || b === undefined) return [];
        const words = differenceInWords(a, b, board) ?? 'it differs';
        return [
          {
            span: other.span,
            message: `${other.name} moves differently in ${SOURCE_WORDS[other.source]} and in ${SOURCE_WORDS[one.source]}: ${words}; fix one of them`,
            notes: [noteAt(one.span, `${SOURCE_WORDS[one.source]}: ${page.quote(one.span)}`)],
          },
        ];
      }),
    ),
});
