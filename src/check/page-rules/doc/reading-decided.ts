import { definePageRule, noteAt } from '../../page/page-rule.js';
import { piecePairs, SOURCE_WORDS } from '../../page/piece-pairs.js';

export default definePageRule({
  code: 'doc/reading-decided',
  severity: 'info',
  title: 'A sentence is ambiguous, and another source on the page decides its meaning.',
  why: 'The text alone does not define the moves, so a reader who has only the text may play a different game.',
  bad: [
    '# My game\n\nKnight (N): ⟦Moves one square orthogonally and then one square diagonally. It can go a total of eight squares.⟧\n\n```\n[mygame]\nking = k\nknight = n\n```\n',
  ],
  good: ['# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n'],
  check: (page) =>
    piecePairs(page).flatMap(({ areAlike, one, other }) => {
      const isOpen = page.prose.open.some(({ pieces }) => pieces[0] === other.name);
      if (!isOpen || one.readings.length !== 1 || !areAlike(one, other)) return [];
      const source = SOURCE_WORDS[one.source];
      const message = `${other.name} can be read in ${other.readings.length} ways; ${source} decide ("${page.quote(one.span)}")`;
      return [{ span: other.span, message, notes: [noteAt(one.span, source)] }];
    }),
});
