import { beforeAll, expect, test } from 'vitest';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { legalMovesAlong } from '../../built-page.js';
import { built, codesIn, valueOf } from './changed-game.js';

/** Xiangqi and its relatives with other areas and blocks. The sections beside the sentences are written by hand. */

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

const RANKS = Array.from({ length: 10 }, (_, rank) => `*${rank + 1}`);
const OWN = `${RANKS.slice(0, 5).join(' ')} / ${RANKS.slice(5).join(' ')}`;
const ALL = `${RANKS.join(' ')} / ${RANKS.join(' ')}`;

/** `King: all` is where kings of both players may go. */
const goes = (type: string, where: string): readonly string[] => {
  const [white = '', black = ''] = where.split(' / ');
  return [`mobilityRegionWhite${type} = ${white}`, `mobilityRegionBlack${type} = ${black}`];
};

test.each([
  ['Xiangqi, but elephants may cross the river.', 'xiangqi', goes('Elephant', ALL)],
  ['Xiangqi, but the generals may leave the palace.', 'xiangqi', goes('King', ALL)],
  ['Xiangqi, but the advisors may leave the palace.', 'xiangqi', goes('Fers', ALL)],
  ['Xiangqi, but there is no palace.', 'xiangqi', [...goes('King', ALL), ...goes('Fers', ALL)]],
  [
    'Xiangqi, but horses and cannons cannot cross the river.',
    'xiangqi',
    [...goes('Horse', OWN), ...goes('Cannon', OWN)],
  ],
  ['Xiangqi, but horses cannot be blocked.', 'xiangqi', ['horse = -', 'knight = n']],
  [
    'Xiangqi, but elephants can jump over pieces.',
    'xiangqi',
    ['elephant = -', 'alfil = b', ...goes('Alfil', OWN)],
  ],
  ['Xiangqi, but cannons capture like rooks.', 'xiangqi', ['cannon = -', 'customPiece1 = c:R']],
  ['Janggi, but there is no passing.', 'janggi', ['pass = false']],
  ['Janggi, but horses are not blocked.', 'janggi', ['horse = -', 'knight = n']],
  [
    'Minixiangqi, but the general may leave the palace.',
    'minixiangqi',
    goes('King', '*1 *2 *3 *4 *5 *6 *7 / *1 *2 *3 *4 *5 *6 *7'),
  ],
])('%s', (words, parent, lines) => {
  const id = words.replace(/[^a-z]/gi, '').toLowerCase();
  const { ini, variant } = built(words, id);
  expect(codesIn(words, 'warning')).toEqual([]);
  engine.load(ini);
  engine.load(`[hand${id}:${parent}]\n${lines.join('\n')}\n`);
  const playedAs = (name: string): readonly string[] =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => legalMovesAlong(engine, name, { plies: 40, seed }));
  expect(playedAs(variant)).toEqual(playedAs(`hand${id}`));
  expect(playedAs(variant)).not.toEqual(playedAs(parent));
});

test.each([
  [
    'Xiangqi, but horses, cannons and chariots cannot cross the river.',
    'mobilityRegionBlackRook',
    '*6 *7 *8 *9 *10',
  ],
  ['Chess, but kings cannot cross the river.', 'mobilityRegionWhiteKing', '*1 *2 *3 *4'],
  ['Makruk, but kings cannot leave their half.', 'mobilityRegionBlackKing', '*5 *6 *7 *8'],
  ['Makruk, but kings must stay on their own half.', 'mobilityRegionBlackKing', '*5 *6 *7 *8'],
  [
    'Chess, but kings cannot cross the middle of the board.',
    'mobilityRegionWhiteKing',
    '*1 *2 *3 *4',
  ],
  ['Xiangqi, but the generals may face each other.', 'flyingGeneral', undefined],
  [
    'Xiangqi, but kings may not leave the palace.',
    'mobilityRegionWhiteKing',
    'd1 e1 f1 d2 e2 f2 d3 e3 f3',
  ],
])('an area where the game has none, or has it anyway: %s', (words, key, squares) => {
  expect(valueOf(key, words)).toBe(squares);
});

test.each([
  'Chess, but cannons cannot cross the river.',
  'Xiangqi, but pawns can promote to any piece.',
  'Chess, but with the following changes:\n\n- Kings can be captured.\n- Stalemate is a loss.',
])('a warning, because nothing is changed by it: %s', (words) => {
  expect(codesIn(words, 'warning')).toEqual(['doc/rule-left-out']);
});

test('a palace on a board without one is an error, and what a piece does anyway is none', () => {
  expect(codesIn('Chess, but kings are confined to the palace.', 'error')).toEqual([
    'doc/unknown-region',
  ]);
  expect(
    built('Minixiangqi, but stalemate is a draw. Kings cannot leave the palace.').ini,
  ).toContain('mobilityRegionWhiteKing = c1 d1 e1 c2 d2 e2 c3 d3 e3');
});
