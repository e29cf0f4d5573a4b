import { describe, expect, it } from 'vitest';
import { guiFacts, pychessPieces, type GuiFacts } from '../../src/explain/gui-facts.js';
import { sectionGame, described } from './described.js';

function factsOf(lines: string): GuiFacts {
  return guiFacts(described(sectionGame(lines)));
}

describe('guiFacts', () => {
  it('gives board, letters, royal pieces and promotions', () => {
    const { board, pieces, promotionZone, royals } = factsOf('parent = shogi');
    expect(board).toEqual({ files: 9, ranks: 9 });
    expect(royals).toEqual(['king']);
    expect(pieces.find(({ letter }) => letter === 'P')).toMatchObject({
      id: 'shogiPawn',
      name: 'pawn',
      promotesTo: 'gold',
      promotionChoices: { white: [], black: [] },
    });
    expect(promotionZone.white).toHaveLength(27);
    expect(promotionZone.white).toContain('a7');
    expect(promotionZone.black).toContain('i3');
  });

  it('gives what pawns become, and where pieces may stand', () => {
    const chess = factsOf('parent = chess');
    expect(chess.pieces.find(({ id }) => id === 'pawn')?.promotionChoices.white).toEqual([
      'knight',
      'bishop',
      'rook',
      'queen',
    ]);
    const palace = ['d1', 'e1', 'f1', 'd2', 'e2', 'f2', 'd3', 'e3', 'f3'];
    const king = factsOf('parent = xiangqi').pieces.find(({ id }) => id === 'king');
    expect(king?.mayStandOn?.white).toEqual(palace);
  });

  it('gives a king that counts only while it is the last', () => {
    expect(factsOf('parent = atomic').royals).toEqual(['commoner']);
    expect(factsOf('parent = antichess').royals).toEqual([]);
  });

  it('gives what may be in hand', () => {
    expect(factsOf('parent = chess').hand).toEqual({ drops: false, captures: false, pieces: [] });
    expect(factsOf('parent = crazyhouse').hand).toEqual({
      drops: true,
      captures: true,
      pieces: ['pawn', 'knight', 'bishop', 'rook', 'queen'],
    });
    expect(factsOf('parent = seirawan').hand.pieces).toEqual(['archbishop', 'chancellor']);
    // Promoted forms turn back: no gold of another kind, no dragon.
    expect(factsOf('parent = shogi').hand.pieces).toEqual([
      'bishop',
      'rook',
      'silver',
      'shogiPawn',
      'lance',
      'shogiKnight',
      'gold',
    ]);
  });
});

/** The form that gbtami/pychess-variants, server/catalogued_variants.py, reads (37b7a729): letters, and `+` with a letter. */
describe('pychessPieces', () => {
  it('names each letter, and with + each that promotes', () => {
    expect(factsOf('parent = chess').pychessPieces).toBe('# pychessPieces = p,n,b,r,q,k');
    expect(factsOf('parent = minishogi').pychessPieces?.split(' = ')[1]?.split(',').sort()).toEqual(
      ['+b', '+p', '+r', '+s', 'b', 'd', 'g', 'h', 'k', 'p', 'r', 's'],
    );
  });

  it('has no word for a piece of two letters', () => {
    const game = sectionGame('parent = chess');
    const [first, ...rest] = game.pieces;
    if (first === undefined) throw new Error('Chess has pieces.');
    expect(pychessPieces({ ...game, pieces: [{ ...first, letter: 'ce' }, ...rest] })).toBeNull();
  });
});
