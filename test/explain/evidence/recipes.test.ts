import { describe, expect, test } from 'vitest';
import type { RecipeName } from '../../../src/explain/evidence/ending-kinds.js';
import { patternOf } from '../../../src/explain/evidence/patterns.js';
import { materialOf } from '../../../src/explain/evidence/position-material.js';
import { RECIPES } from '../../../src/explain/evidence/recipes.js';
import { createMatch } from '../../../src/play/match.js';
import { compileGame } from '../../../src/play/move-api.js';
import { sectionGame } from '../described.js';

/*
 * Positions are composed at random. What is always true of those of a recipe is counted here in their FENs, and that each kind that the recipe
 * promises occurs.
 */

const TIMES = 48;

function materialFor(section: string) {
  const game = sectionGame(section);
  const match = createMatch(compileGame(game));
  expect(match.start(game.startFen)).toBeNull();
  return { material: materialOf(match.compiled, match.position), match };
}

interface Placed {
  readonly letter: string;
  readonly file: number;
  /** From White's side. */
  readonly rank: number;
}

interface Composed {
  readonly pieces: readonly Placed[];
  readonly empty: number;
  readonly hands: string;
  readonly fields: readonly string[];
}

function parsed(fen: string): Composed {
  const [place = '', ...fields] = fen.split(' ');
  const [board = '', hands = ''] = place.split('[');
  const ranks = board.split('/').toReversed();
  let empty = 0;
  const pieces = ranks.flatMap((text, rank) => {
    let file = 0;
    return [...text.matchAll(/\d+|\+?\D/g)].flatMap(([cell]): readonly Placed[] => {
      const gap = Number(cell);
      empty += gap > 0 ? gap : 0;
      file += gap > 0 ? gap : 1;
      return gap > 0 ? [] : [{ letter: cell, file: file - 1, rank }];
    });
  });
  return { pieces, empty, hands: hands.replace(']', ''), fields };
}

/** The positions of many attempts; an attempt that gives none is left out. Each can be set up. */
function composed(recipe: RecipeName, section: string): readonly Composed[] {
  const { match, material } = materialFor(section);
  return Array.from({ length: TIMES }, (_, number) => RECIPES[recipe](material, number)).flatMap(
    (fen) => {
      if (fen === null) return [];
      expect(match.start(fen), fen).toBeNull();
      return [parsed(fen)];
    },
  );
}

const lettersOf = ({ pieces }: Composed): string =>
  pieces
    .map(({ letter }) => letter)
    .sort()
    .join('');
const isWhite = ({ letter }: Placed): boolean => letter === letter.toUpperCase() && letter !== '*';
const isBlack = ({ letter }: Placed): boolean => letter === letter.toLowerCase() && letter !== '*';
const apart = (one: Placed, other: Placed): number =>
  Math.max(Math.abs(one.file - other.file), Math.abs(one.rank - other.rank));
/** The different values of many positions, sorted. */
const valuesOf = <T>(all: readonly Composed[], value: (one: Composed) => T): readonly T[] =>
  [...new Set(all.map(value))].sort();

const CHESS = 'parent = chess';
const HOUSE = 'parent = crazyhouse';

describe('only what each side needs', () => {
  test.each([
    [CHESS, 'Kk'],
    ['parent = atomic', 'Kk'],
    // One more than the number at which the game is lost, if the side has so many.
    [
      'parent = chess\nextinctionValue = loss\nextinctionPieceTypes = rq\nextinctionPieceCount = 1',
      'KQRRkqrr',
    ],
    ['parent = chess\nextinctionValue = loss\nextinctionPieceTypes = r', 'KRkr'],
    ['parent = chess\nextinctionPieceTypes = r', 'Kk'],
    ['parent = chess\nextinctionValue = loss\nextinctionPieceTypes = *', 'Kk'],
  ])('%s', (section, letters) => {
    const all = composed('bare', section);
    expect(all).toHaveLength(TIMES);
    expect(valuesOf(all, lettersOf)).toEqual([letters]);
    expect(valuesOf(all, ({ fields }) => fields.join(' '))).toEqual(['w - - 0 1']);
  });

  test('on squares that vary', () => {
    expect(valuesOf(composed('bare', CHESS), (one) => JSON.stringify(one)).length).toBeGreaterThan(
      TIMES / 2,
    );
  });
});

