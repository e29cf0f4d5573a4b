import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/prohibition-or-loss',
  severity: 'warning',
  title: 'One sentence forbids a move, but in another it loses the game.',
  why: 'An illegal move cannot be played; a losing move can. In the engine, a player who mates by dropping a pawn loses. A program that shows legal moves has to know which is meant.',
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
        message: `"${quote(losing.span)}" contradicts "${quote(illegal.span)}", which forbids the move; the engine follows the first; keep one of them`,
        notes: [noteAt(illegal.span, 'where it is forbidden')],
      },
    ];
  },
});
