import { rankOf } from '../../../ir/board.js';
import type { SquareSet } from '../../../ir/region.js';
import { boardOf } from '../../page/linted-page.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'region/promotion-zone-differs',
  severity: 'error',
  since: '0.1.0',
  title: 'Two sources of a page have promotion zones of different size.',
  why: 'The zone is counted in ranks from the far side in texts and diagrams, and named rank by rank in options; after a change of size one of them is easily forgotten.',
  bad: [
    '# My game\n\n⟦The promotion zone is the last two ranks⟧ of the board.\n\n```\n[mygame]\nmaxRank = 9\nmaxFile = 9\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *3 *2 *1\n```\n',
  ],
  good: [
    '# My game\n\nThe promotion zone is the last three ranks of the board.\n\n```\n[mygame]\nmaxRank = 9\nmaxFile = 9\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *3 *2 *1\n```\n',
  ],
  check: (page) => {
    const { judged, quote, sources, statements } = page;
    if (judged === null || judged.rules.promotedPieceType.size === 0) return [];
    const { ranks } = boardOf(page);
    const own = ranksOf(judged.rules.promotionRegion.white, ranks);
    const place = judged.placeOf('promotionRegionWhite', 'promotionRank') ?? judged.span;
    const told = [
      ...statements('promotion-zone').map((said) => ({ ranks: said.ranks, span: said.span })),
      ...sources.diagrams
        .slice(0, 1)
        .flatMap(({ span, value }) =>
          value === null
            ? []
            : [{ ranks: ranksOf(value.rules.promotionRegion.white, ranks), span }],
        ),
    ];
    return told
      .filter((other) => other.ranks !== own)
      .map((other) => ({
        span: other.span,
        message: `the zone has ${other.ranks} ranks here ("${quote(other.span)}"), and ${own} in \`${judged.name}\`; mend one of them`,
        notes: [noteAt(place, judged.name)],
      }));
  },
});

function ranksOf(region: SquareSet, ranks: number): number {
  return new Set(region.map(rankOf).filter((rank) => rank < ranks)).size;
}
