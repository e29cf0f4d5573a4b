import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeLenses, lensTitle } from '../../src/language/code-lenses.js';
import { completions } from '../../src/language/completion.js';
import { formatting, formattingAfter } from '../../src/language/formatting.js';
import { hover } from '../../src/language/hover.js';
import { inlayHints } from '../../src/language/inlay-hints.js';
import { definitionsAt, referencesAt, rename } from '../../src/language/names.js';
import { symbols } from '../../src/language/outline.js';
import { semanticTokens } from '../../src/language/semantic-tokens.js';
import { asked, edited } from './asked.js';

const GAME = readFileSync('variants/shogi.md', 'utf8');
const CHESS = readFileSync('variants/chess.md', 'utf8');
const in_ = (text: string, before: string, cursor = '‸') => {
  expect(text).toContain(before);
  return asked(text.replace(before, before + cursor), 'game.md');
};

test.each([
  ['a bullet', CHESS, '* Castl', /Kings castle with the rooks/],
  ['a piece', CHESS, '| King', /\*\*King\*\* \(K, king, royal\)/],
  ['moves', CHESS, '| fmWfc', /fmWfceF/],
  ['a note', CHESS, '|            | 1', /Royal piece/],
  ['a letter of the start position', CHESS, 'Start: rnb', /^\*\*Queen\*\*[\s\S]*R N B Q K B N R/],
  ['a heading', CHESS, '# Che', /\*\*Chess\*\*[\s\S]*checkmate/i],
])('hover: %s', (_, text, before, expected) => {
  const { offset, open } = in_(text, before);
  expect(hover(open, offset)?.text).toMatch(expected);
});

test('an abbreviation is renamed in its cell, in the cells of others and in the FEN', () => {
  const { offset, open, text } = in_(CHESS, '| Queen  | Q');
  const renaming = rename(open, offset, 'D');
  expect(renaming.kind === 'edits' && edited(text, renaming.edits)).toBe(
    CHESS.replace('| Queen  | Q', '| Queen  | D')
      .replace('| Q, R, B, N |', '| D, R, B, N |')
      .replace('rnbqkbnr', 'rnbdkbnr')
      .replace('RNBQKBNR', 'RNBDKBNR'),
  );
});

test('notes and promoted pieces lead to where they are defined', () => {
  const note = in_(CHESS, '|            | 1');
  expect(
    definitionsAt(note.open, note.offset).map(({ end, start }) => note.text.slice(start, end)),
  ).toEqual(['Royal piece']);
  const promoted = in_(CHESS, '| Q, R');
  // The rook: its name, its letter, the cell of the pawn, and four in the start position.
  expect(referencesAt(promoted.open, promoted.offset)).toHaveLength(7);
});

test.each([
  ['bullets that are missing', CHESS, '* Id: chess\n* ', ['Campmate', 'Bare kings'], ['Size']],
  ['values of a bullet', CHESS, '* Stalemate: ', ['loss', 'draw', 'win'], []],
  ['pieces to promote to', CHESS, 'fmWfceF | ', ['Q', 'R'], []],
  ['notes', CHESS, '| K       |            | ', ['1'], []],
  ['Betza letters', CHESS, '| N    | N', ['NN', 'NW'], []],
])('completion: %s', (_, text, before, wanted, unwanted) => {
  const source = text.replace('* Id: chess\n', '* Id: chess\n* \n');
  const { offset, open } = in_(source, before);
  const labels = completions(open, offset).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(wanted));
  for (const label of unwanted) expect(labels).not.toContain(label);
});

test('a table whose cells are uneven is laid out, whole or where a bar was written', () => {
  const messy = CHESS.replace('| King   | K    |', '| King | K |');
  const { offset, open, text } = in_(messy, '| King |');
  expect(edited(text, formatting(open))).toBe(CHESS);
  expect(edited(text, formattingAfter(open, offset))).toBe(CHESS);
});

test('the outline names the pieces of a document, hints say their moves', () => {
  const { open, text } = asked(GAME, 'game.md');
  const [shogi] = symbols(open);
  expect(shogi?.name).toBe('Shogi');
  expect(shogi?.parts.map(({ name }) => name)).toContain('Lance');
  const hints = inlayHints(open, { start: 0, end: text.length });
  expect(hints.length).toBeGreaterThan(4);
  expect(semanticTokens(open).length).toBeGreaterThan(40);
});

test('lenses of a document', () => {
  const { open } = asked(CHESS, 'game.md');
  expect(codeLenses(open).map((lens) => lensTitle(open, lens))).toEqual([
    '400 moves at depth 2',
    'compare with the engine',
  ]);
});
