import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as betza from '../../grammar/betza/parser.js';
import type * as pipeline from '../../src/pipeline.js';
import { freshModules } from '../fresh-modules.js';
import type * as stand from './examined-chevrotain.js';

test('every grammar is one: no ambiguity, no left recursion, no token that hides another', async () => {
  const standIn = 'test/grammar/examined-chevrotain.ts';
  const load = await freshModules<typeof betza & typeof pipeline & typeof stand>(
    ['grammar/betza/parser.ts', 'src/pipeline.ts', standIn],
    { chevrotain: standIn },
  );
  const { examined, lintDocument, parseBetza } = load();
  // Flat strings do without the grammar.
  parseBetza('m(fW)R', 'xbetza', { file: 'betza', start: 0, end: 6 });
  const folder = 'test/fixtures/pages';
  for (const file of readdirSync(folder))
    lintDocument(
      { file, text: readFileSync(`${folder}/${file}`, 'utf8') },
      () => null,
      'fairy-stockfish',
    );
  expect([...examined.parsers].sort()).toEqual(['BetzaParser', 'DiagramParser', 'TableParser']);
  expect(examined.lexers).toBe(examined.parsers.size);
});
