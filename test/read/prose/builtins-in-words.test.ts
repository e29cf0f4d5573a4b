import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { builtPage, legalMovesAlong } from '../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

/** Built-in variants as an inventor would describe them, by their differences from another game: chess, unless it is named. */
const DESCRIBED: Readonly<Record<string, string | readonly [game: string, words: string]>> = {
  'ai-wok': [
    'makruk',
    'The met is replaced by an ai-wok (A), which moves like a rook, a knight or a met. Pawns promote to ai-woks.',
  ],
  '3check': 'A player who gives check three times wins.',
  '5check': 'The fifth check wins.',
  almost: 'The queen is replaced by a chancellor (C), which moves like a rook or a knight.',
  amazon: 'Each queen is replaced by an amazon (A), which moves like a queen or a knight.',
  antichess:
    'Capturing is compulsory. The king is not royal. Castling is not allowed. Pawns may also promote to a king. A player who has lost all pieces wins. A stalemated player wins.',
  atomic:
    'When a piece is captured, all pieces around it except pawns explode, together with the capturing piece. A player whose king explodes loses.',
  berolina:
    'Pawns move one square diagonally forward without capturing, and capture straight forward. On its first move a pawn may move two squares diagonally forward.',
  capahouse: [
    'Capablanca chess',
    'Captured pieces go to the hand of the capturer and may be dropped on any empty square. Pawns may not be dropped on the first or last rank. Promoted pawns revert to pawns when captured.',
  ],
  chessgi:
    'Captured pieces go to the hand of the capturer, and may be dropped on any empty square instead of a move. Pawns may be dropped on the first rank, but not on the last. Promoted pieces stay promoted when they are captured.',
  crazyhouse:
    'Captured pieces change sides and go to the hand of the player who captured them. Instead of moving, a player may drop a piece from the hand on an empty square. Pawns may not be dropped on the first or last rank. Promoted pawns that are captured become pawns again.',
  giveaway:
    'Capturing is compulsory. The king is not royal. Pawns may also promote to a king. A player with no pieces left wins. A stalemated player wins.',
  hoppelpoppel:
    'Knights move like knights, but capture like bishops. Bishops move like bishops, but capture like knights.',
  kingofthehill: 'A player also wins by moving the king to one of the four central squares.',
  kinglet:
    'A player who has lost all pawns loses. The king is not royal. Pawns promote only to kings.',
  loop: 'Captured pieces go to the hand, and may be dropped on any empty square instead of a move. Pawns may not be dropped on the first or last rank. Promoted pieces remain promoted when captured.',
  losers:
    'Captures are mandatory. A player with only the king left wins. A player who is checkmated wins. A player who is stalemated wins.',
  misere: 'A player who is checkmated wins.',
  newzealand:
    'Knights move like knights, but capture like rooks. Rooks move like rooks, but capture like knights.',
  nightrider:
    'The knights are replaced by nightriders, which move any number of knight leaps in the same direction.',
  nocastle: 'Castling is not allowed.',
  pawnsideways: 'Pawns may also move one square sideways, without capturing.',
  suicide:
    'Captures are mandatory. There is no castling. The king is an ordinary piece. Pawns may also promote to kings. A player who loses all pieces wins.',
  torpedo: 'Pawns may move two squares from any rank.',
};

/** The same in other words. */
const AGAIN: readonly (readonly [name: string, words: string])[] = [
  [
    'almost',
    'Instead of a queen, each player has a chancellor (C). It moves like a rook or a knight.',
  ],
  [
    'antichess',
    'The goal is to lose all of your pieces. If you can capture, you must. The king has no special status. Pawns can also promote to a king. There is no castling. If you have no legal move, you win.',
  ],
  [
    'atomic',
    'Whenever a capture is made, there is an explosion: the capturing piece and all pieces on the eight surrounding squares are removed, except pawns. The player whose king is blown up loses.',
  ],
  [
    'crazyhouse',
    'A captured piece becomes the property of its captor, who may drop it on any vacant square instead of making a move. Pawns cannot be dropped on the first or eighth rank. A promoted pawn becomes a pawn again when it is captured.',
  ],
  ['kingofthehill', 'Bringing the king to e4, d4, e5 or d5 wins the game.'],
  [
    'losers',
    'You win by losing all your pieces except the king, or by being checkmated or stalemated. Captures are compulsory.',
  ],
];

describe('a built-in variant that is described by its differences from another game', () => {
  // The title must not name the variant.
  const pages = [...Object.entries(DESCRIBED), ...AGAIN].map(([name, told], at) => {
    const [game, words] = typeof told === 'string' ? ['chess', told] : told;
    return { name, game, words, at };
  });
  test.each(pages)('$name plays like it', ({ at, game, name, words }) => {
    const { diagnostics, ini, variant } = builtPage(
      `# Ours ${at}\n\nThe rules are those of ${game}, except for the following.\n\n${words}\n`,
    );
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    engine.load(ini);
    for (const seed of [7, 11, 13, 29, 41, 57]) {
      const [own, other] = [variant, name].map((one) =>
        legalMovesAlong(engine, one, { plies: 60, seed }),
      );
      expect(own).toEqual(other);
    }
  });
});
