import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineGame } from '../../../src/cross/engine/engine.js';
import { sayFenCode } from '../../../src/cross/fen-codes.js';
import { loadFfish, prepared } from '../../../src/cross/engine/ffish.js';

describe('the engine in this process', () => {
  let engine: Engine;
  let shogi: EngineGame | null = null;

  beforeAll(async () => {
    engine = await loadFfish();
    shogi = engine.play('shogi');
  });
  afterAll(() => shogi?.close());

  it('knows its 121 built-in variants from the start', () => {
    expect(engine.variants()).toHaveLength(121);
    expect(engine.variants()).toContain('torishogi');
  });

  it('counts as the native engine: shogi 30, 900, 25470', () => {
    expect([1, 2, 3].map((depth) => shogi?.perft(depth))).toEqual([30, 900, 25470]);
    expect(shogi?.fen()).toBe(
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1',
    );
  });

  it('returns null for an unknown variant', () => {
    expect(engine.play('no-such-variant')).toBeNull();
    expect(engine.startFen('no-such-variant')).toBeNull();
    expect(engine.validateFen('no-such-variant', '8/8').valid).toBe(false);
  });

  it('reports the names that a load added; a known name keeps its variant', () => {
    const text = '[ours:shogi]\ngold = -\nstartFen = 4k4/9/9/9/9/9/9/9/4K4[-] w 0 1\n';
    expect(engine.load(text).added).toEqual(['ours']);
    expect(engine.load(text).added).toEqual([]);
    expect(engine.load('[shogi]\nking = k\n').added).toEqual([]);
    expect(engine.startFen('ours')).toBe('4k4/9/9/9/9/9/9/9/4K4[-] w 0 1');
  });

  it('rejects what would end the process', () => {
    expect(() => engine.load('[bad:shogi]\npromotionRegionWhite = *x\n')).toThrow('abort');
    expect(() => shogi?.pop()).toThrow('no move');
  });

  it('validates FENs, with the reason', () => {
    expect(engine.validateFen('shogi', engine.startFen('shogi') ?? '').valid).toBe(true);
    const verdict = engine.validateFen('shogi', '4z4/9/9/9/9/9/9/9/4K4[-] w 0 1');
    expect(verdict.valid).toBe(false);
    expect(verdict.messages.join()).toContain("'z'");
  });

  // The engine also prints a message, which confirms the meaning of the number.
  it.each([
    ['shogi', '4k4/9/9/9/9/9/9/4K4[-] w 0 1', /ranks/, /ranks/],
    ['shogi', '4z4/9/9/9/9/9/9/9/4K4[-] w 0 1', /character/, /letter/],
    ['shogi', '4k4/9/9/9/9/9/9/9/9[-] w 0 1', /number of white kings/, /too few or too many kings/],
    ['shogi', '4k4/9/9/9/9/9/9/9/4K4[-] x 0 1', /side to move/, /side to move/],
    ['shogi', '9/9/9/4k4/4K4/9/9/9/9[-] w 0 1', /next to each other/, /next to each other/],
    ['crazyhouse', '4k3/8/8/8/8/8/8/4K3[Q w - - 0 1', /Pocket/, /hand/],
    ['chess', '4k3/8/8/8/8/8/8/4K3 w - - x 1', /half move/, /half-move/],
    ['chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 x', /move counter/, /move counter/],
    ['chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 3 4', /parts/, /parts/],
    ['3check', '4k3/8/8/8/8/8/8/4K3 w - - x+3 0 1', /check count/, /checks/],
    ['chess', '', /empty/, /empty/],
  ])('what it refuses is said in words: %s %s', (variant, fen, printed, words) => {
    const { code, messages } = engine.validateFen(variant, fen);
    expect(messages.join('\n')).toMatch(printed);
    expect(sayFenCode(code)).toMatch(words);
  });

  it('keeps games of two variants apart, though the engine has one table of custom pieces', () => {
    const fen = '4k4/9/9/9/4X4/9/9/9/4K4[] w - - 0 1';
    engine.load(`[apart-1:shogi]\ncustomPiece1 = x:W\n[apart-2:shogi]\ncustomPiece1 = x:F\n`);
    const games = ['apart-1', 'apart-2'].map((name) => engine.play(name));
    const destinations = games.map((game) => {
      game?.setFen(fen);
      return game?.legalMoves().filter((move) => move.startsWith('e5'));
    });
    expect(destinations).toEqual([
      expect.arrayContaining(['e5d5', 'e5f5', 'e5e4', 'e5e6']),
      expect.arrayContaining(['e5d4', 'e5f4', 'e5d6', 'e5f6']),
    ]);
    expect(games[0]?.push('e5e6')).toBe(true);
    expect(games[1]?.push('e5e6')).toBe(false);
    for (const game of games) game?.close();
  });

  it('plays moves, takes them back and reports results', () => {
    const game = engine.play('chess');
    expect(game?.push('e2e5')).toBe(false);
    for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) expect(game?.push(move)).toBe(true);
    expect(game?.result()).toBe('0-1');
    game?.pop();
    expect(game?.result()).toBe('*');
    expect(game?.legalMoves()).toContain('d8h4');
    game?.close();
  });
});

it('an engine that starts with a copied memory behaves like one that sets up its own', async () => {
  prepared.memory = null;
  const first = await loadFfish();
  // Changes to the first engine are not copied.
  first.load('[ours:shogi]\ngold = -\n');
  const [second, third] = [await loadFfish(), await loadFfish()];
  expect(second.variants()).toHaveLength(121);
  prepared.memory = null;
  const fresh = await loadFfish();
  const said = (engine: Engine): unknown =>
    engine.variants().map((variant) => {
      const game = engine.play(variant);
      const words = [variant, game?.fen(), game?.legalMoves(), game?.perft(2), game?.result()];
      game?.close();
      return words;
    });
  expect(said(second)).toEqual(said(fresh));
  second.load('[theirs:shogi]\ngold = -\n');
  expect(third.load('[theirs:chess]\nking = -\n').added).toEqual(['theirs']);
  expect(third.startFen('theirs')).toBe(fresh.startFen('chess'));
});
