import { definePageRule } from '../../page/page-rule.js';
import { pairFinding, piecePairs, SOURCE_WORDS } from '../../page/piece-pairs.js';

export default definePageRule({
  code: 'piece/promotion-differs',
  severity: 'error',
  title: 'Two sources on a page give a piece different promotions.',
  why: 'A page states promotions in several places, by name, number or letter, and it is easy to forget one of them.',
  bad: [
    '# My game\n\nSilver (S): ⟦Moves one square diagonally or straight forward. Promotes to Gold.⟧\n\nGold (G): Moves one square orthogonally or diagonally forward.\n\nHorse (H): Moves any number of squares diagonally, or one square orthogonally.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\ndragonHorse = h\npromotedPieceType = s:h\n```\n',
    '# My game\n\n* Rules: shogi\n* Size: 5x5\n* Start: s1k1g/5/5/5/G1K1S[-] w - - 0 1\n* Promotion zone: 2 farthest ranks\n\n| Name | Abbr | Betza | Promote |\n| --- | --- | --- | --- |\n| King | K | K | |\n⟦| Silver | S | FfW | Gold |⟧\n| Gold | G | WfF | |\n\n```\n[mygame]\nmaxFile = 5\nmaxRank = 5\nking = k\nsilver = s\ngold = g\ndragonHorse = h\npromotedPieceType = s:h\nstartFen = s1k1g/5/5/5/G1K1S[-] w - - 0 1\n```\n',
  ],
  good: [
    '# My game\n\nSilver (S): Moves one square diagonally or straight forward. Promotes to Gold.\n\nGold (G): Moves one square orthogonally or diagonally forward.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\n```\n',
  ],
  check: (page) =>
    piecePairs(page).flatMap((pair) => {
      const { areAlike, forms, one, other } = pair;
      const [a, b] = forms;
      // Pieces with the same moves are the same form, whatever their names.
      if (a === null || b === null || areAlike(a, b)) return [];
      const message = `${other.name} promotes to ${b.name} in ${SOURCE_WORDS[other.source]}, and to ${a.name} in ${SOURCE_WORDS[one.source]}; fix one of them`;
      return [pairFinding(page, pair, message)];
    }),
});
