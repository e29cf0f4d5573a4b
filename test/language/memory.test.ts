import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { diagnosticsOf } from '../../src/language/diagnostics.js';
import { hover } from '../../src/language/hover.js';
import type { Language } from '../../src/language/open-text.js';
import { OpenTexts } from '../../src/language/open-texts.js';
import { ENGINE_FILE } from '../read/ini/facts.js';
import { THOROUGH } from '../thorough.js';
import { SETTINGS } from './asked.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The size of the heap in bytes after garbage collection. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Makes edits that return to the same text, with a check and requests after each, and measures the heap after a fifth of them and after all. */
function heapsOver(file: string, language: Language, text: string, edits: number) {
  const texts = new OpenTexts();
  texts.open({ file, text }, language, SETTINGS);
  const edit = (start: number, end: number, added: string): void => {
    texts.edit(file, [{ span: { file, start, end }, text: added }]);
    const open = texts.get(file);
    if (open === null) return;
    diagnosticsOf(open);
    hover(open, start);
  };
  let early = 0;
  for (let done = 0; done < edits; done += 2) {
    const at = (done * 7919) % text.length;
    // Every word is new, so caches by text would grow.
    const word = `x${done}`;
    edit(at, at, word);
    edit(at, at + word.length, '');
    if (done + 2 === edits / 5) early = heap();
  }
  expect(texts.textOf(file)).toBe(text);
  return { early, late: heap() };
}

/** `npm run lsp:random` makes 10,000 of each. */
test.each([
  ['a variants.ini', 'variants.ini', 'ini', ENGINE_FILE.slice(0, 1500), 2_000, 200],
  ['a document', 'chess.md', 'markdown', readFileSync('variants/chess.md', 'utf8'), 500, 80],
] as const)(
  'the heap does not grow over edits of %s',
  { timeout: 1_200_000 },
  (_, file, language, text, edits, few) => {
    const usual = THOROUGH ? edits : few;
    const count = process.env['FAIRYC_LSP_EDITS'] === undefined ? usual : 10_000;
    const { early, late } = heapsOver(file, language, text, count);
    // In a short run, bounded caches are still filling up. Keeping the text of every edit would take 25 MB.
    expect(late - early).toBeLessThan((THOROUGH ? 4 : 8) << 20);
  },
);
