import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { squaresOf, type Board, type Square } from '../../src/ir/board.js';
import {
  allows,
  differenceOf,
  equalMovements,
  LARGEST_BOARD,
  normalForm,
} from '../../src/ir/compare.js';
import { withoutShared } from '../../src/ir/compare-aims.js';
import { isBetween } from '../../src/ir/elementary-move.js';
import { printDifference, printElements } from '../../src/ir/compare-words.js';
import {
  allDirections,
  ALWAYS,
  type Condition,
  type Hop,
  type LameLeap,
  type Leap,
  type Move,
  type Movement,
  type Path,
  type Reach,
  type Ride,
  type Vector,
} from '../../src/ir/movement.js';
import { targets, type Setting } from '../../src/ir/targets.js';
import { stepsTaken } from '../../src/text/steps.js';

const base = { modality: 'quiet', condition: ALWAYS, enPassant: false } as const;
const v = (dx: number, dy: number): Vector => ({ dx, dy });

function leap(dx: number, dy: number): Leap {
  return { ...base, kind: 'leap', vector: v(dx, dy) };
}
function ride(dx: number, dy: number, reach: Reach, skip = 0, lame: readonly Vector[] = []): Ride {
  return { ...base, kind: 'ride', step: v(dx, dy), reach, lame, skip };
}
function hop(dx: number, dy: number, hurdle: Reach, beyond: Reach, reach: Reach = 'edge'): Hop {
  return { ...base, kind: 'hop', step: v(dx, dy), hurdle, beyond, reach };
}
function lame(
  target: Vector,
  empty: readonly Vector[],
  occupied: readonly Vector[] = [],
): LameLeap {
  return { ...base, kind: 'lame-leap', vector: target, empty, occupied };
}
function path(legs: Path['legs'], last: Path['last'], modality: Move['modality'] = 'quiet'): Path {
  return { ...base, kind: 'path', legs, last, modality };
}
function all(short: number, long: number, make: (dx: number, dy: number) => Move): Movement {
  return allDirections(short, long).map(({ dx, dy }) => make(dx, dy));
}
function when(move: Move, condition: Partial<Condition>): Move {
  return { ...move, condition: { ...ALWAYS, ...condition } };
}
function capturing(move: Move, enPassant = false): Move {
  return { ...move, modality: 'capture', enPassant };
}

const WAZIR = all(0, 1, leap);
const FERZ = all(1, 1, leap);
const ROOK = all(0, 1, (dx, dy) => ride(dx, dy, 'edge'));

