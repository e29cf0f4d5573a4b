import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedLibrary } from '../../src/cli/library.js';
import { builtinDefinition, documentsOf, gameOf, movementReader } from '../../src/definitions.js';
import { buildDocument } from '../../src/pipeline.js';
import type { Game } from '../../src/play/game.js';
import { legalMoves } from '../../src/play/legal.js';
import { createMatch } from '../../src/play/match.js';
import type { Mechanic } from '../../src/play/mechanic.js';
import { MECHANICS } from '../../src/play/mechanics.js';
import { compileGame } from '../../src/play/move-api.js';
import { printFen } from '../../src/play/notation/print-fen.js';
import { randomNumbers } from '../../src/play/random-numbers.js';
import { gamesAlike } from '../../src/prove/alike-games.js';
import { FOLDED } from '../../src/prove/alike-rules.js';
import { playBeside } from '../../src/prove/play-beside.js';
import { writtenGame } from '../../src/prove/written-game.js';
import type { Source } from '../../src/text/source.js';
import { sampleOf, THOROUGH } from '../thorough.js';
import { changesOf } from './changes.js';

const LIBRARY = shippedLibrary();
const NEWCOMERS = 'test/fixtures/newcomers';

function sourceOf(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') };
}

function builtin(name: string): Game {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`no ${name}`);
  return gameOf(definition, 'as-engine');
}

function documentGame(file: string): Game {
  const [definition] = documentsOf(sourceOf(file), LIBRARY).definitions;
  if (definition === undefined) throw new Error(file);
  return gameOf(definition, 'as-engine');
}

/** The game of a document and that of the section written from it; null if none is written. */
function pairOf(file: string): readonly [Game, Game] | null {
  const request = { targets: ['ini'], variant: null, approximate: true, parent: null } as const;
  const [output] = buildDocument(sourceOf(file), LIBRARY, { ...request, prove: 0 }).value;
  const written = writtenGame('ini', output?.text ?? '', movementReader('as-engine'));
  return typeof written === 'string' ? null : [documentGame(file), written.game];
}

function pairIn(file: string): readonly [Game, Game] {
  const pair = pairOf(file);
  if (pair === null) throw new Error(file);
  return pair;
}

/** Whether the game can be compiled. Some changes make that impossible. */
function isGame(game: Game): boolean {
  try {
    compileGame(game);
    return true;
  } catch {
    return false;
  }
}

function effortOf(seed: string, positions: number) {
  return { positions, seed, results: true };
}

test('the sections of these documents are found alike without playing', () => {
  for (const name of ['okisaki-shogi', 'shogi', 'tori-shogi', 'zo-shogi']) {
    const [game, written] = pairIn(`variants/${name}.md`);
    const { parting } = playBeside(game, written, effortOf(name, 60));
    expect([name, gamesAlike(game, written), parting]).toEqual([name, true, null]);
  }
});

test('games that are found alike play alike: documents and their sections', () => {
  const pairs = readdirSync(NEWCOMERS).flatMap((name) => {
    const pair = pairOf(`${NEWCOMERS}/${name}`);
    return pair !== null && gamesAlike(...pair) ? [pair] : [];
  });
  expect(pairs.length).toBeGreaterThan(2);
  for (const [game, written] of pairs) {
    const { parting } = playBeside(game, written, effortOf(game.name, 40));
    expect(parting, game.name).toBeNull();
  }
});

test('games that are found alike play alike: games with a single change', () => {
  for (const file of THOROUGH
    ? ['variants/shogi.md', 'variants/tori-shogi.md']
    : ['variants/shogi.md']) {
    const [game, written] = pairIn(file);
    let [changes, alike] = [0, 0];
    for (const changed of sampleOf([...changesOf(written)], 3)) {
      if (typeof changed !== 'object' || changed === null || !('rules' in changed))
        throw new Error('no game');
      const other = changed as Game;
      changes += 1;
      if (!isGame(other) || !gamesAlike(game, other)) continue;
      alike += 1;
      const { parting } = playBeside(game, other, effortOf(file, 5));
      expect(parting, `change ${changes} of ${file}`).toBeNull();
    }
    expect(changes).toBeGreaterThan(THOROUGH ? 200 : 70);
    expect(alike / changes).toBeLessThan(0.5);
  }
});

test('play never reads the rules that are compared elsewhere in the game', () => {
  const documents = ['shogi', 'tori-shogi', 'paragi', 'kashogi'].map(
    (name) => `variants/${name}.md`,
  );
  for (const game of [...documents.flatMap(pairIn), builtin('chess'), builtin('shogi')]) {
    const seen = new Set<string>();
    const rules = new Proxy(game.rules, {
      get: (target, field): unknown => {
        if (typeof field === 'string' && Object.hasOwn(FOLDED, field)) seen.add(field);
        return Reflect.get(target, field);
      },
    });
    const all: readonly Mechanic[] = MECHANICS;
    const mechanics = all
      .filter((one) => one.appliesTo(game))
      .map((one) => ({ ...one, appliesTo: () => true }));
    const compiled = compileGame({ ...game, rules }, mechanics);
    // Only the table of squares where types get stuck is made from it, and that is compared.
    seen.delete('immobilityIllegal');
    const match = createMatch(compiled);
    const random = randomNumbers(game.name);
    match.start(game.startFen);
    for (let played = 0; played < 80; played++) {
      const { position } = match;
      const start = position.top;
      legalMoves(compiled, position);
      const moves = position.moves.slice(start, position.top);
      position.top = start;
      printFen(compiled, position);
      if (match.outcome(moves.length) !== null || moves.length === 0) break;
      match.play(moves[Math.floor(random() * moves.length)] ?? 0);
    }
    expect([game.name, ...seen]).toEqual([game.name]);
  }
});
