import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { THOROUGH } from '../thorough.js';
import { loadFresh, playSection, sectionOf, shippedVariant } from './shipped-variants.js';

/** Counts by native Fairy-Stockfish, snapshot c19b5f6c. */
const COUNTS: readonly {
  readonly id: string;
  readonly counts: readonly number[];
  readonly parent: string;
  readonly approximate?: boolean;
}[] = [
  { id: 'shogi', counts: [30, 900, 25_470, 719_731], parent: 'shogi' },
  { id: 'tori-shogi', counts: [17, 288, 5_430, 103_857], parent: 'torishogi' },
  { id: 'okisaki-shogi', counts: [37, 1_369, 48_211], parent: 'shogi' },
  {
    id: 'zo-shogi',
    counts: [26, 676, 17_368, 445_372, ...(THOROUGH ? [11_496_988] : [])],
    parent: 'shogi',
  },
  { id: 'paragi', counts: [31, 961, 29_882], parent: 'shogi' },
  { id: 'kashogi', counts: [23, 529, 12_167, 279_755], parent: 'shogi' },
  {
    id: 'alquerque-soldier',
    counts: [27, 729, 18_981, 494_209],
    parent: 'shogi',
    approximate: true,
  },
  /** Chess: the known counts (OEIS A048987). */
  { id: 'chess', counts: [20, 400, 8_902, 197_281], parent: 'chess' },
];

describe('emitted sections, in the real engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadFfish();
  });

  it('fail the comparison if a piece is removed or the name is already in use', () => {
    const text = sectionOf(shippedVariant('zo-shogi'));
    expect(playSection(engine, text).perft(2)).toBe(676);
    const withoutElephant = text.replace(/^customPiece1 = .*\n/m, '');
    expect(withoutElephant).not.toBe(text);
    const { name } = loadFresh(engine, withoutElephant);
    const game = name === null ? null : engine.play(name);
    expect(name === null || game?.perft(2) !== 676).toBe(true);
    expect(engine.validateFen(name ?? '', engine.startFen(name ?? '') ?? '').valid).toBe(false);
    expect(engine.load(text.replace(/^\[[^\]]*/m, '[zoshogi')).added).toEqual(['zoshogi']);
    expect(engine.load(text.replace(/^\[[^\]]*/m, '[zoshogi')).added).toEqual([]);
  });

  describe.each(COUNTS)('$id', ({ id, counts, parent, approximate = false }) => {
    it(
      `alone has ${counts.join(' / ')}, and its start position is valid`,
      { timeout: 60_000 },
      () => {
        const text = sectionOf(shippedVariant(id), { approximate });
        const { name, messages } = loadFresh(engine, text);
        expect(messages).toEqual([]);
        const game = engine.play(name ?? '');
        expect(counts.map((_, index) => game?.perft(index + 1))).toEqual(counts);
        expect(engine.validateFen(name ?? '', engine.startFen(name ?? '') ?? '')).toMatchObject({
          valid: true,
        });
        game?.close();
      },
    );

    it(`inherits from ${parent}: shorter, with the same moves`, () => {
      const alone = sectionOf(shippedVariant(id), { approximate });
      const child = sectionOf(shippedVariant(id), { approximate, parent });
      expect(child.length).toBeLessThan(alone.length);
      const game = playSection(engine, child);
      expect(counts.slice(0, 3).map((_, index) => game.perft(index + 1))).toEqual(
        counts.slice(0, 3),
      );
      game.close();
    });
  });

  it('zo shogi has drops, nifu and immobility: 1062 by the engine’s count', () => {
    for (const parent of [undefined, 'shogi']) {
      const more = parent === undefined ? {} : { parent };
      const game = playSection(engine, sectionOf(shippedVariant('zo-shogi'), more));
      game.setFen('4k4/P3E1N2/9/9/3p5/P8/9/9/4K4[PNLEBpn] w - - 0 1');
      expect(game.perft(2)).toBe(1062);
      game.close();
    }
  });

  it('zo shogi: a king that reaches the last rank wins, and the player who repeats for the third time loses', () => {
    const game = playSection(engine, sectionOf(shippedVariant('zo-shogi')));
    game.setFen('9/4K4/9/9/k8/9/9/9/9[] w - - 0 1');
    expect(game.push('e8e9')).toBe(true);
    expect(game.result()).toBe('1-0');
    game.setFen('4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1');
    for (const move of ['e1e2', 'e9e8', 'e2e1', 'e8e9', 'e1e2', 'e9e8', 'e2e1', 'e8e9'])
      expect(game.push(move)).toBe(true);
    // Black has completed the third occurrence of the start position.
    expect(game.result()).toBe('1-0');
    game.close();
  });

  it('paragi: promotion is compulsory, stalemate loses, there are no drops', () => {
    const game = playSection(engine, sectionOf(shippedVariant('paragi')));
    game.setFen('4k4/9/9/4P4/9/9/9/9/4K4 w - - 0 1');
    expect(game.legalMoves().filter((move) => move.startsWith('e6'))).toEqual(['e6e7+']);
    game.close();
  });

  it('tori shogi plays as the engine’s built-in torishogi: the same moves in every position of random games', () => {
    const positions = randomPositions(engine, 'torishogi', 400);
    const ours = playSection(engine, sectionOf(shippedVariant('tori-shogi')));
    for (const [fen, moves] of positions) {
      ours.setFen(fen);
      expect(ours.legalMoves().toSorted(), fen).toEqual(moves);
    }
    expect(positions.size).toBeGreaterThan(300);
    ours.close();
  });
});

/** Positions of random games, with their legal moves. */
function randomPositions(
  engine: Engine,
  variant: string,
  count: number,
): ReadonlyMap<string, readonly string[]> {
  const game = engine.play(variant);
  if (game === null) throw new Error(`the engine has no ${variant}`);
  const positions = new Map<string, readonly string[]>();
  const random = seededRandom(20_261_121);
  for (let ply = 0; ply < count; ply++) {
    const moves = game.legalMoves().toSorted();
    positions.set(game.fen(), moves);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined || ply % 60 === 59) game.setFen(engine.startFen(variant) ?? '');
    else game.push(move);
  }
  game.close();
  return positions;
}

/** Random numbers that are the same on every machine: a linear congruential generator (Numerical Recipes). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
