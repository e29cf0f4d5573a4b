import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { xboardKinds } from '../../../../src/emit/lower/xboard/kinds.js';
import { read } from '../../../read/markdown/documents.js';

test('shogi forbids a pawn and a lance to stay on the last rank, and a knight on the last two', () => {
  const { variant } = read(readFileSync('variants/shogi.md', 'utf8'));
  const stuck = xboardKinds(variant).filter(({ stuckRanks }) => stuckRanks > 0);
  expect(Object.fromEntries(stuck.map(({ piece, stuckRanks }) => [piece.id, stuckRanks]))).toEqual({
    pawn: 1,
    lance: 1,
    knight: 2,
  });
});
