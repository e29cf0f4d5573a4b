import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { byColor, printSquare, rankOf, squareAt, type Square } from '../../../src/ir/board.js';
import { CHASING_RULES, VALUES } from '../../../src/ir/rules.js';
import { squareSet, type SquareSet } from '../../../src/ir/region.js';
import { assignFormerRank } from '../../../src/notation/option-values/former-ranks.js';
import { parseFile, parseInteger, parseRank } from '../../../src/notation/option-values/numbers.js';
import { parsePieceLetter } from '../../../src/notation/option-values/piece-letters.js';
import {
  parsePieceNumbers,
  parsePiecePairs,
  parsePieceSet,
  parsePieceType,
  printPieceSet,
} from '../../../src/notation/option-values/piece-sets.js';
import { parseRegion, printRegion, zoneFrom } from '../../../src/notation/option-values/regions.js';
import type { Stored, ValueProblemKind } from '../../../src/notation/option-values/stored.js';
import {
  parseBoolean,
  parseCastlingRights,
  parseWord,
} from '../../../src/notation/option-values/words.js';

/** The value, and the kind and text of each problem. */
function seen<T>(
  text: string,
  { value, problems }: Stored<T>,
): readonly [T, ...(readonly [ValueProblemKind, string])[]] {
  return [
    value,
    ...problems.map(({ kind, start, end }) => [kind, text.slice(start, end)] as const),
  ];
}

const names = (squares: SquareSet): string => squares.map(printSquare).join(' ');
const region = (text: string) => {
  const [squares, ...problems] = seen(text, parseRegion(text));
  return [names(squares), ...problems];
};

describe('booleans and words: exact matches, otherwise false and none', () => {
  test.each([
    ['true', [true]],
    ['false', [false]],
    ['True', [false, ['invalid', 'True']]],
    ['true ', [false, ['invalid', 'true ']]],
    ['1', [false, ['invalid', '1']]],
  ])('bool %j', (text, expected) => {
    expect(seen(text, parseBoolean(text))).toEqual(expected);
  });

  test.each([
    ['loss', ['loss']],
    ['none', ['none']],
    ['Loss', ['none', ['invalid', 'Loss']]],
    ['loss # x', ['none', ['invalid', 'loss # x']]],
  ])('Value %j', (text, expected) => {
    expect(seen(text, parseWord(text, VALUES))).toEqual(expected);
  });

  it('has separate words for each type', () => {
    expect(parseWord('axf', CHASING_RULES).value).toBe('axf');
    expect(parseWord('win', CHASING_RULES).value).toBe('none');
  });

  test.each([
    ['kQ', ['Qk']],
    ['K Q - k', ['KQ']],
    ['-', ['']],
    ['Kx', ['K', ['invalid', 'Kx']]],
  ])('CastlingRights %j', (text, expected) => {
    expect(seen(text, parseCastlingRights(text))).toEqual(expected);
  });
});

describe('numbers: the leading digits', () => {
  test.each([
    ['40', [40]],
    ['+7', [7]],
    ['-3', [-3]],
    ['1e2', [1, ['ignored', 'e2']]],
    ['0x10', [0, ['ignored', 'x10']]],
    ['20 ; twenty', [20, ['ignored', '; twenty']]],
    ['20 ', [20]],
    ['fifty', [0, ['invalid', 'fifty']]],
    ['- 3', [0, ['invalid', '- 3']]],
    ['2147483647', [2147483647]],
    ['2147483648', [2147483647, ['invalid', '2147483648']]],
    ['-2147483648', [-2147483648]],
    ['-99999999999999999999', [-2147483648, ['invalid', '-99999999999999999999']]],
  ])('int %j', (text, expected) => {
    expect(seen(text, parseInteger(text))).toEqual(expected);
  });

  test.each([
    ['1', [0]],
    ['10', [9]],
    ['8th', [7, ['ignored', 'th']]],
    ['11', [10, ['invalid', '11']]],
    ['0', [-1, ['invalid', '0']]],
    ['eight', [-1, ['invalid', 'eight']]],
  ])('Rank %j, from 0', (text, expected) => {
    expect(seen(text, parseRank(text))).toEqual(expected);
  });

  test.each([
    ['a', [0]],
    ['l', [11]],
    ['12', [11]],
    ['h8', [7, ['ignored', '8']]],
    ['m', [12, ['invalid', 'm']]],
    ['13', [12, ['invalid', '13']]],
    ['H', [-25, ['invalid', 'H']]],
    ['é', [0xc3 - 256 - 97, ['invalid', 'é']]],
  ])('File %j, from 0', (text, expected) => {
    expect(seen(text, parseFile(text))).toEqual(expected);
  });
});

