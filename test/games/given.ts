import { compileFunction } from 'node:vm';
import { expect } from 'vitest';
import * as fairyc from '../../src/index.js';

/** Runs the code of an example with the given variables. */
export function runProgram(body: string, names: Readonly<Record<string, unknown>>): unknown {
  return Reflect.apply(compileFunction(body, Object.keys(names)), undefined, Object.values(names));
}

/** The variables of an example. */
export interface Given {
  readonly variant: string;
  readonly moves: readonly string[];
  readonly line: readonly string[];
  readonly fen: string;
  /** The name of the variant that `ini` defines. */
  readonly mine: string;
  readonly ini: string;
  readonly pgn: string;
}

/** The variables for a game of a variant that starts with the given moves; the same on every machine. */
export function givenFor(variant: string, plies = 8, first: readonly string[] = []): Given {
  const definition = fairyc.builtinDefinition(variant) ?? expect.fail();
  const game = fairyc.openGame(definition);
  const play = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, ply) => {
      const moves = game.moves();
      const chosen = moves[(ply * 7 + 3) % moves.length] ?? expect.fail();
      const uci = first[game.played().length] ?? chosen.uci;
      game.push(uci);
      return uci;
    });
  const moves = play(plies);
  const fen = game.fen();
  const line = play(4);
  game.reset();
  const sans = game.writeLine(moves, 'san') ?? expect.fail();
  const [opening = '', ...rest] = sans;
  const comment = '{ [%eval 0.33] [%clk 0:05:12] [%emt 0:00:04] }';
  const pgn = `[Event "Match"]\n[Variant "${variant}"]\n\n${opening} ${comment} ${rest.join(' ')} *\n`;
  const mine = `mine-${variant}`;
  return { variant, moves, line, fen, mine, ini: `[${mine}:${variant}]\nnMoveRule = 20\n`, pgn };
}