describe('equal movements', () => {
  const cases: readonly (readonly [string, Movement, Movement])[] = [
    ['nothing and nothing', [], []],
    ['order and doubles', [leap(0, 1), leap(1, 0)], [leap(1, 0), leap(0, 1), leap(1, 0)]],
    ['a rook and a rook with a wazir', ROOK, [...WAZIR, ...ROOK]],
    ['a step and a ride of one', [leap(1, 1)], [ride(1, 1, 1)]],
    [
      'R3 and a lame D and H beside W',
      [ride(0, 1, 3)],
      [leap(0, 1), lame(v(0, 2), [v(0, 1)]), lame(v(0, 3), [v(0, 1), v(0, 2)])],
    ],
    ['a lame D inside R2', [ride(0, 1, 2)], [ride(0, 1, 2), lame(v(0, 2), [v(0, 1)])]],
    ['a leap implies its lame leap', [leap(1, 2)], [leap(1, 2), lame(v(1, 2), [v(0, 1)])]],
    [
      'a leap always implies it initially',
      [leap(0, 1)],
      [leap(0, 1), when(leap(0, 1), { initial: true })],
    ],
    ['and from a region', [leap(0, 1)], [leap(0, 1), when(leap(0, 1), { from: 'palace' })]],
    ['reach 15 and the edge', [ride(0, 1, 15)], [ride(0, 1, 'edge')]],
    ['a knightrider of 7 and of the edge', [ride(1, 2, 7)], [ride(1, 2, 'edge')]],
    [
      'a grasshopper lies in a cannon',
      [hop(0, 1, 'edge', 'edge')],
      [hop(0, 1, 'edge', 1), hop(0, 1, 'edge', 'edge')],
    ],
    ['a hop of reach 2', [hop(0, 1, 'edge', 'edge', 2)], [lame(v(0, 2), [], [v(0, 1)])]],
    [
      'lame or must-jump makes a leap',
      [leap(0, 2)],
      [lame(v(0, 2), [v(0, 1)]), lame(v(0, 2), [], [v(0, 1)])],
    ],
    ['a ski rider', [ride(0, 1, 3, 1)], [leap(0, 2), lame(v(0, 3), [v(0, 2)])]],
    [
      'a path straight on and a ride of exactly two',
      [lame(v(0, 2), [v(0, 1)])],
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'quiet' }], {
          step: v(0, 1),
          least: 1,
          most: 1,
        }),
      ],
    ],
    [
      'mao as a path and as a lame leap',
      [lame(v(1, 2), [v(0, 1)])],
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'quiet' }], {
          step: v(1, 1),
          least: 1,
          most: 1,
        }),
      ],
    ],
    [
      'a path that comes back over its own square',
      [leap(0, -1)].map((move) => move),
      [
        leap(0, -1),
        path([{ step: v(0, 1), least: 1, most: 1, end: 'quiet' }], {
          step: v(0, -1),
          least: 2,
          most: 2,
        }),
      ],
    ],
    ['a step that the piece itself blocks', [], [lame(v(0, 1), [v(0, 0)])]],
    [
      'a lame knightrider',
      [lame(v(1, 2), [v(0, 1)]), lame(v(2, 4), [v(0, 1), v(1, 2), v(1, 3)])],
      [ride(1, 2, 2, 0, [v(0, 1)])],
    ],
  ];

  test.each(cases)('%s', (_name, a, b) => {
    expect(differenceOf(a, b)).toMatchObject({ onlyInFirst: [], onlyInSecond: [], isWhole: true });
    expect(equalMovements(a, b)).toBe(true);
    expect(equalMovements(b, a)).toBe(true);
  });
});

describe('unequal movements', () => {
  const cases: readonly (readonly [string, Movement, Movement])[] = [
    ['wazir and ferz', WAZIR, FERZ],
    ['D and lame D', [leap(0, 2)], [lame(v(0, 2), [v(0, 1)])]],
    ['R14 and R', [ride(0, 1, 14)], [ride(0, 1, 'edge')]],
    ['quiet and capture', [leap(0, 1)], [capturing(leap(0, 1))]],
    [
      'capture and own capture',
      [capturing(leap(0, 1))],
      [{ ...leap(0, 1), modality: 'own-capture' }],
    ],
    ['with and without en passant', [capturing(leap(1, 1))], [capturing(leap(1, 1), true)]],
    ['always and initially', [leap(0, 1)], [when(leap(0, 1), { initial: true })]],
    ['two regions', [when(leap(0, 1), { from: 'a' })], [when(leap(0, 1), { from: 'b' })]],
    ['from and to a region', [when(leap(0, 1), { from: 'a' })], [when(leap(0, 1), { to: 'a' })]],
    ['cannon and grasshopper', [hop(0, 1, 'edge', 'edge')], [hop(0, 1, 'edge', 1)]],
    ['moa and mao', [lame(v(1, 2), [v(1, 1)])], [lame(v(1, 2), [v(0, 1)])]],
    [
      'over a piece and over an enemy',
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'hurdle' }], {
          step: v(0, 1),
          least: 1,
          most: 1,
        }),
      ],
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'enemy-hurdle' }], {
          step: v(0, 1),
          least: 1,
          most: 1,
        }),
      ],
    ],
    [
      'over an enemy and capturing it',
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'capture' }], {
          step: v(0, 1),
          least: 1,
          most: 1,
        }),
      ],
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'enemy-hurdle' }], {
          step: v(0, 1),
          least: 1,
          most: 1,
        }),
      ],
    ],
    [
      'a way over a square that may be off the board, and a leap',
      [leap(1, 0)],
      [
        path([{ step: v(0, 1), least: 1, most: 1, end: 'quiet' }], {
          step: v(1, -1),
          least: 1,
          most: 1,
        }),
        path([{ step: v(0, 1), least: 1, most: 1, end: 'hurdle' }], {
          step: v(1, -1),
          least: 1,
          most: 1,
        }),
      ],
    ],
  ];

  test.each(cases)('%s', (_name, a, b) => {
    expect(equalMovements(a, b)).toBe(false);
    expect(equalMovements(b, a)).toBe(false);
  });
});

