import { describe, expect, test } from 'vitest';
import type { PieceType } from '../../../src/ir/piece.js';
import type { RuleContext } from '../../../src/notation/document/bullet-row.js';
import {
  changePieces,
  isPieceField,
  PIECE_BULLETS,
  pieceRules,
} from '../../../src/notation/document/bullets/pieces.js';
import { read } from '../../read/markdown/documents.js';

const { variant } = read(`# Game

* Size: 8x8
* Rules: chess
* Start: 4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1

| Name  | Abbr | Betza   | Promote     |
| ----- | ---- | ------- | ----------- |
| King  | K    | K       |             |
| Rook  | R    | R       |             |
| Guard | G    | F       |             |
| Pawn  | P    | fmWfceF | Rook, Guard |
`);

const { beyond, pieces, rules } = variant;
const CONTEXT: RuleContext = {
  board: { files: 8, ranks: 8 },
  pieces,
  royal: 'king',
  king: 'king',
  hasPawns: true,
  atStart: new Map([
    ['king', 1],
    ['rook', 2],
    ['pawn', 8],
  ]),
  kingFile: 4,
  hasChecks: false,
  pawnRank: 1,
};

function bulletOf(name: string) {
  const found = PIECE_BULLETS.find((bullet) => bullet.name === name);
  if (found === undefined) throw new Error(`no bullet ${name}`);
  return found;
}

/** The pieces with the changes of a bullet; null if the bullet is not understood. */
function changed(name: string, value: string): readonly PieceType[] | null {
  const change = bulletOf(name).read(value, CONTEXT);
  return change === null ? null : changePieces(pieces, change.pieces);
}

function said(name: string, after: readonly PieceType[]): string | null {
  return bulletOf(name).say({ pieces: after, rules, beyond }, CONTEXT);
}

describe('values that are read are written the same way', () => {
  test.each([
    ['Confined', 'K, G: d1-f3; R: *1 *2'],
    ['Confined', 'White K: d1-f3; Black K: a8'],
    ['Confined', 'Black R: e8'],
    ['Confined', 'K: e1'],
    ['Promotion limit', 'R 2, G 12'],
    ['Promoted forms', 'G = R'],
    ['Promoted forms', 'P = G'],
    ['Bar their own kind', 'R, G'],
    ['Not pawns', 'P'],
  ])('%s: %s', (name, value) => {
    const after = changed(name, value);
    expect(after && said(name, after)).toBe(value);
    for (const bullet of PIECE_BULLETS)
      if (bullet.name !== name) expect(after && said(bullet.name, after)).toBeNull();
  });
});

test.each([
  ['Confined', 'King'],
  ['Confined', 'King: z9'],
  ['Confined', 'King: none'],
  ['Confined', 'Cannon: a1'],
  ['Confined', 'White Cannon: a1'],
  ['Confined', 'all pieces: a1'],
  ['Promotion limit', 'Rook'],
  ['Promotion limit', 'Rook 0'],
  ['Promotion limit', 'Rook 12345'],
  ['Promotion limit', 'Rook -1'],
  ['Promotion limit', 'Cannon 2'],
  ['Promotion limit', 'any piece 2'],
  ['Promotion limit', 'Rook 2, Cannon 2'],
  ['Promoted forms', 'Guard'],
  ['Promoted forms', 'Guard = Cannon'],
  ['Promoted forms', 'Cannon = Guard'],
  ['Promoted forms', 'Guard = Rook = Pawn'],
  ['Promoted forms', 'any piece = Rook'],
  ['Promoted forms', 'Guard = any piece'],
  ['Bar their own kind', 'Cannon'],
  ['Bar their own kind', 'all pieces'],
  ['Not pawns', ''],
])('not read: %s: %s', (name, value) => {
  expect(changed(name, value)).toBeNull();
});

test('captured pieces only: limits the pieces that pawns become to their numbers at the start', () => {
  for (const value of ['captured pieces only', 'of captured pieces', 'as at the start'])
    expect(pieceRules(changed('Promotion limit', value) ?? [], 'promotionLimit')).toEqual([
      ['rook', 2],
    ]);
});

test('a pawn keeps its choices in addition to a promoted form, another piece has only the form', () => {
  const byId = (name: string, value: string, id: string) =>
    changed(name, value)?.find((piece) => piece.id === id)?.promotion;
  expect(byId('Promoted forms', 'Pawn = Guard', 'pawn')).toEqual({
    style: 'pawn',
    to: ['rook', 'guard'],
    form: 'guard',
  });
  expect(byId('Promoted forms', 'Guard = Rook', 'guard')).toEqual({ style: 'shogi', to: 'rook' });
});

test('fields of single pieces are distinguished from those of the game', () => {
  const fields = PIECE_BULLETS.flatMap((bullet) => bullet.fields);
  expect(fields.every(isPieceField)).toBe(true);
  expect(isPieceField('castling')).toBe(false);
});
