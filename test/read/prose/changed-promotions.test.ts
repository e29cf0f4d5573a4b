import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { built, codesIn, valueOf } from './changed-game.js';

/** What pieces of another game become, where a page changes only that. */

const promotedIn = (words: string): readonly string[] =>
  (valueOf('promotedPieceType', words) ?? '').split(' ').toSorted();

const SHOGI = ['b:h', 'l:g', 'n:g', 'p:g', 'r:d', 's:g'];
const withOwn = (own: string): readonly string[] =>
  [...SHOGI.filter((one) => one[0] !== own[0]), own].toSorted();

test.each([
  ['lances promote to rooks', withOwn('l:r')],
  ['lances promote to silver generals', withOwn('l:s')],
  ['gold generals promote to queens', withOwn('g:q')],
  ['pawns promote to silver generals', withOwn('p:s')],
  ['pawns cannot promote', SHOGI.filter((one) => one !== 'p:g')],
  ['rooks and bishops do not promote', ['l:g', 'n:g', 'p:g', 's:g']],
  ['only rooks and bishops promote', ['b:h', 'r:d']],
  ['only pawns can promote', ['p:g']],
  ['nothing promotes', ['']],
  ['no piece may be promoted', ['']],
  ['pieces do not promote', ['']],
])('shogi, but %s', (words, promoted) => {
  expect(promotedIn(`Shogi, but ${words}.`)).toEqual(promoted);
  expect(codesIn(`Shogi, but ${words}.`, 'warning')).toEqual([]);
});

test.each([
  ['Chess, but rooks promote to queens.', 'r:q', false],
  ['Chess, but knights that reach the last rank promote to queens.', 'n:q', false],
  ['Chess, but knights must promote to queens on the last rank.', 'n:q', true],
  ['Makruk, but khons promote to mets.', 's:m', false],
  ['Xiangqi, but soldiers promote to chariots on the last rank.', 'p:r', false],
])('in a game without such promotions: %s', (words, promoted, isMandatory) => {
  expect(promotedIn(words)).toEqual([promoted]);
  expect(built(words).ini.includes('mandatoryPiecePromotion = true')).toBe(isMandatory);
});

test.each([
  // The engine has one zone for all pieces.
  'Shogi, but lances promote to rooks on the last rank.',
  'Chess, but knights promote to queens on the sixth rank.',
  'Shogi, but pawns promote to silver generals or knights.',
  'Shogi, but rooks promote to kings.',
])('not built: %s', (words) => {
  expect(built(words).ini).toBe('');
});

test.each([
  'Shogi, but pawns promote to any piece.',
  'Shogi, but lances must promote to rooks.',
  'Xiangqi, but pawns may be promoted only to a rook.',
  'Chess, but only rooks promote.',
  // Nobody has the right to castle.
  'Makruk, but there is castling.',
  // No option says so.
  'Chess, but if a position is repeated three times, the player who started the repetition loses.',
  // No such piece.
  'Chess, but the player whose prince is captured loses.',
  'Xiangqi, but both the king and the queen are royal.',
])('built without it, and a warning says so: %s', (words) => {
  expect(built(words).ini).not.toBe('');
  expect(codesIn(words, 'warning')).toContain('doc/rule-left-out');
});

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

test('the engine promotes the lance to a piece that moves like a rook', () => {
  const { ini, variant } = built('Shogi, but lances promote to rooks.', 'Lancers');
  engine.load(ini);
  const game = engine.play(variant);
  game?.setFen('4k4/9/L8/9/9/9/9/9/4K4[] w - - 0 1');
  expect(game?.push('a7a8+')).toBe(true);
  game?.push('e9f9');
  // A gold, as in shogi, moves one square sideways.
  expect(game?.legalMoves()).toContain('a8i8');
  game?.close();
});
