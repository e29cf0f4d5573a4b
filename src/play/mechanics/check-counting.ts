import { inUse } from '../acting.js';
import { compileGivesCheck } from '../gives-check.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { winOf } from '../outcome-value.js';
import { otherSide } from '../piece-code.js';
import { CHECKS_LEFT, stateAt } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** A number of checks wins. Checks count as soon as the piece has moved, so a piece that then explodes may still have given check. */
export const checkCounting = {
  name: 'check-counting',
  claims: ['checkCounting'],
  appliesTo: inUse('checkCounting'),
  compile: compileCheckCounting,
  witnesses: [
    // Lichess writes the checks given, out of three, at the end.
    {
      game: 'parent = 3check',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +2+0',
      becomes: '4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1',
    },
    {
      game: 'parent = 3check',
      fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +4+1',
      becomes: '4k3/8/8/8/8/8/8/R3K3 w - - 0+2 0 1',
    },
    {
      game: 'parent = 3check',
      fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 1+3 0 1',
      moves: ['a1a8'],
      becomes: 'R2k4/8/8/8/8/8/1PP5/4K3 b - - 0+3 1 1',
      outcome: 'white',
    },
    {
      game: 'parent = 3check',
      fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 2+3 0 1',
      moves: ['a1a8'],
      becomes: 'R2k4/8/8/8/8/8/1PP5/4K3 b - - 1+3 1 1',
      outcome: null,
    },
    {
      game: 'parent = 3check\nblastOnCapture = true',
      fen: '8/8/8/8/8/8/k3N2K/2b5 w - - 3+3 0 1',
      moves: ['e2c1'],
      becomes: '8/8/8/8/8/8/k6K/8 b - - 2+3 0 1',
    },
    // A rook that its region keeps away from the king. In the engine a step back on its line is not a check, but a step aside is.
    {
      game: 'parent = 3check\nmobilityRegionWhiteRook = *6 b5 a5',
      fen: '8/8/8/1R6/8/1k3K2/8/8 w - - 3+3 0 1',
      moves: ['b5b6'],
      becomes: '8/8/1R6/8/8/1k3K2/8/8 b - - 3+3 1 1',
    },
    {
      game: 'parent = 3check\nmobilityRegionWhiteRook = *6 b5 a5',
      fen: '8/8/8/R7/8/1k3K2/8/8 w - - 3+3 0 1',
      moves: ['a5b5'],
      becomes: '8/8/8/1R6/8/1k3K2/8/8 b - - 2+3 1 1',
    },
    {
      game: 'parent = 3check\nmobilityRegionBlackRook = *8\nking = k:CF',
      fen: '4k3/8/8/8/5K2/8/8/8 b - - 2+2 0 1',
      moves: ['e8f5'],
      becomes: '8/8/8/5k2/5K2/8/8/8 w - - 2+2 1 2',
    },
    {
      game: 'parent = chess\ncheckCounting = true',
      fen: '3k4/8/8/8/8/8/1PP5/R3K3 w - - 0 1',
      moves: ['a1a8'],
      outcome: 'white',
    },
  ],
} as const satisfies Mechanic;

function compileCheckCounting(tables: Tables): Hooks {
  const givesCheck = compileGivesCheck(tables);
  return {
    onMove: (position, move, moved) => {
      const { state, turn } = position;
      const left = stateAt(position) + CHECKS_LEFT + turn;
      if (givesCheck(position, move, moved)) state[left] = (state[left] ?? 0) - 1;
    },
    immediateEnd: (position) => {
      const them = otherSide(position.turn);
      return position.state[stateAt(position) + CHECKS_LEFT + them] === 0 ? winOf(them) : null;
    },
  };
}
