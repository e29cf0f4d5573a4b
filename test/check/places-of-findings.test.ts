import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintDocument } from '../../src/pipeline.js';
import { randomNumbers } from '../../src/play/random-numbers.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { sampleOf } from '../thorough.js';

/*
 * Whatever is wrong in a document, the finding is at whole words, and at those that its message quotes first. The documents are those of other
 * tests, with a few words changed.
 */

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['test/fixtures/newcomers', 'test/corpus/err', 'variants'];
const FILES = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  'test/fixtures/pages/paragi.html',
  'test/fixtures/pages/zo-shogi.txt',
];

/** The text with three words lost, misspelt, shortened or replaced by others. */
function damaged(text: string, random: () => number): string {
  const words = [...text.matchAll(/[^\s|*#<>]+/g)].map(([word]) => word);
  const any = (): string => words[Math.floor(random() * words.length)] ?? '';
  let changed = text;
  for (let count = 0; count < 3; count++) {
    const [word, other] = [any(), any()];
    const instead = [other, `${word}x`, '', word.slice(1), '7'];
    changed = changed.replace(word, () => instead[Math.floor(random() * instead.length)] ?? '');
  }
  return changed;
}

/** What is read letter by letter may be found within a word. */
const OF_LETTERS = /^(?:betza|fen)\/|^doc\/syntax$/;
const LETTER = /[\p{L}\p{N}_]/u;

function isLetter(text: string, at: number): boolean {
  return LETTER.test(text.charAt(at));
}

/** What is wrong with the place of a finding; null if nothing. */
function misplaced(text: string, { code, message, span }: Diagnostic): string | null {
  const { end, start } = span;
  const there = text.slice(start, end);
  const [, quoted] = /^["“`]([^"”`…]+)[^"”`]*["”`]/.exec(message) ?? [];
  const isCut =
    !OF_LETTERS.test(code) &&
    ((isLetter(text, start - 1) && isLetter(text, start)) ||
      (isLetter(text, end - 1) && isLetter(text, end)));
  const isWrong = start < 0 || end > text.length || start > end || there !== there.trim();
  const isOther =
    quoted !== undefined && !there.includes(quoted) && (there === '' || !message.includes(there));
  return isCut || isWrong || isOther ? `${code} at "${there}": ${message}` : null;
}

test('findings are at whole words, and at the words that they quote', () => {
  const random = randomNumbers('places of findings');
  const found = new Set<string>();
  for (const file of sampleOf(FILES, 2)) {
    const text = readFileSync(new URL(file, ROOT), 'utf8');
    const changed = damaged(text, random);
    // What is assumed is nowhere in the text.
    const findings = lintDocument({ file, text: changed }, () => null, 'fairy-stockfish').filter(
      ({ severity }) => severity !== 'info',
    );
    expect(findings.flatMap((finding) => misplaced(changed, finding) ?? [])).toEqual([]);
    for (const { code } of findings) found.add(code);
  }
  expect(found.size).toBeGreaterThan(20);
});
