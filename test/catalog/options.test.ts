import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { FORMER_OPTIONS } from '../../src/catalog/options/former.js';
import type { WordlessRow } from '../../src/catalog/options/option-row.js';
import { wordsOf } from '../../src/catalog/options/option-words.js';
import { OPTION_BY_KEY, OPTIONS } from '../../src/catalog/options/options.js';
import { REMOVED_KEYS } from '../../src/catalog/options/removed-keys.js';
import { emptyEngineRules } from '../../src/ir/engine-defaults.js';
import { rulesJson, type Json } from '../../src/read/ini/rules-json.js';

/** What the engine was seen to do with each key, by the snapshot that the file names. */
const FACTS = 'test/fixtures/ini/options.json';

interface MeasuredOption {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly string[];
  readonly default: Json;
  readonly deprecated: boolean;
  readonly replacement?: string;
}

const rows: readonly WordlessRow[] = OPTIONS;

describe('the catalog of options', () => {
  it('has 341 keys, each once', () => {
    expect(OPTIONS).toHaveLength(341);
    expect(OPTION_BY_KEY.size).toBe(341);
  });

  it('says what each key means', () => {
    for (const row of OPTIONS) expect(wordsOf(row).meaning, row.key).toMatch(/\S.*\.$/);
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

describe('the catalog is the measured facts', () => {
  const { options: facts } = JSON.parse(readFileSync(FACTS, 'utf8')) as {
    readonly options: readonly MeasuredOption[];
  };

  test('keys, types, replacements, in this order', () => {
    expect(rows.map(({ key, type, replacedBy }) => [key, type, replacedBy])).toEqual(
      facts.map(({ name, type, replacement }) => [name, type, replacement]),
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

function rowOf(key: string): WordlessRow {
  const option = OPTION_BY_KEY.get(key);
  if (option === undefined) throw new Error(`${key} is missing`);
  return option.row;
}

function sidesOf({ side }: WordlessRow): readonly string[] {
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
