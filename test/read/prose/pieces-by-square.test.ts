import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printElements } from '../../../src/ir/compare-words.js';
import { equalMovements, normalForm } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import type { Variant } from '../../../src/ir/variant.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { movePictures } from '../../../src/read/sentences/move-picture.js';
import type { Block } from '../../../src/read/page/blocks.js';
import { readSentences } from '../../../src/read/sentences/reading.js';
import { readPieceProse } from '../../../src/read/prose/read-prose.js';
import { excerptOf } from '../../../src/text/excerpt.js';
import { pageOf, pagesOf } from './pages.js';

function readPieces(blocks: readonly Block[]) {
  const options = { title: 'Shogi', known: new Map(), board: null, decided: new Map() };
  return readPieceProse(blocks, readSentences(blocks, { base: 'shogi', ranks: null }), options);
}

const DOCUMENT = new URL('../../../variants/alquerque.md', import.meta.url);
const DOCUMENTS = readDocument(
  { file: 'alquerque.md', text: readFileSync(DOCUMENT, 'utf8') },
  { library: () => null },
).value;

function documentOf(id: string): Variant {
  const found = DOCUMENTS.find((variant) => variant.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

function expectSame(movement: Movement, other: Movement, what: string): void {
  const words = printElements(normalForm(movement).elements);
  expect(equalMovements(movement, other), `${what} is not: ${words}`).toBe(true);
}

describe.each(pagesOf('alquerque.txt', '003'))('the Alquerque army: $title', (page) => {
  const { diagnostics, value } = readPieces(page.blocks);
  const movementOf = (name: string): Movement => {
    const readings = value.pieces.find((piece) => piece.name === name)?.readings ?? [];
    expect(readings.length, name).toBe(1);
    return readings[0]?.movement ?? [];
  };

  test.each([
    ['King', 'alquerque', 'king'],
    ['Pawn', 'alquerque', 'pawn'],
    ['Gold General', 'alquerque', 'gold'],
    ['Rook', 'alquerque', 'rook'],
    ['Bishop', 'alquerque', 'bishop'],
    ['Silver General', 'alquerque', 'silver'],
    ['Horse', 'alquerque', 'horse'],
    ['Lance', 'alquerque', 'lance'],
    ['Other lance', 'alquerque-soldier', 'soldier'],
  ])('the %s moves as in the document', (name, variant, id) => {
    const known = documentOf(variant).pieces.find((piece) => piece.id === id);
    expect(known).toBeDefined();
    expectSame(movementOf(name), known?.movement.value ?? [], name);
  });

  test('its connected squares are those of the document: 41, including e5, counted by hand', () => {
    expect(value.regions).toEqual(documentOf('alquerque').regions);
    expect(value.regions.map(({ squares }) => squares.white.length)).toEqual([41, 40]);
  });

  test('optional pieces name the piece that they replace', () => {
    expect(value.pieces.flatMap(({ replaces }) => replaces ?? [])).toEqual(['Lance', 'King']);
    expect(value.open).toEqual([]);
  });

  test('there are no contradictions with diagrams, Betza strings or numbers', () => {
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const decided = diagnostics.filter(({ code }) => code === 'doc/ambiguous');
    // "Sideways" could include moving back, but then there would be five squares.
    expect(decided.map(({ message }) => message)).toEqual([
      'The moves of the horse are ambiguous; other sentences about it settle it: it goes onward, never back.',
    ]);
    const words = diagnostics.map(({ span }) => page.source.text.slice(span.start, span.end));
    expect(words).toEqual(expect.arrayContaining(['in', 'on', 'when', 'when']));
  });
});

const PICTURE = '-------\n--x-x--\n---!---\n---H---\n-------';
const HORSE = 'steps one square straight forward and then one square diagonally forward';

describe('diagrams of moves', () => {
  const read = (text: string, above = '') =>
    movePictures(excerptOf({ file: 'p', text }, 0, text.length), above);

  test('show targets, and squares that block the way', () => {
    const [picture, ...others] = read(PICTURE).value;
    expect(others).toEqual([]);
    expect(picture?.letter).toBe('H');
    const { elements } = normalForm(picture?.movement ?? []);
    // Two squares, with and without a capture.
    expect(elements.length).toBe(4);
    expect(elements.every(({ demands }) => demands.size === 1)).toBe(true);
  });

  test('are named by the line above them', () => {
    const row = (line: string): string => `${line}      ${line}`;
    const two = PICTURE.split('\n').map(row).join('\n');
    const labels = read(two, 'Non-connected:  Connected:').value.map(({ label }) => label);
    expect(labels).toEqual(['unconnected', 'connected']);
  });

  test('are an error if they contradict the sentences', () => {
    const page = (picture: string) =>
      pageOf('page.md', `## Horse\n\nThe Horse ${HORSE}.\n\n${picture}\n`);
    expect(readPieces(page(PICTURE).blocks).diagnostics).toEqual([]);
    const wrong = readPieces(page(PICTURE.replace('!', '-')).blocks).diagnostics;
    expect(wrong.map(({ code, severity }) => [code, severity])).toEqual([
      ['doc/picture-vs-prose', 'error'],
    ]);
  });
});

test('conditions on squares that no sentence describes are an error', () => {
  const page = pageOf('page.md', 'Rook (R): On connected squares, moves one square diagonally.');
  const { diagnostics } = readPieces(page.blocks);
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/unknown-region']);
});
