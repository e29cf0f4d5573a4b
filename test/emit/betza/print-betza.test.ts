import { describe, expect, test } from 'vitest';
import { DIALECTS, type Dialect } from '../../../src/catalog/betza/dialects.js';
import { printBetza } from '../../../src/emit/betza/print-betza.js';
import { ALWAYS, type Move, type Movement } from '../../../src/ir/movement.js';
import { equalMovements } from '../../../src/ir/compare.js';
import { readAsProgram, readBetza } from '../../../src/read/betza/read-betza.js';

const base = { modality: 'quiet', condition: ALWAYS, enPassant: false } as const;

function both(move: Move): Move[] {
  return [move, { ...move, modality: 'capture' }];
}
function leaps(...vectors: readonly (readonly [number, number])[]): Movement {
  return vectors.flatMap(([dx, dy]) => both({ ...base, kind: 'leap', vector: { dx, dy } }));
}
function rides(
  reach: number | 'edge',
  ...vectors: readonly (readonly [number, number])[]
): Movement {
  return vectors.flatMap(([dx, dy]) =>
    both({ ...base, kind: 'ride', step: { dx, dy }, reach, lame: [], skip: 0 }),
  );
}

function read(text: string, dialect: Dialect = 'fairy-stockfish'): Movement {
  const span = { file: 'test', start: 0, end: text.length };
  return readBetza(text, dialect, span).value.asRead;
}

/** The text, or `refused`. */
function print(movement: Movement, dialect: Dialect): string {
  const printed = printBetza(movement, dialect);
  return printed.kind === 'printed' ? printed.text : 'refused';
}

const ORTHOGONAL = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

describe('movements made by hand', () => {
  const pieces: readonly (readonly [string, Movement, string])[] = [
    ['pawn of shogi', leaps([0, 1]), 'fW'],
    ['gold', leaps(...ORTHOGONAL, [1, 1], [-1, 1]), 'WfF'],
    ['silver', leaps(...DIAGONAL, [0, 1]), 'FfW'],
    ['copper', leaps([0, 1], [1, 1], [-1, 1], [0, -1]), 'vWfF'],
    ['knight of shogi', leaps([1, 2], [-1, 2]), 'fN'],
    ['king', leaps(...ORTHOGONAL, ...DIAGONAL), 'K'],
    ['queen', rides('edge', ...ORTHOGONAL, ...DIAGONAL), 'Q'],
    [
      'queen, written with its steps',
      [...leaps(...ORTHOGONAL), ...rides('edge', ...DIAGONAL, ...ORTHOGONAL)],
      'Q',
    ],
    ['lance and reverse chariot', rides('edge', [0, 1], [0, -1]), 'vR'],
    ['one direction', leaps([-1, -1]), 'blF'],
    ['goose of tori shogi', leaps([2, 2], [-2, 2], [0, -2]), 'fAbD'],
    [
      'left quail of tori shogi',
      [...rides('edge', [0, 1], [1, -1]), ...leaps([-1, -1])],
      'fRbrBblF',
    ],
    [
      'eagle of tori shogi',
      [
        ...rides('edge', [1, 1], [-1, 1], [0, -1]),
        ...leaps(...ORTHOGONAL),
        ...rides(2, [1, -1], [-1, -1]),
      ],
      'WbRfBbB2',
    ],
  ];

  test.each(pieces)('%s', (_name, movement, text) => {
    expect(print(movement, 'fairy-stockfish')).toBe(text);
    expect(print(movement, 'xboard')).toBe(text);
    expect(print(movement, 'xbetza')).toBe(text);
  });
});

