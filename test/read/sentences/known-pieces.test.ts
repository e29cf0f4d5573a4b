import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { knownMovement } from '../../../src/read/sentences/known-pieces.js';

/** The moves of a piece in a game, as published. */
test.each([
  ['pawn', null, 'shogi', 'fW'],
  ['lance', null, 'shogi', 'fR'],
  ['horse', null, 'xiangqi', 'nN'],
  ['elephant', null, 'xiangqi', 'nA'],
  ['rook', null, null, 'R'],
  ['gold', 'shogi', null, 'WfF'],
  ['firzan', 'shatranj', 'chess', 'F'],
])('%s (of %s) on a page about %s moves as %s', (noun, game, base, betza) => {
  const found = knownMovement({ noun, game }, base);
  expect(found).not.toBeNull();
  expect(equalMovements(found ?? [], readAsProgram(betza, 'fairy-stockfish'))).toBe(true);
});
