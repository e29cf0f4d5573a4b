import { expect, test } from 'vitest';
import { choicesOf } from '../../src/cross/invent/choices.js';
import { inventDocument } from '../../src/cross/invent/invent-document.js';
import { buildDocument } from '../../src/pipeline.js';

const COUNT = 40;

test('outputs of invented documents play like them, for every target that is read back', () => {
  const counts = { built: 0, refused: 0 };
  for (let number = 0; number < COUNT; number++) {
    const name = `invented-${number}`;
    const text = inventDocument(name, choicesOf(name));
    const { value, diagnostics } = buildDocument({ file: `${name}.md`, text }, () => null, {
      targets: ['ini', 'document'],
      variant: null,
      approximate: false,
      parent: null,
      prove: 120,
    });
    const otherwise = diagnostics.filter(({ code }) => code === 'emit/plays-otherwise');
    expect(otherwise.map(({ message }) => message)).toEqual([]);
    if (value.some(({ target }) => target === 'ini')) counts.built += 1;
    else counts.refused += 1;
  }
  // Make sure that something was compared.
  expect(counts.built).toBeGreaterThan(COUNT / 4);
}, 120_000);
