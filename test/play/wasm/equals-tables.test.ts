import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import {
  builtinDefinition,
  documentsOf,
  gameOf,
  sectionsOf,
  withChess960,
} from '../../../src/definitions.js';
import { createPosition } from '../../../src/play/changes.js';
import { compileGame } from '../../../src/play/move-api.js';
import type { Game } from '../../../src/play/game.js';
import { legalMoves } from '../../../src/play/legal.js';
import { makeMove } from '../../../src/play/make.js';
import { setFen } from '../../../src/play/notation/set-fen.js';
import { perftByTables } from '../../../src/play/perft.js';
import { randomNumbers } from '../../../src/play/random-numbers.js';
import { compileNative } from '../../../src/play/wasm/compile.js';
import { choicesOf } from '../../../src/cross/invent/choices.js';
import { inventDocument } from '../../../src/cross/invent/invent-document.js';
import { inventGames } from '../../../src/cross/invent/invent-games.js';
import { firstGame } from '../../../src/definitions.js';
import { whyUnplayable } from '../../../src/play/lower-variant.js';
import enginePerft from '../../fixtures/engine-perft.json' with { type: 'json' };
import { combinedRules } from './combined-rules.js';
import { sampleOf, THOROUGH } from '../../thorough.js';

const FILE = new URL('../../fixtures/ini/variants.ini', import.meta.url);

/** The games of the engine's built-in variants and of the sections in its variants.ini. */
function engineGames(): readonly Game[] {
  const text = readFileSync(FILE, 'utf8');
  const builtins = BUILTIN_NAMES.flatMap((name) => builtinDefinition(name) ?? []);
  const { definitions: sections } = sectionsOf({ file: 'variants.ini', text });
  return [...builtins, ...sections].map((definition) => gameOf(definition, 'as-engine'));
}

const GAMES = engineGames();

/** The variants for which a perft speed is promised. */
const PROMISED = ['chess', 'shogi', 'torishogi', 'crazyhouse', 'capablanca', 'xiangqi'];

/** The games to compare. Compiling takes most of the time. */
const COMPARED = GAMES.filter(
  (game) => PROMISED.includes(game.name) || sampleOf(GAMES, 4).includes(game),
);

/** The number of them that a module supports: 123 of all 264. */
const HELD = THOROUGH ? 123 : 25;

interface Difference {
  readonly game: string;
  readonly ply: number;
  readonly depth: number;
  readonly tables: number;
  readonly native: number | null;
}

/** Plays random games and counts from every position in both ways. */
function compare(game: Game, seed: string, plies: number): readonly Difference[] | string {
  const compiled = compileGame(game);
  const native = compileNative(compiled);
  if (typeof native === 'string') return native;
  const random = randomNumbers(`${seed} ${game.name}`);
  const position = createPosition(compiled.tables);
  const differences: Difference[] = [];
  let ply = plies;
  for (let count = 0; count < plies; count++) {
    if (ply >= 60 || position.ply === 0 || ply === plies) {
      expect(setFen(compiled, position, game.startFen)).toBeNull();
      ply = 0;
    }
    for (const depth of [1, 2]) {
      const tables = perftByTables(compiled, position, depth);
      for (const bulk of [true, false]) {
        const counted = native.perft(position, depth, bulk);
        if (counted !== tables)
          differences.push({ game: game.name, ply, depth, tables, native: counted });
      }
    }
    const start = position.top;
    legalMoves(compiled, position);
    const moves = position.top - start;
    position.top = start;
    if (moves === 0) {
      ply = plies;
      continue;
    }
    makeMove(compiled, position, position.moves[start + Math.floor(random() * moves)] ?? 0);
    ply += 1;
  }
  return differences;
}

/** The number of positions for each game: in a thorough run 10,000, in all games that a module supports. */
const PLIES = THOROUGH ? 90 : 12;

test('modules count what the tables count, in random games of all variants of the engine', () => {
  const held: string[] = [];
  const found: Difference[] = [];
  for (const game of COMPARED) {
    const differences = compare(game, 'equal', PLIES);
    if (typeof differences === 'string') continue;
    held.push(game.name);
    found.push(...differences.slice(0, 1));
  }
  expect(found).toEqual([]);
  for (const name of PROMISED) expect(held).toContain(name);
  expect(held.length).toBeGreaterThanOrEqual(HELD);
});

/** The first difference in each game. Some start with a position that modules do not support; many are supported. */
function countedOtherwise(games: readonly Game[], seed: string, plies: number): unknown {
  const held = games
    .map((game) => compare(game, seed, plies))
    .filter((found) => typeof found !== 'string');
  expect(held.length).toBeGreaterThan(games.length / 10);
  return held.flatMap((found) => found.find(({ native }) => native !== null) ?? []);
}

test('modules count what the tables count, in invented sections', () => {
  const games = inventGames(THOROUGH ? 1000 : 40, 'modules', firstGame)
    .flatMap((source) => sectionsOf(source).definitions)
    .map((definition) => gameOf(definition, 'as-engine'))
    .filter((game) => whyUnplayable(game) === null);
  expect(countedOtherwise(games, 'invented', 6)).toEqual([]);
});

