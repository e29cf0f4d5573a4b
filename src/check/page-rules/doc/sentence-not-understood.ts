import { definePageRule } from '../../page/page-rule.js';

/** As many as a reader of the report looks at. */
const MOST_SHOWN = 100;

export default definePageRule({
  code: 'doc/sentence-not-understood',
  severity: 'info',
  since: '0.1.0',
  title: 'Sentences name a piece or a rule, and were not fully understood.',
  why: 'What is not understood is not compared with the other sources of the page. The rest of the page is only counted.',
  bad: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nThe player whose guard dances ⟦around the king wins⟧.\n',
  ],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nI made this game on a Sunday.\n',
  ],
  check: ({ prose, quote }) => {
    const [first] = prose.notUnderstood;
    if (first === undefined) return [];
    const count = prose.notUnderstood.length;
    return [
      {
        span: first,
        message: `${count === 1 ? 'a sentence names' : `${count} sentences name`} a piece or a rule and ${count === 1 ? 'was' : 'were'} not fully understood, from the words that are shown on; ${prose.others} more say nothing of either`,
        notes: prose.notUnderstood
          .slice(0, MOST_SHOWN)
          .map((span) => ({ message: `"${quote(span)}"`, span })),
      },
    ];
  },
});
