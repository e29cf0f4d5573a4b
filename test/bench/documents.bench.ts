import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bench, describe } from 'vitest';
import { shippedLibrary } from '../../src/cli/library.js';
import { printBetza } from '../../src/emit/betza/print-betza.js';
import { TARGET_IDS } from '../../src/emit/target-ids.js';
import { buildDocument } from '../../src/pipeline.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { readDocument } from '../../src/read/markdown/read-document.js';

const file = 'variants/tori-shogi.md';
const source = {
  file,
  text: readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'),
};
const library = shippedLibrary();

describe('tori shogi, warm', () => {
  bench('read the document', () => {
    readDocument(source, { library });
  });
  for (const target of TARGET_IDS) {
    bench(`read it and write ${target}`, () => {
      buildDocument(source, library, {
        targets: [target],
        variant: null,
        approximate: false,
        parent: null,
      });
    });
  }
});

const QUAIL = 'fRbrBblF';
const span = { file: 'x', start: 0, end: QUAIL.length };
const { asWritten } = readBetza(QUAIL, 'fairy-stockfish', span).value;

describe('the Betza string of a quail, warm', () => {
  bench('read', () => {
    readBetza(QUAIL, 'fairy-stockfish', span);
  });
  bench('print for Fairy-Stockfish, proved by reading back', () => {
    printBetza([...asWritten], 'fairy-stockfish');
  });
  bench('print for XBoard, proved by reading back', () => {
    printBetza([...asWritten], 'xboard');
  });
});
