import { expect, test } from 'vitest';
import { builtinDefinition, gameOf } from '../../src/definitions.js';
import type { Game, GameMoves } from '../../src/play/game.js';
import { moveTables } from '../../src/play/tables/move-tables.js';

function builtin(name: string): Game {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`no built-in ${name}`);
  return gameOf(definition, 'as-engine');
}

test('games whose pieces move alike share their tables', () => {
  // The rules differ in drops.
  expect(moveTables(builtin('crazyhouse'))).toBe(moveTables(builtin('chess')));
  expect(moveTables(builtin('chess'))).toBe(moveTables(builtin('chess')));
});

test('a difference in anything that the tables depend on gives other tables', () => {
  const { board, pieces, regions } = builtin('xiangqi');
  const [first, ...others] = pieces;
  if (first === undefined) throw new Error('xiangqi has pieces');
  const nowhere = { white: [], black: [] };
  const games: readonly GameMoves[] = [
    { board, pieces, regions },
    { board: { ...board, ranks: board.ranks - 1 }, pieces, regions },
    { board, pieces: others, regions },
    { board, pieces: pieces.toReversed(), regions },
    { board, pieces: [{ ...first, movement: [] }, ...others], regions },
    { board, pieces: [{ ...first, mobility: nowhere }, ...others], regions },
    { board, pieces: [{ ...first, barsItsKind: !first.barsItsKind }, ...others], regions },
    { board, pieces, regions: new Map([['zone', nowhere]]) },
  ];
  expect(new Set(games.map((game) => moveTables(game))).size).toBe(games.length);
});
