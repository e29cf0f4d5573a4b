import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Engine, EngineGame } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { inProcess } from '../../../src/cross/engine/in-process.js';
import {
  EngineDied,
  type Opponent,
  type OpponentGame,
} from '../../../src/cross/engine/opponent.js';
import { openUci } from '../../../src/cross/engine/uci.js';

const FIXTURE = path.join(import.meta.dirname, 'uci-over-ffish.mjs');
const NATIVE = process.env['FAIRY_STOCKFISH'] ?? '';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

const ENGINES: readonly (readonly [string, () => Promise<Opponent>])[] = [
  ['ffish in process', async () => inProcess(await loadFfish(), () => undefined)],
  ['a UCI program', () => openUci(FIXTURE)],
  ...(existsSync(NATIVE) ? [['FAIRY_STOCKFISH', () => openUci(NATIVE)] as const] : []),
];

async function opened(engine: Opponent, variant: string): Promise<OpponentGame> {
  const game = await engine.open(variant);
  if (game === null) throw new Error(`no ${variant}`);
  return game;
}

describe.each(ENGINES)('%s', (_name, start) => {
  let engine: Opponent;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => {
    engine.close();
  });

  it('reports the position after a line of moves', async () => {
    const game = await opened(engine, 'chess');
    // Fool's mate.
    const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
    const view = await game.look({ fen: game.startFen, moves });
    expect(view).toMatchObject({
      moves: [],
      fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    });
    // One adapter reports checks of kings only, the other of all pieces that count as kings.
    expect(view?.inCheck ?? view?.isThreatened).toBe(true);
    expect(['0-1', null]).toContain(view?.result);
    const before = await game.look({ fen: game.startFen, moves: moves.slice(0, 2) });
    expect(before?.moves).toHaveLength(19);
    expect(before?.inCheck ?? before?.isThreatened).toBe(false);
    expect(await game.look({ fen: game.startFen, moves: ['f2f5'] })).toBeNull();
    expect(await game.divide({ fen: game.startFen, moves: ['f2f3', 'e7e4'] }, 1)).toBeNull();
    game.close();
  });

  it('counts the sequences after each move: Kiwipete has 2039 of two moves (chessprogramming.org)', async () => {
    const game = await opened(engine, 'chess');
    const counts = await game.divide({ fen: KIWIPETE, moves: [] }, 2);
    expect(counts?.size).toBe(48);
    expect([...(counts?.values() ?? [])].reduce((sum, nodes) => sum + nodes, 0)).toBe(2039);
    expect([...(counts?.keys() ?? [])]).toEqual([...(counts?.keys() ?? [])].toSorted());
    const after = await game.divide({ fen: KIWIPETE, moves: ['e1g1'] }, 1);
    expect(counts?.get('e1g1')).toBe(after?.size);
    game.close();
  });

  it('lists a move twice if it is two moves: a pass for two reasons', async () => {
    await engine.load(
      '[opponents-twice:chess]\nking = -\npass = true\nwallOrMove = true\ncastling = false\nstartFen = 8/8/8/8/8/8/8/R7 w - - 0 1\n',
    );
    const game = await opened(engine, 'opponents-twice');
    const view = await game.look({ fen: game.startFen, moves: [] });
    expect(view?.moves.filter((move) => move === 'a1a1')).toHaveLength(2);
    game.close();
  });

  it('plays loaded variants, and returns null for an unknown name', async () => {
    expect(await engine.open('nonesuch')).toBeNull();
    const { added } = await engine.load(
      '[opponents-test:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n',
    );
    expect(added).toEqual(['opponents-test']);
    const game = await opened(engine, 'opponents-test');
    expect(game.startFen).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    expect((await game.look({ fen: game.startFen, moves: [] }))?.moves).toEqual([
      'e1d1',
      'e1d2',
      'e1e2',
      'e1f1',
      'e1f2',
    ]);
    game.close();
  });
});

it('a UCI program that crashes is reported with the reason, and answers no further requests', async () => {
  const engine = await openUci(FIXTURE);
  const game = await opened(engine, 'chess');
  const deadly = game.divide({ fen: KIWIPETE, moves: ['e1g1'] }, 99);
  await expect(deadly).rejects.toThrow(EngineDied);
  await expect(deadly).rejects.toMatchObject({
    during: `position fen ${KIWIPETE} moves e1g1`,
    why: 'it ended with status 3',
  });
  await expect(game.look({ fen: KIWIPETE, moves: [] })).rejects.toThrow(EngineDied);
});

