import { equalMovements } from '../../../ir/compare.js';
import { boardOf } from '../../page/linted-page.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';
import {
  pairsOf,
  SOURCE_WORDS,
  toldPieces,
  twosOf,
  type ToldPiece,
} from '../../page/told-pieces.js';

export default definePageRule({
  code: 'piece/promotion-differs',
  severity: 'error',
  title: 'Two sources on a page give a piece different promotions.',
  why: 'A page states promotions in several places, by name, number or letter, and it is easy to forget one of them.',
  bad: [
    '# My game\n\nSilver (S): ⟦Moves one square diagonally or straight forward. Promotes to Gold.⟧\n\nGold (G): Moves one square orthogonally or diagonally forward.\n\nHorse (H): Moves any number of squares diagonally, or one square orthogonally.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\ndragonHorse = h\npromotedPieceType = s:h\n```\n',
  ],
  good: [
    '# My game\n\nSilver (S): Moves one square diagonally or straight forward. Promotes to Gold.\n\nGold (G): Moves one square orthogonally or diagonally forward.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\n```\n',
  ],
  check: (page) => {
    const board = boardOf(page);
    return twosOf(toldPieces(page)).flatMap(([first, second]) =>
      pairsOf(first, second).flatMap(([one, other]) => {
        const [a, b] = [formOf(one, first), formOf(other, second)];
        // What moves alike is the same form, whatever it is called.
        const agree =
          a === null ||
          b === null ||
          a.readings.some((x) => b.readings.some((y) => equalMovements(x, y, board)));
        if (agree) return [];
        return [
          {
            span: other.span,
            message: `${other.name} promotes to ${b.name} in ${SOURCE_WORDS[other.source]}, and to ${a.name} in ${SOURCE_WORDS[one.source]}; fix one of them`,
            notes: [noteAt(one.span, `${SOURCE_WORDS[one.source]}: ${page.quote(one.span)}`)],
          },
        ];
      }),
    );
  },
});

function formOf({ promotesTo }: ToldPiece, pieces: readonly ToldPiece[]): ToldPiece | null {
  if (promotesTo === null) return null;
  const wanted = promotesTo.toLowerCase();
  return (
    pieces.find(
      ({ letter, name }) => letter?.toLowerCase() === wanted || name.toLowerCase() === wanted,
    ) ?? null
  );
}
