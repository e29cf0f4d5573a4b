import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { builtinDefinition, gameOf, movementReader, sectionsOf } from '../../src/definitions.js';
import { conclude } from '../../src/ir/engine-conclusion.js';
import type { Game } from '../../src/play/game.js';
import { lowerEngineRules } from '../../src/play/lower-engine.js';
import { whyUnplayable } from '../../src/play/lower-variant.js';
import { playBeside } from '../../src/prove/play-beside.js';
import { sameGame } from '../../src/prove/same-game.js';
import { writtenGame } from '../../src/prove/written-game.js';
import { buildBuiltin } from '../../src/pipeline.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { changesOf } from './changes.js';

const SECTIONS = readIni({
  file: 'variants.ini',
  text: readFileSync('test/fixtures/ini/variants.ini', 'utf8'),
}).value;

function builtin(name: string): Game {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`no ${name}`);
  return gameOf(definition, 'as-engine');
}

function games(): readonly Game[] {
  const sections = SECTIONS.map(({ name, rules }) =>
    lowerEngineRules(name, conclude(rules), movementReader('as-engine')),
  );
  return [...BUILTIN_NAMES.map(builtin), ...sections];
}

test('games with the same data play the same, whatever their names', () => {
  const all = games();
  let pairs = 0;
  for (const [index, game] of all.entries()) {
    // Some variants have two names in the engine.
    for (const other of all.slice(0, index).filter((one) => sameGame(one, game))) {
      if (whyUnplayable(game) !== null) continue;
      pairs += 1;
      const effort = { positions: 60, seed: game.name, results: true };
      expect(playBeside(game, other, effort).parting, `${game.name} ${other.name}`).toBeNull();
    }
  }
  expect(pairs).toBeGreaterThan(1);
});

test('most blocks of built-in variants read back as the same data and need not be played', () => {
  const read = movementReader('as-engine');
  const request = { targets: ['ini'], variant: null, approximate: false, parent: null } as const;
  const same = BUILTIN_NAMES.filter((name) => {
    const text = buildBuiltin(name, { ...request, prove: 0 })?.value[0]?.text;
    const written = text === undefined ? 'refused' : writtenGame('ini', text, read);
    return typeof written !== 'string' && sameGame(builtin(name), written.game);
  });
  expect(same.length).toBeGreaterThan(BUILTIN_NAMES.length / 2);
});

test('a section is read back as the game that every other command plays', () => {
  const text = '[x:chess]\ncustomPiece1 = n:cNNAA\nimmobilityIllegal = true\n';
  const [definition] = sectionsOf({ file: 'x.ini', text }).definitions;
  const written = writtenGame('ini', text, movementReader('as-engine'));
  if (definition === undefined || typeof written === 'string') throw new Error('no game');
  expect(sameGame(gameOf(definition, 'as-engine'), written.game)).toBe(true);
});

test('every single value in the data counts', () => {
  for (const name of ['crazyhouse', 'janggi', 'seirawan', 'torishogi']) {
    const game = builtin(name);
    expect(sameGame(game, { ...builtin(name), name: 'another' })).toBe(true);
    let changes = 0;
    for (const changed of changesOf(game)) {
      changes += 1;
      if (typeof changed !== 'object' || changed === null || !('rules' in changed))
        throw new Error('no game');
      expect(sameGame(game, changed as Game), `change ${changes} of ${name}`).toBe(false);
    }
    expect(changes).toBeGreaterThan(200);
  }
});
