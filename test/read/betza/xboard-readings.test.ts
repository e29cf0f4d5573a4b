import { describe, expect, test } from 'vitest';
import type { Movement } from '../../../src/ir/movement.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { replayAll } from './replay.js';

/** Quiet targets on the empty 11x10 board, from f5. */
function quiet(movement: Movement): string | undefined {
  return /^empty: (.*) \|/.exec(replayAll(movement, false)[0] ?? '')?.[1];
}

function read(betza: string) {
  return readBetza(betza, 'xboard', { file: 'table.md', start: 100, end: 100 + betza.length });
}

describe('what the author of an XBoard string means', () => {
  test.each([
    ['mfW', 'f6', 'f4 e5 g5 f6'],
    ['bsF', 'e4 g4', 'e4 g4 e6 g6'],
    ['nW', 'f4 e5 g5 f6', ''],
    ['J', 'e2 g2 c4 i4 c6 i6 e8 g8', 'e2 g2 c4 i4 c6 i6 e8 g8'],
    ['fNN', 'd9 h9 e7 g7', 'e3 g3 d4 h4 d6 h6 e7 g7'],
    ['WfF', 'f4 e5 g5 e6 f6 g6', 'f4 e5 g5 e6 f6 g6'],
    ['W(1,1)', 'e4 f4 g4 e5 g5 e6 f6 g6', 'f4 e5 g5 f6'],
    ['m(WF)', 'e4 f4 g4 e5 g5 e6 f6 g6', ''],
  ])('%s: %s, but XBoard: %s', (betza, written, asRead) => {
    const { value } = read(betza);
    expect(quiet(value.asWritten)?.split(' ').sort()).toEqual(written.split(' ').sort());
    expect(quiet(value.asRead)?.split(' ').sort()).toEqual(asRead.split(' ').sort());
  });

  test('m(WF) moves and does not capture', () => {
    expect(read('m(WF)').value.asWritten.every(({ modality }) => modality === 'quiet')).toBe(true);
  });

  test.each(['fmWfcF', 'KNADcaKcabK', 'N0', 'mafsW', 'ifmnDfmWfcF', 'RmF', 'fsWbF', 'yafsF'])(
    '%s means to its author what XBoard reads: no diagnostic',
    (betza) => {
      const { value, diagnostics } = read(betza);
      expect(diagnostics).toEqual([]);
      expect(replayAll(value.asWritten, true)).toEqual(replayAll(value.asRead, true));
    },
  );
});

describe('a diagnostic reports where XBoard reads a string differently', () => {
  test('a modifier before a direction; the fix puts them in order', () => {
    const [found, ...others] = read('WmfF').diagnostics;
    expect(others).toEqual([]);
    expect(found?.code).toBe('betza/letter-order');
    expect(found?.message).toContain('drops "f"');
    expect(found?.span).toEqual({ file: 'table.md', start: 101, end: 104 });
    expect(found?.fix?.edits).toEqual([
      { span: { file: 'table.md', start: 101, end: 103 }, text: 'fm' },
    ]);
  });

  test('there is no fix if the right order would still be misread', () => {
    const [found] = read('mfsF').diagnostics;
    expect(found?.code).toBe('betza/letter-order');
    expect(found?.fix).toBeUndefined();
  });

  test.each([
    ['NN', 'betza/doubled-letter'],
    ['W F', 'betza/reading-ends'],
    ['bsF', 'betza/read-differently'],
    ['nW', 'betza/dead-piece'],
    ['oR', 'betza/beyond-movement'],
    ['KisO2', 'betza/beyond-movement'],
    ['tK', 'betza/beyond-movement'],
    ['iifmW2', 'betza/beyond-movement'],
    ['aaaaaaaaaK', 'betza/not-judged'],
  ])('%s: %s', (betza, code) => {
    expect(read(betza).diagnostics.map((one) => one.code)).toContain(code);
  });

  test('a piece that only castles is not called dead', () => {
    expect(read('isO2').diagnostics.map(({ code }) => code)).toEqual(['betza/beyond-movement']);
  });

  test('a limit for drops at the end of a string is harmless', () => {
    expect(read('N@8').diagnostics).toEqual([]);
  });
});

describe('legs as the compiled XBoard reads them', () => {
  // Measured with MovesFromString of moves.c (4.9.1), for an unmoved piece alone on f5 of an 11x10 board.
  test.each([
    ['faiR', 'e6 g6 d7 f7 h7 c8 i8 b9 f9 j9 a10 k10'],
    ['fyafW', 'f7 f8 f9 f10'],
    ['fjR2', 'f7'],
    ['fmafN', 'c9 g9'],
  ])('%s', (betza, squares) => {
    expect(quiet(read(betza).value.asRead)).toBe(squares);
  });
});
