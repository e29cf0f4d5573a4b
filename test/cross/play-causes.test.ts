import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { crossCaseOf } from '../../src/cross-case.js';
import { crossVariant } from '../../src/cross/cross-variant.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { inProcess } from '../../src/cross/engine/in-process.js';
import type { Opponent } from '../../src/cross/engine/opponent.js';
import { documentsOf, sectionsOf, type Definition } from '../../src/definitions.js';

const OWN = path.resolve(import.meta.dirname, '../fixtures/ini/play-causes.ini');

const DOCUMENTS = path.resolve(import.meta.dirname, '../fixtures/documents');

let engine: Opponent;
beforeAll(async () => {
  engine = inProcess(await loadFfish(), () => undefined);
});

let names = 0;
const fresh = (): string => `cause-${(names += 1)}`;

function causesIn(file: string): readonly Definition[] {
  return sectionsOf({ file, text: readFileSync(file, 'utf8') }).definitions;
}

async function expectNoFinding(definition: Definition, nodes: number): Promise<void> {
  const subject = crossCaseOf(definition, 'as-engine', fresh);
  if (typeof subject === 'string') throw new Error(subject);
  const effort = { games: 3, depth: 2, nodes, seed: 'causes' };
  const { crash, texts } = await crossVariant(
    { ...subject, asWritten: null },
    engine,
    effort,
    fresh,
  );
  expect(crash).toBeNull();
  expect(texts.map(({ finding }) => finding).filter((finding) => finding !== null)).toEqual([]);
}

describe('past differences from the engine stay fixed', () => {
  it.each(causesIn(OWN))('$name', { timeout: 120_000 }, async (definition) => {
    await expectNoFinding(definition, 500);
  });
});

describe('the section of a document plays as the document', () => {
  it.each(readdirSync(DOCUMENTS))('%s', { timeout: 120_000 }, async (name) => {
    const file = path.join(DOCUMENTS, name);
    const { definitions } = documentsOf({ file, text: readFileSync(file, 'utf8') }, () => null);
    expect(definitions).toHaveLength(1);
    for (const definition of definitions) await expectNoFinding(definition, 500);
  });
});
