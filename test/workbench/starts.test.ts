import { expect, test } from 'vitest';
import { openGame } from '../../src/games/open-game.js';
import { definitionOf } from '../../src/workbench/workers/definition.js';
import { documentNamed, engineVariantAs, starts } from '../../src/workbench/workers/games.js';

const { builtins, documents, sections } = starts();

test('121 built-in variants, 143 sections and the shipped documents are offered', () => {
  expect([builtins.length, sections.length]).toEqual([121, 143]);
  expect(documents).toContain('wa-shogi.md');
  for (const file of documents) expect(documentNamed(file)).toContain('# ');
});

// All 264 take half a minute. Every twentieth is enough to show that both formats are written and can be played.
const SAMPLE = [...builtins, ...sections].filter((_, index) => index % 20 === 0);

test.each(SAMPLE)('%s as a section and as a document starts as in the engine', (name) => {
  const original = definitionOf({ kind: 'engine', name });
  if (original === null) throw new Error(`no ${name}`);
  const moves = openGame(original).moves().length;
  for (const target of ['ini', 'document'] as const) {
    const text = engineVariantAs(name, target) ?? '';
    const file = target === 'ini' ? 'variants.ini' : 'game.md';
    const own = definitionOf({ kind: 'text', source: { file, text }, name: null });
    expect([target, own === null ? null : openGame(own).moves().length]).toEqual([target, moves]);
  }
});
