import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { baselineFile, parseBaseline, type Baseline } from '../../src/cli/perft-baseline.js';
import type { Definition } from '../../src/definitions.js';
import { findGames } from '../../src/cli/games.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { emitVariantsIni } from '../../src/emit/targets/variants-ini.js';
import { targets } from '../../src/ir/targets.js';
import type { Variant } from '../../src/ir/variant.js';
import { playSection } from '../cross/shipped-variants.js';
import { emitOptions } from '../emit/options.js';

const FOLDER = path.resolve(import.meta.dirname, '../../variants');
const DOCUMENTS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && name !== 'FORMAT.md')
  .map((name) => path.join(FOLDER, name));
const VARIANTS = findGames(DOCUMENTS, 'as-engine').games.flatMap(({ definition }) =>
  definition.kind === 'document' ? [[definition.name, definition] as const] : [],
);

function baselineOf(definition: Definition): Baseline {
  return parseBaseline(readFileSync(baselineFile(definition) ?? '', 'utf8')) ?? [];
}

/** The number of moves at the start, if there are no drops and no checks: the squares that each piece reaches. */
function reachedAtStart({ board, pieces, regions, start }: Variant): number {
  const placements = start?.value.placements ?? [];
  const colorAt = new Map(placements.map(({ color, square }) => [square, color]));
  return placements
    .filter(({ color }) => color === 'white')
    .map(({ color, piece, square: origin }) => {
      const { capture, quiet } = targets(
        pieces.find(({ id }) => id === piece)?.movement.value ?? [],
        {
          board: board.value,
          origin,
          color,
          initial: true,
          occupant: (square) => {
            const there = colorAt.get(square);
            return there === undefined ? null : there === color ? 'own' : 'enemy';
          },
          regionHolds: (name, square) =>
            regions.find((region) => region.name === name)?.squares[color].includes(square) ??
            false,
        },
      );
      return quiet.length + capture.length;
    })
    .reduce((sum, moves) => sum + moves, 0);
}

it('there are ten shipped variants', () => {
  expect(VARIANTS.map(([name]) => name).sort()).toEqual([
    'alquerque',
    'alquerque-soldier',
    'chess',
    'kashogi',
    'okisaki-shogi',
    'paragi',
    'shogi',
    'tori-shogi',
    'wa-shogi',
    'zo-shogi',
  ]);
});

describe.each(VARIANTS)('the counts beside %s', (name, definition) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadFfish();
  });
  const { text } = emitVariantsIni(definition.variant, emitOptions());

  it.skipIf(text === null)('are those of the engine, which can play it', () => {
    const section = playSection(engine, text ?? '');
    for (const [depth, nodes] of baselineOf(definition)) expect(section.perft(depth)).toBe(nodes);
    section.close();
  });

  // The double step of chess is a rule, not part of the pawn's movement.
  it.skipIf(name === 'chess')('begin with the squares that the pieces reach', () => {
    expect(baselineOf(definition)[0]).toEqual([1, reachedAtStart(definition.variant)]);
  });
});
