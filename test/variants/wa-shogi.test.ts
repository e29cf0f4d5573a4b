import { describe, expect, test } from 'vitest';
import { pieceNamed, promotions, rankOf, reach, shippedVariant, startOf } from './shipped.js';

const wa = shippedVariant('wa-shogi');

const FILE_F = 'f1 f2 f3 f4 f5 f7 f8 f9 f10 f11';

// Squares counted by hand, from the diagrams of Games::Shogi::Wa.
describe('moves from f6 on an empty board', () => {
  test.each([
    ['King', 'e5 f5 g5 e6 g6 e7 f7 g7'],
    ['Pawn', 'f7'],
    ['Cloud Eagle', `${FILE_F} e5 g5 e6 g6 e7 g7 d8 h8 c9 i9`],
    ['Treacherous Fox', 'd4 f4 h4 e5 f5 g5 e7 f7 g7 d8 f8 h8'],
    ['Flying Falcon', 'a1 b2 c3 d4 e5 g5 h4 i3 j2 k1 e7 d8 c9 b10 a11 g7 h8 i9 j10 k11 f7'],
    ['Running Rabbit', 'e5 f5 g5 e7 g7 f7 f8 f9 f10 f11'],
    ['Violent Wolf', 'f5 e6 g6 e7 f7 g7'],
    ['Violent Stag', 'e5 g5 e7 f7 g7'],
    ['Blind Dog', 'f5 e6 g6 e7 g7'],
    ['Climbing Monkey', 'f5 e7 f7 g7'],
    ['Flying Goose', 'f5 e7 f7 g7'],
    ['Flying Cock', 'e6 g6 e7 g7'],
    ["Swallow's Wings", 'f5 f7 a6 b6 c6 d6 e6 g6 h6 i6 j6 k6'],
    ['Strutting Crow', 'e5 g5 f7'],
    ['Swooping Owl', 'e5 g5 f7'],
    ['Liberated Horse', 'f4 f5 f7 f8 f9 f10 f11'],
    ['Oxcart', 'f7 f8 f9 f10 f11'],
    [
      'Tenacious Falcon',
      `a1 b2 c3 d4 e5 g5 h4 i3 j2 k1 e7 d8 c9 b10 a11 g7 h8 i9 j10 k11 e6 g6 ${FILE_F}`,
    ],
    ["Bear's Eyes", 'e5 f5 g5 e6 g6 e7 f7 g7'],
    ['Roaming Boar', 'e5 g5 e6 g6 e7 f7 g7'],
    ['Raiding Falcon', `${FILE_F} e6 g6 e7 g7`],
    ['Gliding Swallow', `${FILE_F} a6 b6 c6 d6 e6 g6 h6 i6 j6 k6`],
    ['Heavenly Horse', 'e4 g4 e8 g8'],
    ['Plodding Ox', 'e5 f5 g5 e6 g6 e7 f7 g7'],
    ['Tokin', 'f5 e6 g6 e7 f7 g7'],
  ])('%s', (name, expected) => {
    expect(reach(wa, name, 'f6').split(' ').sort()).toEqual(expected.split(' ').sort());
  });
});

test('the fox jumps over its neighbours, the cloud eagle does not', () => {
  const ring = 'e5 f5 g5 e6 g6 e7 f7 g7';
  expect(reach(wa, 'Treacherous Fox', 'f6', { own: ring })).toBe('d4 f4 h4 d8 f8 h8');
  expect(reach(wa, 'Cloud Eagle', 'f6', { own: ring })).toBe('');
  expect(reach(wa, 'Liberated Horse', 'f6', { own: 'f5' })).toBe('f7 f8 f9 f10 f11');
});

test('promotions', () => {
  expect(promotions(wa).toSorted()).toEqual(
    [
      'Pawn > Tokin',
      'Flying Falcon > Tenacious Falcon',
      'Running Rabbit > Treacherous Fox',
      "Violent Wolf > Bear's Eyes",
      'Violent Stag > Roaming Boar',
      'Blind Dog > Violent Wolf',
      'Climbing Monkey > Violent Stag',
      "Flying Goose > Swallow's Wings",
      'Flying Cock > Raiding Falcon',
      "Swallow's Wings > Gliding Swallow",
      'Strutting Crow > Flying Falcon',
      'Swooping Owl > Cloud Eagle',
      'Liberated Horse > Heavenly Horse',
      'Oxcart > Plodding Ox',
    ].sort(),
  );
});

// Both strings are facts of the sources that the document names, not text of ours.
const HACHU = 'hmlcvkwgudo/1e3s3f1/ppprpppxppp/3p3p3/11/11/11/3P3P3/PPPXPPPRPPP/1F3S3E1/ODUGWKVCLMH';
const GAMES_SHOGI = {
  1: 'oc bd sc fg vw ck vs fc so cm lh',
  2: '_ ff _ _ _ sw _ _ _ ce _',
  3: 'sp sp sp tf sp sp sp rr sp sp sp',
  4: '_ _ _ sp _ _ _ sp _ _ _',
};

describe('the start array', () => {
  const white = [...startOf(wa)].filter(([, piece]) => piece.startsWith('white'));

  test('has 27 pieces a side', () => {
    expect(white).toHaveLength(27);
    expect(startOf(wa).size).toBe(54);
  });

  test.each(Object.entries(GAMES_SHOGI))('rank %s is that of Games::Shogi::Wa', (rank, row) => {
    const names = new Map(wa.pieces.map(({ name, abbreviation }) => [name, abbreviation]));
    const spelled = rankOf(wa, Number(rank)).map((piece) => {
      const abbreviation = names.get(piece.replace('white ', '')) ?? '_';
      const long = { K: 'ck', P: 'sp' }[abbreviation] ?? abbreviation;
      return long.toLowerCase();
    });
    expect(spelled.join(' ')).toBe(row);
  });

  test('is that of HaChu, letter by letter', () => {
    const letters = new Map(
      wa.pieces.map(({ name, letter, abbreviation }) => [name, letter ?? abbreviation ?? '?']),
    );
    const ranks = Array.from({ length: 11 }, (_, index) =>
      rankOf(wa, 11 - index)
        .map((piece) => {
          const [color = '', ...name] = piece.split(' ');
          if (color === '-') return '1';
          const letter = letters.get(name.join(' ')) ?? '?';
          return color === 'white' ? letter : letter.toLowerCase();
        })
        .join('')
        .replace(/1+/g, (run) => String(run.length)),
    );
    expect(ranks.join('/')).toBe(HACHU);
  });

  test('has the dog on the tenth file and the monkey on the second, as Roger Hare says', () => {
    expect(startOf(wa).get('b1')).toBe('white Blind Dog');
    expect(startOf(wa).get('j1')).toBe('white Climbing Monkey');
  });
});

test('pawns are those of shogi: one a file, no drop that mates', () => {
  expect(pieceNamed(wa, 'Pawn').drop).toEqual({ allowed: true, perFile: 1, mateForbidden: true });
});
