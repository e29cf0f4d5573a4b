import { expect, test } from 'vitest';
import {
  afterTwoBytes,
  firstByte,
  isDigit,
  isLetter,
  isSpace,
  skipSpace,
  skipWord,
} from '../../../src/notation/option-values/characters.js';

test.each([
  [isSpace, /^[\t-\r ]$/],
  [isDigit, /^[0-9]$/],
  [isLetter, /^[A-Za-z]$/],
] as const)('%o knows its ASCII characters, and no others', (is, pattern) => {
  const codes = Array.from({ length: 0x180 }, (_, code) => code);
  expect(codes.filter(is)).toEqual(codes.filter((code) => pattern.test(String.fromCharCode(code))));
});

test('white space and words end at the end of the text', () => {
  expect(skipSpace(' \ta', 0)).toBe(2);
  expect(skipSpace('a \t', 1)).toBe(3);
  expect(skipWord('ab c', 0)).toBe(2);
  expect(skipWord('ab c', 3)).toBe(4);
});

test.each(['a', '\u007f', '\u0080', '\u07ff', '\u0800', '王', '\uffff', '\u{10000}', '😀'])(
  'bytes are those of UTF-8: %j',
  (first) => {
    expect(firstByte(`${first}x`)).toBe(Buffer.from(first).readInt8(0));
    for (const text of [`${first}xyz`, `x${first}yz`, `${first}`, `xy${first}`])
      expect(afterTwoBytes(text), text).toBe(Buffer.from(text).subarray(2).toString());
  },
);

test('an empty text has no bytes', () => {
  expect(firstByte('')).toBeNaN();
  expect(afterTwoBytes('')).toBe('');
});
