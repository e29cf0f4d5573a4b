import fc from 'fast-check';
import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { expect, test } from 'vitest';
import { buildDocument, lintDocument } from '../../../src/pipeline.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';
import { TOLD } from '../sentences/described-request.js';
import { markupOf, type Markup } from '../../../src/read/diagram/markup.js';
import { visibleText } from '../../../src/read/page/visible-text.js';
import { whyTooLong, MOST_TEXT } from '../../../src/read/page/too-long.js';

/** Many times what is read at once. */
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

/** What the tokenizer makes of a page that it reads at once and as it is. */
function atOnce(text: string): readonly Markup[] {
  const found: Markup[] = [];
  const addText = ({ location }: Token.CharacterToken): void => {
    const { endOffset: end, startOffset: start } = location ?? { startOffset: -1, endOffset: -1 };
    const last = found.at(-1);
    if (last?.kind === 'text' && last.end === start) last.end = end;
    else found.push({ kind: 'text', start, end });
  };
  const addTag = (closes: boolean) => (tag: Token.TagToken) => {
    const { endOffset: end, startOffset: start } = tag.location ?? {
      startOffset: -1,
      endOffset: -1,
    };
    const classes = tag.attrs.find(({ name }) => name === 'class')?.value ?? '';
    found.push({ kind: 'tag', name: tag.tagName.slice(0, 100), closes, classes, start, end });
    if (!closes && tag.tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA;
  };
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onStartTag: addTag(false),
      onEndTag: addTag(true),
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(text, true);
  return found;
}

const SIGNS =
  '< > </ & ; = " \' / ! - -- --> <!-- <!doctype <![CDATA[ <script> </script> <b <i> </i class class= class=x CLASS="x &amp; &amp &am &noti &notin; &# &#x &#x41; &#00000000000000000000000000000000000000000000000000000000000000000000000065; x'.split(
    ' ',
  );

/** How much is read at once. */
const PIECE = 4096;

test('a page is read in pieces as it is read at once', () => {
  const others = [' ', '\n', '\r\n', '\r', '\f', '\0', '\u{1f600}', '\ud83d', '\ude00'];
  const start = fc.constantFrom('', '<!--', '<b class="', "<b a='", '<script>', '<!doctype ', '</');
  const block = fc.record({
    signs: fc.array(fc.constantFrom(...SIGNS, ...others), { minLength: 1, maxLength: 12 }),
    filler: fc.constantFrom('a', ' ', '&', '-', '\n', '\r', 'a=1 ', '\u{1f600}'),
    back: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(start, fc.array(block, { minLength: 2, maxLength: 8 }), (begin, blocks) => {
      let text = begin;
      for (const { back, filler, signs } of blocks) {
        text += signs.join('');
        // The next signs stand where one piece ends and another begins.
        text += filler.repeat((2 * PIECE - back - (text.length % PIECE)) / filler.length);
      }
      expect([...markupOf(text)]).toEqual(atOnce(text));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '&#x',
  '&#',
  '<b class="&#x',
  '<b class="x &#',
  '<b class=&am',
  '<!--&#x',
  '<!doctype ',
])('%s before many letters and digits is read in pieces as it is read at once', (begin) => {
  for (const filler of ['a', '0', '&#x0', '0;&am'])
    for (const back of [0, 1, 2, 70]) {
      const long = filler.repeat((5 * PIECE - back) / filler.length);
      const text = `<i>x${begin}${long}<b>y" class=z>x`;
      expect([...markupOf(text)]).toEqual(atOnce(text));
    }
});
