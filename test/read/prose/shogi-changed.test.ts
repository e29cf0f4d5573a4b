import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { builtPage, legalMovesAlong } from '../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

// With another kind of knight, the start position of shogi is not taken over.
const START =
  '\nStart position: lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1\n';

// The options were written by hand.
test.each([
  ['Two pawns may stand on one file.', 'dropNoDoubled = -', ''],
  [
    'Knights move as in chess.',
    'shogiKnight = -\nknight = n\npromotedPieceType = b:h r:d s:g p:g l:g n:g',
    START,
  ],
  ['Pawns may be dropped to give mate.', 'shogiPawnDropMateIllegal = false', ''],
  ['Drops may not give check.', 'dropChecks = false', ''],
])('shogi, except: %s', (words, options, start) => {
  const name = words.replace(/\W+/g, '-').toLowerCase();
  const page = `# Sho ${name}\n\nThe rules are those of shogi, except for the following. ${words}\n${start}`;
  const { ini, variant } = builtPage(page);
  engine.load(ini);
  engine.load(`[hand-${name}:shogi]\n${options}\n`);
  for (const seed of [3, 5, 7, 11]) {
    const moves = legalMovesAlong(engine, `hand-${name}`, { plies: 120, seed });
    expect(moves.length).toBeGreaterThan(60);
    const own = legalMovesAlong(engine, variant, { plies: 120, seed });
    expect(own.findIndex((one, ply) => one !== moves[ply])).toBe(-1);
  }
});

test('that pieces must promote in a part of the zone only, the engine cannot hold', () => {
  const page =
    '# Sho\n\nThe rules are those of shogi, except for the following. Pieces must promote on reaching the last rank.\n';
  const { diagnostics, ini } = builtPage(page);
  expect(ini).toBe('');
  expect(diagnostics.map(({ code }) => code)).toContain('doc/sentence-not-understood');
});

test.each([
  ['there are no knights', 'l1sgkgs1l/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/L1SGKGS1L[-] w'],
  [
    'knights are replaced by camels',
    'lcsgkgscl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LCSGKGSCL[-] w',
  ],
  ['lances and knights are removed', '2sgkgs2/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/2SGKGS2[-] w'],
])('a piece is left out under the short form of its name: %s', (words, start) => {
  const { ini } = builtPage(`# Sho\n\nShogi, but ${words}.\n`);
  expect(ini).toContain(`startFen = ${start}`);
  expect(ini).not.toContain('shogiKnight');
});

test('what promotes to a piece that is gone is assumed to promote to what stands in its place', () => {
  const page = (words: string) =>
    builtPage(`# Sho\n\nShogi, but the gold generals are ${words}.\n`);
  const { diagnostics, ini } = page('replaced by silver generals');
  // The silver cannot promote to itself.
  expect(ini).toContain('promotedPieceType = b:h r:d p:s l:s n:s\n');
  const [assumed] = diagnostics.filter(({ code }) => code === 'doc/assumed-piece');
  expect(assumed?.severity).toBe('warning');
  expect(assumed?.message).toContain('promote to gold general, which this game does not have');
  expect(page('removed from the game').ini).toContain('promotedPieceType = b:h r:d\n');
});