test('modules count what the tables count, in invented documents', () => {
  const games = Array.from({ length: THOROUGH ? 3000 : 100 }, (_, index) => `modules-${index}`)
    .flatMap((name) => {
      const text = inventDocument(name, choicesOf(name));
      return documentsOf({ file: 'invented.md', text }, () => null).definitions;
    })
    .map((definition) => gameOf(definition, 'as-engine'))
    .filter((game) => whyUnplayable(game) === null);
  expect(countedOtherwise(games, 'documents', 20)).toEqual([]);
});

test('modules count what the tables count, whichever rules are combined', () => {
  const games = combinedRules(THOROUGH ? 3000 : 160, 'combined')
    .flatMap((text) => sectionsOf({ file: 'variants.ini', text }).definitions)
    .map((definition) => gameOf(definition, 'as-engine'))
    .filter((game) => whyUnplayable(game) === null);
  expect(countedOtherwise(games, 'combined', 30)).toEqual([]);
});

test("modules count the numbers in the engine's own test script", () => {
  // They include five moves of minishogi: a capture, a drop on the capturer's former square, and what follows both.
  const most = THOROUGH ? Infinity : 200_000;
  let counted = 0;
  for (const { chess960, depth, fen, nodes, variant } of enginePerft.rows) {
    const definition = builtinDefinition(variant);
    if (definition === null || nodes > most) continue;
    const usual = gameOf(definition, 'as-engine');
    const game = chess960 ? withChess960(usual) : usual;
    const compiled = compileGame(game);
    const native = compileNative(compiled);
    if (typeof native === 'string') continue;
    const position = createPosition(compiled.tables);
    expect(setFen(compiled, position, fen ?? game.startFen)).toBeNull();
    const found = native.perft(position, depth);
    if (found === null) continue;
    counted += 1;
    expect([variant, fen, depth, found]).toEqual([variant, fen, depth, nodes]);
  }
  expect(counted).toBeGreaterThan(THOROUGH ? 60 : 20);
});

test('the reason why a module does not support a game is stated', () => {
  const why = (name: string): unknown => {
    const game = GAMES.find((one) => one.name === name);
    return game === undefined ? undefined : compileNative(compileGame(game));
  };
  expect(why('atomic')).toBe('blast');
  expect(why('duck')).toBe('walls');
  expect(why('seirawan')).toBe('gating');
});

test('a limit for each file ignores promoted forms of other pieces if a document means unpromoted pieces only', () => {
  const file = new URL('../../fixtures/documents/limit-by-file-of-a-form.md', import.meta.url);
  const source = { file: 'limit.md', text: readFileSync(file, 'utf8') };
  const games = documentsOf(source, () => null).definitions.map((definition) =>
    gameOf(definition, 'as-engine'),
  );
  expect(games.map((game) => compare(game, 'forms', 200))).toEqual([[]]);
});

/** Rare ways to attack a king, each in a game that a module supports. */
test.each([
  [
    'cannons that do not hop over cannons',
    '[x:chess]\nbishop = -\njanggiCannon = b\nrook = -\ncannon = r\ncastling = false\nstartFen = 4k3/4p3/4b3/r3p2b/R3P2B/4B3/4P3/4K3 w - - 0 1\n',
  ],
  [
    'hops of limited length',
    '[x:chess]\ncustomPiece1 = a:mR4pR4\ncustomPiece2 = b:mB3pB3\ncastling = false\nstartFen = 4k3/1a2b2p/p2p4/1P1p2P1/2p2P2/3P3p/P1B2A2/4K3 w - - 0 1\n',
  ],
  [
    'riders and hoppers confined to regions',
    '[x:chess]\nrook = -\ncannon = r\nmobilityRegionWhiteCannon = *1 *2 *3 *4 *5\nmobilityRegionBlackBishop = *4 *5 *6 *7 *8\nmobilityRegionWhiteQueen = a* b* c* d* e*\ncastling = false\nstartFen = r1b1k2r/1p2p3/3q4/2P2p2/1p3P2/3Q4/3P2P1/R1B1K2R w - - 0 1\n',
  ],
  [
    'moves that a notation contains twice',
    '[x:chess]\ncustomPiece1 = a:RmR4\ncustomPiece2 = b:mBcB3\ncustomPiece3 = c:BfmB\ncustomPiece4 = d:NmNfN\ncastling = false\nstartFen = 3ak3/1b2c2d/p2p4/1P1p2P1/2p2P2/3P3p/1D1BC3/A3K3 w - - 0 1\n',
  ],
])('modules count what the tables count: %s', (_, text) => {
  const games = sectionsOf({ file: 'x.ini', text }).definitions.map((one) =>
    gameOf(one, 'as-engine'),
  );
  expect(games.map((game) => compare(game, 'rare', 120))).toEqual([[]]);
});
