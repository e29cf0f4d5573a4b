import { describe, expect, it } from 'vitest';
import { allocateLetters } from '../../../src/emit/lower/letters.js';
import { handMade, KING, type HandMadePiece } from '../hand-made.js';

function lettersOf(...pieces: readonly HandMadePiece[]): Record<string, string> {
  return Object.fromEntries(allocateLetters(handMade({ pieces }), 'the engine').byPiece);
}

const crow = { name: 'Strutting Crow', betza: 'fWbF' };

describe('engine letters', () => {
  it('are those of the document, if it gives any', () => {
    expect(
      lettersOf(
        KING,
        { name: 'Gold', abbreviation: 'g', betza: 'WfF' },
        { ...crow, abbreviation: 'SC@', letter: 'U' },
      ),
    ).toEqual({ King: 'K', Gold: 'G', 'Strutting Crow': 'U' });
  });

  it('are a letter of the abbreviation, then an initial, then a letter of the name, then the first free one', () => {
    expect(lettersOf(KING, { ...crow, abbreviation: 'SC@' })).toMatchObject({
      'Strutting Crow': 'S',
    });
    const taken = (letters: string): readonly HandMadePiece[] =>
      [...letters].map((letter) => ({ name: letter, abbreviation: letter, betza: 'W' }));
    expect(lettersOf(...taken('S'), { ...crow, abbreviation: 'SC@' })).toMatchObject({
      'Strutting Crow': 'C',
    });
    expect(lettersOf(...taken('SK'), { ...crow, abbreviation: 'SK' })).toMatchObject({
      'Strutting Crow': 'C',
    });
    expect(lettersOf(...taken('SC'), { ...crow, abbreviation: 'SC@' })).toMatchObject({
      'Strutting Crow': 'T',
    });
    expect(lettersOf(...taken('KING'), { name: 'King', betza: 'K' })).toMatchObject({ King: 'A' });
  });

  it('of the document take precedence over allocated letters, whatever the order', () => {
    expect(lettersOf({ ...crow }, { name: 'Silver', abbreviation: 'S', betza: 'FfW' })).toEqual({
      'Strutting Crow': 'C',
      Silver: 'S',
    });
  });

  it('do not change when a piece is added at the end', () => {
    const pieces = [KING, { ...crow }, { name: 'Crane', betza: 'FfbW' }];
    const before = lettersOf(...pieces);
    expect(before).toEqual({ King: 'K', 'Strutting Crow': 'S', Crane: 'C' });
    expect(lettersOf(...pieces, { name: 'Stag', betza: 'FfW' })).toEqual({ ...before, Stag: 'T' });
  });

  it('are shared by promoted forms and pieces that move alike', () => {
    expect(
      lettersOf(
        { name: 'Gold', abbreviation: 'G', betza: 'WfF' },
        { name: 'Silver', abbreviation: 'S', betza: 'FfW', promotes: 'Narigin' },
        { name: 'Narigin', betza: 'WfF' },
      ),
    ).toEqual({ Gold: 'G', Silver: 'S', Narigin: 'G' });
  });

  it('run out after 26 types, which gives an error that names the remaining types', () => {
    const pieces = Array.from({ length: 27 }, (_, index) => ({
      name: `Piece ${index}`,
      betza: 'W',
    }));
    const { diagnostics, byPiece } = allocateLetters(handMade({ pieces }), 'the engine');
    expect(byPiece.size).toBe(26);
    expect(new Set(byPiece.values()).size).toBe(26);
    expect(diagnostics).toMatchObject([{ code: 'letters/too-many', severity: 'error' }]);
    expect(diagnostics[0]?.message).toContain('none is left for Piece 26.');
    expect(
      allocateLetters(handMade({ pieces: pieces.slice(0, 26) }), 'the engine').diagnostics,
    ).toEqual([]);
  });
});