describe('regions', () => {
  test.each([
    ['d4', ['d4']],
    ['D4 a1', ['a1 d4']],
    ['*10', ['a10 b10 c10 d10 e10 f10 g10 h10 i10 j10 k10 l10']],
    ['l*', ['l1 l2 l3 l4 l5 l6 l7 l8 l9 l10']],
    ['-', ['']],
    ['d4 - e4', ['d4', ['ignored', 'e4']]],
    ['d4,e4 e5', ['d4 e5', ['ignored', ',e4']]],
    ['d4 d11 d5', ['d4', ['invalid', 'd11']]],
    ['d4 m1 d5', ['d4', ['invalid', 'm1']]],
    ['d4 m* d5', ['d4', ['invalid', 'm*']]],
    ['d4 d', ['d4', ['invalid', 'd']]],
    ['*', ['', ['invalid', '*']]],
    ['4d', ['', ['invalid', '4d']]],
    ['a1 none', ['a1', ['aborts', 'none']]],
    ['*a', ['', ['aborts', '*a']]],
    ['a99999999999', ['', ['aborts', 'a99999999999']]],
    ['d0', ['', ['undefined', 'd0']]],
    ['*0', ['i10 j10 k10 l10', ['undefined', '*0']]],
    ['d4 e4 ', ['d4 e4']],
  ])('%j', (text, expected) => {
    expect(region(text)).toEqual(expected);
  });

  const square = (name: string): Square => {
    const found = squareAt(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);
    if (found === null) throw new Error(name);
    return found;
  };
  const squares = (text: string): SquareSet => squareSet(text.split(' ').map(square));

  it('prints as few words as possible: whole ranks, whole files, squares', () => {
    const board = { files: 3, ranks: 4 };
    expect(printRegion([], board)).toBe('-');
    expect(printRegion(squares('a1 b1 c1'), board)).toBe('*1');
    expect(printRegion(squares('b1 b2 b3 b4 a2'), board)).toBe('b* a2');
    expect(printRegion(squares('a1 a2 a3 a4 b1 c1'), board)).toBe('*1 a*');
    expect(printRegion(squares('a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4'), board)).toBe('a* b* c*');
    expect(printRegion(squares('a1 b1 c1 d1 a9'), board)).toBe('*1');
    expect(printRegion(squares('a1 b1 c1'))).toBe('a1 b1 c1');
  });

  it('reads back what it prints', () => {
    const any = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 9 })),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(any, (pairs) => {
        const set = squareSet(pairs.flatMap(([file, rank]) => squareAt(file, rank) ?? []));
        expect(parseRegion(printRegion(set))).toEqual({ value: set, problems: [] });
      }),
    );
  });

  it('counts a zone from the side of each player', () => {
    expect(printRegion(zoneFrom('white', 5, 8))).toBe('*6 *7 *8 *9 *10');
    expect(printRegion(zoneFrom('black', 5, 8))).toBe('*1 *2 *3');
    expect(printRegion(zoneFrom('black', 8, 8))).toBe('i10 j10 k10 l10');
  });
});