describe('a board of some size', () => {
  const small: Board = { files: 7, ranks: 9 };

  test('makes a ride that crosses it unlimited, each direction by its own side', () => {
    expect(equalMovements([ride(1, 0, 6)], [ride(1, 0, 'edge')], small)).toBe(true);
    expect(equalMovements([ride(0, 1, 6)], [ride(0, 1, 'edge')], small)).toBe(false);
    expect(equalMovements([ride(0, 1, 8)], [ride(0, 1, 'edge')], small)).toBe(true);
    expect(equalMovements([ride(1, 0, 6)], [ride(1, 0, 'edge')])).toBe(false);
  });

  test('has no room for leaps longer than itself', () => {
    expect(
      normalForm([leap(7, 0), leap(0, 8)], small).elements.map(({ target }) => target),
    ).toEqual([v(0, 8)]);
    expect(normalForm([leap(40, 1), leap(-99, 99)]).elements).toEqual([]);
  });
});

describe('the difference', () => {
  test('names what each side has beyond the other', () => {
    const { onlyInFirst, onlyInSecond } = differenceOf(
      [leap(0, 1), leap(1, 1)],
      [leap(0, 1), leap(1, 0)],
    );
    expect(onlyInFirst.map(({ target }) => target)).toEqual([v(1, 1)]);
    expect(onlyInSecond.map(({ target }) => target)).toEqual([v(1, 0)]);
  });

  test('does not hold against a lame leap that the other side has the whole leap', () => {
    const { onlyInFirst, onlyInSecond } = differenceOf([lame(v(0, 2), [v(0, 1)])], [leap(0, 2)]);
    expect(onlyInFirst).toEqual([]);
    expect(onlyInSecond.map(({ target, demands }) => [target, demands.size])).toEqual([
      [v(0, 2), 0],
    ]);
  });

  test('is said in words', () => {
    const horse = lame(v(1, 2), [v(0, 1)]);
    const from = when(leap(1, 1), { from: 'connected' });
    expect(printDifference(differenceOf([leap(0, 1)], [horse, capturing(horse), from]))).toBe(
      'without moves to (0,1); with from region connected moves to (1,1); ' +
        'moves and captures to (1,2) if (0,1) is empty',
    );
    expect(printDifference(differenceOf(ROOK, ROOK))).toBe(null);
    expect(printElements(normalForm([hop(0, 1, 'edge', 1, 2)]).elements)).toBe(
      'moves to (0,2) if (0,1) is occupied',
    );
    expect(printElements(normalForm(ROOK).elements)).toBe(
      'moves to (0,1), (1,0), (-1,0), (0,-1), (0,2), (2,0), (-2,0), (0,-2) and 52 more',
    );
    // A few are printed, however many there are.
    let printed = 0;
    const [one] = normalForm([leap(0, 1)]).elements;
    if (one === undefined) throw new Error('no element');
    const many = Array.from({ length: 5000 }, (_, dx) => ({
      ...one,
      get target() {
        printed += 1;
        return v(dx, 1);
      },
    }));
    expect(printElements(many)).toMatch(/ and 4992 more$/);
    expect(printed).toBeLessThan(300);
  });
});

