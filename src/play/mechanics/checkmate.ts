import type { Core, Hooks, Mechanic } from '../mechanic.js';
import { outcomeOfValue } from '../outcome-value.js';
import type { Tables } from '../tables/tables.js';

/** What it means to have no legal move while the king is in check. */
export const checkmate: Mechanic = {
  name: 'checkmate',
  claims: ['checkmateValue'],
  appliesTo: ({ king }) => king !== null,
  compile: compileCheckmate,
  witnesses: [],
};

function compileCheckmate({ game }: Tables, core: Core): Hooks {
  const { checkmateValue } = game.rules;
  return {
    stuckEnd: (position) =>
      core.inCheck(position) ? outcomeOfValue(checkmateValue, position.turn) : null,
  };
}
