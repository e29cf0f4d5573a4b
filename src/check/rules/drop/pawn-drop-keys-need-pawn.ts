import { findingAtLines, changingLines, keyList } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/pawn-drop-keys-need-pawn',
  severity: 'info',
  since: '0.1.0',
  title: 'A rule for drops of pawns in a game without the type `pawn`.',
  why: 'The engine means its type `pawn` alone: other pieces, `shogiPawn` too, drop on every rank where they can move on.',
  bad: [
    { text: '[x:shogi]\nfirstRankPawnDrops = ⟦true⟧\n' },
    { text: '[x:shogi]\npromotionZonePawnDrops = ⟦true⟧\nfirstRankPawnDrops = true\n' },
  ],
  good: ['[x:crazyhouse]\nfirstRankPawnDrops = true\n', '[x:shogi]\nfirstRankPawnDrops = false\n'],
  reads: 'section',
  keys: ['firstRankPawnDrops', 'promotionZonePawnDrops'],
  check: (section) => {
    const { pieceDrops, pieces } = section.rules;
    if (!pieceDrops || pieces.some(({ type }) => type === 'pawn')) return [];
    const lines = changingLines(section, ['firstRankPawnDrops', 'promotionZonePawnDrops']);
    return findingAtLines(
      lines,
      `${keyList(lines)}: without effect, because no piece is of the type \`pawn\`; dropRegionWhite and dropRegionBlack say where all pieces drop`,
    );
  },
});
