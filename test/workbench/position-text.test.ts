import { expect, test } from 'vitest';
import {
  boardOf,
  cleared,
  hasHands,
  withCell,
  withInHand,
  withOtherTurn,
} from '../../src/workbench/position-text.js';
import { openGame } from '../../src/games/open-game.js';
import { builtinDefinition } from '../../src/engine-definitions.js';

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test.each(['chess', 'shogi', 'crazyhouse', 'janggi', 'duck', 'amazons', 'grand'])(
  'the squares of %s are those of the game, and each put anew gives the same position',
  (name) => {
    const definition = builtinDefinition(name);
    if (definition === null) throw new Error(`no ${name}`);
    const game = openGame(definition);
    const fen = game.fen();
    const { cells } = boardOf(fen);
    const letters = new Map([...game.pieces()].map(([square, { letter }]) => [square, letter]));
    expect(new Map([...cells].filter(([, cell]) => cell !== '*'))).toEqual(letters);
    const again = [...cells].reduce((text, [at, cell]) => withCell(text, at, cell), cleared(fen));
    expect(again).toBe(fen);
  },
);

test.each([
  ['a piece moves by hand', withCell(withCell(CHESS, 'e2', null), 'e4', 'P'), '4P3/8/PPPP1PPP'],
  ['a promoted one stands', withCell('9/9/9 w - - 0 1', 'i3', '+r'), '8+r/9/9 w'],
  ['a wall', withCell('3/3/3 w - - 0 1', 'b2', '*'), '3/1*1/3 w'],
  [
    'Black moves, and nothing is taken in passing',
    withOtherTurn('8/8 w - e3 0 1'),
    '8/8 b - - 0 1',
  ],
  ['a hand fills', withInHand('8/8[-] w - - 0 1', 'p', 'more'), '8/8[p] w'],
  ['a hand empties', withInHand('8/8[Ppp] w - - 0 1', 'p', 'less'), '8/8[Pp] w'],
])('%s', (_, fen, part) => {
  expect(fen).toContain(part);
});

test('a hand is found if the FEN has one', () => {
  expect([CHESS, '8/8[] w - - 0 1', '8/8'].map(hasHands)).toEqual([false, true, false]);
});
