import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { parseCrossReport, type CrossReport } from '../../src/cli/cross-report.js';
import { printCrossReport } from '../../src/cli/cross-words.js';
import { sectionsOf } from '../../src/definitions.js';

const FOLDER = path.resolve(import.meta.dirname, '../../generated/cross');
const ENGINE_FILE = path.resolve(import.meta.dirname, '../fixtures/ini/variants.ini');

async function report(): Promise<CrossReport> {
  const parsed = await parseCrossReport(readFileSync(path.join(FOLDER, 'report.json'), 'utf8'));
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
}

/** The results of `npm run cross:all`. Run it again after changes to moves, rules or the comparison. */
describe('the report of the full sweep', () => {
  it('includes all 264 variants of the engine', async () => {
    const { definitions } = sectionsOf({
      file: 'variants.ini',
      text: readFileSync(ENGINE_FILE, 'utf8'),
    });
    const { settings, shard, variants } = await report();
    expect(variants.map(({ variant }) => variant)).toEqual([
      ...BUILTIN_NAMES,
      ...definitions.map(({ name }) => name),
    ]);
    expect(variants).toHaveLength(264);
    expect({ settings, shard }).toMatchObject({
      settings: { games: 30, depth: 3, reading: 'as-engine' },
      shard: null,
    });
  });

  it('has no difference within three moves (two if there are more than 20 million sequences), nor in 30 games', async () => {
    const { variants } = await report();
    const shallow = new Set<string>();
    for (const { crash, texts, variant } of variants) {
      expect(crash, variant).toBeNull();
      expect(texts.length, variant).toBeGreaterThan(0);
      for (const { counted, finding, games, loaded } of texts) {
        expect({ finding, games, loaded }, variant).toEqual({
          finding: null,
          games: 30,
          loaded: true,
        });
        // Crusade is over at its start position, in the engine as well.
        if (counted?.depth !== 3 && counted?.nodes !== 0) shallow.add(variant);
      }
    }
    expect([...shallow].sort()).toEqual(['amazons', 'atomicduck', 'cetus', 'duck']);
  });

  it('names the one engine bug that it found: after a move, a check by a king that hops is missed', async () => {
    const { variants } = await report();
    const contradicted = variants.filter(({ texts }) =>
      texts.some(({ contradiction }) => contradiction !== null),
    );
    expect(contradicted.map(({ variant }) => variant)).toEqual(['caught-in-a-snag']);
  });

  it('is also available in words', async () => {
    const words = readFileSync(path.join(FOLDER, 'report.txt'), 'utf8');
    expect(words).toBe(printCrossReport(await report()));
  });
});
