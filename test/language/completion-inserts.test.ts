import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completions } from '../../src/language/completion.js';
import { asked } from './asked.js';

const SECTION = `[x:chess]
; fairyc-ignore ini/unknown-option
stalemateValue = loss
castling=false
promotionRegionWhite = *7 *8
customPiece1 = a:N
amazon = m
`;

const DOCUMENT = `# Game

* Rules: shogi
* Promotion zone: 3 farthest ranks
* Promotion limit: Knight 1, Rook 2
* Region hill: dark squares

Uses the following pieces from shogi: King, Rook

| Name | Abbr | Betza     | Promote | Notes |
| ---- | ---- | --------- | ------- | ----- |
| Pawn | P    | hill: fW  | +P, Q   | 1     |
| Queen | Q   | Q         |         | 2     |

1. Only one per column
2. Cannot be dropped

\`\`\`ini
stalemateValue = loss
\`\`\`
`;

/** Words in a line, each of which a completion inserts. */
const WORDS: readonly (readonly [file: string, line: string, words: readonly string[]])[] = [
  ['x.ini', '[x:chess]', ['chess']],
  ['x.ini', '; fairyc-ignore ini/unknown-option', ['ini/unknown-option']],
  ['x.ini', 'stalemateValue = loss', ['stalemateValue', 'loss']],
  ['x.ini', 'castling=false', ['castling', 'false']],
  ['x.ini', 'promotionRegionWhite = *7 *8', ['*7', '*8']],
  ['x.ini', 'customPiece1 = a:N', ['customPiece1']],
  ['x.ini', 'amazon = m', ['m']],
  ['game.md', '* Rules: shogi', ['Rules', 'shogi']],
  ['game.md', '* Promotion zone: 3 farthest ranks', ['Promotion zone', '3 farthest ranks']],
  ['game.md', '* Region hill: dark squares', ['dark squares']],
  ['game.md', 'Uses the following pieces from shogi: King', ['shogi', 'King']],
  ['game.md', '| Name | Abbr | Betza ', ['Name', 'Abbr', 'Betza']],
  ['game.md', '| Pawn | P    | hill: fW  | +P, Q   | 1     |', ['hill', '1']],
  ['game.md', '1. Only one per column', ['Only one per column']],
  ['game.md', '\nstalemateValue = loss', ['stalemateValue', 'loss']],
];

test.each(WORDS)(
  '%s: choosing the word under the cursor changes nothing in %s',
  (file, line, words) => {
    const text = file === 'x.ini' ? SECTION : DOCUMENT;
    const start = text.indexOf(line);
    expect(start).toBeGreaterThanOrEqual(0);
    for (const word of words)
      for (let cursor = 0; cursor <= word.length; cursor++) {
        const offset = start + line.lastIndexOf(word) + cursor;
        const { open } = asked(`${text.slice(0, offset)}‸${text.slice(offset)}`, file);
        const results = completions(open, offset)
          .filter(
            ({ kind, label }) =>
              kind !== 'betza' &&
              label
                .replace(/[:=]\s*$/, '')
                .trim()
                .toLowerCase() === word.toLowerCase(),
          )
          .map(({ at, text: added }) => text.slice(0, at.start) + added + text.slice(at.end));
        const [result = `no completion of ${word} at ${cursor}`] = results;
        expect(normal(result)).toBe(normal(text));
      }
  },
);

/** Blanks around separators and capitals do not matter. */
function normal(text: string): string {
  return text.toLowerCase().replace(/[ \t]*([=:])[ \t]*/g, '$1');
}

test('shipped documents keep their lines, wherever a bullet, a column or a note is completed', () => {
  for (const name of ['chess', 'tori-shogi', 'alquerque']) {
    const text = readFileSync(`variants/${name}.md`, 'utf8');
    for (const { 0: line, index } of text.matchAll(/^(?:\* [A-Z]|\| [A-Z]|\d\. ).*$/gm))
      for (let offset = index + 2; offset < index + line.length; offset += 3) {
        const { open } = asked(`${text.slice(0, offset)}‸${text.slice(offset)}`, 'game.md');
        for (const { at } of completions(open, offset)) {
          expect(at.start).toBeGreaterThanOrEqual(index);
          expect(at.end).toBeLessThanOrEqual(index + line.length);
          expect(at.end).toBeGreaterThanOrEqual(offset);
        }
      }
  }
});

test('a letter after which the piece still does not move is not offered', () => {
  const marked = DOCUMENT.replace('| Queen | Q   | Q  ', '| Queen | Q   | hi‸ ');
  const { open, offset } = asked(marked, 'game.md');
  const labels = completions(open, offset).map(({ label }) => label);
  expect(labels).toContain('hill: ');
  expect(labels).not.toContain('hiW');
});
