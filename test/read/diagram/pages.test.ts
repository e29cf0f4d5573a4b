import { expect, test } from 'vitest';
import { buildDocument } from '../../../src/pipeline.js';
import { elementsOfClass } from '../../../src/read/diagram/html.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';
import { CHESS, countMoves, readText, ZO_SHOGI } from './diagrams.js';

const LINES = CHESS.trim().split('\n');

/** A saved page around the content of an element. */
function page(content: string, attributes = 'class="idiagram"'): string {
  return `<!DOCTYPE html>
<html><head><title>Some chess</title><script>var x = '<div class="idiagram">files=3</div>';</script></head>
<body><!-- <div class="idiagram">no</div> --><h1>Old &amp; new chess</h1><p>Words: a=b, c:d:e:f:g.</p>
<div id=x ${attributes} style="float: left">${content}</div><p>More words.</p></body></html>`;
}

function moves(text: string, file = 'page.html'): number {
  const [variant] = readText(text, { file }).value;
  return variant === undefined ? 0 : countMoves(variant, 2);
}

test('an element of class idiagram, with line breaks or <br>, and with entities', () => {
  expect(moves(page(`\n${CHESS}`))).toBe(400);
  expect(moves(page(LINES.join('<br>')))).toBe(400);
  expect(moves(page(`<p>${LINES.join('</p><p>')}</p>`))).toBe(400);
  expect(
    moves(page(LINES.join('<br />\n').replaceAll(':', '&#58;').replaceAll('a', '&#x61;'))),
  ).toBe(400);
  expect(moves(page(`\n${CHESS}`, "CLASS='wide idiagram big'"))).toBe(400);
  expect(moves(page(`\n${CHESS}`, 'class=idiagram'))).toBe(400);
});

test('the heading names the variant', () => {
  const [variant] = readText(page(`\n${CHESS}`), { file: 'page.html' }).value;
  expect(variant).toMatchObject({ id: 'old-new-chess', title: 'Old & new chess' });
});

test('scripts, comments and other elements are not read', () => {
  const other = page(`\n${CHESS}`, 'class="idiagrams"');
  expect(readText(other, { file: 'page.html' }).diagnostics.map(({ code }) => code)).toEqual([
    'doc/no-variant',
  ]);
});

test('places are positions in the page', () => {
  const text = page(`symmetry=none<br>Kn&#105;ght:N:N?:n:a9<br>King::::e1`);
  const { diagnostics } = readText(text, { file: 'page.html' });
  const square = diagnostics.find(({ code }) => code === 'doc/bad-square')?.span;
  expect(text.slice(square?.start, square?.end)).toBe('a9');
  const [variant] = readText(text, { file: 'page.html' }).value;
  const span = variant?.pieces[0]?.span;
  expect(text.slice(span?.start, span?.end)).toBe('Kn&#105;ght:N:N?:n:a9');
});

test('several diagrams of a page are several variants', () => {
  const text = page(`\n${CHESS}`).replace('</body>', `<pre class="idiagram">${CHESS}</pre></body>`);
  expect(readText(text, { file: 'page.html' }).value.map(({ id }) => id)).toEqual([
    'old-new-chess',
    'old-new-chess-2',
  ]);
});

test('a definition is found between sentences in text and in Markdown', () => {
  const text = `# My chess\n\nHere it is.\n\n${CHESS}\nAnd: that: was: it: all.\n`;
  expect(moves(text, 'page.txt')).toBe(400);
  expect(moves(text, 'page.md')).toBe(400);
  expect(moves(`Chess of mine\n\n<div class="idiagram">\n${CHESS}</div>\n`, 'page.md')).toBe(400);
  expect(
    readText('Words only.\n', { file: 'page.txt' }).diagnostics.map(({ code }) => code),
  ).toEqual(['doc/no-piece-table']);
});

test('a page is built as an ini, completed from a variant of the engine', () => {
  const request = { variant: null, approximate: false, parent: 'shogi', rulesFrom: 'shogi' };
  const { value, diagnostics } = buildDocument({ file: 'zo.txt', text: ZO_SHOGI }, () => null, {
    ...request,
    targets: ['ini'],
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/ignored-parameter']);
  expect(value[0]?.text).toContain('[zo-shogi:shogi]');
  // Rules that shogi has already are not repeated.
  expect(value[0]?.text).not.toMatch(/dropNoDoubled|nFold|stalemate|perpetual|promotionRegion/);
});

test.each([
  '<div class="idiagram">',
  '<',
  '<!--',
  '<a "',
  '&#',
  '<script>',
  '</div',
  'a:b:c:d:\n',
  '<p class=idiagram>a:A:K:a:a1</p>',
  'hole::::a1-h8\n',
])('a hostile page is read in proportion to its length: %j', (part) => {
  const parts = Math.floor(50_000 / part.length);
  const times = timesForEight((of) => readText(part.repeat(of * parts), { file: 'page.html' }));
  expect(times).toBeLessThan(IN_PROPORTION);
});

test('an unknown entity is text', () => {
  const source = { file: 'x', text: '<div class="idiagram">a&bogus;b' };
  expect(elementsOfClass(source, 'idiagram')).toHaveLength(1);
});
