import { describe, expect, test } from 'vitest';
import { dukeOf, moves } from './duke.js';

describe('leapers that may not jump', () => {
  test.each([
    ['As a knight, but cannot jump.', 'nN'],
    ['Moves like a knight, but can be blocked.', 'nN'],
    ['Moves like a knight but does not leap over pieces.', 'nN'],
    ['Moves like an alfil, but it cannot jump.', 'nA'],
    ['Moves like a dabbaba, but it cannot jump over other pieces.', 'nD'],
    // Nothing stands between.
    ['Moves like a king, but cannot jump.', 'K'],
    ['Moves like a rook, but cannot jump.', 'R'],
  ])('%s', (text, betza) => {
    expect(moves(text, betza)).toBe(true);
  });

  test.each([
    // There are several ways to these squares.
    'Moves like a camel, but cannot jump.',
    'Moves in an L shape, but cannot jump.',
    'Moves like a knight, but cannot jump over pawns.',
  ])('not read: %s', (text) => {
    expect(dukeOf(text)?.isComplete).toBe(false);
  });
});

describe('hoppers', () => {
  test.each([
    [
      'Moves along queen lines, hopping over the first piece it meets and landing on the square immediately behind it.',
      'gQ',
    ],
    ['Moves like a rook, jumping over a piece and landing just beyond it.', 'gR'],
    [
      'Moves along orthogonal lines, leaping over another piece and landing on the next square behind it.',
      'gR',
    ],
    ['Hops over one piece along bishop lines, landing on the square immediately beyond it.', 'gB'],
    ['Moves as a rook; must jump exactly one piece to capture.', 'mRcpR'],
    ['Moves like a bishop, but must hop over exactly one piece to capture.', 'mBcpB'],
  ])('%s', (text, betza) => {
    expect(moves(text, betza)).toBe(true);
  });

  test.each([
    'Moves along queen lines.',
    // How far behind it?
    'Moves along queen lines, hopping over the first piece it meets and landing behind it.',
    'Hops over one piece along bishop lines.',
    'Moves along queen lines, hopping over two pieces and landing on the square immediately behind them.',
  ])('not read: %s', (text) => {
    expect(dukeOf(text)?.isComplete).toBe(false);
  });
});

describe('riders of a leap', () => {
  test.each([
    ['Any number of (3,1) leaps in the same direction.', 'CC'],
    ['Makes any number of (1,2) leaps in one direction.', 'NN'],
    ['It is a (1,3)-rider.', 'CC'],
  ])('%s', (text, betza) => {
    expect(moves(text, betza, 'xbetza')).toBe(true);
  });

  test.each(['Any number of (3,1) leaps.', 'Two (3,1) leaps in the same direction.'])(
    'not read: %s',
    (text) => {
      expect(dukeOf(text)?.isComplete).toBe(false);
    },
  );
});

describe('royalty behind moves', () => {
  test.each([
    ['Like a king, not royal.', false],
    ['Like a king, but is not royal.', false],
    ['Moves like a king, though it has no royal power.', false],
    ['One square in any direction, not royal.', false],
    ['Moves like a king. It is not royal.', false],
    ['Moves like a king. It is royal.', true],
    ['Moves like a king.', null],
  ])('%s', (text, royal) => {
    expect(dukeOf(text)?.royal).toBe(royal);
    expect(moves(text, 'K')).toBe(true);
  });

  test('a remark on another piece is none on this one', () => {
    expect(dukeOf('Moves like a king. The baron is not royal.')?.royal).toBe(null);
  });
});

test.each([
  ['Moves any number of squares up and down its file.', 'vR'],
  ['Moves up or down its file any number of squares.', 'vR'],
  ['Moves up to three squares along its rank.', 'sR3'],
  ["Rook's move.", 'R'],
  ["Bishop's move plus one square orthogonally.", 'BW'],
])('%s', (text, betza) => {
  expect(moves(text, betza)).toBe(true);
});
