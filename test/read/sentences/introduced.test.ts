import { describe, expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** What "it" is, and where sentences begin, on pages that were copied as plain text. */
function said(text: string) {
  const { games, sentences } = readingOf({ file: 'page.md', text: `# Ours\n\n${text}\n` });
  return {
    pieces: games
      .flatMap(({ pieces }) => pieces)
      .map(
        ({ betza, names, verdict }) => `${names.at(-1)} ${verdict === 'read' ? betza : verdict}`,
      ),
    rules: games
      .flatMap(({ rules }) => rules)
      .map(({ meaning, option, value }) => (option === null ? meaning : `${option}=${value}`)),
    unread: sentences.filter(({ verdict }) => verdict !== 'read').map((one) => one.text),
  };
}

describe('a remark on another piece changes what "it" is', () => {
  test.each([
    ['The Bombard comes from another game.', 'Bombard B'],
    ['The Lion is borrowed from an old game.', 'Lion B'],
    ['The Sea Serpent (or Nessie) was a monster.', 'Serpent B'],
  ])('%s', (remark, other) => {
    const text = `The Duke moves one square orthogonally. ${remark} It moves like a bishop.`;
    expect(said(text).pieces).toEqual(['Duke W', other.replace(/^Serpent/, 'Sea Serpent')]);
  });

  test.each([
    'The Cannon moves differently when it captures.',
    'The Cannon flies around the moon, jumping on Sundays.',
    'Cannons are never seen to jump on Sundays.',
  ])('nor is "it" the piece before a sentence that is not understood: %s', (remark) => {
    const text = `The Duke moves one square orthogonally. ${remark} It moves like a rook.`;
    expect(said(text).pieces).toEqual(['Duke W', 'Cannon partly']);
  });

  test('a remark on the same piece, or on the game, does not', () => {
    for (const remark of ['The Duke is a noble.', 'The board is wide.', 'He is old.'])
      expect(
        said(`The Duke moves one square orthogonally. ${remark} It also moves like a bishop.`)
          .pieces,
      ).toEqual(['Duke BW']);
  });

  test('a game that is named like a piece is no piece', () => {
    const text =
      'Courier chess is an old game. It is thought that it led to the long move of the bishop.\n\nCourier - moves like a bishop.';
    expect(said(text).pieces).toEqual(['Courier B']);
  });
});

test('the name of a part, alone on its line, is no part of the first sentence', () => {
  const text =
    'Setup\nThere are no queens.\nPieces\nDukes move like camels.\nRules\nStalemate is a loss for the stalemated player.';
  const { pieces, rules, unread } = said(text);
  expect(pieces).toEqual(['Duke C']);
  expect(rules).toContain('stalemateValue=loss');
  expect(unread).toEqual([]);
});

describe('numbered parts of a sentence are sentences', () => {
  test.each([
    'All rules of chess apply except that (1) castling is not allowed, (2) stalemate is a loss for the stalemated player, and (3) the moon is full.',
    'All rules of chess apply except that: (a) castling is not allowed, (b) stalemate is a loss for the stalemated player, and (c) the moon is full.',
  ])('%s', (text) => {
    expect(said(text).rules).toEqual([
      'other rules as in chess',
      'castling=false',
      'stalemateValue=loss',
    ]);
  });

  test('a part that is not understood is reported', () => {
    expect(
      said(
        'The rules of chess apply except that (1) castling is not allowed, and (2) pawns may sidle along.',
      ).unread,
    ).toEqual(['pawns may sidle along.']);
  });

  test('numbers of a picture are not', () => {
    expect(
      said('The Duke moves one square forward (1), or one square diagonally (2).').pieces,
    ).toEqual(['Duke FfW']);
  });
});

test('a letter before a name: "A-Archer - leaps like a camel"', () => {
  expect(said('A-Archer - leaps like a camel.\nC-Chancellor - rook + knight.').pieces).toEqual([
    'Archer C',
    'Chancellor RN',
  ]);
});

test('a label whose text is about another piece is reported', () => {
  expect(
    said('Horse: The knight has the two forward-most moves of the chess knight.').pieces,
  ).toEqual(['Horse unread', 'Knight fN']);
});

describe('what is told of captures alone changes a piece that everybody knows', () => {
  test.each([
    ['Knights capture as bishops, and bishops capture as knights.', ['Knight mNcB', 'Bishop mBcN']],
    ['The knight captures like a bishop. It moves like a rook.', ['Knight mRcB']],
    ['Camels capture like bishops.', ['Camel unread']],
    ['Knight: captures like a bishop.', ['Knight unread']],
  ])('%s', (text, pieces) => {
    expect(said(text).pieces).toEqual(pieces);
  });
});

describe('what is added is added to something', () => {
  test.each([
    ['Bishops have the added move of a knight.', ['Bishop BN']],
    ['Wizards gain the move of a knight.', []],
    ['As in paradigm, except that the bishop has the added move of a camel.', []],
  ])('%s', (text, pieces) => {
    expect(said(text).pieces.filter((one) => !one.endsWith('unread'))).toEqual(pieces);
  });
});

test('a promoted form may be described with the promotion', () => {
  const { pieces, rules } = said('The lance promotes to a Yurt, which moves like a king.');
  expect(pieces).toEqual(['Yurt K']);
  expect(rules).toContain('promotes to yurt');
});

test('unknown pieces are named by sentences on what they can do', () => {
  expect(said('Yurts can move one square diagonally.').pieces).toEqual(['Yurt F']);
  expect(said('A warden has the moving abilities of a knight + a rook.').pieces).toEqual([
    'Warden RN',
  ]);
});

test('a line that goes on from the one above is no label', () => {
  const text = 'The promotion zone consists\nof the two farthest ranks - those of the enemy.';
  expect(said(text).unread).toEqual([
    'The promotion zone consists of the two farthest ranks - those of the enemy.',
  ]);
});

test('a piece with another name in the place of a usual one: rook = … = "barge" (A)', () => {
  const text =
    'Rook = bishop + camel = "barge" (A),\nKnight = wazir + alfil = "yurt" (Y).\nQueen = bishop + the moon = "lady" (L).';
  expect(said(text).pieces).toEqual(['Barge BC', 'Yurt WA', 'Lady unread']);
});

test('an unknown name before a known piece that is changed is a piece', () => {
  expect(
    said('Pilgrim - king that cannot capture pieces\nMonk - a bishop which may not move backward.')
      .pieces,
  ).toEqual(['Pilgrim mK', 'Monk fB']);
  expect(said('Goal - king that can reach the last rank wins').pieces).toEqual([]);
});
