import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSources } from '../../../src/check/page/lint-page.js';
import { readingOf } from '../../../src/page-reading.js';
import { readSources } from '../../../src/read/page/page-sources.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';
import { HOSTILE_HTML, HOSTILE_TEXT, lettersOf } from './hostile-pages.js';
import { THOROUGH } from '../../thorough.js';

function lint(file: string, text: string): readonly Diagnostic[] {
  const { diagnostics, value } = readSources(
    { file, text },
    { library: () => null, completion: null },
  );
  return [...diagnostics, ...checkSources(value, 'fairy-stockfish')];
}

/** The first part of a text, in eighths of its length. */
function some(text: string, eighths: number): string {
  return text.slice(0, (text.length * eighths) / 8);
}

describe('a quarter of a megabyte of anything takes eight times as long as an eighth', () => {
  test.each(Object.entries(HOSTILE_HTML))('HTML: %s', (_name, text) => {
    const read = (eighths: number): unknown => lint('page.html', some(text, eighths));
    expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
  });

  test.each(Object.entries(HOSTILE_TEXT))('Markdown: %s', (_name, text) => {
    const read = (eighths: number): unknown => lint('page.md', some(text, eighths));
    expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
  });
});

const LONG = 1 << 18;

/** Places for a run of one sign, with text after it. */
const WITH_RUN: Readonly<Record<string, (run: string) => string>> = {
  'a cell': (run) => `| a${run}b | Betza |\n| --- | --- |\n| King | K |\n`,
  'a heading': (run) => `# a${run}b\n\nThe king moves one square.\n`,
  'a bullet': (run) =>
    `# A\n\n* Stalemate${run}b: draw\n\n| Name | Betza |\n| --- | --- |\n| King | K |\n`,
  'a sentence': (run) => `# A\n\nThe rook moves Rd4${run}b and wins.\n\n1. e4${run}b e5 2. d4 d5\n`,
};

describe('a run of one sign takes eight times as long as an eighth of it', () => {
  const cases = Object.keys(WITH_RUN).flatMap((place) =>
    [...'*_`:#!? '].map((sign) => [place, sign] as const),
  );
  test.each(cases)('in %s: %j', (place, sign) => {
    const read = (eighths: number): unknown =>
      lint('page.md', WITH_RUN[place]?.(sign.repeat((LONG * eighths) / 8)) ?? '');
    expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
  });
});

/** Copies of pages up to a quarter of a megabyte, each with different names of pieces. */
function repeated(...files: readonly string[]): string {
  const pages = files.map((file) => readFileSync(`test/fixtures/pages/${file}`, 'utf8'));
  const copies: string[] = [];
  for (let length = 0, index = 0; length < LONG; index++) {
    const copy = pages
      .join('\n\n')
      .replaceAll(
        /\b(?:Knight|Judge|Guard|Teut|Elephant|Prince|Quail|Crane|Falcon|Silver|Lance)\b/g,
        (name) => `${name}${lettersOf(index)}`,
      );
    copies.push(copy);
    length += copy.length;
  }
  return copies.join('\n\n').slice(0, LONG);
}

test.each([
  ['page.html', repeated('paragi.html')],
  ['page.txt', repeated('zo-shogi.txt', 'tori-guide.md', 'alquerque.txt')],
])('a quarter of a megabyte of rules, %s: read and checked in linear time', (file, text) => {
  const read = (eighths: number): unknown => lint(file, some(text, eighths));
  expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
});

/** Pages of pieces with different names, up to a megabyte: on shorter pages, reading hides the time of looking up each piece. */
const PIECES: Readonly<Record<string, (name: string) => string>> = {
  'headings.html': (name) => `<h3>${name}</h3><p>The ${name} moves as a bishop or a knight.</p>\n`,
  'lists.html': (name) => `<li><b>${name}</b>: moves as a bishop or a knight.</li>\n`,
  'tables.html': (name) =>
    `<table><tr><td>${name}</td><td>moves as a bishop or a knight</td></tr></table>\n`,
  'paragraphs.md': (name) => `The ${name} moves as a bishop or a knight.\n\n`,
  'rows.md': (name) => `| ${name} | BN |\n`,
};

function piecesOf(one: (name: string) => string): string {
  const pieces: string[] = ['# V\n\n| Name | Betza |\n| --- | --- |\n'];
  for (let length = 0, index = 0; length < (THOROUGH ? 4 : 2) * LONG; index++) {
    const piece = one(`Camel${lettersOf(index)}`);
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}

test.each(Object.entries(PIECES))('pieces in %s: shown in linear time', (file, one) => {
  const text = piecesOf(one);
  const read = (eighths: number): unknown => readingOf({ file, text: some(text, eighths) });
  expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
});

describe('nothing on a page is executed or becomes a property', () => {
  const marks: readonly string[] = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];

  test.each(marks)('%s as name, letter, key, section, parent, heading and entity', (name) => {
    const page = `# ${name}

${name} (${name}) : Moves one square forward. Promotes to ${name}.

Rook (R) : Moves like a ${name}. On ${name} squares, moves one square forward.

| Name | ${name} | Abbr |
| --- | --- | --- |
| ${name} | ${name} | ${name} |

files=9 ${name}=1
${name}:${name}:${name}:${name}:a1,,a9

[${name}:${name}]
${name} = ${name}
castling = ${name}
customPiece1 = ${name}:N
variantTemplate = ${name}
`;
    for (const file of ['page.md', 'page.txt', 'page.html', `${name}.md`]) {
      for (const { span } of lint(file, page)) expect(span.end).toBeLessThanOrEqual(page.length);
      lint(file, `<${name} class="${name}">&${name};<div class=idiagram>${page}</div>`);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('scripts, event handlers and addresses are only text', () => {
    const ran: string[] = [];
    Reflect.set(globalThis, 'ranOnPage', (what: string) => ran.push(what));
    const run = "ranOnPage('x')";
    const text = `<html><body onload="${run}"><script>${run}</script><img src=x onerror="${run}">
<a href="javascript:${run}">a</a><svg onload="${run}"><style>@import "javascript:${run}"</style>
<p>\${${run}} {{${run}}} <%= ${run} %></p><pre>castling = ${run}\nmaxFile = 9</pre></body></html>`;
    lint('page.html', text);
    lint('page.md', text);
    Reflect.deleteProperty(globalThis, 'ranOnPage');
    expect(ran).toEqual([]);
  });
});
