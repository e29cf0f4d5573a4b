import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';

function codes(text: string): readonly string[] {
  return lintIni({ file: 'v.ini', text }, 'fairy-stockfish').map(({ code }) => code);
}

test.each([
  ['[x:crazyhouse]\npieceDrops = yes\n', ['ini/bool-not-true-false']],
  ['[x:chess]\ncastling = True\n', ['ini/bool-not-true-false']],
  ['[x:chess]\npieceDrops = true\ncapturesToHand = yes\n', ['ini/bool-not-true-false']],
])('a misread value gives one finding and no consequences: %j', (text, expected) => {
  expect(codes(text)).toEqual(expected);
});

test('other mistakes beside a misread value are still reported', () => {
  expect(codes('[x:chess]\ncastling = True\ncapturesToHand = true\n')).toContain(
    'drop/captures-to-hand-without-drops',
  );
});

test('a position that consistently fits another board is one finding, without a note for each rank', () => {
  const text =
    '[x:chess]\nmaxFile = 9\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n';
  const [found, ...others] = lintIni({ file: 'v.ini', text }, 'fairy-stockfish').filter(
    ({ code }) => code === 'fen/start-fen-wrong-width',
  );
  expect(others).toEqual([]);
  expect(found?.notes).toEqual([]);
  expect(found?.message).toContain('each rank fills 8 squares');
  expect(found?.message).toContain('`maxFile = 8`');
});

test('white space before a key is still reported in a section that the engine drops', () => {
  const text = '[x:chess]\n\tmaxRank = 8\nmaxFile = 14\n';
  const [found] = lintIni({ file: 'v.ini', text }, 'fairy-stockfish');
  expect(found?.message).toContain('the white space before `maxRank` is part of the key');
});

test('moves that the engine reads as written are described once', () => {
  const text = '[x:chess]\ncustomPiece1 = z:WAx\n';
  const [found] = lintIni({ file: 'v.ini', text }, 'fairy-stockfish');
  expect(found?.code).toBe('betza/no-atom');
  expect(found?.notes).toEqual([]);
});

test('each letter without a piece has a note where it stands', () => {
  const text = '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBZKBXR w KQkq - 0 1\n';
  const [found] = lintIni({ file: 'v.ini', text }, 'fairy-stockfish');
  expect(found?.code).toBe('fen/start-fen-undefined-letter');
  const places = found?.notes.map(({ message, span }) => [message, span?.start]);
  expect(places).toEqual([
    ['`Z`', text.indexOf('Z')],
    ['`X`', text.indexOf('X')],
  ]);
});
