import { compileFunction } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as fairyc from '../../src/index.js';
import { BESIDE, VARIANTS, type Beside } from './beside-ffish.js';
import { openFfish, type Ffish } from './ffish.js';

/** Runs the lines of an example with these names. */
function runProgram(body: string, names: Readonly<Record<string, unknown>>): unknown {
  return Reflect.apply(compileFunction(body, Object.keys(names)), undefined, Object.values(names));
}

/** What a program is given. */
interface Given {
  readonly variant: string;
  readonly moves: readonly string[];
  readonly line: readonly string[];
  readonly fen: string;
  /** The name of the variant that `ini` defines. */
  readonly mine: string;
  readonly ini: string;
  readonly pgn: string;
}

function givenFor(variant: string): Given {
  const definition = fairyc.builtinDefinition(variant) ?? expect.fail();
  const game = fairyc.openGame(definition);
  const play = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, ply) => {
      const moves = game.moves();
      const { uci } = moves[(ply * 7 + 3) % moves.length] ?? expect.fail();
      game.push(uci);
      return uci;
    });
  const moves = play(8);
  const fen = game.fen();
  const line = play(4);
  game.reset();
  const sans = game.writeLine(moves, 'san') ?? expect.fail();
  const pgn = `[Event "Match"]\n[Variant "${variant}"]\n\n${sans.join(' ')} *\n`;
  const mine = `mine-${variant}`;
  return { variant, moves, line, fen, mine, ini: `[${mine}:${variant}]\nnMoveRule = 20\n`, pgn };
}

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

  test.each(BESIDE.map((row) => [row.name, row] as const))('%s', (_name, row) => {
    const variants = VARIANTS.filter((name) => row.except?.variants.includes(name) !== true);
    expect(variants.length).toBeGreaterThanOrEqual(10);
    for (const variant of variants) {
      const values = given.get(variant) ?? expect.fail();
      const [theirs, ours] = [runFfish(row, values), runFairyc(row, values)];
      expect(ours, variant).not.toBeUndefined();
      expect([variant, ours]).toEqual([variant, theirs]);
    }
  });

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
