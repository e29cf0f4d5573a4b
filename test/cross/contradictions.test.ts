import { beforeAll, describe, expect, it } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { CONTRADICTIONS } from './contradictions.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { inProcess } from '../../src/cross/engine/in-process.js';
import type { Opponent, OpponentGame } from '../../src/cross/engine/opponent.js';

let engine: Opponent;
beforeAll(async () => {
  engine = inProcess(await loadFfish(), () => undefined);
});

let names = 0;

async function openGame(section: string): Promise<OpponentGame> {
  const name = `contradiction${(names += 1)}`;
  await engine.load(section.replace('[x', `[${name}`));
  const game = await engine.open(name);
  if (game === null) throw new Error(`The engine loads no game from ${section}`);
  return game;
}

function errorsOf(section: string): readonly string[] {
  return lintIni({ file: 'x.ini', text: section }, 'fairy-stockfish')
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
}

describe('the engine contradicts itself', () => {
  it.each(CONTRADICTIONS)('$cause', async ({ fen, lint, moves, section }) => {
    const game = await openGame(section);
    const played = await game.look({ fen, moves });
    if (played === null || played.fen === null) throw new Error('The engine cannot play the line.');
    const again = await game.look({ fen: played.fen, moves: [] });
    game.close();
    expect(again?.fen).toBe(played.fen);
    const seen = (view: typeof again): string =>
      `${String(view?.isThreatened)} ${view?.moves.join(' ') ?? ''}`;
    expect(seen(again)).not.toBe(seen(played));
    const errors = errorsOf(section);
    expect(errors).toEqual(lint === null ? [] : expect.arrayContaining([lint]));
  });
});

// Other faults: memory that the engine should not read, and types that it cannot print. Such moves cannot be played.
describe('the engine lists what cannot be played', () => {
  it('a promotion to `*`, which it prints without a letter and then refuses', async () => {
    const section = '[x:chess]\npromotionPieceTypes = *\n';
    expect(errorsOf(section)).toContain('rule/wildcard-is-no-type');
    const game = await openGame(section);
    const line = { fen: '4k3/8/8/8/8/8/1p5R/4K3 b - - 0 1', moves: [] };
    expect((await game.look(line))?.moves).toContain('b2b1');
    expect(await game.look({ ...line, moves: ['b2b1'] })).toBeNull();
  });

  it('the same with mandatory captures: it refuses the only move that it lists', async () => {
    const section =
      '[x]\nmaxRank = 10\nmaxFile = 10\ncommoner = k\npawn = p\npromotionPawnTypes = k\npromotionPieceTypesBlack = *\nmustCapture = true\nstartFen = 10/10/10/10/10/10/10/10/3k6/4P5 b - - 0 1\n';
    expect(errorsOf(section)).toContain('rule/wildcard-is-no-type');
    const game = await openGame(section);
    const line = { fen: '10/10/10/10/10/10/10/10/3k6/4P5 b - - 0 1', moves: [] };
    expect((await game.look(line))?.moves).toEqual(['d2e1']);
    expect(await game.look({ ...line, moves: ['d2e1'] })).toBeNull();
  });

  it('a promotion to a form without a letter, which it forbids as a check although the form gives none', async () => {
    const section = '[x:yarishogi]\nchecking = false\ncustomPiece1 = l:FA\n';
    expect(errorsOf(section)).toContain('letters/form-loses-letter');
    const before = { fen: '7/4K2/1k5/7/7/7/7/3r3/7[] b - - 0 1', moves: [] };
    const moves = (await (await openGame(section)).look(before))?.moves;
    expect(moves).toContain('d2c2+');
    expect(moves).not.toContain('d2e2+');
    const checks = await openGame(section.replace('false', 'true'));
    const played = await checks.look({ ...before, moves: ['d2e2+'] });
    expect(played?.fen).toContain('4+r2');
    expect(played?.isThreatened).toBe(false);
  });

  it('a castling right with `*` for which an empty square is the rook', async () => {
    const section = '[x:chess]\ncastlingRookPieces = *\n';
    expect(errorsOf(section)).toContain('rule/wildcard-is-no-type');
    const game = await openGame(section);
    const view = await game.look({ fen: '4k3/8/8/8/8/8/8/4K3 w K - 0 1', moves: [] });
    expect(view?.fen).toBe('4k3/8/8/8/8/8/8/4K3 w K - 0 1');
  });

  it('a move of a piece that does not exist, for a side without pieces that may place a wall instead of moving', async () => {
    const game = await openGame(
      '[x:suicide]\nextinctionOpponentPieceCount = 2\nwallOrMove = true\n',
    );
    const view = await game.look({ fen: '8/8/8/8/8/8/8/8 w - - 0 1', moves: [] });
    expect(view?.moves).toEqual(['b1a1']);
  });

  it('castling and a king step with a wall, written alike: which is played depends on the order of its list', async () => {
    const game = await openGame('[x:chess]\nwallingRule = static\n');
    const view = await game.look({ fen: '4k3/8/8/8/8/8/8/N4K1R w K - 0 1', moves: [] });
    expect(view?.moves.filter((move) => move === 'f1g1,g1d5')).toHaveLength(2);
  });

  it('a promoted piece that passes: it loses its original type, so that its captor gets a blank piece in hand', async () => {
    const game = await openGame('[x:gorogoro]\nwallOrMove = true\n');
    const fen = '4k/5/5/5/1s3/+P3K[] w - - 0 1';
    const view = await game.look({ fen, moves: ['a1a1', 'b2a1'] });
    expect(view?.fen).toBe('4k/5/5/5/5/s3K[ ] w - - 0 2');
  });

  // When testing a cannon's move, the engine uses the cannon as a hurdle for other cannons; given the FEN after the move, it does not.
  it('refuses a janggi cannon’s move that shields a pseudo-royal piece, although nothing attacks that piece afterwards', async () => {
    const game = await openGame(
      '[x:chess]\nking = -\ncommoner = k\njanggiCannon = c\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\ncastling = false\n',
    );
    const before = await game.look({ fen: '1c4k1/8/8/8/8/1K6/8/1C6 w - - 0 1', moves: [] });
    expect(before?.moves).not.toContain('b1b5');
    const after = await game.look({ fen: '1c4k1/8/8/1C6/8/1K6/8/8 w - - 0 1', moves: [] });
    expect(after?.isThreatened).toBe(false);
  });
});
