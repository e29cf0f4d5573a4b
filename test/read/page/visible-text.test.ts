import { describe, expect, test } from 'vitest';
import { visibleText } from '../../../src/read/page/visible-text.js';

function seen(text: string, file = 'page.html'): readonly string[] {
  return visibleText({ file, text })
    .text.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('the visible text of HTML', () => {
  test('blocks are lines; headings and items have Markdown signs', () => {
    expect(seen('<h1>A</h1><p>b<br>c</p><ul><li>d<li>e</ul><h3>F</h3><dl><dt>g<dd>h</dl>')).toEqual(
      ['# A', 'b', 'c', '- d', '- e', '### F', 'g', 'h'],
    );
    expect(
      seen('<table><tr><td>a</td><td>b</td></tr>\n<tr>\n<td>c</td>\n<td>d</td></tr></table>'),
    ).toEqual(['| a | b |', '| c | d |']);
  });

  test('cells without end tags are cells, also around another table', () => {
    const whole =
      '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table><p>e</p>';
    const ends = ['</th>', '</td>', '</tr>'];
    const without = ends.reduce((text, end) => text.replaceAll(end, ''), whole);
    expect(seen(without)).toEqual(['| a | b |', '| c | d |', 'e']);
    expect(seen(whole)).toEqual(seen(without));
    const around = (table: string) => `<table><tr><td>x</td><td>${table}</td></tr></table>`;
    expect(seen(around(without))).toEqual(seen(around(whole)));
  });

  test('line endings matter only in pre, and no line begins with a space', () => {
    expect(seen('<p>moves one\nsquare\t\n  forward</p>')).toEqual(['moves one square    forward']);
    expect(visibleText({ file: 'a.html', text: 'a<br>\n  b' }).text).toBe('a\nb');
    expect(visibleText({ file: 'a.html', text: '<pre>a\n  b</pre>\nc\nd' }).text).toBe(
      '\na\n  b\nc d',
    );
  });

  test('scripts, styles, templates, titles and comments are not visible', () => {
    const unseen = [
      '<script>castling = true</script>',
      '<SCRIPT>if (a < b) "<p>"</SCRIPT >',
      '<style>p { }</style>',
      '<title>T</title>',
      '<template><p>x</p></template>',
      '<!-- <p>castling</p> -->',
      '<!-->',
      '<!doctype html>',
      '<?xml version="1.0"?>',
    ];
    for (const one of unseen) expect(seen(`<p>a${one}b</p>`), one).toEqual(['ab']);
    expect(seen('a<script>b')).toEqual(['a']);
    expect(seen('a<!-- b')).toEqual(['a']);
  });

  test('the head may lack an end tag', () => {
    expect(seen('<html><head><title>T</title><body><p>a')).toEqual(['a']);
  });

  test('letters that are longer in lower case do not shift places', () => {
    expect(seen('İİİİİİİİ<script>x</script><p>a</p>')).toEqual(['İİİİİİİİ', 'a']);
  });

  test('text that is not a tag stays', () => {
    expect(seen('1 < 2 & 3 > 2; R&D; &bogus; <3')).toEqual(['1 < 2 & 3 > 2; R&D; &bogus; <3']);
  });

  test('all HTML character references are read, with and without a semicolon', () => {
    const written =
      '&Rarr; &xodot;&half;&rarr;a &#9733 &#x2605; &ampx &copy2 a&shy;b&emsp;c &nosuch; &#xD800;';
    expect(seen(`<p>${written}`)).toEqual(['↠ ⨀½→a ★ ★ &x ©2 ab c &nosuch; \ufffd']);
  });

  test('an attribute may contain a tag, and an unclosed tag is not visible', () => {
    expect(seen('<p title="<p>b</p>" data-x=\'>\'>a</p>')).toEqual(['a']);
    expect(seen('<p>a</p><p title="b')).toEqual(['a']);
    expect(seen('<p>a</p></ b>c')).toEqual(['a', 'c']);
  });

  test('places are positions in the page, also after entities, tags and marks', () => {
    const text = '<h1>A</h1>\n<p>R&eacute;n&#233; &amp; <b>c</b>o&nbsp;x</p>';
    const page = visibleText({ file: 'a.html', text });
    const placed = (words: string): string => {
      const at = page.text.indexOf(words);
      const { end, start } = page.place(at, at + words.length);
      return text.slice(start, end);
    };
    expect(page.text.trim()).toBe('# A\n\n\n\nRéné & co x');
    expect(placed('A')).toBe('A');
    expect(placed('Réné')).toBe('R&eacute;n&#233;');
    expect(placed('&')).toBe('&amp;');
    expect(placed('co')).toBe('c</b>o');
    expect(placed(' x')).toBe('&nbsp;x');
    expect(placed('é & c')).toBe('&#233; &amp; <b>c');
    expect(page.place(page.text.length, page.text.length).start).toBe(text.length);
  });
});

test('text and Markdown are visible at their places, except comments', () => {
  const text = 'a\n<!-- b\nc -->\nd <e> <!-- f';
  expect(seen(text, 'a.md')).toEqual(['a', 'd <e> <!-- f']);
  expect(visibleText({ file: 'a.md', text }).text).toHaveLength(text.length);
});
