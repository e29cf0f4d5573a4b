import { expect, it } from 'vitest';
import { compareGames, type Effort } from '../../src/cross/compare-games.js';
import { asOpponent, ourGame, remembering, type OurGame } from '../../src/cross/our-game.js';
import { builtinDefinition, gameOf } from '../../src/definitions.js';

const EFFORT: Effort = { games: 4, depth: 2, nodes: 10_000, seed: 'twice' };

it('a second text of a variant gets the same result from the cache, without generating moves again', async () => {
  const game = gameOf(builtinDefinition('crazyhouse') ?? expect.fail(), 'as-engine');
  const asked = { looks: 0, counts: 0 };
  const plain = ourGame(game);
  const counting: OurGame = {
    ...plain,
    look(line) {
      asked.looks += 1;
      return plain.look(line);
    },
    deepest(line, most, nodes) {
      asked.counts += 1;
      return plain.deepest(line, most, nodes);
    },
  };
  const ours = remembering(counting);
  const compare = () => compareGames(ours, asOpponent(ourGame(game)), game.startFen, EFFORT);
  const first = await compare();
  const once = { ...asked };
  expect(await compare()).toEqual(first);
  expect(asked).toEqual(once);
  expect(once.counts).toBe(1);
  // Each position of each game, and the start of the counts. All games share the start position.
  expect(once.looks).toBe(first.plies + 1);
  expect(await compareGames(plain, asOpponent(plain), game.startFen, EFFORT)).toEqual(first);
});
