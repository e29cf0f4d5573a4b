import { parse } from 'ini';
import { bench, describe } from 'vitest';
import { iniLinter, lintIni } from '../../src/check/lint.js';
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
  const check = iniLinter('fairy-stockfish');
  const ends = [...ENGINE_FILE.matchAll(/\n(?=\[)/g)].map(({ index }) => index);
  let edit = 0;
  bench('iniLinter: an edit, each time to another section', () => {
    edit += 1;
    const at = ends[edit % ends.length] ?? 0;
    const text = `${ENGINE_FILE.slice(0, at)}\nnMoveRule = ${edit}${ENGINE_FILE.slice(at)}`;
    check({ file: source.file, text });
  });
});
