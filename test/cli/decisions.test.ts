import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionsOf } from '../../src/cli/decision-options.js';
import { findGames } from '../../src/cli/games.js';

/** A page with one sentence that is not understood. */
const PAGE = `# Duke chess

The game is played on a 4x4 board.

### King (K)

The King moves one square in any direction.

### Duke (D)

It moves like a king whenever the moon is full.

\`FEN: k2d/4/4/D2K w - - 0 1\`
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-decisions-'));
  writeFileSync(path.join(folder, 'duke.md'), PAGE);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function found(assume: string | null) {
  const words = [path.join(folder, 'duke.md')];
  const decisions = decisionsOf({ reading: null, choose: null, assume });
  return findGames(words, 'as-engine', undefined, decisions);
}

test('a page with a piece whose moves are not understood is refused', () => {
  const { diagnostics, games } = found(null);
  expect(games).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toContain('doc/piece-not-read');
});

test('--assume gives the moves of a piece by name; the start position comes from the page', () => {
  const { games } = found('Duke=mQcK');
  expect(games.map(({ game }) => game.startFen.split(' ')[0])).toEqual(['k2d/4/4/D2K']);
});
