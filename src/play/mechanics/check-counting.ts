import { isAttacked } from '../attack.js';
import { compileBareChecks } from '../bare-checks.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { winOf } from '../outcome-value.js';
import { otherSide } from '../piece-code.js';
import { CHECKS_LEFT, IN_CHECK, stateAt } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** So many checks win. Last of all effects of a move, since any of them may give or end a check. */
export const checkCounting = {
  name: 'check-counting',
  claims: ['checkCounting'],
  appliesTo: ({ rules }) => rules.checkCounting,
  compile: compileCheckCounting,
  witnesses: [
    {
      game: 'parent = 3check',
      fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 1+3 0 1',
      moves: ['a1a8'],
      becomes: 'R2k4/8/8/8/8/8/1PP5/4K3 b - - 0+3 1 1',
      outcome: 'white',
    },
    {
      game: 'parent = 3check',
      fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 2+3 0 1',
      moves: ['a1a8'],
      becomes: 'R2k4/8/8/8/8/8/1PP5/4K3 b - - 1+3 1 1',
      outcome: null,
    },
    {
      game: 'parent = chess\ncheckCounting = true',
      fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 0 1',
      moves: ['a1a8'],
      outcome: 'white',
    },
  ],
} as const satisfies Mechanic;

function compileCheckCounting(tables: Tables): Hooks {
  const isBareCheck = compileBareChecks(tables);
  return {
    after: (position, move) => {
      const { state, turn } = position;
      const at = stateAt(position);
      const king = position.kingSquare[otherSide(turn)] ?? -1;
      const gives = king >= 0 && isAttacked(position, king, turn);
      state[at + IN_CHECK] = gives ? 1 : 0;
      const left = at + CHECKS_LEFT + turn;
      if (gives || isBareCheck?.(position, move) === true) state[left] = (state[left] ?? 0) - 1;
    },
    immediateEnd: (position) => {
      const them = otherSide(position.turn);
      return position.state[stateAt(position) + CHECKS_LEFT + them] === 0 ? winOf(them) : null;
    },
  };
}
