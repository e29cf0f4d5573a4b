import { findingAtLines, changingLines, keyList } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/pawn-drop-keys-need-pawn',
  severity: 'info',
  title: 'A rule for pawn drops in a game without the type `pawn`.',
  why: 'The engine applies it to its type `pawn` only. Other pieces, including `shogiPawn`, may be dropped on every rank from which they can move.',
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
      `${keyList(lines)}: no effect, because no piece has the type \`pawn\`; use dropRegionWhite and dropRegionBlack to limit drops of all pieces`,
    );
  },
});
