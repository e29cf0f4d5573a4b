import { inUse } from '../acting.js';
import { hasMoves } from '../has-moves.js';
import { compileMaterial } from '../material.js';
import type { MoveApi, History, Hooks, Mechanic } from '../mechanic.js';
import { RULE_50, stateAt } from '../position.js';
import type { Tables } from '../tables/tables.js';

const ROUND = ['d2e2', 'e10d10', 'e2d2', 'd10e10'];
const PLIES_WITH_CHECKS = Array.from({ length: 7 }, () => ROUND).flat();

/** In Xiangqi a chariot that goes on giving check: from the eleventh check on, the moves are not counted. */
const CHECKS_WITHOUT_END = (
  [
    { limit: 12, plies: 24, outcome: null },
    { limit: 12, plies: 25, outcome: null },
    { limit: 10, plies: 20, outcome: 'draw' },
    { limit: 10, plies: 22, outcome: 'draw' },
    { limit: 11, plies: 22, outcome: null },
  ] as const
).map(({ limit, outcome, plies }) => ({
  game: `parent = xiangqi\nnFoldRule = 0\nnMoveRule = ${limit}`,
  fen: '4k4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1',
  moves: PLIES_WITH_CHECKS.slice(0, plies),
  outcome,
}));

/** The game ends after a number of moves of both sides without a capture or an irreversible move of certain types. */
export const nMove = {
  name: 'n-move',
  claims: ['nMoveRule', 'nMoveRuleTypes'],
  appliesTo: inUse('nMoveRule'),
  compile: compileNMove,
  witnesses: [
    {
      game: 'parent = chess',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 99 80',
      moves: ['e1d1'],
      outcome: 'draw',
    },
    {
      game: 'parent = chess',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 98 80',
      moves: ['e1d1'],
      outcome: null,
    },
    {
      game: 'parent = chess',
      fen: '7k/8/6K1/8/8/8/8/R7 w - - 99 80',
      moves: ['a1a8'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\nnMoveRule = 2',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 2 80',
      moves: ['e1d1', 'e8d8'],
      outcome: 'draw',
    },
    {
      game: 'parent = chess\nnMoveRule = 2\nnMoveRuleTypes = n',
      fen: '4k3/8/8/8/8/8/4P3/R3K3 w - - 2 80',
      moves: ['e2e3', 'e8d8'],
      outcome: 'draw',
    },
    {
      game: 'parent = chess\nnMoveRule = 2',
      fen: '4k3/8/8/8/8/8/4P3/R3K3 w - - 2 80',
      moves: ['e2e3', 'e8d8'],
      outcome: null,
    },
    {
      game: 'parent = janggi\nnMoveRule = 2',
      fen: '3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 2 1',
      moves: ['e3e4', 'd10d9'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\nnMoveRule = 2\nnMoveRuleTypesBlack = n',
      fen: '4k3/4p3/8/8/8/8/8/R3K3 b - - 2 80',
      moves: ['e7e6', 'e1d1'],
      outcome: 'draw',
    },
    ...CHECKS_WITHOUT_END,
    {
      // Checks before a capture do not matter.
      game: 'parent = xiangqi\nnFoldRule = 0\nnMoveRule = 2',
      fen: '4k4/9/9/9/9/9/9/9/p2R5/5K3 w - - 0 1',
      moves: [...PLIES_WITH_CHECKS.slice(0, 24), 'd2a2', 'e10d10', 'a2a3', 'd10e10', 'a3a2'],
      outcome: 'draw',
    },
  ],
} as const satisfies Mechanic;

/** With the Asian rules of chasing, a side's checks beyond this number do not count. */
const FREE_CHECKS = 10;

function compileNMove(tables: Tables, core: MoveApi): Hooks {
  const { rules } = tables.game;
  const material = compileMaterial(tables);
  const limit = 2 * rules.nMoveRule;
  return {
    optionalEnd: (position, history) => {
      const plies = position.state[stateAt(position) + RULE_50] ?? 0;
      if (plies < limit || (core.inCheck(position) && !hasMoves(core, position))) return null;
      const spared =
        rules.chasingRule === 'axf'
          ? sparedPlies(history, position.ply, Math.min(plies, position.ply))
          : 0;
      return plies - spared >= limit ? material(position) : null;
    },
  };
}

function sparedPlies({ inCheck }: History, ply: number, end: number): number {
  let ours = 0;
  let theirs = 0;
  for (let back = 0; back < end; back += 2) {
    if (inCheck[ply - back] === true) theirs += 1;
    if (inCheck[ply - back - 1] === true) ours += 1;
  }
  return 2 * Math.max(ours - FREE_CHECKS, theirs - FREE_CHECKS, 0);
}
