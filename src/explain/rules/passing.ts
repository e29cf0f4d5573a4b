import type { RuleFamily } from '../rule-family.js';
import { perPlayer } from '../described-game.js';

/** Turns without a move. */
export const passing = {
  chapter: 'Special moves',
  says: ['pass', 'passOnStalemate'],
  describe: ({ game: { rules } }) =>
    perPlayer(
      (color) => {
        if (rules.passOnStalemate[color])
          return 'passes when he has no other legal move and is not in check';
        return rules.pass[color] ? 'may pass' : null;
      },
      (player, words) => `${player} ${words}.`,
    ),
} as const satisfies RuleFamily;
