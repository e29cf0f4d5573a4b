import { readdirSync, readFileSync } from 'node:fs';
import { constantFrom, array, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readBlocks, readChunk } from '../../../src/read/markdown/blocks.js';

/** The blocks of a text that is read as a whole, and of the same text read in chunks. */
function bothWays(text: string) {
  const whole = readChunk(text, text).blocks;
  const inPlace: unknown = JSON.parse(JSON.stringify(whole).replaceAll('"file":""', '"file":"x"'));
  const parsed: unknown = JSON.parse(JSON.stringify(readBlocks({ file: 'x', text }).value));
  return { inPlace, parsed };
}

const LINES = [
  ...[
    '# X',
    '## Pieces',
    '* Size: 8x8',
    '- a',
    '  more',
    '    four blanks',
    '1. Royal',
    '10) Royal',
  ],
  ...[
    '| Name | Betza |',
    '| --- | --- |',
    '| King | K |',
    'words',
    '<div>',
    '</div>',
    '<!--',
    '-->',
  ],
  ...[
    '```',
    '```ini',
    '~~~',
    '  ```',
    '* ```',
    '<script>',
    '<?',
    '> quoted',
    '\tx',
    '***',
    '---',
    '',
  ],
  ...['', '', '', ' ', '\r', '+ b', '<b>', '&amp;', '\u2028', '=== ', '[x]: y'],
];

test('a text read in chunks has the same blocks as a text read as a whole', () => {
  assert(
    property(
      array(constantFrom(...LINES), { maxLength: 48 }),
      constantFrom('\n', '\r\n'),
      (lines, end) => {
        const { inPlace, parsed } = bothWays(lines.join(end));
        expect(parsed).toEqual(inPlace);
      },
    ),
    { numRuns: 1500 },
  );
});

test.each(readdirSync('variants').filter((name) => name.endsWith('.md')))('%s', (name) => {
  const { inPlace, parsed } = bothWays(readFileSync(`variants/${name}`, 'utf8'));
  expect(parsed).toEqual(inPlace);
});
