import type { PageProse } from '../../../read/prose/page-prose.js';
import { definePageRule } from '../../page/page-rule.js';

/** As many as a reader of the report looks at. */
const MOST_SHOWN = 100;

export default definePageRule({
  code: 'doc/sentence-not-understood',
  severity: 'info',
  title: 'A sentence about a piece or a rule was not fully understood.',
  why: 'fairyc cannot compare what it does not understand with the other sources on the page. Sentences about neither pieces nor rules are only counted.',
  bad: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nThe player whose ⟦guard dances around the king wins.⟧\n',
  ],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nI made this game on a Sunday.\n',
  ],
  check: ({ prose, quote, sources }) => {
    // A document says its rules in tables and bullets: there sentences are only counted.
    const shown = prose.notUnderstood.slice(0, sources.hasTables ? 1 : MOST_SHOWN);
    const count = countOf(prose, prose.notUnderstood.length - shown.length);
    return shown.map((span, index) => ({
      span,
      message: `a sentence about a piece or a rule is not understood from "${quote(span)}" on${index === 0 ? count : ''}`,
    }));
  },
});

/** Said once: what is left out, and how much of the page is about other things. */
function countOf({ others }: PageProse, hidden: number): string {
  const more =
    hidden > 0
      ? ` (${hidden} more such ${hidden === 1 ? 'sentence is' : 'sentences are'} not shown)`
      : '';
  if (others === 0) return more;
  return `${more}; ${others} other ${others === 1 ? 'sentence is' : 'sentences are'} about neither`;
}
