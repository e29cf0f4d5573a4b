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
    ['Moves one square in any direction, but captures only diagonally.', 'FmW'],
    ['Moves one square orthogonally, captures only forward.', 'mWcfW'],
    ['Moves 1 or 2 squares diagonally, cant jump.', 'B2'],
    ['Goes like a rook but max 3 squares, or jumps like a knight.', 'R3N'],
    ['A (2,2) leaper that can also move one square orthogonally.', 'AW'],
    [
      'Moves along ranks and files by hopping over exactly one piece of either colour and landing on the square immediately beyond it, capturing any enemy piece there.',
      'gR',
    ],
    ["Rook's move, but at most three squares.", 'R3'],
    ['Moves like a rook. The duke cannot move without a screen.', 'pR'],
    ['Two squares leaper in diagonal.', 'A'],
    ['A 3 squares leaper orthogonally.', 'H'],
    ['Moves as a wide knight or a narrow knight.', 'N'],
    ["Queen's move limited to two squares.", 'Q2'],
    // What stands behind "in an L shape" explains it.
    ['Moves in an L shape, 1 square horizontally and 1 square diagonally.', 'N'],
    ['Moves in an L shape, two squares in one direction and one to the side.', 'N'],
    ['Moves in an L shape or one square diagonally.', 'NF'],
    ['Moves in a straight line, horizontally or vertically, any number of squares.', 'R'],
    ['Moves forward in a straight line 1 square.', 'fW'],
    ['Moves any number of squares orthogonally on a rank or a file.', 'R'],
    ['Moves like a knight but may continue moving as a knight in the same direction.', 'NN'],
    ['Moves any number of squares diagonally. Equivalent to the modern bishop.', 'B'],
    ['Takes one step diagonally. It may not move orthogonally.', 'F'],
    ['A rook limited to 2 squares maximum.', 'R2'],
    ['Moves like a rook but captures by jumping first over an obstacle.', 'mRcpR'],
    [
      'There is a difference: it can advance one or two squares from any position. Its capturing move is unchanged: one square diagonally forward.',
      'fmR2fcF',
    ],
    // The second distance alone is that of the first move.
    [
      'Can go straight ahead one square, or two squares from its starting position. It cannot jump. It captures one square diagonally forward.',
      'fmWimfnDfcF',
    ],
    ['Can leap two squares rook-wise and then one square orthogonal to that line.', 'N'],
    ['Makes a 3,1 leap or a 3,0 leap, in any direction.', 'CH'],
    ['Moves like a queen, but only one square at a time.', 'K'],
    ['Moves as a rook but only by one square.', 'W'],
    ['Moves like a king, but it can be captured as any other piece.', 'K'],
    ['A combination of knight and bishop moves.', 'NB'],
    ['Moves any number of squares diagonally while the path is clear.', 'B'],
    ['Moves orthogonally, as far as it likes as long as the way is free of pieces.', 'R'],
    ['Is a rook plus camel compound.', 'RC'],
    ['Rook / knight compound.', 'RN'],
    ['It moves, whether capturing or not, to any orthogonal or diagonal adjacent square.', 'K'],
    [
      'Goes like a bishop, only it must jump over exactly one piece, whether moving or capturing.',
      'pB',
    ],
    ['Moves one square in any direction, but never to a square where it can be captured.', 'K'],
    ['Moves like an amazon: queen + knight, but does not capture.', 'mQmN'],
    ['One square diagonally. Or jump two squares orthogonally.', 'FD'],
    ['Moves one square forward. It captures by moving one square ahead and diagonally.', 'fmWfcF'],
    [
      'It can advance one or two squares from any position. Its capturing move is unchanged: one square diagonally forward.',
      'fmR2fcF',
    ],
  ])('%s', (text, betza) => {
    expect(moves(text, betza)).toBe(true);
  });

  test.each([
    ['Makes up to three camel leaps in the same direction.', 'C3'],
    ['Makes up to two ferz moves in the same direction.', 'F2'],
    // The camel of this page leaps like a zebra.
    [
      'Makes any number of camel leaps in the same direction.\n\n### Camel (C)\n\nA (2,3) leaper.',
      'ZZ',
    ],
  ])('repeated leaps: %s', (text, betza) => {
    expect(moves(text, betza, 'xbetza')).toBe(true);
  });

  test.each([
    // In the same direction, or in any?
    "Takes up to two knight's leaps.",
    // Both, or only the second?
    'Moves one square forward or one square sideways without capturing.',
    'Moves one square forward or one square diagonally, without capturing.',
    "Bishop's move or duchy's move.",
    'Has the power of a rook, but only on Sundays.',
    'Moves like a king. It captures only diagonally.',
    'A (2,2) leaper that is old.',
    'Takes one square diagonally.',
    'Makes any number of rook moves in the same direction.',
    'Makes up to two moves of a duchy in the same direction.',
    'Moves any number of squares diagonally. Equivalent to the modern rook.',
    'Moves like a bishop. It may not move sideways.',
    // How it captures is not understood.
    'Moves one square orthogonally. It captures on a blue moon, much like a promotion.',
    // A line may be a diagonal.
    'Moves any number of squares in a straight line.',
    // And later?
    'Moves one or two squares forward on its first move.',
    // Beside the knight's move, or wrong?
    'Moves in an L shape, one square diagonally.',
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

describe('what stands for other pieces', () => {
  test.each([
    'The rooks are replaced by Locusts and the bishops by Crickets.',
    'Locusts instead of rooks and Crickets instead of bishops.',
  ])('%s', (sentence) => {
    const { isRead, rules } = said(sentence);
    expect(isRead).toBe(true);
    expect(rules).toEqual(
      expect.arrayContaining(['locusts in place of rook', 'crickets in place of bishop']),
    );
  });

  test('without a queen, no promotion to a queen is left open', () => {
    const choices = 'Pawns can promote to a boar, rook or knight.';
    const boar = 'The Boar (O) moves like a rook.';
    expect(said(`The queen is replaced by a Boar. ${boar} ${choices}`).isRead).toBe(true);
    expect(said(`The bishop is replaced by a Boar. ${boar} ${choices}`).isRead).toBe(false);
  });
});

describe('the other rules', () => {
  test.each([
    'Everything else works just like it does in regular chess.',
    'The usual rules of chess apply.',
    'It is played with the usual rules of chess.',
  ])('%s', (sentence) => {
    const { isRead, rules } = said(sentence);
    expect(isRead).toBe(true);
    expect(rules.filter((rule) => rule === 'other rules as in chess')).toHaveLength(2);
  });

  // A sentence about rules or the board is never passed over.
  test.each([
    'Everything else works like a charm.',
    'There are Mustangs instead of some knights.',
    'The board is as wide as an ox.',
    'It has the power of a wizard.',
  ])('not read: %s', (sentence) => {
    const text = `# Ours\n\n${sentence}\n`;
    const { sentences } = readingOf({ file: 'page.md', text });
    expect(sentences.map(({ verdict }) => verdict)).toEqual(['unread']);
  });
});

describe('a promotion behind the moves', () => {
  test.each([
    'Moves one square forward, captures one square diagonally forward, promotes to queen, rook, bishop or knight on the last rank.',
    'Moves one square straight forward, captures diagonally forward, and is promoted to a queen, rook, bishop or knight on reaching the last rank.',
    'Moves one square forward, captures one square diagonally forward. Promotes to a queen, rook, bishop or knight on the last row.',
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

describe('the last rank, where only a position gives the size of the board', () => {
  const rulesOf = (shown: string) => {
    const text = `# Ours

### Boar (O)

Moves like a rook.

### Pawn (P)

Moves one square forward. Promotes to a boar on the last rank.

${shown}
`;
    const { games, sentences } = readingOf({ file: 'page.md', text });
    return {
      rules: games.flatMap(({ rules }) =>
        rules.map(({ option, value }) => `${option ?? ''} = ${value ?? ''}`),
      ),
      isRead: sentences.every(({ verdict }) => verdict === 'read' || verdict === 'prose'),
    };
  };

  test.each([
    'Start position: `oooo/pppp/4/4/PPPP/OOOO w - - 0 1`',
    '```\no o o o\np p p p\n. . . .\n. . . .\nP P P P\nO O O O\n```',
  ])('%s', (shown) => {
    const { isRead, rules } = rulesOf(shown);
    expect(isRead).toBe(true);
    expect(rules).toContain('promotionRegionWhite = *6');
  });

  test('not where positions differ in size, or none is shown', () => {
    const two =
      'A position: `oooo/pppp/4/4/PPPP/OOOO w - - 0 1`\n\nAnother: `oooo/4/PPPP/OOOO w - - 0 1`';
    for (const shown of ['', two]) expect(rulesOf(shown).isRead).toBe(false);
  });
});
