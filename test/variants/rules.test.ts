import { describe, expect, test } from 'vitest';
import { rankOf } from '../../src/ir/board.js';
import type { SquareSet } from '../../src/ir/region.js';
import type { RuleFields } from '../../src/ir/rules.js';
import type { PieceId } from '../../src/ir/piece.js';
import { readShipped } from './shipped.js';

type Rules = Partial<RuleFields<PieceId>>;

const SHOGI = {
  pieceDrops: true,
  capturesToHand: true,
  mandatoryPiecePromotion: false,
  immobilityIllegal: true,
  castling: false,
  doubleStep: false,
  nMoveRule: 0,
  perpetualCheckIllegal: true,
  stalemateValue: 'loss',
} as const satisfies Rules;

const FOURFOLD_DRAW = { nFoldRule: 4, nFoldValue: 'draw' } as const satisfies Rules;

const EXPECTED: Readonly<Record<string, Rules>> = {
  chess: {
    pieceDrops: false,
    capturesToHand: false,
    immobilityIllegal: false,
    castling: true,
    doubleStep: true,
    nMoveRule: 50,
    nFoldRule: 3,
    nFoldValue: 'draw',
    perpetualCheckIllegal: false,
    stalemateValue: 'draw',
  },
  shogi: { ...SHOGI, ...FOURFOLD_DRAW },
  'okisaki-shogi': { ...SHOGI, ...FOURFOLD_DRAW },
  'wa-shogi': { ...SHOGI, ...FOURFOLD_DRAW },
  kashogi: { ...SHOGI, ...FOURFOLD_DRAW },
  alquerque: { ...SHOGI, ...FOURFOLD_DRAW },
  'alquerque-soldier': { ...SHOGI, ...FOURFOLD_DRAW },
  // Values of a fold rule are for the player to move, so whoever completes it loses when the other one wins.
  'tori-shogi': { ...SHOGI, mandatoryPiecePromotion: true, nFoldRule: 4, nFoldValue: 'win' },
  'zo-shogi': { ...SHOGI, nFoldRule: 3, nFoldValue: 'win' },
  paragi: {
    ...SHOGI,
    pieceDrops: false,
    capturesToHand: false,
    mandatoryPiecePromotion: true,
    immobilityIllegal: false,
    perpetualCheckIllegal: false,
  },
};

const variants = ['alquerque', ...Object.keys(EXPECTED).filter((id) => !id.startsWith('alquerque'))]
  .flatMap((document) => readShipped(document).value)
  .map((variant) => ({ id: variant.id, variant }));

describe.each(variants)('$id', ({ id, variant }) => {
  test('has the rules of its sources', () => {
    const expected = EXPECTED[id] ?? {};
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(variant.rules).toMatchObject(expected);
  });
});

/** Ranks of the promotion zone, counted from the far end. */
const ZONE_DEPTH: Readonly<Record<string, number>> = { chess: 1, 'tori-shogi': 2 };

describe.each(variants)('$id', ({ id, variant }) => {
  const { ranks } = variant.board.value;
  const depth = ZONE_DEPTH[id] ?? 3;
  const ranksOf = (squares: SquareSet) => [...new Set(squares.map((at) => rankOf(at) + 1))];

  test(`has a promotion zone of the last ${depth} ranks`, () => {
    const far = Array.from({ length: depth }, (_, index) => ranks - depth + 1 + index);
    const near = Array.from({ length: depth }, (_, index) => 1 + index);
    const { white, black } = variant.rules.promotionRegion;
    expect(ranksOf(white)).toEqual(far);
    expect(ranksOf(black)).toEqual(near);
    expect(white).toHaveLength(depth * variant.board.value.files);
    expect(black).toHaveLength(depth * variant.board.value.files);
  });
});

/** The rules that no text states, by variant; all others must be stated. */
const ASSUMED: Readonly<Record<string, readonly string[]>> = {
  'wa-shogi': ['stalemateValue'],
  kashogi: [
    'capturesToHand',
    'castling',
    'doubleStep',
    'freeDrops',
    'immobilityIllegal',
    'mandatoryPiecePromotion',
    'nFoldRule',
    'nFoldValue',
    'nFoldValueAbsolute',
    'nMoveRule',
    'perpetualCheckIllegal',
    'pieceDrops',
    'promotionRegion',
    'stalemateValue',
  ],
  alquerque: [
    'castling',
    'doubleStep',
    'nFoldRule',
    'nFoldValue',
    'nFoldValueAbsolute',
    'nMoveRule',
    'perpetualCheckIllegal',
    'stalemateValue',
  ],
};

describe.each(variants)('$id', ({ id, variant }) => {
  test('assumes what no text states and nothing else', () => {
    const assumed = Object.entries(variant.origins)
      .filter(([, origin]) => origin.kind === 'assumed')
      .map(([rule]) => rule)
      .sort();
    expect(assumed).toEqual(ASSUMED[id.replace('-soldier', '')] ?? []);
  });
});

test('the board of kashogi is stated by its diagram, its start position likewise', () => {
  const kashogi = variants.find(({ id }) => id === 'kashogi')?.variant;
  expect(kashogi?.board.origin.kind).toBe('stated');
  expect(kashogi?.start?.origin.kind).toBe('stated');
});
