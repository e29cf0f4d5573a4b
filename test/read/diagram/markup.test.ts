import { expect, test } from 'vitest';
import { buildDocument, lintDocument } from '../../../src/pipeline.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';
import { TOLD } from '../sentences/described-request.js';
import { markupOf, type Markup } from '../../../src/read/diagram/markup.js';
import { visibleText } from '../../../src/read/page/visible-text.js';
import { whyTooLong, MOST_TEXT } from '../../../src/read/page/too-long.js';

/** The number of characters that the tokenizer keeps before it drops any. Pieces of text start at 4096 characters. */
const KEPT = 1 << 16;

/** Parts of a page that may be long, with the text that a reader sees. */
const LONG: Readonly<Record<string, (letters: string) => { page: string; shown: string }>> = {
  'a comment': (letters) => ({ page: `a<!--${letters}-->b`, shown: 'ab' }),
  'a picture': (letters) => ({ page: `a<img src="data:${letters}" class=x>b`, shown: 'ab' }),
  'a name of an attribute': (letters) => ({ page: `a<i ${letters}>b`, shown: 'ab' }),
  'many attributes': (letters) => ({
    page: `a<i ${letters.replaceAll('a', ' a=1')}>b`,
    shown: 'ab',
  }),
  'a script': (letters) => ({ page: `a<script>${letters}</script>b`, shown: 'ab' }),
  text: (letters) => ({ page: `<b>${letters}</b>b`, shown: `${letters}b` }),
  signs: (letters) => ({
    page: `<b>${letters.replaceAll('a', '< ')}</b>`,
    shown: letters.replaceAll('a', '< '),
  }),
};

test.each(Object.entries(LONG))('%s may be longer than what is read at once', (_, pageOf) => {
  for (const length of [0, 1, 4095, 4096, KEPT - 1, KEPT + 5, 2 * KEPT]) {
    const { page, shown } = pageOf('a'.repeat(length));
    const text = `<p>x</p>${page}<p class="y z">end`;
    expect(visibleText({ file: 'x.html', text }).text.replace(/\s+/g, '')).toBe(
      `x${shown}end`.replace(/\s+/g, ''),
    );
    const all: readonly Markup[] = [...markupOf(text)];
    const last = all.findLast((one) => one.kind === 'tag');
    expect(last).toMatchObject({
      name: 'p',
      classes: 'y z',
      start: text.length - 18,
      end: text.length - 3,
    });
    expect(all.at(-1)).toMatchObject({ kind: 'text', start: text.length - 3, end: text.length });
  }
});

test('classes are read before, between and after long attributes', () => {
  const long = 'a'.repeat(3 * KEPT);
  for (const tag of [`<i class=x b=${long}>`, `<i b=${long} class=x>`, `<i class=x ${long}>`])
    expect([...markupOf(tag)]).toMatchObject([{ name: 'i', classes: 'x' }]);
});

test('the visible text of a page is limited, not its markup', () => {
  const why = (file: string, text: string) => whyTooLong({ file, text })?.code ?? null;
  const most = 'a'.repeat(MOST_TEXT);
  expect(why('x.md', most)).toBe(null);
  expect(why('x.md', `${most}b`)).toBe('doc/too-large');
  expect(why('x.html', `<b>${most}</b>`)).toBe(null);
  expect(why('x.html', `<b>${most}</b>b`)).toBe('doc/too-large');
  expect(why('x.html', `${most.slice(1)}<img src="${most}">&amp;`)).toBe(null);
  expect(why('x.html', `${most}<img src="${most}">&amp;`)).toBe('doc/too-large');
  expect(why('x.html', '&amp;'.repeat(MOST_TEXT))).toBe(null);
  expect(why('x.html', '&amp;'.repeat(MOST_TEXT + 1))).toBe('doc/too-large');
});

test.each(['x.md', 'x.html'])('%s: nothing is missing in a page that is too long', (file) => {
  const source = { file, text: `# Chess\n\n${'a'.repeat(MOST_TEXT)}` };
  const codes = (all: readonly Diagnostic[]): readonly string[] => all.map(({ code }) => code);
  const { diagnostics } = buildDocument(source, () => null, TOLD);
  expect(codes(diagnostics)).toEqual(['doc/too-large']);
  const found = lintDocument(source, () => null, 'fairy-stockfish');
  expect(codes(found)).toEqual(['doc/too-large']);
});
