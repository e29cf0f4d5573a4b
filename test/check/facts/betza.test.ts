import { describe, expect, test } from 'vitest';
import { betzaFacts, betzaSignature } from '../../../src/check/facts/betza.js';
import { xboardDifference } from '../../../src/check/facts/xboard-betza.js';

function codes(text: string): readonly string[] {
  return betzaFacts(text).differences.map(({ code }) => code);
}

describe('how the engine reads a Betza string', () => {
  test.each([
    ['R12', 'betza/range-digits'],
    ['DD', 'betza/dead-rider'],
    ['nC', 'betza/dead-lame-leaper'],
    ['pN', 'betza/dead-hopper'],
    ['fsK', 'betza/king-directions'],
    ['[F?R]', 'betza/unsupported-here'],
  ])('%s: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test.each(['', 'fmWfceF', 'RcpRnN', 'mBcpB '])('"%s" is read as it is written', (text) => {
    expect(codes(text)).toEqual([]);
  });

  test.each([
    ['', true],
    ['nC', true],
    ['nb', true],
    ['hN', true],
    ['WnC', false],
    ['[F?R]', false],
  ])('"%s": dead is %s', (text, isDead) => {
    expect(betzaFacts(text).isDead).toBe(isDead);
  });

  test('brackets have no meaning in this dialect; the letters in them are read', () => {
    const { asRead, asWritten } = betzaFacts('(W)-[f]');
    expect(asWritten()).toBeNull();
    expect(asRead()).toHaveLength(8);
  });

  test('a string is analysed once', () => {
    expect(betzaFacts('fRbB')).toBe(betzaFacts('fRbB '));
  });

  test('a long string is read only as far as the steps allow', () => {
    expect(codes('W'.repeat(200_000))).toContain('betza/too-long');
    expect(codes(`(${'R1'.repeat(100_000)}`)).toEqual(['betza/unsupported-here']);
  });
});

describe('signatures', () => {
  test.each([
    ['K', 'WF'],
    ['Q', 'BR'],
    ['RNF', 'FRN'],
    ['NN', 'N0'],
    ['fmWfcF', 'mfWcfF'],
    ['lfW', 'fWlW'],
  ])('%s and %s are equal', (one, other) => {
    expect(betzaSignature(betzaFacts(one))).toBe(betzaSignature(betzaFacts(other)));
  });

  test.each([
    ['K', 'Q'],
    ['N', 'nN'],
    ['R', 'mR'],
    ['fmWfcF', 'fmWfceF'],
    ['R3', 'R'],
    ['pR', 'gR'],
    ['nD', 'D'],
    ['iW', 'W'],
    ['iR3', 'R3'],
    ['nN', 'R'],
    ['pR', 'pDD'],
    ['fR', 'lR'],
    ['R62', 'R'],
    ['fsN', 'fN'],
  ])('%s and %s are not', (one, other) => {
    expect(betzaSignature(betzaFacts(one))).not.toBe(betzaSignature(betzaFacts(other)));
  });
});

// The movements are computed in another module. Every combination of a modifier, an atom and a range is compared.
test('signatures of hundreds of small pieces are equal exactly if their movements are equal', () => {
  const words = ['', 'm', 'c', 'i', 'f', 'b', 'l', 'v', 's', 'n', 'p', 'g', 'mi', 'fc', 'nf', 'pv'];
  const atoms = ['W', 'F', 'D', 'N', 'A', 'H', 'C', 'Z', 'G', 'K', 'R', 'B', 'Q'];
  const lengths = ['', '2', '3', '4', '0'];
  const pieces = words
    .flatMap((word) => atoms.flatMap((atom) => lengths.map((length) => word + atom + length)))
    .map(betzaFacts)
    .filter(({ differences, isDead }) => differences.length === 0 && !isDead);
  expect(pieces.length).toBeGreaterThan(300);
  const meaning = new Map<string, string>();
  const signatures = new Map<string, string>();
  for (const facts of pieces) {
    const signature = betzaSignature(facts);
    const moves = [...new Set(facts.asRead().map((move) => JSON.stringify(move)))]
      .toSorted()
      .join(' ');
    expect([facts.text, meaning.get(signature) ?? moves]).toEqual([facts.text, moves]);
    expect([facts.text, signatures.get(moves) ?? signature]).toEqual([facts.text, signature]);
    meaning.set(signature, moves);
    signatures.set(moves, signature);
  }
});

test.each([
  ['mfW', 'with moves to (1,0), (-1,0), (0,-1)', 'fmW'],
  ['nZ', null, null],
  ['mL', null, 'mC'],
  ['fKbR', null, 'fWfFbR'],
])('%s is another piece in XBoard', (text, words, portable) => {
  const difference = xboardDifference(betzaFacts(text));
  expect(difference?.portable).toBe(portable);
  if (words !== null) expect(difference?.words).toBe(words);
});

test.each(['fmWfcF', 'mRcpR', 'N0', 'KNAD'])('%s is the same in XBoard', (text) => {
  expect(xboardDifference(betzaFacts(text))).toBeNull();
});
