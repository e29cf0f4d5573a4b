import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { crossCaseOf } from '../../src/cross-case.js';
import { builtinDefinition, sectionsOf, type Definition } from '../../src/definitions.js';
import type { Effort } from '../../src/cross/compare-games.js';
import {
  crossVariant,
  type CrossFinding,
  type CrossCase,
  type Verdict,
} from '../../src/cross/cross-variant.js';
import { diagnoseVerdict } from '../../src/cross/findings.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { inProcess } from '../../src/cross/engine/in-process.js';
import { EngineDied, type Opponent } from '../../src/cross/engine/opponent.js';

const EFFORT: Effort = { games: 6, depth: 2, nodes: 10_000, seed: 'planted' };
const ENGINE_FILE = path.resolve(import.meta.dirname, '../fixtures/ini/variants.ini');

let engine: Opponent;
beforeAll(async () => {
  engine = inProcess(await loadFfish(), () => undefined);
});

let names = 0;
const fresh = (): string => `crossed-${(names += 1)}`;

function subject(definition: Definition | null | undefined): CrossCase {
  const laidOut = definition ? crossCaseOf(definition, 'as-engine', fresh) : 'no definition';
  if (typeof laidOut === 'string') throw new Error(laidOut);
  return laidOut;
}

function section(text: string, name = 'planted'): CrossCase {
  const { definitions } = sectionsOf({ file: 'planted.ini', text });
  return subject(definitions.find((definition) => definition.name === name));
}

/** The real engine, given another text than fairyc reads. This simulates a bug. */
function misreading(written: string, read: string): Opponent {
  return { ...engine, load: (text) => engine.load(text.replaceAll(written, read)) };
}

async function findingOf(text: string, opponent: Opponent): Promise<CrossFinding> {
  const { crash, texts } = await crossVariant(section(text), opponent, EFFORT, fresh);
  const found = texts.map(({ finding }) => finding).find((finding) => finding !== null);
  expect(crash).toBeNull();
  if (found === undefined) throw new Error('the simulated bug was not found');
  return found;
}

function piecesOf(fen: string): string {
  return (fen.split(' ')[0] ?? '').replace(/[^A-Za-z]/g, '');
}

describe('a simulated bug is found, minimised and explained', () => {
  it('moves that only the engine allows', async () => {
    const text = '[planted:chess]\nmustCapture = true\n';
    const engineOfBug = misreading('mustCapture = true', 'mustCapture = false');
    const finding = await findingOf(text, engineOfBug);
    expect(finding).toMatchObject({ kind: 'legal-moves', ours: '', moves: [] });
    expect(finding.options).toEqual(['mustCapture = true']);
    // Of 32 pieces the two kings remain, the capturing piece and the captured one.
    expect(piecesOf(finding.fen).length).toBeLessThanOrEqual(5);
    expect(finding.theirs).not.toBe('');
  });

  it('a captured piece that goes to no hand', async () => {
    const text = '[planted:chess]\npieceDrops = true\ncapturesToHand = true\n';
    const engineOfBug = misreading('capturesToHand = true', 'capturesToHand = false');
    const finding = await findingOf(text, engineOfBug);
    expect(finding.kind).toBe('fen');
    expect(finding.options).toContain('capturesToHand = true');
    expect(finding.moves).toHaveLength(1);
    expect(finding.ours).toMatch(/\[[A-Za-z]\]/);
    expect(finding.theirs).toContain('[]');
    expect(piecesOf(finding.fen).length).toBeLessThanOrEqual(4);
  });

  it('the winner of a repetition', async () => {
    const text = '[planted:chess]\nnFoldValue = loss\n';
    const engineOfBug = misreading('nFoldValue = loss', 'nFoldValue = draw');
    const finding = await findingOf(text, engineOfBug);
    expect(finding).toMatchObject({ kind: 'result', theirs: '1/2-1/2' });
    expect(['1-0', '0-1']).toContain(finding.ours);
    expect(finding.options).toEqual(['nFoldValue = loss']);
    // The third occurrence comes after moving there and back twice.
    expect(finding.moves).toHaveLength(8);
    // The two kings, two pieces that move there and back, and enough material to mate.
    expect(piecesOf(finding.fen).length).toBeLessThanOrEqual(5);
  });
});

