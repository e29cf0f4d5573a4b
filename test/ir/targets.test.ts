import { describe, expect, test } from 'vitest';
import { parseSquare, printSquare, type Color, type Square } from '../../src/ir/board.js';
import { ALWAYS, type Leg, type Move, type Modality } from '../../src/ir/movement.js';
import { targets, type Setting } from '../../src/ir/targets.js';

/**
 * An 8x8 board from rank 8 down: `*` the piece that moves, `o` own, `x` enemy, `.` empty.
 * Every expected square below was found on the drawing by hand.
 */
function setting(drawing: string, changes: Partial<Setting> = {}): Setting {
  const rows = drawing.trim().split(/\s+/);
  const occupants = new Map<Square, 'own' | 'enemy'>();
  let origin: Square | null = null;
  for (const [index, row] of rows.entries()) {
    for (const [file, character] of [...row].entries()) {
      const square = parseSquare(`${'abcdefgh'.charAt(file)}${8 - index}`);
      if (square === null) throw new Error('the drawing is too large');
      if (character === '*') origin = square;
      if (character === 'o' || character === '*') occupants.set(square, 'own');
      if (character === 'x') occupants.set(square, 'enemy');
    }
  }
  if (origin === null) throw new Error('the drawing has no piece that moves');
  return {
    board: { files: 8, ranks: 8 },
    origin,
    color: 'white',
    occupant: (square) => occupants.get(square) ?? null,
    initial: false,
    regionHolds: () => false,
    ...changes,
  };
}

const base = { condition: ALWAYS, enPassant: false };