describe('well-known pieces of Fairy-Stockfish in each dialect', () => {
  // Read as the engine reads them. A single text is the same in all dialects.
  const piece = (
    name: string,
    given: string,
    text: string,
    xboard = text,
    xbetza = text,
  ): [string, string, string, string, string] => [name, given, text, xboard, xbetza];

  test.each([
    piece('chess pawn', 'fmWfceF', 'fmWfceF'),
    piece('chess pawn with a double step', 'mfWfceFifmnD', 'fmWfceFifmnD'),
    piece('berolina pawn', 'mfFcfeWimfnA', 'fmFfceWifmnA'),
    piece('pawn with a triple step', 'fmWfcFimfR3', 'fmWfcFifmR3'),
    piece('soldier', 'lfrW', 'fsW'),
    piece('breakthrough piece', 'fmWfF', 'fmWfF'),
    piece('clobber piece', 'cW', 'cW'),
    piece('archbishop', 'NB', 'BN'),
    piece('chancellor', 'NR', 'RN'),
    piece('amazon', 'NQ', 'QN'),
    piece('dragon king', 'FR', 'RF'),
    piece('dragon horse', 'WB', 'BW'),
    piece('centaur', 'FNW', 'KN'),
    piece('aiwok', 'RNF', 'RNF'),
    piece('ferz-alfil', 'AF', 'FA'),
    piece('squirrel', 'ADN', 'NAD'),
    piece('gnu', 'NC', 'NC'),
    piece('falcon of tori shogi', 'FsfW', 'FfsW'),
    piece('crane of tori shogi', 'FfbW', 'FvW'),
    piece('pheasant of tori shogi', 'fDbF', 'bFfD'),
    piece('knibis', 'mNcB', 'mNcB'),
    piece('cannon', 'mRcpR', 'mRcpR'),
    piece('cannon of janggi', 'pR', 'pR'),
    piece('grasshopper', 'gQ', 'gQ'),
    piece('elephant of xiangqi', 'nA', 'nA'),
    piece('horse of xiangqi', 'nN', 'nN', 'nN', 'mafsW'),
    piece('elephant of janggi', 'nZ', 'nZ', 'mafsmafW', 'mafsmafW'),
    piece('banner', 'RcpRnN', 'RnNcpR', 'RnNcpR', 'RmafsWcpR'),
    piece('nightrider', 'NN', 'NN', 'N0', 'N0'),
    piece('short rook', 'W4', 'R4'),
    piece('short queen', 'K3', 'Q3'),
    piece('two ranges on one ray', 'R3fR', 'fRbsR3'),
    piece('quiet and capture of one range', 'mQ2cQ2', 'Q2'),
    piece('quiet and capture of two ranges', 'mR3cR5', 'mR3cR5'),
    piece('three moves of a king', 'fK', 'fWfF'),
    piece('chariot general of yari shogi', 'fKbR', 'bRfWfF'),
    piece('half of a knight', 'ffNfsN', 'fhN'),
    piece('left-handed knight', 'hlN', 'hlN'),
    piece('one move of a knight', 'flN', 'flN'),
    piece('zebra, by its other letter', 'J', 'Z'),
    piece('camel, by its other letter', 'L', 'C'),
    piece('lion-like leaper', 'FDH', 'FDH'),
  ])('%s (%s)', (_name, given, text, xboard, xbetza) => {
    const movement = read(given);
    expect(print(movement, 'fairy-stockfish')).toBe(text);
    expect(print(movement, 'xboard')).toBe(xboard);
    expect(print(movement, 'xbetza')).toBe(xbetza);
  });
});

describe('the board', () => {
  const [forward] = ORTHOGONAL;

  test('makes a reach across it unlimited, and a reach above nine inexpressible', () => {
    const movement = rides(8, forward);
    expect(printBetza(movement, 'fairy-stockfish', { files: 9, ranks: 9 })).toEqual({
      kind: 'printed',
      text: 'fR',
    });
    expect(print(movement, 'fairy-stockfish')).toBe('fR8');
    expect(print(rides(12, forward), 'xboard')).toBe('fR12');
    expect(print(rides(10, [1, 0]), 'fairy-stockfish')).toBe('refused');
    expect(print(rides(11, [1, 0]), 'fairy-stockfish')).toBe('rR');
  });
});

