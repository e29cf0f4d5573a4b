import { expect, test } from 'vitest';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { START, TABLE } from './plain-chess.js';

const asHtml = (table: string): string => {
  const [header = '', , ...rows] = table.trim().split('\n');
  const row = (line: string, tag: string): string => {
    const cells = line.split('|').slice(1, -1);
    return `<tr>${cells.map((cell) => `<${tag}>${cell.trim()}</${tag}>`).join('')}</tr>`;
  };
  return `<table border="1">\n${row(header, 'th')}\n${rows.map((line) => row(line, 'td')).join('\n')}\n</table>\n`;
};

function read(table: string) {
  const text = `# Tagged\n\n* Start: ${START}\n\n${table}\n`;
  const { diagnostics, value } = readDocument({ file: 'tagged.md', text }, { library: () => null });
  return {
    pieces: value[0]?.pieces.map(({ abbreviation, betza, id, name, promotion }) => ({
      ...{ abbreviation, id, name, promotion },
      betza: betza?.text,
      marked: betza === null ? null : text.slice(betza.span.start, betza.span.end),
    })),
    wrong: diagnostics
      .filter(({ severity }) => severity !== 'info')
      .map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`),
  };
}

test.each([
  ['as it is', (html: string) => html],
  ['in a division', (html: string) => `<div class="pieces">\n${html}</div>\n`],
  ['without closing tags', (html: string) => html.replaceAll(/<\/t[drh]>/g, '')],
  ['with marks in cells', (html: string) => html.replaceAll('>King<', '><b>King</b><')],
  ['with entities', (html: string) => html.replaceAll('>King<', '>&#75;ing&nbsp;<')],
])('a table in HTML is read like one in Markdown, %s', (_, change) => {
  const written = read(TABLE);
  expect(written.pieces).toHaveLength(6);
  expect(read(change(asHtml(TABLE)))).toEqual(written);
});

test('a mistake in it is reported at its place', () => {
  const { wrong } = read(asHtml(TABLE.replace('| Knight | N | N |', '| Knight | N | N! |')));
  expect(wrong.some((one) => one.endsWith(' !'))).toBe(true);
});

test('pieces are found by their abbreviation as the table writes it', () => {
  const table = TABLE.replace('| R | R |', '| Ro | R |').replace('Q, R, B, N', 'q, ro');
  const { pieces, wrong } = read(table.replaceAll('| Queen | Q | Q |', '| Queen | q | Q |'));
  expect(wrong.filter((one) => one.startsWith('piece/'))).toEqual([]);
  expect(pieces?.at(-1)?.promotion).toMatchObject({ to: ['queen', 'rook'] });
});
