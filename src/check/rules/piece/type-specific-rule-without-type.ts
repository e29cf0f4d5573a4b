import { changingLines } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

/** The one type that a key speaks of (snapshot c19b5f6c). */
const TYPE_OF_KEY = new Map([
  ['soldierPromotionRank', 'soldier'],
  ['sittuyinRookDrop', 'rook'],
  ['dropOppositeColoredBishop', 'bishop'],
  ['makpongRule', 'king'],
  ['bikjangRule', 'king'],
]);
const KEYS = [...TYPE_OF_KEY.keys()];

export default defineRule({
  code: 'piece/type-specific-rule-without-type',
  severity: 'warning',
  since: '0.1.0',
  title: 'A rule for a type of piece that the game does not have.',
  why: 'The rule applies to a type, not to a letter or to moves. Without a piece of that type the key does nothing.',
  bad: [{ text: '[x:chess]\nsoldierPromotionRank = ⟦5⟧\n' }],
  good: [
    '[x:chess]\nbikjangRule = true\n',
    '[x:xiangqi]\nsoldierPromotionRank = 5\n',
    '[x:chess]\nsoldierPromotionRank = 1\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    changingLines(section, KEYS)
      .filter(({ key, value }) => {
        const type = TYPE_OF_KEY.get(key);
        return value !== 'false' && section.rules.pieces.every((piece) => piece.type !== type);
      })
      .map(({ key, valueAt }) => ({
        at: valueAt,
        message: `\`${key}\` has no effect, because no piece has the type \`${TYPE_OF_KEY.get(key) ?? ''}\`; leave it out`,
      })),
});
