import { describe, expect, it, test } from 'vitest';
import { builtinDefinition, type Definition } from '../../src/definitions.js';
import { openGame } from '../../src/games/open-game.js';
import { printPlayedPgn, readPgn, type PgnPly } from '../../src/games/read-pgn.js';

function builtin(name: string): Definition {
  return builtinDefinition(name) ?? expect.fail();
}

function read(text: string, name: string) {
  return readPgn({ file: 'g.pgn', text }, () => builtin(name));
}

/** A line as `e2e4{comment}(e7e6 …)`. */
function shape(line: readonly PgnPly[]): string {
  return line
    .map(({ before, comments, marks, move, variations }) =>
      [
        ...before.map(({ text }) => `{${text}}`),
        move.uci,
        ...marks,
        ...comments.map(({ text }) => `{${text}}`),
        ...variations.map((one) => `(${shape(one)})`),
      ].join(' '),
    )
    .join(' ');
}

describe('a PGN is read with everything that accompanies its moves', () => {
  test('comments, marks and nested variations', () => {
    const text =
      '{Begin} 1. e4! {king} (1. d4 {queen} d5 (1... Nf6 $1 2. c4) 2. c4) 1... e5 ; reply\n2. Nf3 ?! *';
    const { diagnostics, value } = read(text, 'chess');
    expect(diagnostics).toEqual([]);
    expect(value.map(({ moves }) => shape(moves))).toEqual([
      '{Begin} e2e4 {king} (d2d4 {queen} d7d5 (g8f6 $1 c2c4) c2c4) e7e5 {reply} g1f3 ?!',
    ]);
  });

  // As Lichess and PyChess write them.
  test.each([
    ['[%clk 0:04:58]', 298, null, null],
    ['[%clk 1:00:00.5] [%emt 0:00:07]', 3600.5, 7, null],
    ['[%eval 0.33] [%clk 0:00:01]', 1, null, '0.33'],
    ['[%eval #-3]', null, null, '#-3'],
    ['[%clk soon]', null, null, null],
    ['my clock stands at 5', null, null, null],
  ])('%s', (said, clock, elapsed, evaluation) => {
    const [game] = read(`1. e4 {${said}} *`, 'chess').value;
    expect(game?.moves[0]?.comments).toEqual([{ text: said, clock, elapsed, evaluation }]);
  });

  test('a variation is cut off at its first illegal move, with a message; the game is read', () => {
    const { diagnostics, value } = read('1. e4 (1. d4 d5 2. d5 c5) 1... e5 *', 'chess');
    expect(diagnostics.map(({ code, span }) => [code, span.start])).toEqual([
      ['game/illegal-move', 19],
    ]);
    expect(value.map(({ moves }) => shape(moves))).toEqual(['e2e4 (d2d4 d7d5) e7e5']);
  });

  test('deeply nested brackets are read in bounded time', () => {
    const { value } = read(`1. e4 ${'(1. d4 '.repeat(20_000)}${')'.repeat(20_000)} e5 *`, 'chess');
    expect(value[0]?.moves.map(({ move }) => move.uci)).toEqual(['e2e4', 'e7e5']);
  });
});

describe('a PGN that was read is written the same', () => {
  it.each([
    ['chess', 'e4 (d4 {q} d5 (Nf6 $1 c4) c4) e5 Nf3', 'san'],
    ['shogi', 'P-7f {[%clk 0:10:00]} (P-2f) P-3d Bx2b+', 'hodges'],
    ['crazyhouse', '{open} e4 d5 exd5 (Nc3 d4) Qxd5 P@e5 (Nc3)', 'san'],
    ['xiangqi', 'c4c5 (b1c3 {horse}) c7c6', 'lan'],
  ] as const)('%s: %s', (name, text, format) => {
    const [game] = read(`${text} 1/2-1/2`, name).value;
    if (game === undefined) expect.fail(JSON.stringify(read(text, name).diagnostics));
    for (const notation of [format, 'uci', 'san'] as const) {
      const written = printPlayedPgn(game, builtin(name), notation) ?? expect.fail();
      const again = read(written, name);
      expect(again.diagnostics).toEqual([]);
      expect(again.value[0]).toMatchObject({ result: '1/2-1/2' });
      expect(shape(again.value[0]?.moves ?? [])).toBe(shape(game.moves));
    }
  });
});

test('writing a line does not play it', () => {
  const game = openGame(builtin('chess'));
  expect(game.writeLine(['e2e4', 'e7e5', 'g1f3'], 'san')).toEqual(['e4', 'e5', 'Nf3']);
  expect(game.writeLine(['e2e4', 'e7e4'], 'san')).toBeNull();
  expect([game.ply(), game.played()]).toEqual([0, []]);
});
