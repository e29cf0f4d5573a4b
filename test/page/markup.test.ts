import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, test } from 'vitest';
import { fenced, gfm } from '../../src/page/gfm.js';
import { html, type Html } from '../../src/page/html.js';
import { HOSTILE } from './hostile-document.js';

describe('html', () => {
  test('escapes every text, in content and in attributes', () => {
    expect(html`<a title="${'"\'<&>'}">${'</a>&amp;'}</a>`.toString()).toBe(
      '<a title="&quot;&#39;&lt;&amp;&gt;">&lt;/a&gt;&amp;amp;</a>',
    );
  });

  test('keeps markup, lists and numbers, and leaves out what is not there', () => {
    const items: readonly Html[] = [html`<i>1</i>`, html`<i>2</i>`];
    expect(html`${items}${3}${null}${false}${undefined}${['<', [html`<b></b>`]]}`.toString()).toBe(
      '<i>1</i><i>2</i>3&lt;<b></b>',
    );
  });

  test('nothing that XML cannot hold, nor marks that turn the text around', () => {
    expect(html`${'a\u0000b\ud800c\u202ed\u0085e\uFFFFf\tg\nh'}`.toString()).toBe(
      'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\tg\nh',
    );
    expect(html`${'𠮷😀'}`.toString()).toBe('𠮷😀');
  });

  test('a language never gets into another: it does not compile', () => {
    // @ts-expect-error Markdown is no HTML.
    void html`${gfm`*x*`}`;
    // @ts-expect-error Only templates make markup.
    const made: Html = '<b>';
    expect(made).toBe('<b>');
  });

  test('whatever the text, no sign of it is left that means something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.toString()).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
  });
});

describe('gfm', () => {
  const parse = (text: string) =>
    fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

  const TRICKS = [
    ...HOSTILE,
    '# heading',
    '- item',
    '+ item',
    '1. one',
    '2) two',
    '===',
    '*a* _b_ **c** ~~d~~ `e`',
    '[link](javascript:x) ![image](x)',
    '<https://example.org>',
    '| a | b |',
    'a\\',
    '    code',
    '```',
    '&copy; &#x41;',
    '> quote',
  ];

  for (const trick of TRICKS) {
    test(`${JSON.stringify(trick)} shows as itself`, () => {
      const shown = trick.trim().replace(/\s+/g, ' ');
      expect(parse(gfm`${trick}`.toString()).children).toMatchObject([
        { type: 'paragraph', children: [{ type: 'text', value: shown }] },
      ]);
      const table = parse(gfm`| A | B |\n| - | - |\n| ${trick} | x |\n`.toString());
      expect(table.children).toMatchObject([
        {
          type: 'table',
          children: [
            {},
            { children: [{ children: [{ type: 'text', value: shown }] }, { type: 'tableCell' }] },
          ],
        },
      ]);
    });
  }

  test('a fence is longer than those in the text', () => {
    const text = 'a\n````\n<b>*c*';
    expect(parse(fenced(text).toString()).children).toMatchObject([{ type: 'code', value: text }]);
  });
});
