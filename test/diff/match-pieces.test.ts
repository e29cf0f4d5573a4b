import { expect, test } from 'vitest';
import { matchPieces } from '../../src/diff/match-pieces.js';
import { reachOf } from '../../src/diff/reach.js';
import { definitionsOf } from '../../src/cli/games.js';
import { gameOf } from '../../src/definitions.js';

const BOARD = 'maxFile = d\nmaxRank = 4\nking = k\nstartFen = 3k/4/4/K3 w - - 0 1\n';

/** The matched pieces besides the kings, by their letters, and the pieces of only one game. */
function matched(first: string, second: string) {
  const text = `[one]\n${BOARD}${first}\n\n[two]\n${BOARD}${second}\n`;
  const { definitions } = definitionsOf({ file: 'two.ini', text }, () => null);
  const [one, two] = definitions.map((definition) => {
    const game = gameOf(definition, 'as-engine');
    return { game, reach: reachOf(game) };
  });
  if (one === undefined || two === undefined) throw new Error('two games');
  const { onlyFirst, onlySecond, pairs } = matchPieces(one, two);
  const letters = pairs.map((pair) => `${pair.first.letter ?? ''}${pair.second.letter ?? ''}`);
  return [
    letters.filter((pair) => /[xy]/.test(pair)),
    onlyFirst.map(({ letter }) => letter),
    onlySecond.map(({ letter }) => letter),
  ];
}

const startWith = (rank: string): string => `startFen = 3k/${rank}/4/K3 w - - 0 1`;

test('a piece that one game defines but does not use matches the piece of the other with its moves', () => {
  const idle = 'customPiece1 = x:DW';
  expect(matched(idle, `customPiece1 = y:WD\n${startWith('1Y2')}`)).toEqual([['xy'], [], []]);
  expect(matched(`customPiece1 = y:WD\n${startWith('1Y2')}`, idle)).toEqual([['yx'], [], []]);
  expect(matched(idle, `customPiece1 = y:C\n${startWith('1Y2')}`)).toEqual([[], [], ['y']]);
});

test('pieces that neither game uses are matched only by their letters', () => {
  expect(matched('customPiece1 = x:DW', 'customPiece1 = x:C')).toEqual([['xx'], [], []]);
  expect(matched('customPiece1 = x:DW', 'customPiece1 = y:DW')).toEqual([[], [], []]);
});

test('of two pieces with the same moves, the one with the same square or letter matches', () => {
  const both = 'customPiece1 = x:DW\ncustomPiece2 = y:DW';
  expect(matched(`${both}\n${startWith('X2Y')}`, `${both}\n${startWith('Y2X')}`)).toEqual([
    ['xy', 'yx'],
    [],
    [],
  ]);
  expect(matched(both, both)).toEqual([['xx', 'yy'], [], []]);
});
