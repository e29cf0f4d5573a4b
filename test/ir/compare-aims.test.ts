import { expect, test } from 'vitest';
import { differInAims } from '../../src/ir/compare-aims.js';
import { differenceOf } from '../../src/ir/compare.js';
import { readAsProgram } from '../../src/read/betza/read-betza.js';

const BOARD = { files: 8, ranks: 8 };
const STRINGS =
  'N nN nA nD nZ pR pB pQ gQ gR mRcpR mBcgB R3 pR3 WF K Q mpQ cgQ fW bnA fnN NnA RnN NN mNcnN'.split(
    ' ',
  );

test('a quick no is never wrong, and is given where lame leapers and hoppers have other targets', () => {
  let quick = 0;
  for (const first of STRINGS)
    for (const second of STRINGS) {
      const [a, b] = [
        readAsProgram(first, 'fairy-stockfish'),
        readAsProgram(second, 'fairy-stockfish'),
      ];
      if (!differInAims(a, b, BOARD)) continue;
      quick += 1;
      const { isWhole, onlyInFirst, onlyInSecond } = differenceOf(a, b, BOARD);
      expect([...onlyInFirst, ...onlyInSecond].length, `${first} ${second}`).toBeGreaterThan(0);
      expect(isWhole).toBe(true);
    }
  const movement = (text: string) => readAsProgram(text, 'fairy-stockfish');
  expect(differInAims(movement('nN'), movement('nA'), BOARD)).toBe(true);
  expect(differInAims(movement('nN'), movement('gQ'), BOARD)).toBe(true);
  expect(differInAims(movement('nN'), movement('N'), BOARD)).toBe(false);
  expect(quick).toBeGreaterThan(STRINGS.length ** 2 / 2);
});
