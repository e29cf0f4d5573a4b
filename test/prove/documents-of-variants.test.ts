import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import type { BuildOutput, BuildRequest } from '../../src/pipeline.js';
import { buildBuiltin, buildDocument } from '../../src/pipeline.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { readDocument } from '../../src/read/markdown/read-document.js';
import { errorsOf, type Parsed } from '../../src/text/diagnostic.js';
import { ENGINE_FILE } from '../read/ini/facts.js';
import { sampleOf } from '../thorough.js';

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

test("each of the engine's 264 variants can be written as a document without an ini block that plays the same", () => {
  const sections = readIni(FILE).value.map(({ name }) => name);
  expect(sections.length + BUILTIN_NAMES.length).toBe(264);
  const built = [
    ...sampleOf(BUILTIN_NAMES, 8).map(
      (name) => [name, buildBuiltin(name, requestFor(null))] as const,
    ),
    ...sampleOf(sections, 8).map(
      (name) => [name, buildDocument(FILE, () => null, requestFor(name))] as const,
    ),
  ];
  expect(refusals(built)).toEqual([]);
  const blocks = built.filter(([, made]) => made?.value.some(({ text }) => text.includes('```')));
  expect(blocks.map(([name]) => name)).toEqual([]);
  const idle = built.flatMap(([name, made]) =>
    (made?.value ?? []).flatMap(({ text }) =>
      readDocument({ file: `${name}.md`, text }, { library: () => null })
        .diagnostics.filter(({ code }) => code === 'doc/no-effect' || code === 'doc/unclear-family')
        .map(({ message }) => `${name}: ${message}`),
    ),
  );
  expect(idle).toEqual([]);
}, 300_000);
