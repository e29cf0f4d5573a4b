import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { builtPage, legalMovesAlong } from '../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

const START = '4k4/9/9/9/p1p1p1p1p/9/P1P1P1P1P/9/9/4K4 w - - 0 1';
const FENCE = '```';

// Written by hand, in the engine's own words.
const SECTION = `[soldiers-by-hand:xiangqi]
startFen = ${START}
pawn = -
elephant = -
fers = -
horse = -
rook = -
cannon = -
mobilityRegionWhiteKing = -
mobilityRegionBlackKing = -
flyingGeneral = false
soldierPromotionRank = 6
`;

test.each([
  ['a bullet', '* Soldiers go sideways from rank: 6\n'],
  ['an option', `\n${FENCE}ini\nsoldierPromotionRank = 6\n${FENCE}\n`],
  ['a region', ''],
])('soldiers are limited to a rank by %s', (name, line) => {
  const betza = line === '' ? 'fW; over: sW' : 'fsW';
  const region = line === '' ? '* Region over: ranks 6-10\n' : '';
  const page = `# Soldiers by ${name}

* Size: 9x10
* Rules: chess
* Castling: no
* Move rule: none
* Stalemate: loss
* Start: ${START}
${region}${line}
| Name | Abbr | Betza |
| --- | --- | --- |
| King | K | W |
| Soldier | P | ${betza} |
`;
  const { diagnostics, ini, variant } = builtPage(page, 100);
  expect(diagnostics.filter(({ code }) => code !== 'doc/assumed-rule')).toEqual([]);
  engine.load(SECTION);
  engine.load(ini);
  for (const seed of [1, 2, 3]) {
    const moves = legalMovesAlong(engine, 'soldiers-by-hand', { plies: 40, seed });
    expect(moves.length).toBeGreaterThan(20);
    expect(legalMovesAlong(engine, variant, { plies: 40, seed })).toEqual(moves);
  }
});
