import type { RuleFamily } from '../rule-family.js';
import { sentencesPerPlayer } from '../described-game.js';

/** When a player may or must pass. */
export const passing = {
  chapter: 'Special moves',
  fields: ['pass', 'passOnStalemate'],
  describe: ({ game: { rules } }) =>
    sentencesPerPlayer(
      (color) => {
        if (rules.passOnStalemate[color])
          return 'passes when he has no other legal move and is not in check';
        return rules.pass[color] ? 'may pass' : null;
      },
      (player, words) => `${player} ${words}.`,
    ),
} as const satisfies RuleFamily;
