import type { Hooks, Mechanic } from '../mechanic.js';
import { CASTLING, CASTLING_GATING, fromOf, kindOf, toOf } from '../move.js';

/** A player who may capture own pieces may not capture the own king. */
export const ownCaptures = {
  name: 'own-captures',
  claims: [],
  appliesTo: ({ pieces, king }) =>
    king !== null &&
    pieces.some(({ movement }) => movement.some(({ modality }) => modality === 'own-capture')),
  compile: () => HOOKS,
  witnesses: [],
} as const satisfies Mechanic;

const HOOKS: Hooks = {
  filter: (position, start) => {
    const { moves, top, turn, kingSquare } = position;
    const king = kingSquare[turn] ?? -1;
    let kept = start;
    for (let i = start; i < top; i++) {
      const move = moves[i] ?? 0;
      const kind = kindOf(move);
      const castles = kind === CASTLING || kind === CASTLING_GATING;
      if (castles || toOf(move) !== king || fromOf(move) === king) moves[kept++] = move;
    }
    position.top = kept;
  },
};
