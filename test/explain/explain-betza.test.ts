import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../src/catalog/betza/dialects.js';
import { PIECE_NAMES } from '../../src/catalog/piece-names.js';
import { printBetza } from '../../src/emit/betza/print-betza.js';
import { explainBetza, type BetzaExplanation } from '../../src/explain/betza/explain-betza.js';
import { printBetzaExplanation } from '../../src/explain/betza/print-betza-explanation.js';
import type { Board } from '../../src/ir/board.js';
import { equalMovements } from '../../src/ir/compare.js';
import { readBetza } from '../../src/read/betza/read-betza.js';

function explain(
  text: string,
  dialect: Dialect = 'fairy-stockfish',
  board: Board | null = null,
): BetzaExplanation {
  return explainBetza({ file: 'test', text }, dialect, board, printBetza);
}

function printed(text: string, dialect?: Dialect, board?: Board): string {
  return printBetzaExplanation(explain(text, dialect, board), (_, cell) => cell).join('\n');
}

describe('the picture', () => {
  test('of a chess pawn', () => {
    expect(printed('fmWfceFifmnD')).toContain(
      [
        '  4  .  mi .',
        '  3  ce m# ce',
        '  2  .  @  .',
        '  1  .  .  .',
        '     a  b  c',
        '',
        '  @ the piece',
        '  m moves only',
        '  c captures only',
        '  e captures en passant, too',
        '  i only as its first move',
        '  # a piece here blocks the path to a square behind',
      ].join('\n'),
    );
  });

  test('of a horse', () => {
    expect(printed('nN')).toContain(
      [
        '  5  . * . * .',
        '  4  * . # . *',
        '  3  . # @ # .',
        '  2  * . # . *',
        '  1  . * . * .',
        '     a b c d e',
      ].join('\n'),
    );
  });

  test('of a size that was asked for', () => {
    const { diagram } = explain('W', 'fairy-stockfish', { files: 9, ranks: 10 });
    expect(diagram.board).toEqual({ files: 9, ranks: 10 });
  });
});

describe('what programs read', () => {
  test('L is a camel to all but XBoard, and C to all', () => {
    const { portable, readings } = explain('L');
    expect(readings.map(({ dialect, difference }) => [dialect, difference !== null])).toEqual([
      ['fairy-stockfish', false],
      ['xboard', true],
      ['xbetza', false],
    ]);
    expect(portable).toEqual({ kind: 'one', text: 'C' });
    expect(printed('L')).toContain(
      [
        'XBoard reads it differently from Fairy-Stockfish:',
        '  also moves to and captures on b1 f1 a2 g2 a6 g6 b7 f7',
        '  without moves to and captures on c1 e1 a3 g3 a5 g5 c7 e7',
      ].join('\n'),
    );
  });

  test('a doubled knight rides only in Fairy-Stockfish and the diagram; N0 does everywhere', () => {
    const { portable, readings } = explain('NN');
    expect(
      readings.filter(({ difference }) => difference !== null).map(({ dialect }) => dialect),
    ).toEqual(['xboard']);
    expect(portable).toEqual({ kind: 'one', text: 'N0' });
  });

  test('a lame knight is barred otherwise in the diagram, and no string is a horse to all', () => {
    expect(printed('nN')).toContain('  also blocked by a piece on b2 d2 b4 d4\n');
    expect(explain('nN').portable.kind).toBe('none');
  });

  test('a string that only XBoard reads', () => {
    const { readings } = explain('dK', 'xboard');
    const [own] = readings.filter(({ dialect }) => dialect === 'fairy-stockfish');
    expect(own?.difference?.fewer.ownCapture.length).toBe(8);
    expect(own?.difference?.more.quiet.length).toBe(8);
  });

  test('a string that all read alike is not described again', () => {
    const text = printed('mfWcfF', 'xbetza');
    expect(explain('fmWfcF').portable).toEqual({ kind: 'one', text: 'fmWfcF' });
    expect(text).toContain('XBoard reads it differently');
  });
});

describe('of a text that no program can read as it is written', () => {
  // The engine skips the bracket and reads F and R.
  test('what the program reads is written for all programs', () => {
    expect(explain('t[FR]').portable).toEqual({ kind: 'one', text: 'RF' });
  });

  test.each(['t[FR]', '[', 'x', 'cmmcW', 'RR[', 't[Q]t'])('no empty text is given: %s', (text) => {
    for (const dialect of ['fairy-stockfish', 'xboard', 'xbetza'] as const)
      expect(printed(text, dialect)).not.toMatch(/all three: *$/m);
  });
});

describe('names', () => {
  test.each([
    ['W', ['wazir'], 'wazir'],
    ['F', ['fers'], 'ferz'],
    ['D', [], 'dabbaba'],
    ['A', ['alfil'], 'alfil'],
    ['C', [], 'camel'],
    ['Z', [], 'zebra'],
    ['NN', [], 'nightrider'],
    ['NQ', ['amazon'], 'amazon'],
    ['WfF', ['gold'], 'gold general'],
    ['FfW', ['silver'], 'silver general'],
    ['fR', ['lance'], 'lance'],
    ['mRcpR', ['cannon'], 'cannon'],
    ['gQ', [], 'grasshopper'],
    ['nN', ['horse'], 'horse'],
    ['KN', ['centaur'], 'centaur'],
  ])('of %s', (text, types, name) => {
    const { names } = explain(text);
    expect(names.types).toEqual(types);
    expect(names.names[0]).toBe(name);
  });

  test('each way to move has one row', () => {
    const rows = PIECE_NAMES.map(({ betza, names }) => {
      const { value } = readBetza(betza, 'xbetza', {
        file: betza,
        start: 0,
        end: betza.length,
      });
      expect(value.asWritten.length, betza).toBeGreaterThan(0);
      return { betza, movement: value.asWritten, names };
    });
    const doubles = rows.flatMap((row, index) =>
      rows
        .slice(0, index)
        .filter(({ movement }) => equalMovements(movement, row.movement))
        .map(({ betza }) => [betza, row.betza]),
    );
    expect(doubles).toEqual([]);
    const names = rows.flatMap((row) => row.names);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('what is wrong with a string is reported at its place', () => {
  const { diagnostics } = explain('K)');
  expect(diagnostics.map(({ code, span }) => [code, span.start, span.end])).toEqual([
    ['betza/out-of-place', 1, 2],
  ]);
});