it('without a bug there is no difference, and the same seed plays the same games', async () => {
  const chess = subject(builtinDefinition('chess'));
  const play = (seed: string): Promise<Verdict> =>
    crossVariant(chess, engine, { ...EFFORT, seed }, fresh);
  const [one, again, other] = [await play('1'), await play('1'), await play('2')];
  expect(one.texts.map(({ counted, finding }) => ({ counted, finding }))).toEqual([
    { counted: { depth: 2, nodes: 400 }, finding: null },
  ]);
  expect(again).toEqual(one);
  expect(other.texts[0]?.plies).not.toBe(one.texts[0]?.plies);
});

it('pieces with a notation are also compared with the notation that fairyc prints for them', async () => {
  const text = '[planted:chess]\ncustomPiece1 = a:WF\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n';
  const { readings, texts } = await crossVariant(section(text), engine, EFFORT, fresh);
  expect(texts.map(({ finding, loaded, origin }) => ({ finding, loaded, origin }))).toEqual([
    { finding: null, loaded: true, origin: 'as it is' },
    { finding: null, loaded: true, origin: 're-printed' },
  ]);
  expect(readings).toBeNull();
});

it('a notation that the engine reads differently is a separate finding', async () => {
  const text = '[planted:chess]\ncustomPiece1 = a:R10\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n';
  const { readings, texts } = await crossVariant(section(text), engine, EFFORT, fresh);
  expect(texts.every(({ finding }) => finding === null)).toBe(true);
  expect(readings).toMatchObject({ kind: 'legal-moves', moves: [], ours: '' });
  // Both reach a2; the engine reads `R10` as `R1`.
  expect(readings?.theirs.split(' ')).toContain('a1a3');
  expect(readings?.theirs.split(' ')).not.toContain('a1a2');
});

it('the engine contradicts itself by missing a check from a king that hops', async () => {
  const { definitions } = sectionsOf({
    file: 'variants.ini',
    text: readFileSync(ENGINE_FILE, 'utf8'),
  });
  const snag = subject(definitions.find(({ name }) => name === 'caught-in-a-snag'));
  const { texts } = await crossVariant(snag, engine, EFFORT, fresh);
  const [verdict] = texts;
  expect(verdict?.finding).toBeNull();
  const contradiction = verdict?.contradiction;
  expect(contradiction?.moves).toHaveLength(1);
  const theirs = await engine.open(snag.texts[0]?.name ?? '');
  const line = { fen: contradiction?.fen ?? '', moves: contradiction?.moves ?? [] };
  const moved = await theirs?.look(line);
  const given = await theirs?.look({ fen: moved?.fen ?? '', moves: [] });
  expect([moved?.isThreatened, given?.isThreatened]).toEqual([false, true]);
  theirs?.close();
});

describe('an engine that fails', () => {
  it('is reported with the last request before it crashed', async () => {
    const mortal: Opponent = {
      ...engine,
      open: async (variant) => {
        const game = await engine.open(variant);
        return game === null
          ? null
          : { ...game, look: () => Promise.reject(new EngineDied('start of the game', 'abort')) };
      },
    };
    const { crash, texts } = await crossVariant(
      subject(builtinDefinition('chess')),
      mortal,
      EFFORT,
      fresh,
    );
    expect(crash).toEqual({ during: 'start of the game', why: 'abort' });
    expect(texts).toEqual([]);
  });

  it('is reported if it rejected the variant', async () => {
    const deaf: Opponent = { ...engine, open: () => Promise.resolve(null) };
    const { texts } = await crossVariant(subject(builtinDefinition('chess')), deaf, EFFORT, fresh);
    expect(texts.map(({ loaded }) => loaded)).toEqual([false]);
  });
});

it('a start position that the engine’s validator refuses is reported: the kings touch', async () => {
  const text = '[planted:chess]\nstartFen = 8/8/8/3kK3/8/8/8/8 w - - 0 1\n';
  const verdict = await crossVariant(section(text), engine, EFFORT, fresh);
  expect(verdict.texts.map(({ startFenCode }) => startFenCode)).toContain(-9);
  const found = diagnoseVerdict(verdict, 'ffish', { file: 'planted.ini', start: 1, end: 8 });
  const [first] = found.filter(({ code }) => code === 'cross/start-fen');
  expect(first).toMatchObject({ severity: 'warning', span: { start: 1, end: 8 } });
  expect(first?.message).toContain(
    'refuses the start position of planted: the kings stand next to each other (code -9)',
  );
});
