import { describe, expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';
import { dukeOf, moves } from './duke.js';

describe('moves of a piece', () => {
  test.each([
    ['Moves one step backward in any direction.', 'bK'],
    ['Moves one square in any backward direction.', 'bK'],
    ['Moves any number of squares forward in any direction.', 'fQ'],
    ['Steps one square forward in any direction or one square straight back.', 'fKbW'],
    ["Takes up to two knight's leaps in the same direction.", 'N2'],
    ['Makes one or two knight moves in one direction.', 'N2'],
    ["Makes any number of knight's leaps in the same direction.", 'N0'],
    ['Takes one step diagonally.', 'F'],
    ['Can take up to two steps orthogonally.', 'R2'],
    ['Moves as either a rook or a knight, without capturing.', 'mRmN'],
    ['Moves either one square forward or one square diagonally, without capturing.', 'mfWmF'],
    ['Moves either one square forward or one square sideways without capturing.', 'mfWmsW'],
    ["Bishop's move or knight's move.", 'BN'],
    ["Rook's move, but at most three squares.", 'R3'],
    ["Queen's move limited to two squares.", 'Q2'],
  ])('%s', (text, betza) => {
    expect(moves(text, betza)).toBe(true);
  });

  test.each([
    // In the same direction, or in any?
    "Takes up to two knight's leaps.",
    // Both, or only the second?
    'Moves one square forward or one square sideways without capturing.',
    'Moves one square forward or one square diagonally, without capturing.',
    "Bishop's move or duchy's move.",
    'Takes one square diagonally.',
  ])('not read: %s', (text) => {
    expect(dukeOf(text)?.isComplete ?? false).toBe(false);
  });

  test('the same words mean something else behind "only" and "either"', () => {
    const verdict = (text: string) => dukeOf(text)?.isComplete ?? false;
    for (const first of [true, false]) {
      const texts = [
        'Moves one square diagonally but only forward.',
        'Moves one square diagonally but forward.',
      ];
      for (const text of first ? texts : texts.toReversed()) verdict(text);
      expect(moves('Moves one square diagonally but only forward.', 'fF')).toBe(true);
    }
  });
});

/** What a page says that goes by the rules of chess. */
function said(sentence: string) {
  const text = `# Ours\n\nThe rules are those of chess, except for the following.\n\n${sentence}\n`;
  const { games, sentences } = readingOf({ file: 'page.md', text });
  return {
    pieces: games.flatMap(({ pieces }) => pieces).map(({ betza, names }) => [names.at(-1), betza]),
    rules: games.flatMap(({ rules }) => rules).map(({ meaning }) => meaning),
    isRead: sentences.every(({ verdict }) => verdict === 'read'),
  };
}

describe('all pieces but one as in chess', () => {
  test.each([
    'All pieces move as in chess, except the queen, which is replaced by an amazon.',
    'All pieces move as in chess except for the queen, which has been replaced by an amazon.',
    'The pieces move as in chess, except that the queen is replaced by an amazon.',
  ])('%s', (sentence) => {
    const { isRead, rules } = said(sentence);
    expect(isRead).toBe(true);
    expect(rules).toEqual(
      expect.arrayContaining(['other pieces as in chess', 'amazon in place of queen']),
    );
  });

  test('with moves of its own', () => {
    expect(
      said(
        'All pieces move as in chess, with the exception of the knight, which moves like a camel.',
      ),
    ).toMatchObject({ isRead: true, pieces: [['Knight', 'C']] });
  });

  test.each([
    'All pieces move as in chess, except the queen, which is replaced by the winner.',
    'All pieces move as in chess, except the queen and the rook, which are replaced by an amazon.',
    'All pieces move as in chess, except on Sundays.',
  ])('not read: %s', (sentence) => {
    expect(said(sentence).isRead).toBe(false);
  });
});

/** The pawn and its promotion. */
function pawn(sentence: string) {
  const text = `# Ours\n\nThe board has 8x8 squares.\n\n### Pawn (P)\n\n${sentence}\n`;
  const { games, sentences } = readingOf({ file: 'page.md', text });
  return {
    betza: games[0]?.pieces[0]?.betza ?? null,
    rules: games.flatMap(({ rules }) =>
      rules.map(({ option, value }) => `${option ?? ''} = ${value ?? ''}`),
    ),
    isRead: sentences.every(({ verdict }) => verdict === 'read'),
  };
}

describe('a promotion behind the moves', () => {
  test.each([
    'Moves one square forward, captures one square diagonally forward, promotes to queen, rook, bishop or knight on the last rank.',
    'Moves one square straight forward, captures diagonally forward, and is promoted to a queen, rook, bishop or knight on reaching the last rank.',
    'Moves one square forward; captures one square diagonally forward; becomes a queen, rook, bishop or knight on the last rank.',
  ])('%s', (sentence) => {
    const { betza, isRead, rules } = pawn(sentence);
    expect([betza, isRead]).toEqual(['fmWfcF', true]);
    expect(rules).toContain('promotionRegionWhite = *8');
    expect(rules).toContain('promotionPieceTypes = q r b n');
  });

  test('to one form', () => {
    const sentence = 'Moves and captures one square forward; becomes a queen on the last rank.';
    const { betza, isRead, rules } = pawn(sentence);
    expect([betza, isRead]).toEqual(['fW', true]);
    expect(rules).toContain('promotedPieceType = p:q');
  });

  test.each([
    'Moves one square forward, captures diagonally forward, promotes to a queen on Sundays.',
    'Moves one square forward, captures diagonally forward, promotes.',
  ])('not read: %s', (sentence) => {
    expect(pawn(sentence).isRead).toBe(false);
  });
});
