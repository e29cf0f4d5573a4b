import { describe, expect, test } from 'vitest';
import { gamePage } from '../../src/page/game-page.js';
import { gamePageMarkdown } from '../../src/page/game-page-markdown.js';
import { gameSheet } from '../../src/page/game-sheet.js';
import { HOSTILE } from './hostile-document.js';
import { subjectOfDocument } from './subjects.js';

const DOCUMENT = `# Camel hill

A quick game for *two*, see [its home](https://example.org/camels?a=1&b=2).

* Rules: chess
* Size: 8x8
* Start: rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1
* Inventor: Ada **Lovelace**
* Hold the hill early.

Uses the following pieces from chess: King, Queen, Rook, Bishop

## Initial pieces

Camels never change the colour of their square.

| Name  | Abbr | Betza   | Promote    | Notes |
| ----- | ---- | ------- | ---------- | ----- |
| Pawn  | P    | fmWfceF | Q, R, B, C |       |
| Camel | C    | C       |            | 1     |

1. Known from Tamerlane, as the _jamal_.

## Strategy

1. Open with a camel.
2. Then castle.

| Camel | worth |
| ----- | ----- |
| here  | 3     |

## History

![A picture of 1830](https://example.org/1830.png) and [a file](../secret.md) ${HOSTILE.join(' ')}

## Start position

The start position:

\`\`\`
r c b q k b c r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
R C B Q K B C R
\`\`\`
`;

const SHEET = gameSheet(subjectOfDocument(DOCUMENT), 'chess');
const PAGE = gamePage(SHEET, null)
  .replace(/\s+/g, ' ')
  .replace(/> | </g, (sign) => sign.trim());

function after(...texts: readonly string[]): void {
  const places = texts.map((text) => PAGE.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

describe('the words of an author', () => {
  test('stand in their place on the page', () => {
    after(
      '<main>',
      'A quick game for<em>two</em>',
      '<li>Hold the hill early.',
      '<dt>Inventor</dt><dd>Ada<strong>Lovelace</strong>',
      'As FEN',
      'id="pieces"',
      'Camels never change the colour',
      'Known from Tamerlane, as the<em>jamal</em>.',
      'id="rules"',
      '<ol><li>Open with a camel.</li><li>Then castle.</li></ol>',
      '<th scope="col">worth</th>',
      'A picture of 1830',
      'id="programs"',
    );
    expect(PAGE).not.toContain('Start position</h2>');
    expect(PAGE).not.toContain('The start position:');
  });

  test('are in the table of contents', () => {
    const contents = /<nav.*?<\/nav>/.exec(PAGE)?.[0] ?? '';
    expect(contents).toMatch(/Rules.*Strategy.*History.*For programs/);
    for (const [, id] of contents.matchAll(/href="#([^"]*)"/g))
      expect(PAGE).toContain(`<section id="${id}"`);
  });

  test('link to the web alone, and load nothing', () => {
    expect(PAGE).toContain('<a href="https://example.org/camels?a=1&amp;b=2" rel=');
    expect(PAGE).toContain('<a href="https://example.org/1830.png"');
    expect(PAGE).not.toMatch(/<img|secret\.md|href="javascript/);
    expect(PAGE).toContain('&lt;script&gt;window.hit=1&lt;/script&gt;');
    expect(PAGE).not.toContain('<script');
  });

  test('are in Markdown, too', () => {
    const text = gamePageMarkdown(SHEET, 'camels');
    expect(text).toMatch(/quick game for \*two\*[^]*Inventor: Ada \*\*Lovelace\*\*/);
    expect(text).toMatch(/## Strategy\n\n- Open with a camel\.[^]*\| Camel \| worth \|\n\| --- \|/);
    expect(text).not.toMatch(/(?<!\\)<script/);
  });
});
