import * as chess from 'chessops/chess';
import * as compat from 'chessops/compat';
import * as fen from 'chessops/fen';
import * as pgn from 'chessops/pgn';
import * as san from 'chessops/san';
import * as util from 'chessops/util';
import * as variants from 'chessops/variant';
import { beforeAll, describe, expect, test } from 'vitest';
import * as fairyc from '../../src/index.js';
import { BESIDE_CHESSOPS, CHESSOPS_VARIANTS, type BesideChessops } from './beside-chessops.js';
import { givenFor, runProgram, type Given } from './given.js';
import { THOROUGH } from '../thorough.js';

const CHESSOPS = { ...chess, ...compat, ...fen, ...pgn, ...san, ...util, ...variants };

describe('the functions of chessops that programs call, and the same with fairyc', () => {
  const given: Given[] = [];
  beforeAll(() => {
    // Only the longer games have castling, promotions and ends.
    for (const variant of CHESSOPS_VARIANTS)
      for (const plies of [8, 41]) given.push(givenFor(variant, plies));
    given.push(givenFor('chess', 4, ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6']));
  });

  function runChessops({ chessops: body }: BesideChessops, values: Given): unknown {
    const rules = CHESSOPS_VARIANTS.find((name) => name === values.variant) ?? expect.fail();
    const pos = variants.defaultPosition(rules);
    for (const each of values.moves) pos.play(util.parseUci(each) ?? expect.fail());
    return runProgram(body, { ...CHESSOPS, ...values, pos });
  }

  function runFairyc({ fairyc: body }: BesideChessops, values: Given): unknown {
    const game = fairyc.openGame(fairyc.builtinDefinition(values.variant) ?? expect.fail());
    for (const each of values.moves) game.push(each);
    return runProgram(body, { ...fairyc, ...values, game });
  }

  // Each call is tried in a third of the games.
  test.each(BESIDE_CHESSOPS.map((row, number) => [row.name, row, number] as const))(
    '%s',
    (_name, row, number) => {
      const tried = THOROUGH ? given : given.filter((_, at) => at % 3 === number % 3);
      for (const values of tried) {
        const { moves, variant } = values;
        if (row.except?.variants.includes(variant) === true) continue;
        const [theirs, ours] = [runChessops(row, values), runFairyc(row, values)];
        expect(ours, variant).not.toBeUndefined();
        expect([variant, moves.length, ours]).toEqual([variant, moves.length, theirs]);
      }
    },
  );

  test('the games contain castling, en passant captures, promotions and drops', () => {
    const said = given.flatMap(({ line, moves, variant }) => {
      const game = fairyc.openGame(fairyc.builtinDefinition(variant) ?? expect.fail());
      return [...moves, ...line].flatMap((each) => {
        const move = game.read(each);
        if (!('uci' in move)) return [];
        game.push(move);
        return [
          ...(move.castlingRook === null ? [] : ['castling']),
          ...(move.drop === null ? [] : ['drop']),
          ...(move.promotion === null ? [] : ['promotion']),
          ...(move.captures.some((square) => square !== move.to) ? ['in passing'] : []),
        ];
      });
    });
    expect([...new Set(said)].sort()).toEqual(['castling', 'drop', 'in passing', 'promotion']);
  });

  test('every member of a chessops position has a row', () => {
    const names = Object.getOwnPropertyNames(chess.Position.prototype);
    const rows = BESIDE_CHESSOPS.map(({ name, chessops }) => `${name} ${chessops}`).join(' ');
    // Members that positions of some variants override and that no program calls.
    const apart = ['constructor', 'setupUnchecked', 'kingAttackers', 'playCaptureAt', 'validate'];
    const missing = names.filter((name) => !apart.includes(name) && !rows.includes(`.${name}(`));
    expect(missing).toEqual([]);
  });
});
