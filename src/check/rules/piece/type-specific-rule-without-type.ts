import { OPTIONS } from '../../../catalog/options/options.js';
import { changingLines } from '../../facts/findings.js';
import { ineffectiveKeys, typeNeeded } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

/** The keys that need a piece type. Keys for pawns and shogi pawns have separate rules with better messages. */
const KEYS = OPTIONS.map(({ key }) => key).filter((key) => {
  const type = typeNeeded(key);
  return type !== null && type !== 'pawn' && type !== 'shogiPawn';
});

export default defineRule({
  code: 'piece/type-specific-rule-without-type',
  severity: 'warning',
  title: 'A rule for a piece type that the game does not have.',
  why: 'The rule applies to a type, not to a letter or to moves. Without a piece of that type the key does nothing.',
  bad: [{ text: '[x:chess]\nsoldierPromotionRank = ⟦5⟧\n' }],
  good: [
    '[x:chess]\nbikjangRule = true\n',
    '[x:xiangqi]\nsoldierPromotionRank = 5\n',
    '[x:chess]\nsoldierPromotionRank = 1\n',
    '[x:xiangqi]\nsoldierPromotionRank = 1\n',
    '[x:janggi]\nbikjangRule = true\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    ineffectiveKeys(section, KEYS).flatMap((key) => {
      const type = typeNeeded(key);
      if (section.rules.pieces.some((piece) => piece.type === type)) return [];
      return changingLines(section, [key])
        .filter(({ value }) => value !== 'false')
        .map(({ valueAt }) => ({
          at: valueAt,
          message: `\`${key}\` has no effect, because no piece has the type \`${type ?? ''}\`; leave it out`,
        }));
    }),
});