test('a path too long to expand equals itself and nothing else', () => {
  const leg = { step: v(1, 0), least: 1, most: 'edge', end: 'quiet' } as const;
  const across = { ...leg, step: v(0, 1) };
  const legs = [
    leg,
    across,
    { ...leg, step: v(-1, 0) },
    { ...across, step: v(0, -1) },
    leg,
    across,
    leg,
  ];
  const last = { step: v(0, 1), least: 1, most: 'edge' } as const;
  const long = path(legs, last);
  const longer = path([...legs, across], last);
  expect(equalMovements([long], [{ ...long }])).toBe(true);
  expect(equalMovements([long], [longer])).toBe(false);
});

describe('properties', () => {
  const small = fc.integer({ min: -2, max: 2 });
  const vector = fc.tuple(small, small).filter(([dx, dy]) => dx !== 0 || dy !== 0);
  const reach = fc.constantFrom<Reach>(1, 2, 3, 'edge');
  const square = vector.map(([dx, dy]) => v(dx, dy));
  const squares = fc.array(square, { maxLength: 2 });
  const anyMove: fc.Arbitrary<Move> = fc.oneof(
    vector.map(([dx, dy]): Move => leap(dx, dy)),
    fc
      .tuple(vector, squares, squares)
      .map(([[dx, dy], empty, occupied]): Move => lame(v(dx, dy), empty, occupied)),
    fc
      .tuple(vector, reach, fc.integer({ min: 0, max: 1 }), squares)
      .map(([[dx, dy], most, skip, beside]): Move => ride(dx, dy, most, skip, beside.slice(1))),
    fc
      .tuple(vector, reach, reach, reach)
      .map(([[dx, dy], hurdle, beyond, most]): Move => hop(dx, dy, hurdle, beyond, most)),
    fc
      .tuple(
        square,
        square,
        reach,
        fc.constantFrom('quiet', 'capture', 'hurdle', 'own-capture', 'enemy-hurdle'),
      )
      .map(([step, then, most, end]): Move =>
        path([{ step, least: 1, most, end }], { step: then, least: 1, most: 2 }),
      ),
  );
  const modality = fc.constantFrom('quiet', 'capture', 'own-capture');
  const movement = fc.array(
    fc.tuple(anyMove, modality).map(([move, kind]): Move => ({ ...move, modality: kind })),
    { maxLength: 4 },
  );

  test('every movement equals itself, turned round and doubled', () => {
    fc.assert(
      fc.property(movement, (moves) => equalMovements(moves, [...moves, ...moves].reverse())),
      { seed: 2, numRuns: 200 },
    );
  });

  test('equality is symmetric, and holds if and only if the difference is empty', () => {
    fc.assert(
      fc.property(movement, movement, (a, b) => {
        const { onlyInFirst, onlyInSecond } = differenceOf(a, b);
        expect(equalMovements(a, b)).toBe(onlyInFirst.length + onlyInSecond.length === 0);
        expect(equalMovements(b, a)).toBe(equalMovements(a, b));
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('what two movements share changes nothing of their difference', () => {
    const passing: Move = leap(0, 0);
    const conditional = fc
      .tuple(fc.oneof(anyMove, fc.constant(passing)), modality, fc.boolean())
      .map(([move, kind, initial]): Move => ({ ...when(move, { initial }), modality: kind }));
    const some = fc.array(conditional, { minLength: 1, maxLength: 4 });
    let leftOut = 0;
    fc.assert(
      fc.property(some, some, some, (shared, a, b) => {
        const [one, other] = [
          [...a, ...shared],
          [...shared, ...b],
        ];
        const [first, second] = [normalForm(one), normalForm(other)];
        const { onlyInFirst, onlyInSecond } = differenceOf(one, other);
        expect(onlyInFirst).toEqual(first.elements.filter((move) => !allows(second, move)));
        expect(onlyInSecond).toEqual(second.elements.filter((move) => !allows(first, move)));
        if (withoutShared(one, other, LARGEST_BOARD)[0].length < one.length) leftOut += 1;
      }),
      { seed: 5, numRuns: 500 },
    );
    expect(leftOut).toBeGreaterThan(100);
  });

  // The evaluator of move sets is an independent account of the same movements: on a board of one rank it can be
  // asked about every position there is.
  test('movements are equal if and only if they reach the same squares in every position', () => {
    const board: Board = { files: 5, ranks: 1 };
    const positions = allPositions(board.files);
    const along = fc.constantFrom(v(1, 0), v(2, 0), v(-1, 0));
    const besides = fc.array(fc.constantFrom(v(1, 0), v(2, 0)), { maxLength: 2 });
    const onLine: fc.Arbitrary<Move> = fc.oneof(
      along.map(({ dx }) => leap(dx, 0)),
      fc.tuple(along, besides, besides).map(([to, empty, full]) => lame(to, empty, full)),
      fc.tuple(along, reach, fc.nat(1)).map(([step, most, skip]) => ride(step.dx, 0, most, skip)),
      fc.tuple(along, reach, reach, reach).map(([step, ...most]) => hop(step.dx, 0, ...most)),
      fc
        .tuple(along, along, fc.constantFrom('quiet', 'hurdle', 'enemy-hurdle'))
        .map(([step, then, end]) =>
          path([{ step, least: 1, most: 2, end }], { step: then, least: 1, most: 1 }),
        ),
    );
    const moves = fc.array(onLine, { minLength: 1, maxLength: 4 });
    let equals = 0;
    fc.assert(
      fc.property(moves, moves, fc.boolean(), (a, other, isLarger) => {
        const b = isLarger ? [...a, ...other.slice(0, 1)] : other;
        const same = positions.every((position) => reached(a, position) === reached(b, position));
        expect(equalMovements(a, b, board)).toBe(same);
        if (same) equals += 1;
      }),
      { seed: 4, numRuns: 1000 },
    );
    expect(equals).toBeGreaterThan(100);

    function reached(movement: Movement, position: Position): string {
      return JSON.stringify(targets(movement, { board, color: 'white', ...position }));
    }
  });
});

type Position = Pick<Setting, 'origin' | 'occupant' | 'initial' | 'regionHolds'>;

/** Every way to put a piece on a board of one rank, and own, enemy or no pieces on the other squares. */
function allPositions(files: number): readonly Position[] {
  const squares = squaresOf({ files, ranks: 1 });
  let fillings: readonly (readonly ('own' | 'enemy' | null)[])[] = [[]];
  while (fillings[0]?.length !== files) {
    fillings = fillings.flatMap((partial) =>
      (['own', 'enemy', null] as const).map((occupant) => [...partial, occupant]),
    );
  }
  return squares.flatMap((origin) =>
    fillings
      .filter((filling) => filling[origin] === 'own')
      .map((filling) => ({
        origin,
        occupant: (square: Square) => filling[square] ?? null,
        initial: true,
        regionHolds: () => true,
      })),
  );
}

test('the squares between two are those of the smallest board that holds both', () => {
  const steps = [-2, -1, 0, 1, 2];
  const vectors = steps.flatMap((dx) => steps.map((dy) => ({ dx, dy })));
  const isWithin = (part: number, whole: number): boolean =>
    part >= Math.min(0, whole) && part <= Math.max(0, whole);
  for (const target of vectors)
    for (const square of vectors)
      expect(isBetween(square, target), JSON.stringify([square, target])).toBe(
        isWithin(square.dx, target.dx) && isWithin(square.dy, target.dy),
      );
});

test('movements that are written alike are not expanded to be compared', () => {
  const queen = [v(0, 1), v(1, 1), v(-1, 0)].map(({ dx, dy }) => ride(dx, dy, 'edge'));
  const again = queen.map((move) => ({ ...move, condition: { ...move.condition } }));
  const before = stepsTaken();
  expect(equalMovements(queen, again.toReversed())).toBe(true);
  expect(stepsTaken()).toBe(before);
});
