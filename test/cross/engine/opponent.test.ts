import { expect, test } from 'vitest';
import { parseQuestion, printQuestion, type Question } from '../../../src/cross/engine/opponent.js';

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const SHOGI = '4k4/9/9/9/9/9/9/9/4K4[Pp] b 0 1';

test.each<readonly [text: string, variant: string, question: Question]>([
  [`chess: ${CHESS}`, 'chess', { line: { fen: CHESS, moves: [] }, depth: 0 }],
  [
    `chess: ${CHESS} moves e2e4 e7e5`,
    'chess',
    { line: { fen: CHESS, moves: ['e2e4', 'e7e5'] }, depth: 0 },
  ],
  [`my-shogi: perft 1 of ${SHOGI}`, 'my-shogi', { line: { fen: SHOGI, moves: [] }, depth: 1 }],
  [
    `my-shogi: perft 12 of ${SHOGI} moves P@e5`,
    'my-shogi',
    { line: { fen: SHOGI, moves: ['P@e5'] }, depth: 12 },
  ],
])('a question in words can be asked again: %s', (text, variant, question) => {
  expect(printQuestion(variant, question)).toBe(text);
  expect(parseQuestion(text)).toEqual(question);
});

test('the `position` command of a UCI engine is read as a request to look at a position', () => {
  expect(parseQuestion(`position fen ${CHESS} moves e2e4`)).toEqual({
    line: { fen: CHESS, moves: ['e2e4'] },
    depth: 0,
  });
});

test.each(['start chess', 'position startpos', `load\n[x:chess]\nstartFen = ${CHESS}`, ''])(
  'a request that is not about a line is null: %j',
  (text) => {
    expect(parseQuestion(text)).toBeNull();
  },
);

test('a request to validate a position is null', () => {
  expect(parseQuestion(`chess: validate ${CHESS}`)).toBeNull();
});
