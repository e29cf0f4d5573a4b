import { differenceInWords } from '../../../read/betza/movement-difference.js';
import { boardOf } from '../../page/linted-page.js';
import { definePageRule } from '../../page/page-rule.js';
import { pairFinding, piecePairs, SOURCE_WORDS } from '../../page/piece-pairs.js';

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
    piecePairs(page).flatMap((pair) => {
      const { areAlike, one, other } = pair;
      const [[a], [b]] = [one.readings, other.readings];
      if (a === undefined || b === undefined || areAlike(one, other)) return [];
      const words = differenceInWords(a, b, boardOf(page)) ?? 'it differs';
      const message = `${other.name} moves differently in ${SOURCE_WORDS[other.source]} and in ${SOURCE_WORDS[one.source]}: ${words}; fix one of them`;
      return [pairFinding(page, pair, message)];
    }),
});
