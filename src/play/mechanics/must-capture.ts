import { inUse } from '../acting.js';
import { isCapture } from '../capture.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import type { Position } from '../position.js';

/** Captures are compulsory. */
export const mustCapture = {
  name: 'must-capture',
  claims: ['mustCapture'],
  appliesTo: inUse('mustCapture'),
  compile: (): Hooks => ({ filter: keepCaptures }),
  witnesses: [
    {
      game: 'parent = antichess',
      fen: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
      legal: ['e4d5'],
      illegal: ['e4e5', 'e1e2'],
    },
    { game: 'parent = antichess', fen: '4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1', legal: ['e1e2'] },
  ],
} as const satisfies Mechanic;

function keepCaptures(position: Position, start: number): void {
  const { moves, top } = position;
  let captures = start;
  for (let i = start; i < top; i++) {
    const move = moves[i] ?? 0;
    if (!isCapture(position, move)) continue;
    // Quiet moves are dropped only if there is a capture at all.
    const quiet = moves[captures] ?? 0;
    moves[captures++] = move;
    moves[i] = quiet;
  }
  if (captures > start) position.top = captures;
}
