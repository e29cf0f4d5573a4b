import { beforeAll, describe, expect, it } from 'vitest';
import { BUILTIN_NAMES } from '../../../../src/catalog/builtins.js';
import type { Engine } from '../../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../../src/cross/engine/ffish.js';
import { optionsBetween } from '../../../../src/emit/lower/engine/difference.js';
import { emptyEngineRules } from '../../../../src/ir/engine-defaults.js';
import { builtinRulesBeforeConclusion } from '../../../../src/read/builtins.js';

/** Drops without a hand, and palace diagonals for a king of type wazir: no option can express them. */
const INEXPRESSIBLE = ['ataxx', 'janggi', 'janggitraditional', 'janggimodern', 'janggicasual'];

/** The built-in variant as a section without parent. */
function flattened(name: string): string {
  const wanted = builtinRulesBeforeConclusion(name);
  if (wanted === null) throw new Error(name);
  const lines = optionsBetween(emptyEngineRules(), wanted);
  return [`[flat-${name}]`, ...lines.map(({ key, value }) => `${key} = ${value}`), ''].join('\n');
}

describe('every built-in variant as a section without a parent is the same game in the engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadFfish();
    engine.load(BUILTIN_NAMES.map(flattened).join('\n'));
  });

  const counts = (variant: string): readonly [string, number] => {
    const game = engine.play(variant);
    if (game === null) throw new Error(`${variant} is not loaded`);
    const result = [game.fen(), game.perft(2)] as const;
    game.close();
    return result;
  };

  it.each(BUILTIN_NAMES.filter((name) => !INEXPRESSIBLE.includes(name)))('%s', (name) => {
    expect(counts(`flat-${name}`)).toEqual(counts(name));
  });

  it.each(INEXPRESSIBLE)('%s cannot be expressed', (name) => {
    expect(counts(`flat-${name}`)).not.toEqual(counts(name));
  });
});
