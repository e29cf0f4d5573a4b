import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfPattern } from '../../../src/read/sentences/pattern-start.js';
import { lengthsOf, wordPattern } from '../../../src/read/sentences/word-pattern.js';

/** A pattern, and all sentences that it matches. */
interface Said {
  readonly text: string;
  readonly sentences: readonly (readonly string[])[];
}

const word = fc.constantFrom('king', 'may', 'not', 'castl*', 'a', 'drop');

/** Outside groups, `a|b` means one of the words. */
const words = fc
  .tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([options, isOptional]): Said => ({
    text: `${options.join('|')}${isOptional ? '?' : ''}`,
    sentences: [...options.map((option) => [option]), ...(isOptional ? [[]] : [])],
  }));

/** In a group, a bar separates whole alternatives, so this is a single word. */
const oneWord = fc.tuple(word, fc.boolean()).map(([text, isOptional]): Said => ({
  text: `${text}${isOptional ? '?' : ''}`,
  sentences: [[text], ...(isOptional ? [[]] : [])],
}));

function chain(parts: readonly Said[]): Said {
  return {
    text: parts.map(({ text }) => text).join(' '),
    sentences: parts.reduce<readonly (readonly string[])[]>(
      (before, { sentences }) =>
        before.flatMap((first) => sentences.map((rest) => [...first, ...rest])),
      [[]],
    ),
  };
}

const { item } = fc.letrec<{ item: Said; group: Said }>((tie) => ({
  item: fc.oneof({ maxDepth: 2 }, oneWord, tie('group')),
  group: fc
    .tuple(
      fc.array(fc.array(tie('item'), { minLength: 1, maxLength: 2 }).map(chain), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.boolean(),
    )
    .map(([alternatives, isOptional]) => ({
      text: `(${alternatives.map(({ text }) => text).join('|')})${isOptional ? '?' : ''}`,
      sentences: [
        ...alternatives.flatMap(({ sentences }) => sentences),
        ...(isOptional ? [[]] : []),
      ],
    })),
}));

const group = item.filter(({ text }) => text.startsWith('('));
const pattern = fc.array(fc.oneof(words, group), { minLength: 1, maxLength: 3 }).map(chain);

test('a pattern begins with the first words of its sentences, and with no others', () => {
  fc.assert(
    fc.property(pattern, ({ sentences, text }) => {
      const start = startOfPattern(text);
      const firsts = new Set(sentences.flatMap(([first]) => first ?? []));
      const found = new Set([...start.words, ...start.stems.map((stem) => `${stem}*`)]);
      expect([...found].sort()).toEqual([...firsts].sort());
      expect(start.empty).toBe(sentences.some(({ length }) => length === 0));
    }),
    { numRuns: 300 },
  );
});

test('a pattern matches its sentences at any place, and nothing else', () => {
  fc.assert(
    fc.property(pattern, fc.array(word), fc.nat(3), ({ sentences, text }, said, at) => {
      const all = [...said, ...(sentences[at] ?? []), ...said].map((one) => one.replace('*', ''));
      const words = all.map((one) => ({ text: one, image: one, start: 0, end: 0 }));
      const reading = {
        words,
        has: new Set(all),
        namesAt: () => [],
        budget: { left: 10_000, farthest: 0 },
        depth: 0,
      };
      for (let from = 0; from <= all.length; from++) {
        const rest = all.slice(from);
        const matching = sentences.filter((one) =>
          one.every((word, index) => word.replace('*', '') === rest[index]),
        );
        const lengths = lengthsOf(wordPattern(text), reading, from);
        expect([...Array(31).keys()].filter((length) => (lengths >> length) & 1)).toEqual(
          [...new Set(matching.map(({ length }) => length))].sort((a, b) => a - b),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['', [], true],
  ['the? king|queen', ['the', 'king', 'queen'], false],
  ['(a b|c)? d?', ['a', 'c', 'd'], true],
  ['( in all|every? cases ) it', ['in', 'every', 'cases'], false],
])('%s', (text, first, empty) => {
  expect([...startOfPattern(text).words]).toEqual(first);
  expect(startOfPattern(text).empty).toBe(empty);
});