it('a program that does not exist is an error', async () => {
  await expect(openUci('/nonesuch/engine')).rejects.toThrow(
    '/nonesuch/engine: the program does not exist.',
  );
});

it('each request to an engine in this process is noted before it runs, in case it crashes', async () => {
  const notes: (string | null)[] = [];
  const engine = inProcess(await loadFfish(), (note) => notes.push(note));
  const game = await opened(engine, 'chess');
  await game.look({ fen: KIWIPETE, moves: ['e1g1'] });
  expect(notes).toEqual(['start chess', null, `chess: ${KIWIPETE} moves e1g1`, null]);
  expect(await game.look({ fen: KIWIPETE, moves: ['e1g8'] })).toBeNull();
  game.close();
});

test('a move that an engine in this process lists and then refuses has no sequences', async () => {
  const done: string[] = [];
  const game: EngineGame = {
    setFen: (fen) => done.push(`set ${fen}`),
    fen: () => KIWIPETE,
    legalMoves: () => ['b2b3', 'a2a3'],
    perft: (depth) => 10 + depth,
    push: (move) => move !== 'b2b3',
    pop: () => done.push('take back'),
    inCheck: () => false,
    result: () => '*',
    close: () => undefined,
  };
  const engine: Engine = {
    name: 'odd',
    variants: () => ['chess'],
    load: () => ({ added: [], messages: [] }),
    play: () => game,
    startFen: () => KIWIPETE,
    validateFen: () => ({ valid: true, code: 1, messages: [] }),
  };
  const opponent = await opened(
    inProcess(engine, () => undefined),
    'chess',
  );
  const counts = await opponent.divide({ fen: KIWIPETE, moves: [] }, 3);
  expect([...(counts ?? [])]).toEqual([
    ['a2a3', 12],
    ['b2b3', 0],
  ]);
  // Only moves that were played are taken back; then the position is set up again.
  await opponent.look({ fen: KIWIPETE, moves: ['a2a3'] });
  await opponent.look({ fen: KIWIPETE, moves: ['a2a3', 'h2h3'] });
  expect(done).toEqual([`set ${KIWIPETE}`, 'take back', `set ${KIWIPETE}`]);
});

describe('an engine that violates the protocol', () => {
  const GREETING =
    'id name Odd\\noption name UCI_Variant type combo default chess var chess\\nuciok\\n';
  const HANG = 'while :; do sleep 1; done';
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fairyc-odd-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** A program that answers `uci` and then runs this code. */
  function engineThat(then: string): string {
    const program = path.join(folder, 'engine');
    const script = `trap '' TERM\nread uci\nprintf '${GREETING}'\nread command\n${then}`;
    writeFileSync(program, `#!/bin/sh\n${script}\n`);
    chmodSync(program, 0o755);
    return program;
  }

  const isGone = (number: number): boolean => {
    try {
      process.kill(number, 0);
      return false;
    } catch {
      return true;
    }
  };

  test.each([
    ['wrote an endless line', `exec tr '\\0' x < /dev/zero`],
    ['wrote endless output', 'exec yes'],
    ['does not answer', HANG],
  ])('%s: it is dead for us, and killed', async (why, then) => {
    const engine = await openUci(engineThat(then), {
      patience: why === 'does not answer' ? 500 : 60_000,
    });
    await expect(engine.open('chess')).rejects.toThrow(why);
    engine.close();
    await expect.poll(() => isGone(engine.process ?? 0), { timeout: 60_000 }).toBe(true);
  });

  test('a working engine is asked to quit', async () => {
    const last = path.join(folder, 'last');
    const engine = await openUci(engineThat(`printf "$command" > '${last}'`));
    engine.close();
    await expect.poll(() => existsSync(last) && readFileSync(last, 'utf8')).toBe('quit');
  });

  test('an engine that does not quit is killed', async () => {
    const engine = await openUci(engineThat(HANG));
    engine.close();
    await expect.poll(() => isGone(engine.process ?? 0), { timeout: 60_000 }).toBe(true);
  });
});
