import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bench, describe } from 'vitest';
import { shippedLibrary } from '../../src/cli/library.js';
import { printBetza } from '../../src/emit/betza/print-betza.js';
import { TARGET_IDS } from '../../src/emit/target-ids.js';
import { diagnosticsOf } from '../../src/language/diagnostics.js';
import { OpenTexts } from '../../src/language/open-texts.js';
import { buildDocument } from '../../src/pipeline.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { readChunk } from '../../src/read/markdown/blocks.js';
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

// Ratios in one run: the Markdown of a text read as a whole, without what is kept of it, is the measure.
describe.each([
  ['a shipped document', source.text],
  ['a page of 100 kB', `${source.text}\n## Remarks\n${'\nA remark on it.\n'.repeat(5600)}`],
])('%s in an editor', (_, text) => {
  const texts = new OpenTexts();
  texts.open({ file, text }, 'markdown', { profile: 'fairy-stockfish', rules: {}, library });
  let edit = 0;
  bench('Markdown read as a whole', () => {
    readChunk(text, text);
  });
  bench('an edit, each time at another place', () => {
    edit += 1;
    const at = (edit * 7919) % text.length;
    texts.edit(file, [{ span: { file, start: at, end: at }, text: `x${edit}` }]);
    const open = texts.get(file);
    if (open !== null) diagnosticsOf(open);
    texts.edit(file, [{ span: { file, start: 0, end: Infinity }, text }]);
  });
});
