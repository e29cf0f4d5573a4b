import { expect, test } from 'vitest';
import { readRules } from './rule-reading.js';

const LENGTH = 100_000;

function filled(part: string, length = LENGTH): string {
  return part.repeat(Math.floor(length / part.length));
}

const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['commas', filled(',')],
  ['nested brackets', `${filled('(', LENGTH / 2)}${filled(')', LENGTH / 2)}`],
  ['brackets that never close', filled('(')],
  ['brackets that never open', filled(')')],
  ['pictures that never end', filled('![')],
  ['emphasis', filled('*_`')],
  ['blanks before a word', `${filled(' \t')}castling`],
  ['blank lines', filled('\n \t')],
  ['one word', filled('a')],
  ['articles', filled('the ')],
  ['what is blanked', filled('in the game ')],
  ['full stops', filled('. ')],
  ['colons', filled(': ')],
  ['beginnings of phrases', filled('has no legal ')],
  ['names', `${filled('Pawn, ')}can give mate alone`],
  ['clauses', `No castling${filled(', no castling')}`],
  ['glyphs', filled('歩')],
  ['halves of pairs', filled('\ud83d')],
  ['zeros', filled('\0')],
];

test.each(TEXTS)('%s state no rule, and are read in no time', (_, text) => {
  const start = performance.now();
  const { diagnostics, value } = readRules(text, { topic: text, title: text });
  expect(value.statements).toEqual([]);
  expect(diagnostics).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('many sentences take time in proportion', () => {
  const text = filled('A player who eats cake loses. ', 20_000);
  const start = performance.now();
  const { sentences, statements } = readRules(text).value;
  expect(statements).toEqual([]);
  expect(sentences.length).toBe(666);
  expect(performance.now() - start).toBeLessThan(5000);
});