/** `quiet squares | captures`, of the shape with each of the modalities. */
function reach(
  shape: DistributiveOmit<Move, 'modality' | 'condition' | 'enPassant'>,
  where: Setting,
  modalities: readonly Modality[] = ['quiet', 'capture'],
): string {
  const movement = modalities.map((modality): Move => ({ ...shape, ...base, modality }));
  const { quiet, capture } = targets(movement, where);
  return `${quiet.map(printSquare).join(' ')} | ${capture.map(printSquare).join(' ')}`;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const LINE = `
  ........
  ........
  ...x....
  ........
  ...o....
  ...*....
  ........
  ........`;

const OPEN = LINE.replace('o', '.');

describe('leap', () => {
  const knight = { kind: 'leap', vector: { dx: 1, dy: 2 } } as const;

  test('reaches an empty square over anything', () => {
    expect(reach({ kind: 'leap', vector: { dx: 0, dy: 2 } }, setting(LINE))).toBe('d5 | ');
  });

  test('captures an enemy, not an own piece unless it is asked to', () => {
    const up = { kind: 'leap', vector: { dx: 0, dy: 1 } } as const;
    expect(reach({ kind: 'leap', vector: { dx: 0, dy: 3 } }, setting(LINE))).toBe(' | d6');
    expect(reach(up, setting(LINE))).toBe(' | ');
    expect(reach(up, setting(LINE), ['own-capture'])).toBe(' | d4');
    expect(reach({ kind: 'leap', vector: { dx: 0, dy: 3 } }, setting(LINE), ['quiet'])).toBe(' | ');
  });

  test('is turned by 180 degrees for Black, and ends at the edge', () => {
    expect(reach(knight, setting(OPEN))).toBe('e5 | ');
    expect(reach(knight, setting(OPEN, { color: 'black' }))).toBe('c1 | ');
    expect(reach({ kind: 'leap', vector: { dx: 5, dy: 0 } }, setting(OPEN))).toBe(' | ');
    expect(reach({ kind: 'leap', vector: { dx: -4, dy: 0 } }, setting(OPEN))).toBe(' | ');
  });
});

describe('lame leap', () => {
  const over = (empty: number, occupied: number) =>
    ({
      kind: 'lame-leap',
      vector: { dx: 0, dy: 2 },
      empty: empty === 0 ? [] : [{ dx: 0, dy: empty }],
      occupied: occupied === 0 ? [] : [{ dx: 0, dy: occupied }],
    }) as const;

  test('needs its empty squares empty and its occupied squares occupied, by anyone', () => {
    expect(reach(over(1, 0), setting(LINE))).toBe(' | ');
    expect(reach(over(1, 0), setting(OPEN))).toBe('d5 | ');
    expect(reach(over(0, 1), setting(LINE))).toBe('d5 | ');
    expect(reach(over(0, 1), setting(OPEN))).toBe(' | ');
    expect(reach(over(0, 3), setting(OPEN))).toBe('d5 | ');
    expect(reach(over(3, 0), setting(OPEN))).toBe(' | ');
  });

  test('off the board nothing stands', () => {
    expect(reach(over(6, 0), setting(OPEN))).toBe('d5 | ');
    expect(reach(over(0, 6), setting(OPEN))).toBe(' | ');
  });
});

describe('ride', () => {
  const ride = { kind: 'ride', step: { dx: 0, dy: 1 }, reach: 'edge', lame: [], skip: 0 } as const;

  test('stops in front of an own piece and with a capture', () => {
    expect(reach(ride, setting(LINE))).toBe(' | ');
    expect(reach(ride, setting(OPEN))).toBe('d4 d5 | d6');
    expect(reach({ ...ride, step: { dx: 1, dy: 0 } }, setting(OPEN))).toBe('e3 f3 g3 h3 | ');
  });

  test('a capture that is not asked for still stops it', () => {
    expect(reach(ride, setting(OPEN), ['quiet'])).toBe('d4 d5 | ');
  });

  test('goes no farther than its reach', () => {
    expect(reach({ ...ride, reach: 2 }, setting(OPEN))).toBe('d4 d5 | ');
    expect(reach({ ...ride, reach: 1 }, setting(OPEN))).toBe('d4 | ');
  });

  test('skips its first squares unseen; they count as steps', () => {
    expect(reach({ ...ride, skip: 1 }, setting(LINE))).toBe('d5 | d6');
    expect(reach({ ...ride, skip: 1, reach: 2 }, setting(LINE))).toBe('d5 | ');
    expect(reach({ ...ride, skip: 3 }, setting(OPEN))).toBe('d7 d8 | ');
  });

  test('a lame rider is stopped by what stands beside its way', () => {
    const nightrider = { ...ride, step: { dx: 1, dy: 2 }, lame: [{ dx: 0, dy: 1 }] };
    const free = setting(LINE.replace('o', '.').replace('x', '.'));
    expect(reach(nightrider, free)).toBe('e5 f7 | ');
    expect(reach(nightrider, setting(LINE))).toBe(' | ');
    const blockedLater = setting(`
      ........
      ........
      ....x...
      ........
      ........
      ...*....
      ........
      ........`);
    expect(reach(nightrider, blockedLater)).toBe('e5 | ');
  });

  test('a step to nowhere ends', () => {
    const stuck = { ...ride, step: { dx: 0, dy: 0 } };
    expect(reach(stuck, setting(OPEN))).toBe(' | ');
  });
});

describe('hop', () => {
  const cannon = {
    kind: 'hop',
    step: { dx: 0, dy: 1 },
    hurdle: 'edge',
    beyond: 'edge',
    reach: 'edge',
  } as const;
  const two = `
    ........
    ...x....
    ........
    ........
    ...o....
    ...*....
    ........
    ........`;

  test('a cannon goes on behind exactly one hurdle of either colour', () => {
    expect(reach(cannon, setting(LINE))).toBe('d5 | d6');
    expect(reach(cannon, setting(two))).toBe('d5 d6 | d7');
    expect(reach(cannon, setting(OPEN))).toBe('d7 d8 | ');
  });

  test('a grasshopper lands directly behind it', () => {
    expect(reach({ ...cannon, beyond: 1 }, setting(two))).toBe('d5 | ');
    expect(reach({ ...cannon, beyond: 1 }, setting(OPEN))).toBe('d7 | ');
  });

  test('limits count from the origin: to the hurdle, and to the target', () => {
    expect(reach({ ...cannon, hurdle: 3 }, setting(OPEN))).toBe('d7 d8 | ');
    expect(reach({ ...cannon, hurdle: 2 }, setting(OPEN))).toBe(' | ');
    expect(reach({ ...cannon, reach: 4 }, setting(OPEN))).toBe('d7 | ');
    expect(reach({ ...cannon, reach: 3 }, setting(OPEN))).toBe(' | ');
    expect(reach({ ...cannon, reach: 3 }, setting(two))).toBe('d5 d6 | ');
  });

  test('without a hurdle it does not move', () => {
    expect(reach({ ...cannon, step: { dx: 1, dy: 0 } }, setting(LINE))).toBe(' | ');
  });
});

describe('path', () => {
  const leg = (dx: number, dy: number, end: Leg['end'], most: Leg['most'] = 1): Leg => ({
    step: { dx, dy },
    least: 1,
    most,
    end,
  });
  const path = (legs: readonly Leg[], { step, least, most }: Leg) =>
    ({ kind: 'path', legs, last: { step, least, most } }) as const;

  test('a griffon goes one diagonally, then outward, over empty squares only', () => {
    const griffon = path([leg(1, 1, 'quiet')], leg(0, 1, 'quiet', 'edge'));
    expect(reach(griffon, setting(OPEN))).toBe('e5 e6 e7 e8 | ');
    const enemyAt = (row: number) =>
      setting(
        Array.from({ length: 8 }, (_, index) =>
          index === 5 ? '...*....' : index === row ? '....x...' : '........',
        ).join(' '),
      );
    expect(reach(griffon, enemyAt(2))).toBe('e5 | e6'); // e6
    expect(reach(griffon, enemyAt(4))).toBe(' | '); // e4, the corner
  });

  test('a leg that must capture goes on from where the enemy stood, through its square', () => {
    const there = leg(0, 1, 'capture', 'edge');
    expect(reach(path([there], leg(0, 1, 'quiet')), setting(OPEN))).toBe('d7 | ');
    expect(reach(path([there, leg(0, 1, 'quiet')], leg(0, -1, 'quiet', 2)), setting(OPEN))).toBe(
      'd5 d6 | ',
    );
    expect(reach(path([there], leg(0, 1, 'quiet')), setting(LINE))).toBe(' | ');
  });

  test('hurdles are not captured', () => {
    expect(reach(path([leg(0, 1, 'hurdle')], leg(0, 1, 'quiet')), setting(LINE))).toBe('d5 | ');
    expect(reach(path([leg(0, 1, 'enemy-hurdle')], leg(0, 1, 'quiet')), setting(LINE))).toBe(' | ');
    expect(
      reach(path([leg(0, 1, 'enemy-hurdle', 'edge')], leg(0, -1, 'quiet', 2)), setting(OPEN)),
    ).toBe('d4 d5 | ');
    expect(reach(path([leg(0, 1, 'own-capture')], leg(0, 1, 'quiet')), setting(LINE))).toBe(
      'd5 | ',
    );
  });

  test('may return to its own origin, which is empty meanwhile', () => {
    const back = path([leg(1, 0, 'quiet')], leg(-1, 0, 'quiet', 3));
    expect(reach(back, setting(OPEN), ['quiet'])).toBe('b3 c3 d3 | ');
  });

  test('a least number of steps', () => {
    const last = { ...leg(0, 1, 'quiet', 'edge'), least: 3 };
    expect(reach(path([], last), setting(OPEN))).toBe(' | d6');
    expect(reach(path([], last), setting(OPEN.replace('x', '.')))).toBe('d6 d7 d8 | ');
  });
});

describe('conditions', () => {
  const step: Move = { kind: 'leap', vector: { dx: 0, dy: 1 }, modality: 'quiet', ...base };
  const squares = (move: Move, changes: Partial<Setting>) =>
    targets([move], setting(OPEN, changes)).quiet.map(printSquare);

  test('initial', () => {
    const move = { ...step, condition: { ...ALWAYS, initial: true } };
    expect(squares(move, { initial: false })).toEqual([]);
    expect(squares(move, { initial: true })).toEqual(['d4']);
  });

  test.each(['white', 'black'] as const)('from and to a named region, %s', (color: Color) => {
    const target = color === 'white' ? 'd4' : 'd2';
    const isIn = (name: string, square: Square) => `${name} ${printSquare(square)}`;
    const from = { ...step, condition: { ...ALWAYS, from: 'camp' } };
    const to = { ...step, condition: { ...ALWAYS, to: 'camp' } };
    const holding = (only: string): Partial<Setting> => ({
      color,
      regionHolds: (name, square) => isIn(name, square) === only,
    });
    expect(squares(from, holding('camp d3'))).toEqual([target]);
    expect(squares(from, holding(`camp ${target}`))).toEqual([]);
    expect(squares(to, holding(`camp ${target}`))).toEqual([target]);
    expect(squares(to, holding('camp d3'))).toEqual([]);
    expect(squares(from, holding('palace d3'))).toEqual([]);
  });
});

test('moves are a union, sorted, without doubles', () => {
  const to = (dx: number, dy: number): Move => ({
    kind: 'leap',
    vector: { dx, dy },
    modality: 'quiet',
    ...base,
  });
  const { quiet } = targets([to(1, 1), to(0, 1), to(1, 1), to(-1, -1)], setting(OPEN));
  expect(quiet.map(printSquare)).toEqual(['c2', 'd4', 'e4']);
});
