import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/prohibition-or-loss',
  severity: 'warning',
  since: '0.1.0',
  title: 'One sentence forbids a move, another lets it lose.',
  why: 'A move that is illegal cannot be played; one that loses can. The engine lets who mates by a dropped pawn lose. A program that shows legal moves must know which of the two is meant.',
  bad: [
    '# My game\n\nA dropped pawn may not give mate. In Pychess, ⟦this will cause the player to lose⟧.\n',
  ],
  good: ['# My game\n\nA dropped pawn may not give mate.\n'],
  check: ({ facts, quote }) => {
    const drops = facts('drop-mate');
    const illegal = drops.find(({ fact }) => fact.result === 'illegal');
    const losing = drops.find(({ fact }) => fact.result === 'loss');
    if (illegal === undefined || losing === undefined) return [];
    return [
      {
        span: losing.span,
        message: `"${quote(losing.span)}", but elsewhere the move is forbidden ("${quote(illegal.span)}"); the engine holds the first: say one of them`,
        notes: [noteAt(illegal.span, 'where it is forbidden')],
      },
    ];
  },
});
