import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, kindOf } from '../move.js';
import type { Position } from '../position.js';
import { typeNumber, type Tables } from '../tables/tables.js';

/** Whoever has pieces in hand, or pieces of one type, must drop one before he moves any other, if he can. */
export const mustDrop = {
  name: 'must-drop',
  claims: ['mustDrop', 'mustDropType'],
  appliesTo: ({ rules }) => rules.mustDrop,
  compile: compileMustDrop,
  witnesses: [
    {
      game: 'parent = placement',
      fen: '8/pppppppp/8/8/8/8/PPPPPPPP/K7[Qq] w - - 0 1',
      legal: ['Q@b1'],
      illegal: ['a2a3'],
    },
    {
      game: 'parent = crazyhouse\nmustDrop = true\nmustDropType = n',
      fen: '4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1',
      legal: ['N@a1'],
      illegal: ['P@a2', 'e1e2'],
    },
    {
      game: 'parent = crazyhouse\nmustDrop = true\nmustDropType = n',
      fen: '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1',
      legal: ['P@a2', 'e1e2'],
    },
  ],
} as const satisfies Mechanic;

function compileMustDrop(tables: Tables): Hooks {
  const { mustDropType } = tables.game.rules;
  const type = mustDropType === '*' ? -1 : typeNumber(tables.game, mustDropType);
  // Nobody holds what is not in the game.
  if (mustDropType !== '*' && type < 0) return {};
  return {
    filter: (position, start) => {
      const { turn, hand, handTotal } = position;
      const inHand = type < 0 ? handTotal[turn] : hand[turn * tables.types + type];
      if ((inHand ?? 0) > 0) keepDrops(position, start, type);
    },
  };
}

function keepDrops(position: Position, start: number, type: number): void {
  const { moves, top } = position;
  let drops = 0;
  for (let i = start; i < top; i++) if (isWanted(moves[i] ?? 0, type)) drops += 1;
  let kept = start;
  for (let i = start; i < top; i++) {
    const move = moves[i] ?? 0;
    if (isWanted(move, type) || (drops === 0 && kindOf(move) !== DROP)) moves[kept++] = move;
  }
  position.top = kept;
}

function isWanted(move: number, type: number): boolean {
  return kindOf(move) === DROP && (type < 0 || fromOf(move) === type);
}
