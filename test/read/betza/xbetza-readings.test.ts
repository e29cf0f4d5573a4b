import { describe, expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { replayAll } from './replay.js';

const BOARD = { files: 8, ranks: 8 };

/** Quiet targets on the empty 11x10 board, from f5. */
function quiet(movement: Movement): readonly string[] {
  return (/^empty: (.*) \|/.exec(replayAll(movement, false)[0] ?? '')?.[1] ?? '').split(' ').sort();
}

function read(betza: string) {
  return readBetza(betza, 'xbetza', { file: 'table.md', start: 0, end: betza.length });
}

describe('what the author of an XBetza string means', () => {
  // Squares found by hand: (dx, dy) from f5.
  test.each([
    ['(1,4)', 'e9 g9 b6 j6 b4 j4 e1 g1', ''],
    ['f(0,2)', 'f7', ''],
    ['fhW', 'f6', 'f6 f4'],
    ['m(fWbF)', 'f6 e4 g4', 'f6 e4 g4'],
    ['fNX', 'e10 g10', 'e10 g10'],
    ['v[W-F]', 'e7 g7 e3 g3', 'e7 g7 e3 g3'],
    ['f(af)W', 'f6 f7 f8 f9 f10', 'f6 f7 f8 f9 f10'],
    ['fm(af)mafW', 'f7 f8 f9 f10', 'f7 f8 f9 f10'],
    ['fW2', 'f6 f7', 'f6 f7'],
    ['fzW3', 'f6 g6 g7 e6 e7', 'f6 g6 g7 e6 e7'],
    ['fmafmafW', 'f8', 'f8'],
    // A later leg with `i` is as long as the one before it.
    ['fmasimR3', 'e6 g6 d7 h7 c8 i8', 'e6 g6 d7 h7 c8 i8'],
    ['fmafimR2', 'f7 f9', 'f7 f9'],
  ])('%s: %s, the script: %s', (betza, written, asRead) => {
    const { value } = read(betza);
    expect(quiet(value.asWritten)).toEqual(written.split(' ').sort());
    expect(quiet(value.asRead)).toEqual(asRead.split(' ').sort());
  });

  test.each(['fmWfcF', 'ifmnDfmWfceF', 'KNADcaKcabK', 'N0', 'NN', 'mafsW', 'yafsF', 'mfW', 'WX'])(
    '%s means to its author what the script reads: no diagnostic',
    (betza) => {
      const { value, diagnostics } = read(betza);
      expect(diagnostics).toEqual([]);
      expect(replayAll(value.asWritten, true)).toEqual(replayAll(value.asRead, true));
    },
  );

  test('only the captures of a pawn are en passant', () => {
    const passing = read('fmWfceF').value.asRead.filter((move) => move.enPassant);
    expect(passing.map((move) => [move.kind, move.modality])).toEqual([
      ['leap', 'capture'],
      ['leap', 'capture'],
    ]);
  });

  test('a universal leaper reaches every other square of the board', () => {
    expect(quiet(read('U').value.asRead)).toHaveLength(109);
  });
});

/** Pairs of which one half is measured (curves of one leg, legs joined by `a`). The author of the script gives the other half as its equal. */
describe('what later versions of the script read means the same as what the first one read', () => {
  test.each([
    ['(af)W', 'R'],
    ['f(af)F', 'fB'],
    ['(af)N', 'N0'],
    ['(az)F', 'zB'],
    ['(az)N', 'zN'],
    ['(afq)N', 'qN'],
    ['afsafzW', 'afraflWaflafrW'],
    ['afsafqK', 'afrafrKaflaflK'],
    ['afafsKafsafzfK', 'afafsKafsafKafraflKaflafrK'],
    ['[F?R]', 'FyafsF'],
    ['[W?B]', 'WyafsW'],
    ['[W-fsB]', 'yafsW'],
    ['[W-bsF]', 'absW'],
    ['[W-sW]', 'asW'],
    ['[F-bW]', 'abzF'],
    ['[W-bW]', 'abW'],
  ])('%s is %s', (later, first) => {
    const found = read(later);
    expect(found.diagnostics).toEqual([]);
    for (const { asRead, asWritten } of [found.value, read(first).value]) {
      expect(equalMovements(asWritten, asRead, BOARD)).toBe(true);
    }
    expect(equalMovements(found.value.asRead, read(first).value.asRead, BOARD)).toBe(true);
  });
});

describe('a diagnostic reports where the script reads a string differently', () => {
  test.each([
    ['fhW', 'error', 'betza/read-differently'],
    ['(1,4)', 'error', 'betza/unsupported-here'],
    ['[FR]', 'error', 'betza/bad-leg'],
    ['z(FW)', 'error', 'betza/read-differently'],
    ['K@8', 'warning', 'betza/unsupported-here'],
    ['njN', 'error', 'betza/dead-piece'],
    ['fW*', 'warning', 'betza/beyond-movement'],
    ['xR', 'warning', 'betza/beyond-movement'],
    ['KisO2', 'warning', 'betza/beyond-movement'],
    ['fmnnD', 'warning', 'betza/beyond-movement'],
    ['aaaaaaaaaK', 'warning', 'betza/not-judged'],
  ])('%s: %s %s', (betza, severity, code) => {
    const found = read(betza).diagnostics.find((one) => one.code === code);
    expect(found?.severity).toBe(severity);
  });

  test.each(['fmnD', 'fmWfceFifmnnD'])('%s leaves no right that a first move has not', (betza) => {
    expect(read(betza).diagnostics).toEqual([]);
  });

  test('a string with too many moves is cut off with a diagnostic', () => {
    const { value, diagnostics } = read('zN'.repeat(50));
    expect(diagnostics.map((one) => one.code)).toEqual(['betza/too-long']);
    expect(value.asRead.length).toBeLessThan(6_000);
  });
});
