import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { builtPage, playedPage } from '../../built-page.js';
import { TABLE } from './plain-chess.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

const FENCE = '```';
const EXPECTED = ['doc/assumed-rule', 'piece/not-in-play', 'emit/not-proven'];

// The castling moves are those that the rules of castling give on these boards, counted by hand.
test.each<[name: string, lines: readonly string[], start: string, moves: readonly string[]]>([
  ['the usual squares', [], 'r3k2r/8/8/8/8/8/8/R3K2R', ['e1c1', 'e1g1']],
  ['from another file', ['* Castling from: d'], 'r2k3r/8/8/8/8/8/8/R2K3R', ['d1c1', 'd1g1']],
  ['with queens', ['* Castling partners: Queen'], 'q3k2q/8/8/8/8/8/8/Q3K2Q', ['e1c1', 'e1g1']],
  ['as in Chess960', ['* Chess960: yes'], '1r3k1r/8/8/8/8/8/8/1R3K1R', ['f1b1', 'f1h1']],
  ['on another rank', ['* Castling rank: 2'], '4k3/r6r/8/8/8/8/R3K2R/8', ['e2c2', 'e2g2']],
  [
    'by an option',
    ['* Castling: yes', '', `${FENCE}ini`, 'castlingKingFile = d', FENCE],
    'r2k3r/8/8/8/8/8/8/R2K3R',
    ['d1c1', 'd1g1'],
  ],
  [
    'not by an option',
    ['', `${FENCE}ini`, 'castling = false', FENCE],
    'r3k2r/8/8/8/8/8/8/R3K2R',
    [],
  ],
])('without a castling field: %s', (name, lines, start, moves) => {
  const page = `# Castling ${name}\n\n* Rules: chess\n* Start: ${start}\n${lines.join('\n')}\n\n${TABLE}`;
  const { diagnostics } = builtPage(page);
  expect(diagnostics.filter(({ code }) => !EXPECTED.includes(code))).toEqual([]);
  const game = playedPage(engine, page);
  expect(
    game
      .legalMoves()
      .filter((move) => moves.includes(move))
      .toSorted(),
  ).toEqual(moves);
  if (moves.length === 0) expect(game.legalMoves()).not.toContain('e1g1');
  game.close();
});

test('where the king belongs is said as the other bullets have it', () => {
  const page = `# Nowhere\n\n* Rules: chess\n* Castling: yes\n* Castling from: d\n* Castling rank: 2\n* Start: r3k2r/8/8/8/8/8/8/R3K2R\n\n${TABLE}`;
  expect(
    builtPage(page)
      .diagnostics.map(({ message }) => message)
      .join('\n'),
  ).toContain('the King belongs on d2, with a Rook on that rank');
});
