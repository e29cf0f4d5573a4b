import { beforeAll, describe, expect, it } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { crossCaseOf } from '../../src/cross-case.js';
import { smallestText } from '../../src/cli/smallest-text.js';
import { crossVariant } from '../../src/cross/cross-variant.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { inProcess } from '../../src/cross/engine/in-process.js';
import type { Opponent } from '../../src/cross/engine/opponent.js';
import { inventDefinitions, inventGames } from '../../src/cross/invent/invent-games.js';
import { documentsOf, firstGame, sectionsOf } from '../../src/definitions.js';
import { whyUnplayable } from '../../src/play/lower-variant.js';
import { THOROUGH } from '../thorough.js';

let engine: Opponent;
beforeAll(async () => {
  engine = inProcess(await loadFfish(), () => undefined);
});

/** Any seed would do; the nightly run uses others. */
const SEED = 'ci';

let names = 0;
const fresh = (): string => `random-${(names += 1)}`;

describe('invented games', () => {
  it('are the same for the same seed, and each depends only on its number', () => {
    const games = inventGames(20, 'a', firstGame);
    expect(inventGames(20, 'a', firstGame)).toEqual(games);
    expect(inventGames(10, 'a', firstGame)).toEqual(games.slice(0, 10));
    const others = inventGames(20, 'b', firstGame);
    expect(games.filter((game, index) => game.text === others[index]?.text)).toEqual([]);
  });

  it('include documents that a section can express', () => {
    const games = inventDefinitions(40, 'a', firstGame);
    const documents = games.filter(({ file }) => file.endsWith('.md'));
    expect(documents).toHaveLength(10);
    const subjects = documents
      .flatMap((source) => documentsOf(source, () => null).definitions)
      .map((definition) => crossCaseOf(definition, 'as-engine', fresh));
    expect(subjects.filter((subject) => typeof subject !== 'string').length).toBeGreaterThan(7);
  });

  it('include documents with tables, regions, bullets, notes and options, nearly all without errors', () => {
    const documents = inventDefinitions(400, 'documents', () => null)
      .filter(({ file }) => file.endsWith('.md'))
      .map((source) => ({ ...source, found: documentsOf(source, () => null).definitions.length }));
    expect(documents.filter(({ found }) => found === 1).length).toBeGreaterThan(90);
    for (const part of [
      '* Region there: ',
      '* Castling: yes',
      '* Drops: of the initial hand',
      '* Promotion zone: none',
      'Nifu',
      'Cannot be dropped to give mate',
      '## Promoted pieces',
      '```ini',
      '; there: ',
    ])
      expect(
        documents.some(({ text }) => text.includes(part)),
        part,
      ).toBe(true);
  });

  it('have various parents and options', () => {
    const text = inventGames(1500, 'kinds', () => null)
      .map((game) => game.text)
      .join('');
    const parents = new Set([...text.matchAll(/^\[.*?:(\w.*)\]$/gm)].map((match) => match[1]));
    expect(BUILTIN_NAMES.filter((name) => !parents.has(name))).toEqual([]);
    const keys = new Set([...text.matchAll(/^(\w+) = /gm)].map((match) => match[1]));
    expect(keys.size).toBeGreaterThan(250);
  });
});

const GAMES = THOROUGH ? 100 : 20;

it(`${GAMES} invented games play as in the engine`, { timeout: 300_000 }, async () => {
  const differing: string[] = [];
  for (const source of inventGames(GAMES, SEED, firstGame)) {
    const [definition] = sectionsOf(source).definitions;
    const subject = definition === undefined ? '' : crossCaseOf(definition, 'as-engine', fresh);
    if (typeof subject === 'string' || whyUnplayable(subject.game) !== null) continue;
    // Kings that change sides are a lint error: the engine expects one king for each side.
    if (subject.game.king !== null && subject.game.rules.flipEnclosedPieces !== 'none') continue;
    const effort = { games: 1, depth: 1, nodes: 100, seed: SEED };
    const asIs = { ...subject, asWritten: null, texts: subject.texts.slice(0, 1) };
    const { crash, texts } = await crossVariant(asIs, engine, effort, fresh);
    if (crash !== null) engine = inProcess(await loadFfish(), () => undefined);
    // If the engine's validator refuses the start position, a king might be captured.
    const sound = texts.filter(({ startFenCode }) => startFenCode === 1);
    if (crash !== null || sound.some(({ finding }) => finding !== null))
      differing.push(`${source.text}${JSON.stringify({ crash, texts })}`);
  }
  expect(differing).toEqual([]);
});

const CAPTURES = 'mustCapture = true';

describe('a finding in an invented game is reported with the fewest lines that show it', () => {
  it.each([
    ['a rule that the engine ignores', (section: string) => section],
    // Fewer lines show a difference in the moves, too, but the opposite one.
    [
      'a rule that the engine takes the other way round',
      (section: string) => section.replace('\n', `\n${CAPTURES}\n`),
    ],
  ])('%s', async (_fault, readOthers) => {
    const text = `[planted:chess]\nnFoldRule = 2\n${CAPTURES}\ndoubleStep = false\n`;
    const misreading: Opponent = {
      ...engine,
      load: (section) =>
        engine.load(
          section.includes(CAPTURES) ? section.replaceAll(CAPTURES, '') : readOthers(section),
        ),
    };
    const [definition] = sectionsOf({ file: 'planted.ini', text }).definitions;
    if (definition === undefined) throw new Error('no definition');
    const subject = crossCaseOf(definition, 'as-engine', fresh);
    if (typeof subject === 'string') throw new Error(subject);
    const effort = { games: 6, depth: 2, nodes: 1000, seed: 'planted' };
    const verdict = await crossVariant(subject, misreading, effort, fresh);
    expect(await smallestText(definition, verdict, misreading, 'as-engine', fresh)).toBe(
      `[planted:chess]\n${CAPTURES}`,
    );
  });
});
