import { beforeAll, describe, expect, it } from 'vitest';
import { builtinDefinition, sectionsOf } from '../../src/definitions.js';
import { openGame, type OpenGame } from '../../src/games/open-game.js';
import { openFfish, type Ffish } from './ffish.js';

/** Edge cases of rules that random games rarely reach. The engine provides the expected values. */
let ffish: Ffish;
beforeAll(async () => {
  ffish = await openFfish();
});

/** Chess in which a move flips the enemy pieces around its target. */
const TURNING = `[turning:chess]
flipEnclosedPieces = ataxx
`;

/** A board on which walls are allowed. */
const WALLED = `[walled:ataxx]
`;

function opened(name: string, ini = ''): OpenGame {
  const [section] = sectionsOf({ file: 'mine.ini', text: ini }).definitions;
  const definition = section ?? builtinDefinition(name);
  if (definition === null) throw new Error(`no variant ${name}`);
  if (ini !== '') ffish.loadVariantConfig(ini);
  return openGame(definition);
}

function expectAlike(ours: OpenGame, name: string, fen: string, moves: readonly string[]): void {
  expect(ours.reset(fen)).toBeNull();
  const theirs = new ffish.Board(name, fen);
  expect(ours.fen()).toBe(theirs.fen());
  for (const move of moves) {
    expect(ours.push(move), move).toBeNull();
    expect(theirs.push(move), move).toBe(true);
    expect(ours.fen(), move).toBe(theirs.fen());
  }
  theirs.delete();
}

describe('moves that flip pieces', () => {
  it.each([
    ['e1g1', '4k3/8/8/8/8/8/5n2/4K2R w K - 0 1'],
    ['e1c1', '4k3/8/8/8/8/8/3n4/R3K3 w Q - 0 1'],
    ['e8g8', '4k2r/5N2/8/8/8/8/8/4K3 b k - 0 1'],
    ['e8c8', 'r3k3/3N4/8/8/8/8/8/4K3 b q - 0 1'],
    ['e1e2', '4k3/8/8/8/3p1p2/3P1P2/8/4K3 w - - 0 1'],
    ['a1a4', '4k3/8/8/1p6/1p6/1P6/8/R3K3 w - - 0 1'],
  ])('%s in %s', (move, fen) => {
    expectAlike(opened('turning', TURNING), 'turning', fen, [move]);
  });

  it.each([
    ['P@b2', '7/7/7/7/p*P4/*6/p1*4 w 0 1'],
    ['P@c3', '7/7/2*4/1p1p3/1*5/1pPp3/7 w 0 1'],
  ])('beside walls: %s in %s', (move, fen) => {
    expectAlike(opened('walled', WALLED), 'walled', fen, [move]);
  });
});

describe('gating rights', () => {
  it.each([
    [['e2e4', 'e7e5', 'e1e2', 'e8e7']],
    [['a2a4', 'h7h5', 'a1a3', 'h8h6', 'a3a1', 'h6h8']],
    [['g1f3', 'b8c6', 'g2g3', 'd7d6', 'f1g2', 'c8e6', 'e1g1', 'd8d7', 'd2d3', 'e8c8']],
    [['b1c3h', 'g8f6e', 'h2h4', 'a7a5', 'h1h3', 'a8a6', 'e2e3', 'e7e6', 'e1e2', 'e8e7']],
  ])('after %s', (moves) => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1';
    expectAlike(opened('seirawan'), 'seirawan', start, moves);
  });
});

describe('material', () => {
  const bishops = ['c1', 'd1', 'c2', 'b5', 'g5'] as const;
  const pairs = bishops.flatMap((one, at) => bishops.slice(at + 1).map((two) => [one, two]));
  it.each(pairs)('White bishops on %s and %s', (one, two) => {
    const placed = (black: string): string =>
      Array.from({ length: 8 }, (_, index) =>
        Array.from({ length: 8 }, (_, file) => {
          const square = `${String.fromCharCode(97 + file)}${8 - index}`;
          if (square === one || square === two) return 'B';
          return square === black ? 'b' : square === 'a8' ? 'k' : square === 'h1' ? 'K' : '.';
        })
          .join('')
          .replace(/\.+/g, (gap) => String(gap.length)),
      ).join('/');
    const ours = opened('chess');
    for (const black of ['', 'h8', 'h7']) {
      const fen = `${placed(black)} w - - 0 1`;
      expect(ours.reset(fen)).toBeNull();
      const theirs = new ffish.Board('chess', fen);
      for (const [color, isWhite] of [
        ['white', true],
        ['black', false],
      ] as const)
        expect(ours.hasInsufficientMaterial(color), `${color} ${fen}`).toBe(
          theirs.hasInsufficientMaterial(isWhite),
        );
      theirs.delete();
    }
  });
});
