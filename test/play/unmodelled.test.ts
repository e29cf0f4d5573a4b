import { expect, it } from 'vitest';
import { OPTIONS } from '../../src/catalog/options/options.js';
import type { Mechanic } from '../../src/play/mechanic.js';
import { MECHANICS } from '../../src/play/mechanics.js';
import { UNMODELLED } from '../../src/play/unmodelled.js';

const RULES: readonly Mechanic[] = MECHANICS;
const CLAIMED: ReadonlySet<string> = new Set(RULES.flatMap(({ claims }) => claims));
const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(UNMODELLED));

it('knows all 341 options', () => {
  expect(OPTIONS).toHaveLength(341);
});

it.each(
  OPTIONS.map(({ key, fields }): { key: string; fields: readonly string[] } => ({ key, fields })),
)('models $key, or says why not', ({ fields }) => {
  expect(fields.filter((field) => CLAIMED.has(field) === REASONS.has(field))).toEqual([]);
});

it('leaves out only options that do not affect play', () => {
  expect([...REASONS.keys()].sort()).toEqual([
    'endgameEval',
    'nnueAlias',
    'pieceToCharTable',
    'pieceValueEg',
    'pieceValueMg',
    'pocketSize',
    'unusedBetza',
    'variantTemplate',
  ]);
});
