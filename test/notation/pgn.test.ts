import { describe, expect, test } from 'vitest';
import { beside, parsePgn, pgnGames } from '../../src/notation/pgn.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { printPgn } from '../../src/notation/print-pgn.js';
import { IN_PROPORTION, timesForEight } from '../times-for-eight.js';

function parse(text: string) {
  const { diagnostics, value } = parsePgn({ file: 'f', text });
  return {
    games: value.map(({ moves, result, tags }) => ({
      tags: tags.map(({ name, value: said }) => `${name}=${said}`),
      moves: moves.map((move) => move.text),
      result,
    })),
    said: [...diagnostics, ...value.flatMap((game) => beside(game) ?? [])].map(
      ({ code, message, span: { end, start } }) => `${code} "${text.slice(start, end)}" ${message}`,
    ),
  };
}

describe('the games of a PGN', () => {
  test('tags, numbers, results; two games in one file', () => {
    const { games, said } = parse(
      '[Event "A \\"great\\" day"]\n[Variant "kashogi"]\n\n1. P-7f P-5d 2.P-6f SC-5c 1-0\n\n[Event "B"]\n\n1... P*5b 2. O-O 0-0 1/2-1/2\n',
    );
    expect(said).toEqual([]);
    expect(games).toEqual([
      {
        tags: ['Event=A "great" day', 'Variant=kashogi'],
        moves: ['P-7f', 'P-5d', 'P-6f', 'SC-5c'],
        result: '1-0',
      },
      { tags: ['Event=B'], moves: ['P*5b', 'O-O', '0-0'], result: '1/2-1/2' },
    ]);
  });

  test('moves without tags, and tags that start another game', () => {
    expect(parse('P-7f N\'-5b\n[Event "B"]\ne4 *').games).toEqual([
      { tags: [], moves: ['P-7f', "N'-5b"], result: '*' },
      { tags: ['Event=B'], moves: ['e4'], result: '*' },
    ]);
    expect(parse('').games).toEqual([]);
    expect(parse('[Event "only tags"]').games).toHaveLength(1);
  });

  test('games are read one by one, and what is wrong in a game is known when it is given out', () => {
    const text = '1. e4 ) e5 1-0\n[Event "B"]\n1. d4 {no end';
    const diagnostics: Diagnostic[] = [];
    const found = Array.from(pgnGames({ file: 'f', text }, diagnostics), ({ moves }) => [
      moves.map((move) => move.text).join(' '),
      diagnostics.length,
    ]);
    expect(found).toEqual([
      ['e4 e5', 1],
      ['d4', 2],
    ]);
  });

  test('of a game of more than 50,000 moves the first are kept, also with variations', () => {
    const whole = parse(`${'e4 e5 '.repeat(25_000)}1-0 d4`);
    expect(whole.said).toEqual([]);
    expect(whole.games.map(({ moves }) => moves.length)).toEqual([50_000, 1]);
    const damaged = parse(`e4 ${'(d4 d5) '.repeat(25_000)}e5 1-0 Nf3`);
    expect(damaged.said[0]).toBe(
      'game/too-long "d5" This game has more than 50000 moves; the moves from here on are left out.',
    );
    expect(damaged.games.map(({ moves }) => moves.length)).toEqual([1, 1]);
  });

  test('parts outside of the main line are kept, and can be reported once for each game', () => {
    const text =
      '1. e4! {king (pawn} e5 $2 (1... c5 (1... e6 {a ) in it}) 2. Nf3) 2. Nf3 ; a fork (not\n% not PGN (\nNc6 ?! *';
    expect(parse(text)).toEqual({
      games: [{ tags: [], moves: ['e4!', 'e5', 'Nf3', 'Nc6'], result: '*' }],
      said: ['game/skipped "e4!" Left out of this game: 2 comments, 1 variation, 2 marks.'],
    });
  });

  test.each([
    ['1. e4 {no end', 'game/unclosed "{" This comment has no end.'],
    ['1. e4 (1. d4 {) e5', 'game/unclosed "(" This variation has no end.'],
    ['1. e4 ) e5', 'game/unclosed ")" This closing bracket has no opening one.'],
    [
      '[Variant chess]\n1. e4',
      'game/bad-tag "[Variant chess]" "[Variant chess]" is not a tag; write [Name "value"].',
    ],
    [
      '[Variant "chess"\n1. e4',
      'game/bad-tag "[Variant "chess"" "[Variant "chess"" is not a tag; write [Name "value"].',
    ],
  ])('%s', (text, expected) => {
    expect(parse(text).said).toEqual([expected]);
    expect(parse(text).games[0]?.moves[0]).toBe('e4');
  });

  test.each([29, 30, 31, 32, 40])(
    'variations nested %d deep: those deeper than thirty are skipped, and brackets still match',
    (depth) => {
      const levels = Array.from({ length: depth }, (_, index) => index + 1);
      const opened = levels.map((level) => `(a${level} b${level}`).join(' ');
      const closed = levels.map((level) => `c${level} )`).reverse();
      const text = `a0 b0 ${opened} ${closed.join(' ')} c0`;
      const { diagnostics, value } = parsePgn({ file: 'f', text });
      expect(diagnostics).toEqual([]);
      let lines = value.map(({ moves }) => moves);
      for (let level = 0; level <= Math.min(depth, 30); level++) {
        const words = ['a', 'b', 'c'].map((word) => `${word}${level}`);
        expect(lines.map((line) => line.map((move) => move.text))).toEqual([words]);
        lines = lines.flat().flatMap(({ variations }) => variations);
      }
      expect(lines).toEqual([]);
    },
  );

  test.each(['(', '({', '{', '[', ')', '[a "', '(;', '1.', '\\'])(
    'a million characters of %j take eight times as long as an eighth',
    (piece) => {
      const read = (eighths: number): unknown =>
        parse(piece.repeat((125_000 * eighths) / piece.length));
      expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
    },
  );
});

test('printing: numbers from any move, lines of at most 80 characters, quotes in tags', () => {
  const moves = Array.from({ length: 30 }, (_, index) => `N'${index}-5b`);
  const text = printPgn({
    tags: [['Event', 'A "great" day']],
    moves: moves.map((each) => ({
      text: each,
      before: [],
      comments: [],
      marks: [],
      variations: [],
    })),
    first: { number: 7, turn: 'black' },
    result: '*',
  });
  expect(
    text.startsWith('[Event "A \\"great\\" day"]\n\n7... N\'0-5b 8. N\'1-5b N\'2-5b 9. '),
  ).toBe(true);
  expect(text.endsWith(' *\n')).toBe(true);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(parse(text)).toEqual({
    games: [{ tags: ['Event=A "great" day'], moves, result: '*' }],
    said: [],
  });
});
