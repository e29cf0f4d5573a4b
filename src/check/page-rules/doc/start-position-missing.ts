import { DOC_CODES } from '../../../catalog/codes/doc.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  ...DOC_CODES['start-position-missing'],
  code: 'doc/start-position-missing',
  severity: 'warning',
  bad: ['# My game\n\n⟦Guard (G)⟧: Moves one square orthogonally or diagonally.\n'],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\n```\n[mygame]\nking = k\ncommoner = g\nstartFen = 4k3/8/8/8/8/8/8/3GK3 w - - 0 1\n```\n',
  ],
  check: ({ prose, sources }) => {
    const [first] = prose.pieces;
    const { diagrams, hasTables, inis } = sources;
    const isGiven = hasTables || diagrams.length > 0 || inis.length > 0;
    if (first === undefined || isGiven) return [];
    return [
      {
        span: first.span,
        message: `${prose.pieces.length === 1 ? 'A piece is' : `${prose.pieces.length} pieces are`} described, but the page gives no start position; add a FEN, a diagram or a section of variants.ini`,
      },
    ];
  },
});
