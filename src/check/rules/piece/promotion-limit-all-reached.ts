import { COLORS } from '../../../ir/board.js';
import { optionRule } from '../../facts/option-rule.js';
import { count, startPosition } from '../../facts/start-position.js';

export default optionRule({
  code: 'piece/promotion-limit-all-reached',
  severity: 'warning',
  title: 'All promotion limits are reached at the start.',
  why: 'A pawn that must promote and has nothing to promote to cannot enter its promotion region.',
  bad: [{ text: '[x:chess]\npromotionPieceTypes = q\npromotionLimit = ⟦q:1⟧\n' }],
  good: [
    '[x:chess]\npromotionLimit = q:1\n',
    '[x:chess]\npromotionPieceTypes = q\npromotionLimit = q:2\n',
    '[x:chess]\npromotionPieceTypes = q\npromotionLimit = q:1\nmandatoryPawnPromotion = false\n',
    '[x:chess]\npromotionPieceTypes = -\npromotionLimit = q:1\n',
  ],
  keys: ['promotionLimit'],
  when: (section) => {
    const { mandatoryPawnPromotion, promotionLimit, promotionPieceTypes } = section.rules;
    const start = startPosition(section);
    const isReached = COLORS.some((color) => {
      const types = promotionPieceTypes[color];
      const hasRoom = (type: string): boolean => {
        const limit = promotionLimit.get(type) ?? 0;
        return limit <= 0 || count(start.pieces, type, color) < limit;
      };
      return types.length > 0 && !types.some(hasRoom);
    });
    return mandatoryPawnPromotion && isReached;
  },
  message:
    'every piece that a pawn can promote to is at its limit at the start, so no pawn can enter the promotion region; raise a limit, or write `mandatoryPawnPromotion = false`',
});
