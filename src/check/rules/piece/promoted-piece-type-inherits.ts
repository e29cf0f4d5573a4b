import { parsePiecePairs } from '../../../notation/option-values/piece-sets.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/promoted-piece-type-inherits',
  severity: 'warning',
  title: 'A list of promotions that changes nothing.',
  why: 'The pairs of `promotedPieceType` are added to the inherited ones, which stay. `l:-` removes one.',
  bad: [
    { text: '[x:shogi]\npromotedPieceType = ⟦p:g⟧\n' },
    {
      text: '[p:chess]\npromotedPieceType = n:q b:r\n[x:p]\npromotedPieceType = ⟦n:q⟧\n',
      says: 'add `b:-`',
    },
  ],
  good: [
    '[x:shogi]\npromotedPieceType = p:g l:- n:- s:- b:- r:-\n',
    '[x:shogi]\npromotedPieceType = s:r\n',
  ],
  reads: 'section',
  keys: ['promotedPieceType'],
  check: ({ base, pairs, rules }) => {
    const pair = pairs.get('promotedPieceType');
    if (pair === undefined || pair.value === '') return [];
    const owners = new Map(rules.pieces.map(({ letter, type }) => [letter, type]));
    const { problems, value: named } = parsePiecePairs(pair.value, owners);
    const changesNone = named.every(
      ([from, to]) => to !== null && base.promotedPieceType.get(from) === to,
    );
    const left = rules.pieces.filter(
      ({ type }) => rules.promotedPieceType.has(type) && !named.some(([from]) => from === type),
    );
    if (problems.length > 0 || left.length === 0 || !changesNone) return [];
    const removals = left.map(({ letter }) => `${letter}:-`).join(' ');
    return [
      {
        at: pair.valueAt,
        message: `\`${pair.value}\` is already inherited, and the other promotions stay; add \`${removals}\` to remove them, or leave out the line`,
      },
    ];
  },
});
