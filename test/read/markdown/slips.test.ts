import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/check/apply-fixes.js';
import { lintDocument } from '../../../src/pipeline.js';
import { errorsOf } from '../../../src/text/diagnostic.js';
import { SETTINGS } from '../../language/asked.js';
import { SLIPS } from '../../slips.js';

/** The lines of documents in which a slip loses a rule, and the words in them that have one meaning. */
const LINES: readonly (readonly [document: string, line: string, words: readonly string[]])[] = [
  ['chess', '* Repetition: threefold is a draw', ['Repetition', 'threefold', 'draw']],
  ['chess', '* Move rule: 50 moves', ['moves']],
  ['chess', '* Stalemate: draw', ['Stalemate', 'draw']],
  ['shogi', '* Promotion zone: 3 farthest ranks', ['Promotion', 'farthest']],
  ['alquerque', '* Region connected: dark squares', ['Region', 'dark', 'squares']],
  ['tori-shogi', '1. Only two per column', ['column']],
  ['tori-shogi', '2. Cannot be dropped to give mate', ['Cannot', 'dropped', 'give', 'mate']],
  [
    'tori-shogi',
    'Uses the following pieces from shogi: 王 (as 鵬)',
    ['Uses', 'following', 'pieces', 'from'],
  ],
  ['zo-shogi', 'Uses all pieces from shogi', ['Uses', 'pieces', 'from']],
];

const lint = (text: string) =>
  lintDocument({ file: 'game.md', text }, SETTINGS.library, SETTINGS.profile);

test.each(LINES)('a slip in a line of %s has a fix that undoes it: %s', (document, line, words) => {
  const text = readFileSync(`variants/${document}.md`, 'utf8');
  expect(text).toContain(line);
  const before = new Set(lint(text).map(({ code, message }) => code + message));
  let right = 0;
  const wrong: string[] = [];
  for (const word of words)
    for (const slipsOf of Object.values(SLIPS)) {
      const slip = slipsOf(word)[1] ?? word;
      if (slip === word) continue;
      const slipped = line.replace(word, slip);
      const broken = text.replace(line, slipped);
      const place = broken.indexOf(slipped);
      const [first] = lint(broken).filter(
        ({ code, fix, message, span }) =>
          fix !== undefined &&
          !before.has(code + message) &&
          span.start >= place &&
          span.end <= place + slipped.length,
      );
      const after = first === undefined ? broken : applyFixes(broken, [first], 'all').text;
      if (after === text) right += 1;
      else wrong.push(slipped);
    }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(right / 10);
});

test.each(['Ues all pieces from chess', 'Uses all pices from chess', 'Uses all pieces form chess'])(
  'a slip in "%s" is the only error, since the pieces are read',
  (line) => {
    const found = errorsOf(lint(`# Used\n\n* Drops: yes\n\n${line}\n`));
    expect(found.map(({ code, fix }) => [code, fix?.edits[0]?.text])).toEqual([
      ['doc/syntax', 'Uses all pieces from chess'],
    ]);
  },
);

test.each(['Uses pieces of two colours.', 'Used pieces come from chess.'])(
  '"%s" is prose',
  (line) => {
    const text = readFileSync('variants/chess.md', 'utf8');
    expect(errorsOf(lint(`${text}\n${line}\n`))).toEqual([]);
  },
);

test('another word is not a slip: nothing is offered in its place', () => {
  const found = lint('# X\n\n* Captain: King\n\nUses all pieces from chess\n');
  const [captain] = found.filter(({ code }) => code === 'doc/unknown-bullet');
  expect(captain?.message).not.toContain('did you mean');
  expect(captain?.fix).toBeUndefined();
});
