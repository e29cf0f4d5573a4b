import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import type { BuildOutput, BuildRequest } from '../../src/pipeline.js';
import { buildBuiltin, buildDocument } from '../../src/pipeline.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { errorsOf, type Parsed } from '../../src/text/diagnostic.js';
import { ENGINE_FILE } from '../read/ini/facts.js';

const POSITIONS = 60;
const FILE = { file: 'variants.ini', text: ENGINE_FILE };

function requestFor(variant: string | null): BuildRequest {
  return { targets: ['document'], variant, approximate: false, parent: null, prove: POSITIONS };
}

function refusals(
  built: readonly (readonly [name: string, made: Parsed<readonly BuildOutput[]> | null])[],
): readonly (readonly [name: string, why: string])[] {
  return built.flatMap(([name, made]) =>
    made?.value.length === 1
      ? []
      : [[name, errorsOf(made?.diagnostics ?? []).map(({ message }) => message)[0] ?? ''] as const],
  );
}

/** What a document has no word for yet; each other variant is written as one that plays the same. */
const REFUSED: readonly (readonly [names: string, why: string])[] = [
  [
    'pawnback janggi janggitraditional janggimodern janggicasual janggihouse chak stardust buffalo',
    'it confines pieces to regions that are not told from others by their moves',
  ],
  ['ataxx quadwrangle quadwrangle7x7 snort gale', 'the rule freeDrops'],
  ['allexplodeatomic nuclear', 'plays otherwise'],
  ['wolf', 'promotes in two ways'],
  ['synochess', 'may not hop over one another'],
  ['khans', 'some of its pawns have a double step'],
  ['elgam', 'drawn diagonals'],
];

test("all but 20 of the engine's 264 variants are written as documents that play the same", () => {
  const sections = readIni(FILE).value.map(({ name }) => name);
  expect(sections.length + BUILTIN_NAMES.length).toBe(264);
  const refused = new Map([
    ...refusals(BUILTIN_NAMES.map((name) => [name, buildBuiltin(name, requestFor(null))])),
    ...refusals(sections.map((name) => [name, buildDocument(FILE, () => null, requestFor(name))])),
  ]);
  const expected = REFUSED.flatMap(([names, why]) => names.split(' ').map((name) => [name, why]));
  expect([...refused.keys()].sort()).toEqual(expected.map(([name]) => name).sort());
  for (const [name = '', why] of expected) expect(refused.get(name)).toContain(why);
}, 300_000);
