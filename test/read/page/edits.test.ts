import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as CheckDocument from '../../../src/check-document.js';
import { randomNumbers } from '../../../src/play/random-numbers.js';
import { freshModules } from '../../fresh-modules.js';
import { THOROUGH } from '../../thorough.js';

/** Pages of sentences, for which many results are reused from one edit to the next. */
const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/pages');
const PAGES = readdirSync(FOLDER).filter((name) => /\.(?:md|txt|html)$/.test(name));
const EDITS = THOROUGH ? 400 : 20;
const ADDED = [
  ...['', '', 'x', '. ', '\n', '\n\n', 's', ' or ', '# ', '**', '(', ')', 'not '],
  ...['It moves like a knight. ', 'It may also step backwards. ', 'It promotes to a Ghost. '],
  ...['A Ghost moves one square in any direction. ', 'Stalemate is a draw. ', 'forword '],
];

let fresh: () => typeof CheckDocument;
beforeAll(async () => {
  fresh = await freshModules(['src/check-document.ts']);
});

const lint = ({ lintDocument }: typeof CheckDocument, file: string, text: string): unknown =>
  lintDocument({ file, text }, () => null, 'fairy-stockfish');

test.each(PAGES)(
  'after random edits of %s a check that reuses earlier results finds what a new one finds',
  { timeout: 60_000 + EDITS * 10_000 },
  (name) => {
    const file = name.replace(/\.txt$/, '.md');
    const original = readFileSync(path.join(FOLDER, name), 'utf8');
    const random = randomNumbers(name);
    const below = (limit: number): number => Math.floor(random() * limit);
    let text = original;
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const start = below(text.length);
      const end = Math.min(text.length, start + below(6));
      text = `${text.slice(0, start)}${ADDED[below(ADDED.length)] ?? ''}${text.slice(end)}`;
      const found = lint(CheckDocument, file, text);
      if (edit % 10 === 0) expect(found).toEqual(lint(fresh(), file, text));
    }
  },
);
