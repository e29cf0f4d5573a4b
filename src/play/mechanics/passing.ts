import type { Core, Hooks, Mechanic } from '../mechanic.js';
import { fromOf, kindOf, moveCode, SPECIAL, toOf, type MoveCode } from '../move.js';
import { passingSquare } from '../passing-square.js';
import type { Position } from '../position.js';
import { ofSide, bySide, type Tables } from '../tables/tables.js';

/** Passing the turn: always, or only where nothing else is legal. Written as a move of the king, else of the first piece, to its own square. */
export const passing = {
  name: 'passing',
  claims: ['pass', 'passOnStalemate'],
  appliesTo: ({ rules }) =>
    rules.pass.white ||
    rules.pass.black ||
    rules.passOnStalemate.white ||
    rules.passOnStalemate.black,
  compile: compilePassing,
  witnesses: [],
} as const satisfies Mechanic;

function compilePassing(tables: Tables, core: Core): Hooks {
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

function isPass(move: MoveCode): boolean {
  return kindOf(move) === SPECIAL && fromOf(move) === toOf(move);
}

function dropNeedlessPass(position: Position, start: number): void {
  const { moves, top } = position;
  let others = 0;
  for (let i = start; i < top; i++)
    if (!isPass(moves[i] ?? 0)) moves[start + others++] = moves[i] ?? 0;
  if (others > 0) position.top = start + others;
}
