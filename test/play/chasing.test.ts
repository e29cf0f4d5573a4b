import { beforeAll, expect, it } from 'vitest';
import type { EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { matchOfBuiltin, playText, RESULTS } from './match-of.js';

/** Repetitions in Xiangqi. Each ends differently if one part of the rule is missing. */
const CHASES = [
  {
    what: 'a discovered attack',
    outcome: 'white',
    fen: '6P2/9/5k3/6P2/6N2/4C4/p7c/9/3K5/6r2 w - - 0 1',
    moves: 'e5g5 i4g4 g5e5 g4i4 e5g5 i4g4 g5e5 g4i4',
  },
  {
    what: 'a piece between the kings protects nothing',
    outcome: 'black',
    fen: '9/c4P1C1/4k4/9/9/4c1nCC/5pP2/4K4/1c4c2/9 w - - 0 1',
    moves: 'h5h4 b2f2 h4h5 f2b2 h5h4 b2f2 h4h5 f2b2',
  },
  {
    what: 'a horse that cannot recapture',
    outcome: 'white',
    fen: '4kN2P/3n3n1/3a5/9/9/9/1r7/9/9/3K5 b - - 0 1',
    moves: 'd8e9 d1d2 e9d8 d2d1 d8e9 d1d2 e9d8 d2d1',
  },
  {
    what: 'two hurdles',
    outcome: 'white',
    fen: '3k2b2/9/C4c3/9/9/6p2/5r3/5A3/3p5/5K3 w - - 0 1',
    moves: 'a8a10 f4f7 a10a8 f7f4 a8a10 f4f7 a10a8 f7f4',
  },
  {
    what: 'a pin removes protection',
    outcome: 'white',
    fen: '3k5/6P2/3a5/9/9/9/2C6/9/2rn1K3/9 w - - 0 1',
    moves: 'g9h9 c2c1 h9g9 c1c2 g9h9 c2c1 h9g9 c1c2',
  },
  {
    what: 'a stronger piece',
    outcome: 'black',
    fen: '4k4/9/9/9/2b5p/8C/1N1c5/p3B4/9/rR1K1R3 w - - 0 1',
    moves: 'b4c2 a1a2 c2b4 a2a1 b4c2 a1a2 c2b4 a2a1',
  },
  {
    what: 'a king that may not recapture',
    outcome: 'white',
    fen: '5c3/4k2r1/9/9/2r6/9/3p5/r1R1B4/9/4K4 b - - 0 1',
    moves: 'c6c3 e1e2 c3c6 e2e1 c6c3 e1e2 c3c6 e2e1 c6c3',
  },
  {
    what: 'a cannon without a hurdle',
    outcome: 'draw',
    fen: '5k3/5c3/1C7/8n/6b2/9/7p1/nr6B/9/5K3 b - - 0 1',
    moves: 'b3f3 f1e1 f3b3 e1f1 b3f3 f1e1 f3b3 e1f1',
  },
  {
    what: 'an attack along the line of the move',
    outcome: 'draw',
    fen: 'n4r3/4k4/9/6P2/9/8p/2R6/3K1A3/9/9 w - - 0 1',
    moves: 'c4d4 f10f8 d4c4 f8f10 c4d4 f10f8 d4c4 f8f10',
  },
  {
    what: 'a discovered check',
    outcome: 'black',
    fen: '9/5k1c1/9/3n1N3/3r5/9/2R6/7p1/2C2n3/3A1K3 w - - 0 1',
    moves: 'c4f4 d6c6 f4c4 c6d6 c4f4 d6c6 f4c4 c6d6',
  },
] as const;

let game: EngineGame | null;

beforeAll(async () => {
  game = (await loadFfish()).play('xiangqi');
});

it.each(CHASES)('$what: $outcome', ({ fen, moves, outcome }) => {
  const match = matchOfBuiltin('xiangqi');
  expect(match.start(fen)).toBeNull();
  game?.setFen(fen);
  for (const move of moves.split(' ')) {
    expect(match.outcome()).toBeNull();
    playText(match, move);
    expect(game?.push(move)).toBe(true);
  }
  expect(RESULTS.get(game?.result() ?? '')).toBe(outcome);
  expect(match.outcome()).toBe(outcome);
});
