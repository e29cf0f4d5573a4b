import { describe, expect, it } from 'vitest';
import { emptyEngineRules } from '../../../../src/ir/engine-defaults.js';
import { assignTypes } from '../../../../src/emit/lower/engine/types.js';
import { allocateLetters } from '../../../../src/emit/lower/letters.js';
import { shareTypes } from '../../../../src/emit/lower/share-types.js';
import { darkSquares, handMade, KING, type HandMade } from '../../hand-made.js';

/** Each piece with its type, and its Betza if it needs one. */
function assign(made: HandMade): Record<string, string> {
  const variant = handMade(made);
  const shared = shareTypes(variant);
  const letters = allocateLetters(variant, 'the engine', shared).byType;
  const { pieces } = emptyEngineRules();
  const { types } = assignTypes(variant, shared, { letters, pieces }, variant.rules);
  return Object.fromEntries(
    types.map(({ shared: { piece }, type, betza }) => [piece.id, `${type} ${betza}`.trim()]),
  );
}

function typeOfOne(betza: string, more: Partial<HandMade> = {}): string | undefined {
  return assign({ ...more, pieces: [{ name: 'One', betza }] })['One'];
}

describe('the engine’s type for a piece', () => {
  it.each([
    ['WfF', 'gold'],
    ['FfW', 'silver'],
    ['QN', 'amazon'],
    ['RNF', 'aiwok'],
    ['RF', 'bers'],
    ['R8', 'rook'],
    ['fR', 'lance'],
    ['K', 'commoner'],
    ['fW', 'shogiPawn'],
    ['ffN', 'shogiKnight'],
    ['fbR', 'customPiece1 vR'],
    // The engine's Korean cannon neither hops over cannons nor captures them.
    ['pR', 'customPiece1 pR'],
  ])('%s is %s', (betza, type) => {
    expect(typeOfOne(betza)).toBe(type);
  });

  it('is king for the royal piece, with its moves if they differ', () => {
    expect(assign({ pieces: [KING] })).toEqual({ King: 'king' });
    expect(assign({ pieces: [{ ...KING, betza: 'N' }] })).toEqual({ King: 'king N' });
  });

  it('goes to only one piece; a second piece with the same moves gets a custom slot', () => {
    const owl = { name: 'Owl', abbreviation: 'O', betza: 'WfF' };
    expect(assign({ pieces: [owl, { ...owl, name: 'Crow', abbreviation: 'C' }] })).toEqual({
      Owl: 'gold',
      Crow: expect.stringMatching(/^customPiece1 /) as string,
    });
  });

  it('is shogiPawn for the pawn whose drops may not mate, even if another pawn comes first', () => {
    const soldier = { name: 'Soldier', abbreviation: 'S', betza: 'fW' };
    const pawn = { name: 'Pawn', abbreviation: 'P', betza: 'fW', drop: { mateForbidden: true } };
    expect(assign({ pieces: [soldier, pawn] })).toEqual({
      Soldier: 'customPiece1 fW',
      Pawn: 'shogiPawn',
    });
  });

  it('is pawn only for pawns that promote on the last rank', () => {
    expect(typeOfOne('fmWfceF')).toMatch(/^customPiece1 /);
    const pawn = { name: 'Pawn', betza: 'fmWfceF', promotes: ['Queen'] };
    expect(assign({ pieces: [pawn, { name: 'Queen', betza: 'Q' }] })).toEqual({
      Pawn: 'pawn',
      Queen: 'queen',
    });
    const captureless = { ...pawn, betza: 'fmW' };
    expect(assign({ pieces: [captureless], rules: { doubleStep: true } })).toEqual({
      Pawn: 'customPiece1 fmWifmnD',
    });
    const stepping = { ...pawn, betza: 'fmWfceFifmnD' };
    expect(assign({ pieces: [stepping], rules: { doubleStep: true } })).toEqual({ Pawn: 'pawn' });
  });

  it('uses diagonal lines for a piece that moves diagonally only on them, and then no other piece gets a type that would', () => {
    const regions = [darkSquares('connected')];
    const pieces = [
      { name: 'Gold', betza: 'W; connected: F' },
      { name: 'Soldier', betza: 'fsW; connected: fF' },
      { name: 'Rook', betza: 'R' },
    ];
    expect(assign({ regions, pieces })).toEqual({
      Gold: 'wazir',
      Soldier: 'soldier',
      Rook: 'customPiece1 R',
    });
    expect(assign({ regions, pieces: [{ name: 'Chariot', betza: 'R; connected: B' }] })).toEqual({
      Chariot: 'rook',
    });
  });

  it('uses no diagonal lines if diagonal steps can leave the region', () => {
    const whole = darkSquares('connected');
    const squares = whole.squares.white.slice(1);
    const regions = [{ name: 'connected', squares: { white: squares, black: squares } }];
    expect(assign({ regions, pieces: [{ name: 'Gold', betza: 'W; connected: F' }] })).toEqual({
      Gold: 'wazir',
    });
  });
});
