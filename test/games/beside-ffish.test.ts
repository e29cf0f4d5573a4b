import { beforeAll, describe, expect, test } from 'vitest';
import * as fairyc from '../../src/index.js';
import { BESIDE, VARIANTS, type Beside } from './beside-ffish.js';
import { openFfish, type Ffish } from './ffish.js';
import { givenFor, runProgram, type Given } from './given.js';
import { THOROUGH } from '../thorough.js';

describe('the functions of ffish that sites call, and the same with fairyc', () => {
  let ffish: Ffish;
  const given = new Map<string, Given>();
  beforeAll(async () => {
    ffish = await openFfish();
    for (const variant of VARIANTS) given.set(variant, givenFor(variant));
  });

  function runFfish({ ffish: body }: Beside, values: Given): unknown {
    const board = new ffish.Board(values.variant);
    board.pushMoves(values.moves.join(' '));
    const answer = runProgram(body, { ffish, board, ...values });
    board.delete();
    return answer;
  }

  function runFairyc({ fairyc: body }: Beside, values: Given): unknown {
    const game = fairyc.openGame(fairyc.builtinDefinition(values.variant) ?? expect.fail());
    for (const each of values.moves) game.push(each);
    return runProgram(body, { ...fairyc, ...values, game });
  }

  // Each call is tried with a third of the variants.
  test.each(BESIDE.map((row, number) => [row.name, row, number] as const))(
    '%s',
    (_name, row, number) => {
      const variants = VARIANTS.filter((name) => row.except?.variants.includes(name) !== true);
      expect(variants.length).toBeGreaterThanOrEqual(10);
      const tried = THOROUGH ? variants : variants.filter((_, at) => at % 3 === number % 3);
      for (const variant of tried) {
        const values = given.get(variant) ?? expect.fail();
        const [theirs, ours] = [runFfish(row, values), runFairyc(row, values)];
        expect(ours, variant).not.toBeUndefined();
        expect([variant, ours]).toEqual([variant, theirs]);
      }
    },
  );

  test('every member of ffish’s boards and games has a row', () => {
    const board = new ffish.Board('chess');
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(board));
    board.delete();
    const rows = BESIDE.map(({ name }) => name).join(' ');
    // A dump for debugging, and members of the language binding.
    const apart = ['constructor', 'toVerboseString'];
    const missing = names.filter((name) => !apart.includes(name) && !rows.includes(`.${name}(`));
    expect(missing).toEqual([]);
  });
});
