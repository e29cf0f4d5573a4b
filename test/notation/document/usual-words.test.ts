import { describe, expect, test } from 'vitest';
import { read } from '../../read/markdown/documents.js';
import { START, TABLE } from '../../read/markdown/plain-chess.js';

/** Chess with one more bullet. */
const withBullet = (bullet: string): string => `# Plain

* Rules: chess
* Size: 8x8
* Start: ${START}
* ${bullet}

${TABLE}`;

const rulesOf = (bullet: string) => {
  const { diagnostics, variant } = read(withBullet(bullet));
  const wrong = diagnostics.filter(({ code }) => /unknown|bad-value|syntax|off-board/.test(code));
  return wrong.length > 0 ? 'refused' : { rules: variant.rules, beyond: variant.beyond };
};

describe('a value in other usual words means the same as the word of the reference', () => {
  test.each([
    ['Stalemate: loss', 'the player without moves loses'],
    ['Stalemate: loss', 'the stalemated player loses'],
    ['Stalemate: loss', 'a loss for the player who cannot move'],
    ['Stalemate: loss', 'win for the stalemating player'],
    ['Stalemate: loss', 'the opponent wins'],
    ['Stalemate: loss', 'as in shogi'],
    ['Stalemate: win', 'win for the stalemated player'],
    ['Stalemate: win', 'the player with no legal moves wins'],
    ['Stalemate: win', 'loss for the player who gives it'],
    ['Stalemate: draw', 'it is a draw'],
    ['Stalemate: draw', 'as in chess'],
    ['Checkmate: loss', 'the mated player loses'],
    ['Checkmate: loss', 'win for the mating player'],
    ['Checkmate: win', 'a win for the mated player'],
    ['Perpetual check: loses', 'the checking player loses'],
    ['Perpetual check: loses', 'loss for the checker'],
    ['Bare king: loss', 'the bared player loses'],
    ['Castling: yes', 'as in chess'],
    ['Castling: yes', 'standard'],
    ['Castling: no', 'no castling'],
    ['Castling: no', 'disabled'],
    ['En passant: none', 'no'],
    ['Move rule: 50 moves', '50'],
    ['Move rule: 50 moves', 'fifty-move rule'],
    ['Move rule: 50 moves', 'draw after 100 half-moves'],
    ['Move rule: none', 'no'],
    ['Repetition: threefold is a draw', 'draw by threefold repetition'],
    ['Repetition: threefold is a draw', '3-fold draw'],
    ['Repetition: threefold is a draw', 'three times is a draw'],
    ['Repetition: threefold loses', 'threefold repetition is a loss'],
    ['Repetition: threefold is forbidden', 'threefold repetition is not allowed'],
    ['Repetition: fourfold is won by Black', 'fourfold repetition is won by Black'],
    ['Repetition: none', 'no'],
    ['Promotion zone: 1 farthest rank', 'final rank'],
    ['Promotion: compulsory', 'mandatory'],
    ['Drops: no', 'no drops'],
    ['Drops: yes', 'as in crazyhouse'],
    ['Check counting: 3', 'three checks'],
    ['Connect: 4', 'four in a row'],
    ['Must capture: yes', 'compulsory'],
    ['Must capture: no', 'optional'],
    ['Pass: yes', 'both players'],
    ['Capture wins: King', 'the king'],
    ['Pawns become: Queen, Rook, Bishop, Knight', 'queen, rook, bishop or knight'],
    ['Pawns become: Queen', 'Queen only'],
    ['Castling to: b, h', 'b and h'],
    ['Extinction of: King, Queen', 'K/Q'],
    ['Extinction of: King, Queen', 'the king and queen'],
    ['Promotion zone: 2 farthest ranks', 'the last two ranks'],
  ])('%s by "%s"', (bullet, words) => {
    const [name = ''] = bullet.split(':', 1);
    const meant = rulesOf(bullet);
    expect(meant).not.toBe('refused');
    expect(rulesOf(`${name}: ${words}`)).toEqual(meant);
  });

  test('the default may be stated', () => {
    for (const words of ['yes', 'allowed', 'as in chess'])
      expect(rulesOf(`En passant: ${words}`)).toEqual(rulesOf('En passant: Pawn'));
  });
});

test.each([
  // Unclear whether the result is for the player who gives mate.
  'Checkmate: wins',
  // Unclear what the result is.
  'Repetition: threefold',
  'Repetition: forbidden',
  'Stalemate: forbidden',
  'Stalemate: the player who loses wins',
  'Stalemate: Black wins',
  'Stalemate: the player with fewer pieces loses',
  'Move rule: 101 half-moves',
  'Bare king: the player with more pieces wins',
  'Must capture: if possible, unless in check',
  'Castling: kingside only',
  'Promotion: on rank 9',
  'Promotion: to a Unicorn',
  'Promotion: any piece on rank 8',
  'Promotion: Queen on',
  'Promotion: Queen at night',
  'Promotion: none on rank 8',
  'Double step: knights on rank 2',
  'Double step: pawns',
  'Double step: pawns on rank 9',
  'Castling to: c',
  'Castling to: c, x',
  'Castling to: x, g',
  'Castling to: g, c',
  'Castling to: b, c, g',
  'Castling: the king moves one square',
  'Castling: the king moves four squares',
  'Castling wins: kK',
  'Castling wins: yes',
  'Check counting: 0',
  'Check counting: 10',
  'Check counting: zero',
  'Check counting: ten',
  'Goal count: three knights',
  'Extinction of: King, Unicorn',
  'Pawns become: Queen, Unicorn',
  'Repetition: fivefold is won by nobody',
])('what is not clear, or another rule, is refused: %s', (bullet) => {
  expect(rulesOf(bullet)).toBe('refused');
});