describe('letters of pieces', () => {
  const owners = new Map([
    ['p', 'pawn'],
    ['q', 'queen'],
    ['r', 'rook'],
    ['k', 'king'],
    ['g', 'gold'],
  ]);

  test.each([
    ['QRp', [['pawn', 'rook', 'queen']]],
    ['r r', [['rook']]],
    ['p*', [['*', 'pawn']]],
    ['-', [[]]],
    ['q-r', [['queen'], ['ignored', 'r']]],
    ['q,r', [['queen'], ['invalid', ',']]],
    ['qxr', [['queen'], ['invalid', 'x']]],
    ['ép', [[], ['invalid', 'é']]],
  ])('PieceSet %j, in the order of the engine', (text, expected) => {
    expect(seen(text, parsePieceSet(text, owners))).toEqual(expected);
  });

  test.each([
    ['Q', ['queen']],
    ['kq', ['queen', ['ignored', 'kq']]],
    ['x', ['*', ['invalid', 'x']]],
    ['*', ['*']],
    ['-', ['*']],
  ])('PieceType %j', (text, expected) => {
    expect(seen(text, parsePieceType(text, owners))).toEqual(expected);
  });

  test.each([
    [
      'q:900 r : -5',
      [
        [
          ['queen', 900],
          ['rook', -5],
        ],
      ],
    ],
    [
      'q:1 r10',
      [
        [
          ['queen', 1],
          ['rook', 0],
        ],
        ['ignored', '1'],
      ],
    ],
    ['q:a r:5', [[['queen', 0]], ['invalid', 'q:a r:5']]],
    ['q:1,r:5', [[['queen', 1]], ['invalid', ',']]],
    ['q', [[], ['ignored', 'q']]],
    ['q→5', [[['queen', 0]], ['invalid', 'q→5']]],
  ])('PieceIntMap %j', (text, expected) => {
    expect(seen(text, parsePieceNumbers(text, owners))).toEqual(expected);
  });

  test.each([
    [
      'p:g R : -',
      [
        [
          ['pawn', 'gold'],
          ['rook', null],
        ],
      ],
    ],
    ['p:g,r:g', [[['pawn', 'gold']], ['invalid', ',']]],
    ['p:g r', [[['pawn', 'gold']], ['ignored', 'r']]],
    ['p:g r:', [[['pawn', 'gold']], ['ignored', 'r:']]],
    ['p:z r:g', [[], ['invalid', 'z']]],
    ['pg rk', [[['pawn', 'rook']], ['ignored', 'g'], ['ignored', 'k']]],
  ])('PiecePieceMap %j', (text, expected) => {
    expect(seen(text, parsePiecePairs(text, owners))).toEqual(expected);
  });

  it('prints letters, and a dash for none', () => {
    const letterOf = (type: string): string | undefined =>
      [...owners].find(([, owner]) => owner === type)?.[0];
    expect(printPieceSet(['*', 'rook', 'lance', 'queen'], letterOf)).toBe('*rq');
    expect(printPieceSet(['lance'], letterOf)).toBe('-');
  });

  test.each([
    ['P', 'none', [{ letter: 'p', betza: null }]],
    ['p:fW', 'none', [{ letter: 'p', betza: 'fW' }, ['ignored', ':fW']]],
    ['-', 'none', [{ letter: null, betza: null }]],
    ['5', 'none', [{ letter: null, betza: null }, ['invalid', '5']]],
    ['a:N', 'needed', [{ letter: 'a', betza: 'N' }]],
    ['aNB', 'needed', [{ letter: 'a', betza: 'B' }]],
    ['a', 'needed', [{ letter: 'a', betza: null }, ['invalid', 'a']]],
    ['a:', 'needed', [{ letter: 'a', betza: '' }, ['invalid', 'a:']]],
    ['-', 'needed', [{ letter: null, betza: null }]],
    ['k', 'optional', [{ letter: 'k', betza: null }]],
    ['k:W', 'optional', [{ letter: 'k', betza: 'W' }]],
    ['é', 'needed', [{ letter: null, betza: '' }, ['invalid', 'é']]],
    ['pq', 'none', [{ letter: 'p', betza: '' }, ['ignored', 'q']]],
    ['a→N', 'needed', [{ letter: 'a', betza: '\uFFFD\uFFFDN' }]],
  ] as const)('%j as a piece with notation %s', (text, notation, expected) => {
    expect(seen(text, parsePieceLetter(text, notation))).toEqual(expected);
  });
});

describe('former ranks', () => {
  const zones = () => ({
    maxRank: 8,
    promotionRegion: byColor(() => squareSet([])),
    doubleStepRegion: byColor(() => squareSet([])),
  });

  // In the engine, chess with one of these lines has as many moves as chess.
  test.each(['promotionRank', 'doubleStepRank', 'doubleStepRankMin'] as const)(
    '%s out of range changes nothing',
    (key) => {
      for (const text of ['0', '13', 'x']) {
        const rules = zones();
        const problems = assignFormerRank(rules, key, text);
        expect(problems).toMatchObject([{ kind: 'invalid', start: 0, end: text.length }]);
        expect(rules).toEqual(zones());
      }
    },
  );

  // By hand, on a board of 8 ranks, counted from each player's side.
  test.each([
    ['promotionRank', '7', 'promotionRegion', '7 8', '1 2'],
    ['doubleStepRank', '3', 'doubleStepRegion', '2 3', '6 7'],
    ['doubleStepRankMin', '1', 'doubleStepRegion', '1 2', '7 8'],
  ] as const)('%s = %s', (key, text, region, white, black) => {
    const rules = zones();
    expect(assignFormerRank(rules, key, text)).toEqual([]);
    const ranks = (squares: SquareSet): string =>
      [...new Set(squares.map((square) => rankOf(square) + 1))]
        .filter((rank) => rank <= 8)
        .join(' ');
    expect([ranks(rules[region].white), ranks(rules[region].black)]).toEqual([white, black]);
  });
});
