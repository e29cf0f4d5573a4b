import { expect, test } from 'vitest';
import { misspeltInHeading } from '../../../grammar/prose/parse-rules.js';
import { excerptOf } from '../../../src/text/excerpt.js';
import { factsIn, readRules } from './rule-reading.js';

function announced(text: string): readonly string[] {
  return readRules(text).diagnostics.map(({ message }) => message);
}

test('a misspelt word is read as the nearest one, and that is said at its place', () => {
  const text = 'The plaeyr who canot move loses. Castling is not alowed.';
  expect(factsIn(text)).toEqual([
    { kind: 'stalemate', result: 'loss', when: 'no-legal-move' },
    { kind: 'castling', allowed: false },
  ]);
  const { diagnostics } = readRules(text);
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['doc/misspelt', 'info'],
    ['doc/misspelt', 'info'],
    ['doc/misspelt', 'info'],
  ]);
  expect(diagnostics.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    'plaeyr',
    'canot',
    'alowed',
  ]);
});

test('the place of a statement is right behind a mended word of another length', () => {
  const text = 'Repitition is forbiden, and castling is not allowed.';
  const { statements } = readRules(text).value;
  expect(statements.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    'Repitition is forbiden',
    'castling is not allowed',
  ]);
});

test('a term of rules is seen where the sentence is about something else, and in brackets', () => {
  expect(announced('With its repitition and its Campate it is fun (on every sqaure).')).toEqual([
    '"repitition" is read as "repetition".',
    '"Campate" is read as "campmate".',
    '"sqaure" is read as "square".',
  ]);
});

test('words that are near to a term but proper are left alone', () => {
  const text = 'The casting of squires and standards was a competition; he checkmated both squads.';
  expect(announced(text)).toEqual([]);
});

test('a word is not mended where the sentence makes sense, or where no rule comes of it', () => {
  expect(announced('The Planer promotes to Placer.')).toEqual([]);
  expect(announced('The plaeyr who canot move eats.')).toEqual([]);
});

test('headings are looked through', () => {
  const text = 'About Impasse and Campate';
  const heading = excerptOf({ file: 'page', text: `# ${text}` }, 2, text.length + 2);
  expect(misspeltInHeading(heading).map(({ message, span }) => [message, span.start])).toEqual([
    ['"Campate" is read as "campmate".', 20],
  ]);
});
