import { parse } from 'ini';
import { bench, describe } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { scanIni } from '../../src/read/ini/scan.js';
import { ENGINE_FILE } from '../read/ini/facts.js';

const source = { file: 'variants.ini', text: ENGINE_FILE };

// Ratios in one run: npm's `ini`, which knows nothing of the engine, is the measure.
describe('the data of the engine’s own 143 sections', () => {
  bench('npm ini: parse', () => {
    parse(source.text);
  });
  bench('scanIni: lines and places', () => {
    scanIni(source);
  });
  bench('readIni: effective rules', () => {
    readIni(source);
  });
  bench('lintIni: all rules', () => {
    lintIni(source, 'fairy-stockfish');
  });
});
