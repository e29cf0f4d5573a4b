import { readdirSync, readFileSync } from 'node:fs';
import type * as chevrotain from 'chevrotain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What Chevrotain was made to examine. */
const examined = { lexers: 0, parsers: new Set<string>() };

// The program leaves out the examination of its own grammars, which takes longer than reading most texts; here it is made.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('chevrotain', async (importOriginal) => {
    const original = await importOriginal<typeof chevrotain>();
    class Lexer extends original.Lexer {
      constructor(...[tokens, config]: ConstructorParameters<typeof chevrotain.Lexer>) {
        super(tokens, { ...config, skipValidations: false });
        examined.lexers++;
      }
    }
    class EmbeddedActionsParser extends original.EmbeddedActionsParser {
      constructor(
        ...[tokens, config]: ConstructorParameters<typeof chevrotain.EmbeddedActionsParser>
      ) {
        super(tokens, { ...config, skipValidations: false });
        examined.parsers.add(new.target.name);
      }
    }
    return { ...original, Lexer, EmbeddedActionsParser };
  });
});
afterAll(() => {
  vi.doUnmock('chevrotain');
  vi.resetModules();
});

test('every grammar is one: no ambiguity, no left recursion, no token that hides another', async () => {
  const { lintDocument } = await import('../../src/pipeline.js');
  // Flat strings do without the grammar.
  const { parseBetza } = await import('../../grammar/betza/parser.js');
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
