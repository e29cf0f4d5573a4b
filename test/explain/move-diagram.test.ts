import { describe, expect, test } from 'vitest';
import { placeInMiddle, smallestPlace } from '../../src/explain/diagram-place.js';
import { moveDiagram, type MoveDiagram } from '../../src/explain/move-diagram.js';
import { parseSquare, printSquare } from '../../src/ir/board.js';
import type { Movement } from '../../src/ir/movement.js';
import type { SquareSet } from '../../src/ir/region.js';
import { targets } from '../../src/ir/targets.js';
import type { Dialect } from '../../src/catalog/betza/dialects.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import inUse from '../fixtures/betza-in-use.json' with { type: 'json' };

function read(text: string, dialect: Dialect = 'fairy-stockfish'): Movement {
  return readBetza(text, dialect, { file: text, start: 0, end: text.length }).value.asRead;
}

function names(squares: SquareSet): string {
  return squares.map(printSquare).join(' ');
}

function markAt(diagram: MoveDiagram, name: string): MoveDiagram['marks'][number] | undefined {
  return diagram.marks.find(({ square }) => square === parseSquare(name));
}

const NINE = { files: 9, ranks: 9 };

describe('marks', () => {
  test('a pawn moves, captures, captures en passant, and steps twice at first', () => {
    const diagram = moveDiagram(read('fmWfceFifmnD'), placeInMiddle(NINE));
    expect(printSquare(diagram.origin)).toBe('e5');
    expect(names(diagram.marks.map(({ square }) => square))).toBe('d6 e6 f6 e7');
    expect(markAt(diagram, 'e6')).toMatchObject({ quiet: { initial: false }, capture: null });
    expect(markAt(diagram, 'd6')).toMatchObject({ quiet: null, enPassant: true });
    expect(markAt(diagram, 'e7')).toMatchObject({ quiet: { initial: true, hurdle: false } });
    expect(names(diagram.blocked)).toBe('e6');
  });

  test('a cannon captures only over a hurdle, from the second square on', () => {
    const diagram = moveDiagram(read('mRcpR'), placeInMiddle(NINE));
    expect(markAt(diagram, 'e6')).toMatchObject({ quiet: { hurdle: false }, capture: null });
    expect(markAt(diagram, 'e7')).toMatchObject({ capture: { hurdle: true } });
    expect(names(diagram.blocked)).toBe('');
  });

  test('the legs of a horse bar its way, those of an elephant as well', () => {
    expect(names(moveDiagram(read('nN'), placeInMiddle(NINE)).blocked)).toBe('e4 d5 f5 e6');
    expect(names(moveDiagram(read('fnA'), placeInMiddle(NINE)).blocked)).toBe('d6 f6');
  });

  test('a piece that must jump shows what it jumps over; a locust what it takes', () => {
    const jumper = moveDiagram(read('fjD', 'xbetza'), placeInMiddle(NINE));
    expect(names(jumper.hurdles)).toBe('e6');
    const locust = moveDiagram(read('fcafD', 'xbetza'), placeInMiddle(NINE));
    expect(names(locust.taken)).toBe('e7');
    expect(names(locust.marks.map(({ square }) => square))).toBe('e9');
  });

  test('regions limit where moves start and end', () => {
    const [move] = read('fmW');
    if (move === undefined) throw new Error('a pawn moves');
    const limited = [{ ...move, condition: { ...move.condition, from: 'dark' } }];
    const holds = (wanted: boolean) => ({ ...placeInMiddle(NINE), regionHolds: () => wanted });
    expect(moveDiagram(limited, holds(false)).marks).toEqual([]);
    expect(moveDiagram(limited, holds(true)).marks.length).toBe(1);
  });
});

describe('lines', () => {
  test('a rook runs on, a short one does not', () => {
    const rook = moveDiagram(read('fR'), placeInMiddle(NINE)).lines;
    expect(rook).toMatchObject([{ endless: true, kind: 'ride', quiet: true, capture: true }]);
    expect(rook.map(({ to }) => printSquare(to))).toEqual(['e9']);
    expect(moveDiagram(read('fR3'), placeInMiddle(NINE)).lines).toMatchObject([{ endless: false }]);
    expect(moveDiagram(read('N'), placeInMiddle(NINE)).lines).toEqual([]);
  });
});

/** Hops need a hurdle: on the empty board they have no targets. */
test.each(inUse.customPieces)(
  'the quiet targets of "%s" on the empty board are those of ir/targets',
  (text) => {
    const movement = read(text);
    const place = placeInMiddle({ files: 11, ranks: 11 });
    const expected = targets(movement, {
      ...place,
      color: 'white',
      occupant: () => null,
      initial: true,
      regionHolds: () => true,
    });
    const { marks } = moveDiagram(movement, place);
    const quiet = marks.filter((mark) => mark.quiet?.hurdle === false);
    expect(names(quiet.map(({ square }) => square))).toBe(names(expected.quiet));
  },
);

describe('the smallest board', () => {
  test.each([
    ['K', 3, 3, 'b2'],
    ['N', 5, 5, 'c3'],
    ['fmWfcF', 3, 3, 'b2'],
    ['fD', 3, 4, 'b2'],
    ['R', 7, 7, 'd4'],
    ['NN', 9, 9, 'e5'],
    ['fR', 3, 5, 'b2'],
  ])('of %s', (text, files, ranks, origin) => {
    const place = smallestPlace(read(text));
    expect(place.board).toEqual({ files, ranks });
    expect(printSquare(place.origin)).toBe(origin);
  });
});