describe('a text reads back equal, on every board', () => {
  const same = (text: string, from: Dialect, to: Dialect): boolean | 'refused' => {
    const movement = readAsProgram(text, from);
    const printed = printBetza(movement, to);
    if (printed.kind === 'refused') return 'refused';
    return equalMovements(readAsProgram(printed.text, to), movement);
  };

  test.each(['Pz99DA3L(2)qW9F', 'tpdB9vmtS3', 'R9', 'vR9sR'])('%s', (text) => {
    for (const dialect of DIALECTS) expect(same(text, 'fairy-stockfish', dialect)).toBe(true);
  });

  test.each([
    ['WyafsW', 'WyafsW'],
    ['FyafsF', 'FyafsF'],
    ['fyafsmW', 'fyafsmW'],
    ['KNADcaKcabKmabK', 'caKcabKmabKKNAD'],
    ['caKmK', 'caKmK'],
  ])('%s of XBetza', (text, printed) => {
    expect(print(readAsProgram(text, 'xbetza'), 'xbetza')).toBe(printed);
    expect(same(text, 'xbetza', 'xbetza')).toBe(true);
  });

  test('or is refused: 60 random strings of each dialect', () => {
    let seed = 20261122;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const of = (letters: string): string => letters.charAt(random(letters.length));
    const part = (): string =>
      Array.from({ length: random(3) }, () => of('fblrvsmcinpg')).join('') +
      of('WFDNAHCZGKRBQ') +
      (random(4) === 0 ? String(1 + random(12)) : '');
    let printed = 0;
    for (const dialect of DIALECTS) {
      for (let count = 0; count < 60; count++) {
        const text = Array.from({ length: 1 + random(3) }, part).join('');
        const result = same(text, dialect, dialect);
        expect([text, result]).not.toEqual([text, false]);
        if (result === true) printed += 1;
      }
    }
    expect(printed).toBeGreaterThan(90);
  });
});

describe('a dialect refuses what it cannot express, and names it', () => {
  const step = { ...base, kind: 'leap', vector: { dx: 1, dy: 1 } } as const;
  const cases: readonly (readonly [string, Movement, Dialect, string])[] = [
    [
      'a region',
      [step, { ...step, vector: { dx: 0, dy: 1 }, condition: { ...ALWAYS, from: 'connected' } }],
      'fairy-stockfish',
      'Fairy-Stockfish cannot express: from region connected moves to (0,1)',
    ],
    [
      'captures of own pieces',
      [{ ...step, modality: 'own-capture' }],
      'fairy-stockfish',
      'Fairy-Stockfish cannot express: captures of own pieces to (1,1)',
    ],
    ['a long leap', leaps([1, 4]), 'xboard', 'XBoard cannot express: moves and captures to (1,4)'],
    [
      'a moa',
      read('mafsF', 'xboard').filter(
        (move) => move.modality === 'quiet' && move.kind === 'path' && move.legs[0]?.step.dx === 1,
      ),
      'fairy-stockfish',
      'Fairy-Stockfish cannot express: moves to (1,2) if (1,1) is empty, (2,1) if (1,1) is empty, ' +
        '(2,-1) if (1,-1) is empty, (1,-2) if (1,-1) is empty',
    ],
    [
      'an initial capture',
      read('icN', 'xboard')
        .filter(({ modality }) => modality === 'capture')
        .slice(0, 1),
      'fairy-stockfish',
      'Fairy-Stockfish cannot express: initially captures to (1,2)',
    ],
    ['no moves at all', [], 'xboard', 'XBoard cannot express a piece that never moves'],
    [
      'a text that the engine reads with further moves',
      read('fRgR', 'xboard'),
      'fairy-stockfish',
      "Fairy-Stockfish reads 'gRfR' with moves and captures to (0,-1), (0,-2), (0,-3), (0,-4), " +
        '(0,-5), (0,-6), (0,-7), (0,-8) and 7 more',
    ],
  ];

  test.each(cases)('%s', (_name, movement, dialect, why) => {
    expect(printBetza(movement, dialect)).toEqual({ kind: 'refused', why });
  });

  test('but XBoard can express captures of own pieces and the moa', () => {
    expect(print([{ ...step, modality: 'own-capture' }], 'xboard')).toBe('frdF');
    expect(print(read('mafsF', 'xboard'), 'xboard')).toBe('mafsF');
  });

  test('and Fairy-Stockfish can express that a piece never moves', () => {
    expect(print([], 'fairy-stockfish')).toBe('');
  });
});
