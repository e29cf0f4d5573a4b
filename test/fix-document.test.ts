import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixDocument } from '../src/fix-document.js';
import { lintDocument } from '../src/pipeline.js';
import { errorsOf } from '../src/text/diagnostic.js';
import { SETTINGS } from './language/asked.js';

const CHESS = readFileSync('variants/chess.md', 'utf8');
const { library, profile } = SETTINGS;
const fixed = (text: string, choice: 'safe' | 'all'): string =>
  fixDocument({ file: 'game.md', text }, library, profile, choice);
const errors = (text: string): readonly string[] =>
  errorsOf(lintDocument({ file: 'game.md', text }, library, profile)).map(({ code }) => code);

test.each([
  ['a bullet', '* Stalemate:', '* Stalemat:'],
  ['the value of a bullet', '* Stalemate: draw', '* Stalemate: drwa'],
  ['a column', '| Betza ', '| Beta  '],
  ['a note', '1. Royal piece', '1. Royall peace'],
  ['a promoted piece', 'Q, R, B, N', 'Q, R, B, Knigth'],
])('%s that is misspelt is a suggestion', (_, right, wrong) => {
  const before = CHESS;
  expect(before).toContain(right);
  const broken = before.replace(right, wrong);
  expect(lintDocument({ file: 'game.md', text: broken }, library, profile)).not.toEqual([]);
  expect(fixed(broken, 'safe')).toBe(broken);
  const whole = fixed(broken, 'all');
  expect(errors(whole)).toEqual([]);
  expect(whole.split('\n').length).toBe(before.split('\n').length);
});

test('inserting a missing row of dashes is safe: the pieces stay the same', () => {
  const broken = CHESS.replace(/\n\|[ |-]*---[ |-]*\|\n/, '\n');
  expect(errors(broken)).toEqual(['doc/broken-table']);
  const whole = fixed(broken, 'safe');
  expect(errors(whole)).toEqual([]);
  expect(whole.replace(/\n\|[ |-]*---[ |-]*\|\n/, '\n')).toBe(broken);
});

test('fixes end lines as the document does', () => {
  const broken = CHESS.replace(/\n\|[ |-]*---[ |-]*\|\n/, '\n').replace('* Stalemate: draw\n', '');
  const whole = fixed(broken, 'all');
  expect(whole).not.toBe(broken);
  expect(fixed(broken.replaceAll('\n', '\r\n'), 'all')).toBe(whole.replaceAll('\n', '\r\n'));
});

test('fixes of options are made in the fenced block, in its spelling', () => {
  const before = `${CHESS}\n\`\`\`ini\n  nMoveRule   =  50 ; moves\npromotionPieceTypes=qrb\n\`\`\`\n`;
  const broken = before.replace('nMoveRule', 'nMoveRul');
  expect(fixed(broken, 'all')).toContain('  nMoveRule   =  50');
});

test('shipped documents have no safe fixes', () => {
  for (const name of readdirSync('variants')
    .filter((file) => file.endsWith('.md'))
    .slice(0, 12)) {
    const text = readFileSync(`variants/${name}`, 'utf8');
    expect(fixed(text, 'safe'), name).toBe(text);
  }
});
