import { describe, expect, test } from 'vitest';
import {
  OPTIONS,
  OPTION_BY_KEY,
  type TypedOptionRow,
} from '../../../src/catalog/options/options.js';
import { emptyEngineRules } from '../../../src/ir/engine-defaults.js';
import type { EngineRules } from '../../../src/ir/engine-rules.js';
import { assignOption } from '../../../src/notation/option-values/assign-option.js';
import { printOption } from '../../../src/notation/option-values/print-option.js';
import { finishDraft, startDraft } from '../../../src/notation/option-values/rules-draft.js';

/** Values by type, in the shortest form that the engine reads. Each must be printed as the same text. */
const TEXTS: Readonly<Record<TypedOptionRow['type'], readonly string[]>> = {
  pieceLetter: ['z', '-'],
  pieceLetterBetza: ['z:mQcN', '-'],
  pieceLetterOptionalBetza: ['z', 'z:mQcN'],
  bool: ['true', 'false'],
  int: ['7', '0', '-2'],
  Rank: ['3', '10'],
  File: ['c', 'l'],
  string: ['abc'],
  Value: ['win', 'none'],
  EnclosingRule: ['ataxx', 'none'],
  WallingRule: ['duck', 'none'],
  ChasingRule: ['axf', 'none'],
  MaterialCounting: ['janggi', 'none'],
  CountingRule: ['asean', 'none'],
  CastlingRights: ['Kq', '-'],
  Bitboard: ['b1 c3', '*2', '-'],
  PieceType: ['r', 'q'],
  PieceSet: ['pr', 'q', '-'],
  PieceIntMap: ['p:3', 'r:1 q:12'],
  PiecePieceMap: ['p:q', 'p:r r:q'],
};

/** The keys with another shortest form. */
const OF_KEY: Readonly<Record<string, readonly string[]>> = {
  // Also a number of files.
  maxFile: ['3', '12'],
  // The last letter is the main pawn.
  promotionPawnTypes: ['pr', 'rp', '-'],
  promotionPawnTypesWhite: ['pr', 'rp', '-'],
  promotionPawnTypesBlack: ['pr', 'rp', '-'],
};

/** A deprecated rank sets two of today's regions. */
function isFormerRank(row: TypedOptionRow): boolean {
  return row.type === 'Rank' && 'side' in row;
}

const BASE = withOptions(emptyEngineRules(), [
  ['pawn', 'p'],
  ['rook', 'r'],
  ['queen', 'q'],
  ['king', 'k'],
]);

function withOptions(
  base: EngineRules,
  lines: readonly (readonly [key: string, text: string])[],
): EngineRules {
  const draft = startDraft(base);
  for (const [key, text] of lines) {
    const found = OPTION_BY_KEY.get(key);
    if (found === undefined) throw new Error(`no option ${key}`);
    expect(assignOption(draft, found.row, text), `${key} = ${text}`).toEqual([]);
  }
  return finishDraft(draft);
}

function printed(row: TypedOptionRow, rules: EngineRules, side: 'white' | 'black') {
  return printOption(row, rules, side, {
    board: { files: 12, ranks: 10 },
    types: rules.pieces.map(({ type }) => type),
    letterOf: (type) => rules.pieces.find((piece) => piece.type === type)?.letter,
  });
}

describe('an assigned value is printed as the same text', () => {
  test.each(OPTIONS.filter((row) => !isFormerRank(row)).map((row) => [row.key, row] as const))(
    '%s',
    (key, row) => {
      const side = 'side' in row ? row.side : 'both';
      for (const text of OF_KEY[key] ?? TEXTS[row.type]) {
        const rules = withOptions(BASE, [[key, text]]);
        for (const one of ['white', 'black'] as const) {
          const isMeant = side === 'both' || side === one;
          expect(printed(row, rules, one), text).toBe(isMeant ? text : printed(row, BASE, one));
        }
      }
    },
  );

  test.each([
    ['promotionRank', '7', 'promotionRegion', '*7 *8 *9 *10', '*1 *2'],
    ['doubleStepRank', '3', 'doubleStepRegion', '*2 *3', '*6 *7'],
    ['doubleStepRankMin', '1', 'doubleStepRegion', '*1 *2', '*7 *8'],
  ])('%s = %s sets the %s of both players', (key, rank, region, white, black) => {
    const rules = withOptions(BASE, [[key, rank]]);
    const zones = ['White', 'Black'].map((player) => OPTION_BY_KEY.get(`${region}${player}`)?.row);
    expect(
      zones.map((row) => row && printed(row, rules, row.key.endsWith('White') ? 'white' : 'black')),
    ).toEqual([white, black]);
  });

  test('deprecated keys of ranks cannot be printed', () => {
    const former = OPTIONS.filter(isFormerRank);
    expect(former.length).toBeGreaterThan(0);
    for (const row of former) expect(printed(row, BASE, 'white')).toBeNull();
  });
});

describe('values with a special meaning for some keys', () => {
  test('dropNoDoubled of any piece applies to all pieces', () => {
    expect(withOptions(BASE, [['dropNoDoubled', '*']]).dropNoDoubled).toBe('-');
  });

  test('the wildcard connects no pieces', () => {
    expect(withOptions(BASE, [['connectPieceTypes', 'p*']]).connectPieceTypes).toEqual(['pawn']);
  });

  test('pairs are added to the inherited ones, and 0 or - removes one', () => {
    const before = withOptions(BASE, [
      ['promotionLimit', 'q:1 r:2'],
      ['promotedPieceType', 'p:q r:q'],
    ]);
    const { promotionLimit, promotedPieceType } = withOptions(before, [
      ['promotionLimit', 'q:0 p:3'],
      ['promotedPieceType', 'p:- q:r'],
    ]);
    expect(Object.fromEntries(promotionLimit)).toEqual({ pawn: 3, rook: 2 });
    expect(Object.fromEntries(promotedPieceType)).toEqual({ queen: 'rook', rook: 'queen' });
  });

  test('an empty mobility region confines no piece', () => {
    const confined = withOptions(BASE, [['mobilityRegionWhiteRook', 'a1']]);
    expect(confined.mobilityRegion.get('rook')).toEqual({ white: [0], black: [] });
    const freed = withOptions(confined, [['mobilityRegionWhiteRook', '-']]);
    expect(freed.mobilityRegion.has('rook')).toBe(false);
  });

  test('a king with its own Betza is a separate type', () => {
    expect(withOptions(BASE, [['king', 'k:W']]).kingType).toBe('customRoyal');
    expect(withOptions(BASE, [['king', 'k']]).kingType).toBe('king');
    const child = withOptions(withOptions(BASE, [['king', 'k:W']]), [['knight', 'n']]);
    expect(child.pieces.map(({ betza, type }) => [type, betza])).toContainEqual(['king', 'W']);
  });

  test('an e in the Betza of a custom piece lets it capture en passant', () => {
    const { enPassantTypes } = withOptions(BASE, [['customPiece1', 'z:fmWfceF']]);
    expect(enPassantTypes.white).toContain('customPiece1');
    expect(withOptions(BASE, [['customPiece1', 'z:fmWfcF']]).enPassantTypes.white).not.toContain(
      'customPiece1',
    );
  });
});
