import { expect, test } from 'vitest';
import { suppressionsOfDocument } from '../../src/check/suppressions.js';
import { IN_PROPORTION, timesForEight } from '../times-for-eight.js';

const SIGN = '<!-- fairyc-ignore rule/x reason -->';
const LINES = [SIGN, 'words', '', '```', '~~~'] as const;

/** The line at which the block below a comment ends, as the README defines it: a blank line outside fenced blocks. */
function endBelow(lines: readonly string[], sign: number): number {
  let fence = '';
  for (let line = sign + 1; line < lines.length; line += 1) {
    const text = lines[line] ?? '';
    if (text === '' && fence === '') return line;
    if (text === '```' || text === '~~~') fence = fence === '' ? text : text === fence ? '' : fence;
  }
  return lines.length;
}

test('each comment of a document applies to the lines below it, in all documents of six lines', () => {
  for (let number = 0; number < LINES.length ** 6; number += 1) {
    const lines = [0, 1, 2, 3, 4, 5].map(
      (place) => LINES[Math.floor(number / LINES.length ** place) % LINES.length] ?? '',
    );
    const text = lines.join('\n');
    const startOf = (line: number): number =>
      Math.min(text.length, lines.slice(0, line).join('\n').length + (line === 0 ? 0 : 1));
    const expected = lines.flatMap((line, at) =>
      line === SIGN ? [[startOf(at), startOf(endBelow(lines, at))]] : [],
    );
    expect(
      suppressionsOfDocument({ file: 'a.md', text }).map(({ start, to }) => [start, to]),
    ).toEqual(expected);
  }
});

test.each([
  ['comments alone', `${SIGN}\n`],
  ['comments between words', `${SIGN}\nwords\n`],
  ['comments between fences', `${SIGN}\n\`\`\`\n`],
])('%s without a blank line: read in linear time', (_name, lines) => {
  const read = (eighths: number): unknown =>
    suppressionsOfDocument({ file: 'a.md', text: lines.repeat(8000 * eighths) });
  expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
});
