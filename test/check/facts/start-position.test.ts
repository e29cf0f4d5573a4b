import { beforeAll, describe, expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import { readStartPosition, startPosition } from '../../../src/check/facts/start-position.js';
import { widthDigitByDigit } from '../../../src/check/facts/fen-board.js';
import { iniChecker } from '../../../src/check/run-rules.js';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { printSquare } from '../../../src/ir/board.js';
import { builtinRules } from '../../../src/read/builtins.js';

/** The start position of a child of a built-in variant. */
function read(parent: string, fen: string) {
  const rules = builtinRules(parent);
  if (rules === null) throw new Error(`There is no ${parent}.`);
  return readStartPosition({ ...rules, startFen: fen }, null);
}

/** `white king e1`, in the order of the FEN. */
function standing(parent: string, fen: string): readonly string[] {
  return read(parent, fen).pieces.map(
    ({ color, square, type }) => `${color} ${type} ${printSquare(square)}`,
  );
}

describe('the board', () => {
  test('the top rank comes first, capitals are White’s, digits are empty squares', () => {
    expect(standing('chess', 'k6R/8/8/2p5/8/8/8/4K3 b - - 0 1')).toEqual([
      'black king a8',
      'white rook h8',
      'black pawn c5',
      'white king e1',
    ]);
  });

  test('two digits are one number', () => {
    expect(standing('capablanca', '10/9k/10/10/10/10/10/K9')).toEqual([
      'black king j7',
      'white king a1',
    ]);
  });

  test('a plus before a piece denotes its promoted form', () => {
    expect(standing('shogi', 'k8/1+R7/9/9/9/9/9/9/8K[-] w 0 1')).toEqual([
      'black king a9',
      'white bers b8',
      'white king i1',
    ]);
  });

  test('a plus before a piece that does not promote is skipped', () => {
    const { pieces, unpromotable } = read('shogi', 'k8/1+g7/9/9/9/9/9/9/8K[-] w 0 1');
    expect(pieces.map(({ type }) => type)).toEqual(['king', 'gold', 'king']);
    expect(unpromotable).toEqual([{ text: '+g', start: 4, end: 6 }]);
  });

  test('walls and former pawns', () => {
    const { boardFits, pieces, walls } = read('crazyhouse', 'k7/Q~*6/8/8/8/8/8/K7[] w - - 0 1');
    expect(walls.map(printSquare)).toEqual(['b7']);
    expect(pieces.map(({ end, start }) => [start, end])).toEqual([
      [0, 1],
      [3, 5],
      [18, 19],
    ]);
    expect(boardFits).toBe(true);
  });

  test('both letters of a piece of xiangqi', () => {
    expect(standing('xiangqi', '4k4/9/9/9/9/9/9/9/9/1HE1K4')).toEqual(
      standing('xiangqi', '4k4/9/9/9/9/9/9/9/9/1NB1K4'),
    );
  });

  test('a letter without a piece is skipped, but counts as a square', () => {
    const { boardFits, pieces, ranks, unrecognized } = read('chess', 'kX6/8/8/8/8/8/8/K7');
    expect(unrecognized).toEqual([{ text: 'X', start: 1, end: 2 }]);
    expect(ranks[0]?.width).toBe(8);
    expect(boardFits).toBe(false);
    expect(pieces).toHaveLength(2);
  });

  test('narrow and wide ranks, and pieces beyond the edge', () => {
    const { boardFits, pieces, ranks } = read('chess', 'k6/8R/8/8/8/8/8/K44');
    expect(ranks.map(({ width }) => width)).toEqual([7, 9, 8, 8, 8, 8, 8, 45]);
    expect(ranks.map(widthDigitByDigit)).toEqual([7, 9, 8, 8, 8, 8, 8, 9]);
    expect(pieces.map(({ type }) => type)).toEqual(['king', 'king']);
    expect(boardFits).toBe(false);
  });

  test('a very long rank of digits is counted in full', () => {
    expect(read('chess', `${'9'.repeat(100_000)}k/8/8/8/8/8/8/K7`).pieces).toHaveLength(1);
  });
});

describe('the hands', () => {
  const BOARD = '4k3/8/8/8/8/8/8/4K3';

  test('in brackets', () => {
    const { hands } = read('crazyhouse', `${BOARD}[QPp] w - - 0 1`);
    expect(hands).toEqual({
      text: '[QPp]',
      start: 19,
      end: 24,
      closed: true,
      pieces: [
        { type: 'queen', color: 'white' },
        { type: 'pawn', color: 'white' },
        { type: 'pawn', color: 'black' },
      ],
      unrecognized: [],
    });
  });

  test('as an additional rank, in a variant with drops', () => {
    expect(read('crazyhouse', `${BOARD}/Qp w - - 0 1`).hands).toMatchObject({
      text: '/Qp',
      start: 19,
      closed: true,
      pieces: [{ type: 'queen' }, { type: 'pawn' }],
    });
    const { hands, ranks } = read('chess', `${BOARD}/Qp w - - 0 1`);
    expect([hands, ranks.length]).toEqual([null, 9]);
  });

  test('not closed, with a count that the engine does not know', () => {
    expect(read('crazyhouse', `${BOARD}[2Q w - - 0 1`).hands).toMatchObject({
      closed: false,
      unrecognized: [{ text: '2', start: 20, end: 21 }],
    });
  });
});

describe('the fields', () => {
  test('with castling rights', () => {
    const position = read('3check', '4k3/8/8/8/8/8/8/4K2R b K a3 3+3 0 1');
    expect(position.turn).toBe('black');
    expect(position.castling?.text).toBe('K');
    expect(position.passing).toEqual({ text: 'a3', start: 25, end: 27 });
    expect(position.counters.map(({ text }) => text)).toEqual(['3+3', '0', '1']);
  });

  test('a number after the side to move is a counter', () => {
    const { castling, counters, passing } = read('shogi', 'k8/9/9/9/9/9/9/9/8K[-] w 0 1');
    expect([castling, passing]).toEqual([null, null]);
    expect(counters.map(({ text }) => text)).toEqual(['0', '1']);
  });

  test('additional spaces are listed separately', () => {
    const { fields, wideBlanks } = read('chess', '4k3/8/8/8/8/8/8/4K3  w -   - 0 1 ');
    expect(fields.slice(1).map(({ text }) => text)).toEqual(['w', '-', '-', '0', '1']);
    expect(wideBlanks).toEqual([
      { text: '  ', start: 19, end: 21 },
      { text: '   ', start: 24, end: 27 },
    ]);
  });

  test('the place of a FEN in the section; null for an inherited one', () => {
    const text = '[x:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n[y:x]\nnMoveRule = 9\n';
    const { parts } = iniChecker([], 'fairy-stockfish')({ file: 'x.ini', text });
    const [x, y] = parts.flatMap(({ section }) => section ?? []);
    if (x === undefined || y === undefined) throw new Error('two sections');
    expect(startPosition(x).at).toEqual({ start: 21, end: 50 });
    expect(startPosition(y)).toMatchObject({ at: null, fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' });
    expect(startPosition(x)).toBe(startPosition(x));
  });
});

describe('compared with the engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadFfish();
  });

  test.each(BUILTIN_NAMES)('the array of %s fits its board', (name) => {
    const rules = builtinRules(name);
    expect(rules && readStartPosition(rules, null)).toMatchObject({
      boardFits: true,
      unpromotable: [],
    });
  });

  /** A FEN with one character missing, doubled or changed, in every way. */
  function mutilated(fen: string): readonly string[] {
    const end = fen.indexOf(' ');
    return Array.from({ length: end }, (_, at) => [
      fen.slice(0, at) + fen.slice(at + 1),
      fen.slice(0, at + 1) + fen.slice(at),
      `${fen.slice(0, at)}X${fen.slice(at + 1)}`,
      `${fen.slice(0, at)}3${fen.slice(at + 1)}`,
    ]).flat();
  }

  test.each(['chess', 'crazyhouse', 'capablanca'])(
    'reads what is left of a broken array of %s',
    (name) => {
      const game = engine.play(name);
      const whole = engine.startFen(name);
      if (game === null || whole === null) throw new Error(`The engine has no ${name}.`);
      const wrong = mutilated(whole).filter((fen) => {
        game.setFen(fen);
        return standing(name, fen).join() !== standing(name, game.fen()).join();
      });
      game.close();
      expect(wrong).toEqual([]);
    },
  );
});