test('the start position without some pieces: kings stay, all others where they were', () => {
  const start = parsed('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  const all = composed('thinned', CHESS);
  expect(all).toHaveLength(TIMES);
  for (const one of all) {
    expect(start.pieces).toEqual(expect.arrayContaining([...one.pieces]));
    expect(lettersOf(one)).toMatch(/K.*k/);
  }
  const sizes = valuesOf(all, ({ pieces }) => pieces.length);
  expect(sizes.length).toBeGreaterThan(8);
  expect(valuesOf(all, ({ fields }) => fields[1])).toEqual(['KQkq']);
});

describe('a few pieces anywhere', () => {
  test('kings, three more pieces of the player to move and four more of the other at most', () => {
    const all = composed('scattered', CHESS);
    for (const { fields, pieces } of all) {
      const [white, black] = [pieces.filter(isWhite).length, pieces.filter(isBlack).length];
      const [own, others] = fields[0] === 'w' ? [white, black] : [black, white];
      expect(own).toBeLessThanOrEqual(4);
      expect(others).toBeLessThanOrEqual(own + 1);
    }
    const sizes = valuesOf(all, ({ pieces }) => pieces.length);
    expect(sizes).toEqual(expect.arrayContaining([2, 3, 4, 5, 6]));
    // White moves in most positions.
    const ofWhite = all.filter(({ fields }) => fields[0] === 'w').length;
    expect(ofWhite).toBeGreaterThan(TIMES / 2);
    expect(ofWhite).toBeLessThan(TIMES);
  });

  test('with one duck', () => {
    const all = composed('scattered', 'parent = duck');
    const ducks = valuesOf(
      all,
      ({ pieces }) => pieces.filter(({ letter }) => letter === '*').length,
    );
    expect(ducks).toEqual([1]);
  });

  test('with two pieces in hand at most, of the player to move', () => {
    const all = composed('scattered', HOUSE);
    expect(valuesOf(all, ({ hands }) => hands.length)).toEqual([0, 1, 2]);
    for (const { fields, hands } of all)
      expect(hands).toMatch(fields[0] === 'w' ? /^[PNBRQ]*$/ : /^[pnbrq]*$/);
  });

  test('in shogi half of the hands are pawns, with which mate is no win', () => {
    const all = composed('scattered', 'parent = shogi').filter(({ hands }) => hands !== '');
    const ofPawns = all.filter(({ hands }) => /^p+$/i.test(hands)).length;
    expect(ofPawns).toBeGreaterThan(all.length / 4);
    expect(ofPawns).toBeLessThan(all.length);
  });

  test('without hands in a game without drops', () => {
    expect(valuesOf(composed('scattered', CHESS), ({ hands }) => hands)).toEqual(['']);
  });
});

test('counted checks: one is left for each player, or as many as at the start', () => {
  const all = composed('scattered', 'parent = 3check');
  expect(valuesOf(all, ({ fields }) => fields[3])).toEqual(['1+1', '3+3']);
});

test('a king at the edge, near it one to four pieces of the player to move', () => {
  const all = composed('cornered', CHESS);
  const edges = new Set<string>();
  for (const { fields, pieces } of all) {
    const [isOwn, letter] = fields[0] === 'w' ? [isWhite, 'k'] : [isBlack, 'K'];
    const king = pieces.find((one) => one.letter === letter);
    if (king === undefined) throw new Error('no king');
    const { file, rank } = king;
    const sides = [file === 0, rank === 0, file === 7, rank === 7];
    expect(sides).toContain(true);
    sides.forEach((isThere, side) => isThere && edges.add(`${side}`));
    const own = pieces.filter((one) => isOwn(one) && !/k/i.test(one.letter));
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(own.length).toBeLessThanOrEqual(4);
    for (const one of own) expect(apart(one, king)).toBeLessThanOrEqual(3);
    expect(pieces.length - own.length).toBeLessThanOrEqual(4);
  }
  expect(edges.size).toBe(4);
  const most = all.some(({ pieces }) => pieces.length === 6);
  expect(most).toBe(true);
});

test('a piece within two steps of its goal', () => {
  const all = composed('racing', 'parent = kingofthehill');
  for (const { fields, pieces } of all) {
    const king = pieces.find(({ letter }) => letter === (fields[0] === 'w' ? 'K' : 'k'));
    if (king === undefined) throw new Error('no king');
    const hill = [3, 4].flatMap((file) => [3, 4].map((rank) => ({ letter: '', file, rank })));
    expect(Math.min(...hill.map((square) => apart(square, king)))).toBeLessThanOrEqual(2);
    expect(pieces.filter(({ letter }) => /k/i.test(letter))).toHaveLength(2);
    expect(pieces.length).toBeLessThanOrEqual(6);
  }
  expect(valuesOf(all, ({ pieces }) => pieces.length)).toEqual([2, 4, 6]);
  expect(composed('racing', CHESS)).toEqual([]);
});

test('a move count just below the limit, first in the start position', () => {
  const [first, ...others] = composed('counted', `${CHESS}\nnMoveRule = 20`);
  expect(first?.pieces).toHaveLength(32);
  expect(first?.fields).toEqual(['w', 'KQkq', '-', '39', '39']);
  for (const { fields, pieces } of others) {
    expect(fields.slice(-2)).toEqual(['39', '39']);
    expect(pieces.length).toBeLessThan(12);
  }
});

describe('a pattern with one piece missing', () => {
  const lines = (count: number, section: string) =>
    composed(
      'planted',
      `parent = chess\nking = -\n${section}\nstartFen = rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1`,
    ).map((one) => {
      expect(one.pieces.length).toBeGreaterThanOrEqual(count - 1);
      return one;
    });

  test('as many enemies as the pattern has squares, and two more pieces of its type', () => {
    for (const { fields, pieces } of lines(4, 'connectN = 4')) {
      const [own, others] = fields[0] === 'w' ? [isWhite, isBlack] : [isBlack, isWhite];
      expect(pieces.filter(own)).toHaveLength(4 - 1 + 2);
      expect(new Set(pieces.filter(own).map(({ letter }) => letter)).size).toBe(1);
      expect(pieces.filter(others)).toHaveLength(4);
    }
  });

  test('none in a game without patterns', () => {
    expect(composed('planted', CHESS)).toEqual([]);
  });
});

describe('squares that win together', () => {
  const patterns = (section: string) => {
    const { material } = materialFor(`parent = chess\n${section}`);
    return Array.from({ length: 4 * TIMES }, () => patternOf(material, 0)).flatMap((pattern) =>
      pattern === null
        ? []
        : [pattern.squares.map((one) => [one % 8, Math.floor(one / 8)] as const)],
    );
  };
  /** The steps from each square to the next, if all are the same. */
  const steps = (squares: readonly (readonly [number, number])[]): string => {
    const all = squares.slice(1).map(([file, rank], index) => {
      const [x = 0, y = 0] = squares[index] ?? [];
      return `${file - x} ${rank - y}`;
    });
    return [...new Set(all)].join(', ');
  };

  test.each([
    ['connectN = 4', 4, ['0 1', '1 -1', '1 0', '1 1']],
    ['collinearN = 3', 3, ['0 1', '1 -1', '1 0', '1 1']],
    ['connectN = 3\nconnectDiagonal = false', 3, ['0 1', '1 0']],
    ['connectN = 3\nconnectDiagonal = false\nconnectVertical = false', 3, ['1 0']],
    ['connectN = 3\nconnectHorizontal = false\nconnectVertical = false', 3, ['1 -1', '1 1']],
  ])('in a row: %s', (section, length, directions) => {
    const all = patterns(section);
    expect(new Set(all.map((squares) => squares.length))).toEqual(new Set([length]));
    expect([...new Set(all.map(steps))].sort()).toEqual(directions);
  });

  test('in a square', () => {
    const all = patterns('connectNxN = 3');
    expect(all.length).toBeGreaterThan(0);
    for (const squares of all)
      for (const axis of [0, 1] as const) {
        const values = squares.map((square) => square[axis]);
        expect(new Set(values).size).toBe(3);
        expect(Math.max(...values) - Math.min(...values)).toBe(2);
        expect(new Set(squares.map(String)).size).toBe(9);
      }
  });

  test('in a shortest chain', () => {
    const section =
      'connectRegion1White = *2\nconnectRegion2White = *6\nconnectRegion1Black = *7\nconnectRegion2Black = *3';
    const all = patterns(section);
    expect(all.length).toBeGreaterThan(0);
    for (const squares of all) {
      expect(squares.map(([, rank]) => rank)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
      expect(squares).toHaveLength(5);
    }
  });
});

describe('an almost full board', () => {
  test('of pieces, one to three squares empty', () => {
    const all = composed('filled', 'parent = ataxx');
    expect(valuesOf(all, ({ empty }) => empty)).toEqual([1, 2, 3]);
    const colours = valuesOf(all, (one) =>
      [isWhite, isBlack].map((is) => Number(one.pieces.some(is))).join(''),
    );
    expect(colours.length).toBeGreaterThan(1);
  });

  test('of walls, with a piece or two for each side', () => {
    const all = composed('filled', 'parent = amazons');
    for (const { empty, pieces } of all) {
      expect(empty).toBeGreaterThanOrEqual(1);
      expect(empty).toBeLessThanOrEqual(3);
      expect(pieces.filter(isWhite)).toHaveLength(1);
      expect(pieces.filter(isBlack)).toHaveLength(1);
    }
  });

  test('not in a game with kings', () => {
    expect(composed('filled', CHESS)).toEqual([]);
  });
});
