import { expect, test } from 'vitest';
import { countMoves, readText, sourceDocument, variantOf, ZO_SHOGI } from './diagrams.js';

const HANDS = '4k4/P3E1N2/9/9/3p5/P8/9/9/4K4[PNLEBpn] w - - 0 1';

test('the diagram alone gives the variant, and a list of the rules that it does not state', () => {
  const { value, diagnostics } = readText(ZO_SHOGI);
  expect(value.map(({ id, title }) => [id, title])).toEqual([['zo-shogi', 'Zo Shogi']]);
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    ...Array<string>(6).fill('info doc/assumed-rule'),
    'info doc/ignored-parameter',
  ]);
  const inexpressible = diagnostics.flatMap(
    ({ message }) => /^"([^"]+)" is not stated/.exec(message)?.[1] ?? [],
  );
  expect(inexpressible.sort()).toEqual([
    'Drops',
    'Immobile pieces',
    'Move rule',
    'Perpetual check',
    'Repetition',
    'Stalemate',
  ]);
  expect(diagnostics.at(-1)?.message).toContain('squareSize, darkShade');
});

test('seven pieces promote, each to the piece nine places later', () => {
  const variant = variantOf(ZO_SHOGI);
  const pairs = variant.pieces.flatMap(({ id, promotion }) =>
    promotion.style === 'shogi' ? [`${id} ${promotion.to}`] : [],
  );
  expect(pairs).toEqual([
    'pawn tokin',
    'bishop horse',
    'elephant prince',
    'rook dragon',
    'lance apricot',
    'knight scepter',
    'silver whole',
  ]);
  expect(variant.pieces.filter(({ royal }) => royal).map(({ id }) => id)).toEqual(['king']);
  expect(variant.rules.promotionRegion.white).toHaveLength(27);
});

// Counted with the engine.
test('completed from the built-in shogi, it has the same legal moves as the section on the page', () => {
  const variant = variantOf(ZO_SHOGI, 'shogi');
  expect(countMoves(variant, 4)).toBe(445_372);
  expect(countMoves(variant, 2, HANDS)).toBe(1_062);
});

test('without completion, two pawns may be on a file', () => {
  expect(countMoves(variantOf(ZO_SHOGI), 2, HANDS)).toBe(1_108);
});

test('after completion, no rule is assumed', () => {
  const { value, diagnostics } = readText(ZO_SHOGI, { rulesFrom: 'shogi' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['doc/ignored-parameter']);
  const [variant] = value;
  expect(variant?.rules).toMatchObject({
    nFoldRule: 4,
    perpetualCheckIllegal: true,
    stalemateValue: 'loss',
    immobilityIllegal: true,
    nMoveRule: 0,
  });
  expect(variant?.origins.nFoldRule).toMatchObject({ kind: 'inherited', from: 'shogi' });
  expect(variant?.origins.promotionRegion).toMatchObject({ kind: 'stated' });
  expect(variant?.pieces[0]?.drop).toEqual({ allowed: true, perFile: 1, mateForbidden: true });
});

const PAGE = sourceDocument('001_1f12106ebb601b29.txt');

test.skipIf(PAGE === null)(
  'the page itself (skipped if ../shared/seeds is missing) says the same in one line',
  () => {
    const { value, diagnostics } = readText(PAGE ?? '', { rulesFrom: 'shogi', prefer: 'diagram' });
    const [variant] = value;
    if (variant === undefined) throw new Error('no variant');
    expect(variant.id).toBe('zo-shogi');
    expect(diagnostics.map(({ code }) => code)).toEqual(['doc/ignored-parameter']);
    expect(countMoves(variant, 4)).toBe(445_372);
    expect(countMoves(variant, 2, HANDS)).toBe(1_062);
  },
);
