import { beforeAll, describe, expect, test } from 'vitest';
import * as fairyc from '../../src/index.js';
import { BESIDE, VARIANTS, type Beside } from './beside-ffish.js';
import { openFfish, type Ffish } from './ffish.js';
import { givenFor, runProgram, type Given } from './given.js';
import { THOROUGH } from '../thorough.js';

describe('what sites call of ffish, and the same of fairyc', () => {
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

  // Each call with a third of the variants, each variant with a third of the calls.
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

  test('nothing that ffish has on its board and its games is without a row', () => {
    const board = new ffish.Board('chess');
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(board));
    board.delete();
    const rows = BESIDE.map(({ name }) => name).join(' ');
    // A dump for debugging, and what the binding itself has.
    const apart = ['constructor', 'toVerboseString'];
    const missing = names.filter((name) => !apart.includes(name) && !rows.includes(`.${name}(`));
    expect(missing).toEqual([]);
  });
});
