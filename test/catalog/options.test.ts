import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { FORMER_OPTIONS } from '../../src/catalog/options/former.js';
import type { OptionRow } from '../../src/catalog/options/option-row.js';
import { OPTION_BY_KEY, OPTIONS } from '../../src/catalog/options/options.js';
import { REMOVED_KEYS } from '../../src/catalog/options/removed-keys.js';
import { emptyEngineRules } from '../../src/ir/engine-defaults.js';
import { rulesJson, type Json } from '../../src/read/ini/rules-json.js';

const FACTS = '../shared/facts/ini-options.json';

interface MeasuredOption {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly string[];
  readonly default: Json;
  readonly meaning: string;
  readonly deprecated: boolean;
  readonly replacement?: string;
  readonly order: number;
}

const rows: readonly OptionRow[] = OPTIONS;

describe('the catalog of options', () => {
  it('has 341 keys, each once', () => {
    expect(OPTIONS).toHaveLength(341);
    expect(OPTION_BY_KEY.size).toBe(341);
  });

  it('sets fields that the rules have', () => {
    const fields = new Set(Object.keys(emptyEngineRules()));
    expect(rows.flatMap((row) => row.fields.filter((field) => !fields.has(field)))).toEqual([]);
  });

  it('has a replacement for all nine deprecated keys, and for those only', () => {
    expect(rows.filter(({ replacedBy }) => replacedBy !== undefined).map(({ key }) => key)).toEqual(
      [
        'promotionRank',
        'doubleStepRank',
        'doubleStepRankMin',
        'whiteFlag',
        'blackFlag',
        'castlingRookPiece',
        'whiteDropRegion',
        'blackDropRegion',
        'dropOnTop',
      ],
    );
    expect(FORMER_OPTIONS).toHaveLength(9);
  });

  it('has no key among the removed ones', () => {
    expect([...REMOVED_KEYS.keys()].filter((key) => OPTION_BY_KEY.has(key))).toEqual([]);
    expect(REMOVED_KEYS.size).toBe(22);
  });
});

/** Measured, and said here in plainer words. */
const REWORDED: ReadonlyMap<string, string> = new Map([
  ['mustDropType', 'The type that mustDrop applies to; `*` = any.'],
  ['firstRankPawnDrops', "Type `pawn` may be dropped on its player's first rank."],
  ['sittuyinRookDrop', "Type rook may be dropped only on its player's first rank."],
  ['flipEnclosedPieces', "A move or drop turns enclosed enemy pieces to the player's colour."],
]);

describe.skipIf(!existsSync(FACTS))('with ../shared: the catalog is the measured facts', () => {
  const facts: readonly MeasuredOption[] = existsSync(FACTS)
    ? (JSON.parse(readFileSync(FACTS, 'utf8')) as readonly MeasuredOption[])
    : [];

  test('keys, order, types, meanings, replacements', () => {
    expect(
      rows.map(({ key, type, meaning, replacedBy }, index) => [
        index + 1,
        key,
        type,
        meaning,
        replacedBy,
      ]),
    ).toEqual(
      facts.map(({ order, name, type, meaning, replacement }) => [
        order,
        name,
        type,
        REWORDED.get(name) ?? meaning,
        replacement,
      ]),
    );
  });

  test.each(facts.filter(({ fields }) => fields[0] !== 'pieceTypes'))(
    '$name sets the measured fields',
    ({ name, fields }) => {
      const row = rowOf(name);
      // The main pawn follows promotionPawnTypes.
      const names = row.fields.flatMap((field) =>
        field === 'promotionPawnTypes' ? ['mainPromotionPawnType', field] : [field],
      );
      const own = names.flatMap((field) => sidesOf(row).map((side) => `${field}${side}`));
      expect(own.sort()).toEqual(fields.map(plainField).sort());
    },
  );

  test.each(
    facts.filter(
      ({ deprecated, fields }) =>
        !deprecated && fields[0] !== 'pieceTypes' && !/^mobility/.test(fields[0] ?? ''),
    ),
  )('$name has the measured default', ({ name, default: expected }) => {
    // `pawnTypes` is an alias without a default of its own.
    if (expected === null) return;
    const { fields, side } = rowOf(name);
    const defaults = rulesJson(emptyEngineRules());
    for (const field of fields) {
      if (side === undefined) expect(defaults[field]).toEqual(expected);
      if (side === 'white' || side === 'both')
        expect(defaults[field]).toHaveProperty('white', expected);
      if (side === 'black' || side === 'both')
        expect(defaults[field]).toHaveProperty('black', expected);
    }
  });
});

function rowOf(key: string): OptionRow {
  const option = OPTION_BY_KEY.get(key);
  if (option === undefined) throw new Error(`${key} is missing`);
  return option.row;
}

function sidesOf({ side }: OptionRow): readonly string[] {
  if (side === undefined) return [''];
  return side === 'both' ? ['[WHITE]', '[BLACK]'] : [`[${side.toUpperCase()}]`];
}

/** `promotionLimit[]`, `pieceValue[MG][]` and `mobilityRegion[WHITE][pawn]` by the names of our fields. */
function plainField(field: string): string {
  return field
    .replace(/^pieceValue\[(M|E)G\]/, 'pieceValue$1g')
    .replace(/\[\]$/, '')
    .replace(/(\[(?:WHITE|BLACK)\])\[\w+\]$/, '$1');
}
