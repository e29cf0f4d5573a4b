import { inUse } from '../acting.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { moveCode, SPECIAL, isPass } from '../move.js';
import { passingSquare } from '../passing-square.js';
import type { Position } from '../position.js';
import { bySide } from '../piece-code.js';
import { ofSide, type Tables } from '../tables/tables.js';

/**
 * Passing the turn: always, or only if there is no other legal move. It is written as a move of the king (otherwise of the first piece) to its
 * own square.
 */
export const passing = {
  name: 'passing',
  claims: ['pass', 'passOnStalemate'],
  appliesTo: inUse('pass', 'passOnStalemate'),
  compile: compilePassing,
  witnesses: [
    {
      game: 'parent = chess\npass = true',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      moves: ['e1e1'],
      becomes: '4k3/8/8/8/8/8/8/4K3 b - - 1 1',
    },
    {
      game: 'parent = chess\npass = true',
      fen: '4k3/8/8/8/8/8/8/4K2r w - - 0 1',
      illegal: ['e1e1'],
      legal: ['e1e2'],
    },
    {
      game: 'parent = chess\npassOnStalemate = true',
      fen: '7k/5Q2/8/8/8/8/8/K7 b - - 0 1',
      legal: ['h8h8'],
    },
    {
      game: 'parent = chess\npassOnStalemate = true',
      fen: '7k/8/8/8/8/8/8/K7 b - - 0 1',
      legal: ['h8h7'],
      illegal: ['h8h8'],
    },
  ],
} as const satisfies Mechanic;

function compilePassing(tables: Tables, core: MoveApi): Hooks {
  const { pass, passOnStalemate } = tables.game.rules;
  const reluctant = bySide((side) => ofSide(passOnStalemate, side));
  const may = bySide((side) => ofSide(pass, side) || ofSide(passOnStalemate, side));
  return {
    generate: (position) => {
      if (!may[position.turn]) return;
      const square = passingSquare(position);
      if (square >= 0) position.moves[position.top++] = moveCode(square, square, SPECIAL);
    },
    filter: (position, start) => {
      if (reluctant[position.turn] && !core.inCheck(position)) dropNeedlessPass(position, start);
    },
  };
}

function dropNeedlessPass(position: Position, start: number): void {
  const { moves, top } = position;
  let others = 0;
  for (let i = start; i < top; i++)
    if (!isPass(moves[i] ?? 0)) moves[start + others++] = moves[i] ?? 0;
  if (others > 0) position.top = start + others;
}
