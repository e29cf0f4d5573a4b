import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import { DIALECTS } from '../../../src/catalog/betza/dialects.js';
import { sayMovement } from '../../../src/explain/say-movement.js';
import { gameOfRules } from '../../../src/explain/section-game.js';
import { equalMovements, normalForm } from '../../../src/ir/compare.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import type { EngineRules } from '../../../src/ir/engine-rules.js';
import type { Movement } from '../../../src/ir/movement.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { builtinRulesBeforeConclusion } from '../../../src/read/builtins.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { readMoves } from './read-moves.js';
import measured from '../../fixtures/betza-dialects.json' with { type: 'json' };
import { sampleOf } from '../../thorough.js';

/** Results by movement, because many strings and pieces have the same one. */
const looked = new Map<string, string | null>();

function misread(movement: Movement): string | null {
  const key = JSON.stringify(movement);
  const before = looked.get(key);
  if (before !== undefined) return before;
  const text = misreadText(movement);
  looked.set(key, text);
  return text;
}

/** The sentences about a movement if they are read back differently or not at all; null if they are read back as the same moves. */
function misreadText(movement: Movement): string | null {
  const text = sayMovement(movement).join(' ');
  const { value } = readMoves(text, 'said');
  const isSame = value !== null && equalMovements(value, movement);
  return isSame ? null : text;
}

function misreadPieces(name: string, rules: EngineRules | null): readonly string[] {
  if (rules === null) return [`there are no rules of ${name}`];
  return gameOfRules(name, conclude(rules)).pieces.flatMap(({ id, movement }) => {
    const text = misread(movement);
    return text === null ? [] : [`${name} ${id}: ${text}`];
  });
}

test('the sentences about every piece of the built-in variants are read back as its moves', () => {
  const wrong = BUILTIN_NAMES.flatMap((name) =>
    misreadPieces(name, builtinRulesBeforeConclusion(name)),
  );
  expect(BUILTIN_NAMES.length).toBe(121);
  expect(wrong).toEqual([]);
});

test("the sentences about every piece in the engine's variants.ini are read back as its moves", () => {
  const file = new URL('../../fixtures/ini/variants.ini', import.meta.url);
  const { value } = readIni({ file: 'variants.ini', text: readFileSync(file, 'utf8') });
  expect(value.length).toBe(143);
  expect(value.flatMap(({ name, rules }) => misreadPieces(name, rules))).toEqual([]);
});

/** Larger movements are skipped: crooked and circular riders have thousands of paths, and an incomplete comparison may fail. */
const MOST_MOVES = 300;
/** Paths of more legs are not read, because only circular riders have them and nobody describes them in words. */
const MOST_LEGS = 4;
const isComparable = (movement: Movement): boolean =>
  movement.length <= MOST_MOVES &&
  movement.every((move) => move.kind !== 'path' || move.legs.length <= MOST_LEGS) &&
  normalForm(movement).isWhole;

test.each(DIALECTS)(
  'what is said of every measured string in the dialect %s means its moves',
  (dialect) => {
    const strings = new Set(measured.cases.map(({ betza }) => betza));
    expect(strings.size).toBeGreaterThan(900);
    // A sample is enough, because every letter is in many strings.
    const wrong = sampleOf([...strings], 6).flatMap((betza) => {
      const span = { file: betza, start: 0, end: betza.length };
      const { asRead, asWritten } = readBetza(betza, dialect, span).value;
      return [asRead, asWritten].flatMap((movement) => {
        if (!isComparable(movement)) return [];
        const text = misread(movement);
        return text === null ? [] : [`${betza}: ${text}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  'connected',
  'Connected',
  'far side',
  'its',
  'first',
  'squares',
  'one',
  'forward',
  'a "quoted" name',
  'back\\slash',
  '',
  '連絡',
  ...'a also always an and both can cannot either except finally from if is it landing like'.split(
    ' ',
  ),
  ...'may never of on onto or over taking the then to without'.split(' '),
])('a region may be called "%s"', (name) => {
  const condition = { initial: true, from: name, to: name };
  const span = { file: 'W', start: 0, end: 1 };
  const wazir = readBetza('W', 'xbetza', span).value.asRead;
  expect(misread(wazir.map((move) => ({ ...move, condition })))).toBe(null);
});
