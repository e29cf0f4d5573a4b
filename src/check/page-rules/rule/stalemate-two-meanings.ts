import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/stalemate-two-meanings',
  severity: 'warning',
  title: 'The text describes stalemate in two ways.',
  why: 'A player whose king cannot move may have other moves. For the engine, stalemate means that there is no legal move at all.',
  bad: [
    '# My game\n\nStalemate is a loss for the player who cannot move their king. ⟦Stalemate is a condition where the stalemated player can only make illegal moves⟧.\n',
  ],
  good: ['# My game\n\nA player who has no legal move loses.\n'],
  check: ({ facts, quote }) => {
    const [first, ...others] = facts('stalemate');
    if (first === undefined) return [];
    return others
      .filter(({ fact }) => fact.when !== first.fact.when)
      .slice(0, 1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}" and "${quote(first.span)}" differ; for the engine stalemate means no legal move at all`,
        notes: [noteAt(first.span, 'the other meaning')],
      }));
  },
});
