import { expect, test } from 'vitest';
import { allCodes, codePage, codeRows } from '../../src/check/code-page.js';
import { PAGE_RULES } from '../../src/check/page-rule-list.js';
import { RULES } from '../../src/check/rule-list.js';

test('no two rules share a code', () => {
  const codes = [...RULES, ...PAGE_RULES].map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('the title and reason of a code are the same for each reporter', () => {
  const texts = new Map<string, Set<string>>();
  const add = (code: string, title: string, why: string): void => {
    const known = texts.get(code) ?? new Set();
    // Titles of Betza codes have no full stop.
    texts.set(code, known.add(`${title.replace(/\.$/, '')}. ${why}`));
  };
  for (const { code, title, why } of [...RULES, ...PAGE_RULES]) add(code, title, why);
  for (const [code, { title, why }] of codeRows()) add(code, title, why);
  expect([...texts].filter(([, known]) => known.size > 1)).toEqual([]);
});

test('every code is explained by one text', () => {
  const wrong = allCodes().filter((code) => {
    const page = (codePage(code) ?? '').replace(/^`{3,}[^]*?^`{3,}$/gm, '');
    return !page.startsWith(`# ${code}\n`) || page.match(/^# /gm)?.length !== 1;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['board/size', '```text\n* Size: '],
  ['betza/unclosed', '```text\n'],
  ['ini/no-equals-sign', '```ini\n[x:chess]\n'],
  ['file/unused-suppression', '```ini\n[x:chess]\n'],
])('the example of %s is called a section only if it is one', (code, text) => {
  expect(codePage(code)).toContain(text);
});
