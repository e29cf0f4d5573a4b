import { describe, expect, it } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { countLegalMoves } from '../../src/play/count.js';
import { legalMoves } from '../../src/play/legal.js';
import { randomNumbers } from '../../src/play/random-numbers.js';
import { matchOfBuiltin } from './match-of.js';

const PLIES = 60;

describe('the count of legal moves is the length of their list', () => {
  it.each(BUILTIN_NAMES)('%s', (name) => {
    const match = matchOfBuiltin(name);
    const { compiled, position } = match;
    const random = randomNumbers(`count ${name}`);
    match.start(compiled.tables.game.startFen);
    for (let ply = 0; ply < PLIES; ply++) {
      position.top = 0;
      legalMoves(compiled, position);
      const written = position.moves.slice(0, position.top);
      position.top = 0;
      expect(countLegalMoves(compiled, position), `after ${ply} plies`).toBe(written.length);
      expect(position.top).toBe(0);
      const move = written[Math.floor(random() * written.length)];
      if (move === undefined) break;
      match.play(move);
    }
  });
});
