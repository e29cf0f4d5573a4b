import { describe, expect, it, test } from 'vitest';
import { emptyEngineRules } from '../../../src/ir/engine-defaults.js';
import { builtinRules } from '../../../src/read/builtins.js';
import { resolveBuiltin, resolveIni, type ResolvedVariant } from '../../../src/read/ini/resolve.js';
import type { RuleOrigin } from '../../../src/read/ini/rule-origins.js';
import { rulesJson, type RulesJson } from '../../../src/read/ini/rules-json.js';
import { ENGINE_FILE, measuredMistakes, measuredVariants } from './facts.js';

const resolveText = (text: string) => resolveIni({ file: 'x.ini', text }).value;

/** The variant of that name. */
function resolved(text: string, name: string): ResolvedVariant {
  const found = resolveText(text).find(({ variant }) => variant.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found.variant;
}

function originOf(text: string, name: string, field: string): RuleOrigin | undefined {
  return resolved(text, name).origin[field];
}

const FAMILY = `[a:kingofthehill]
nMoveRule = 20
doubleStep = false

[b:a]
# a comment
nFoldRule = 5
nMoveRule = 20
[c:b]
stalemateValue = draw
`;

describe('where a rule comes from', () => {
  test.each<readonly [string, string, RuleOrigin]>([
    ['a', 'nMoveRule', { kind: 'here', line: 2, key: 'nMoveRule' }],
    ['a', 'flagRegion', { kind: 'builtin', name: 'kingofthehill' }],
    ['a', 'nFoldRule', { kind: 'default' }],
    ['b', 'nFoldRule', { kind: 'here', line: 7, key: 'nFoldRule' }],
    // Stated again, though it changes nothing.
    ['b', 'nMoveRule', { kind: 'here', line: 8, key: 'nMoveRule' }],
    ['c', 'stalemateValue', { kind: 'here', line: 10, key: 'stalemateValue' }],
    ['c', 'nFoldRule', { kind: 'parent', name: 'b', line: 7, key: 'nFoldRule' }],
    ['c', 'doubleStep', { kind: 'parent', name: 'a', line: 3, key: 'doubleStep' }],
    ['c', 'flagRegion', { kind: 'builtin', name: 'kingofthehill' }],
    ['c', 'castling', { kind: 'default' }],
    // The conclusion of `a` empties the region, because its line 3 excludes the double step.
    ['c', 'doubleStepRegion', { kind: 'parent', name: 'a', line: 3, key: 'doubleStep' }],
    ['a', 'doubleStepRegion', { kind: 'default' }],
  ])('%s: %s', (name, field, origin) => {
    expect(originOf(FAMILY, name, field)).toEqual(origin);
  });

  it('is also the line for side effects: a letter that is taken removes its owner', () => {
    const text = '[x:chess]\ncommoner = q\n';
    const here = { kind: 'here', line: 2, key: 'commoner' };
    expect(originOf(text, 'x', 'pieces')).toEqual(here);
    expect(originOf(text, 'x', 'pieceToChar')).toEqual(here);
    expect(originOf(text, 'x', 'promotionPieceTypes')).toEqual(here);
    expect(resolved(text, 'x').rules['promotionPieceTypes']).toEqual({
      white: ['knight', 'bishop', 'rook'],
      black: ['knight', 'bishop', 'rook'],
    });
  });

  it('names all lines that contribute to a value, first the line that the engine reads last', () => {
    const text =
      '[x]\nking = k\nmaxRank = 8\nwazir = w\nflagRegionBlack = *1\nflagRegionWhite = *8\n';
    expect(originOf(text, 'x', 'pieces')).toEqual({
      kind: 'here',
      line: 2,
      key: 'king',
      also: [{ line: 4, key: 'wazir' }],
    });
    expect(originOf(text, 'x', 'flagRegion')).toEqual({
      kind: 'here',
      line: 5,
      key: 'flagRegionBlack',
      also: [{ line: 6, key: 'flagRegionWhite' }],
    });
  });

  it('is the last of two lines with the same key, and never a line that the engine ignores', () => {
    const text =
      '[x:chess]\nnMoveRule = 20\nnMoveRule = 30\nnmoverule = 40\ndoubleStepRank = 3\ndoubleStepRankMin = 1\ndropOnTop = false\n';
    expect(originOf(text, 'x', 'nMoveRule')).toEqual({ kind: 'here', line: 3, key: 'nMoveRule' });
    expect(originOf(text, 'x', 'doubleStepRegion')).toEqual({
      kind: 'here',
      line: 5,
      key: 'doubleStepRank',
    });
    expect(originOf(text, 'x', 'enclosingDrop')).toEqual({ kind: 'default' });
  });

  it('is also found by key: a key for both colours, an old name, a custom piece', () => {
    const [x] = resolveText('[x:chess]\npromotionRank = 7\nflagRegionWhite = *8\nking = k:W\n');
    expect(x?.originOfOption('promotionRegionWhite')).toMatchObject({ line: 2 });
    expect(x?.originOfOption('promotionRegionBlack')).toMatchObject({ line: 2 });
    expect(x?.originOfOption('flagRegionBlack')).toEqual({ kind: 'default' });
    expect(x?.originOfOption('king')).toMatchObject({ line: 4 });
    expect(x?.originOfOption('queen')).toEqual({ kind: 'builtin', name: 'chess' });
    expect(x?.originOfOption('fers')).toEqual({ kind: 'default' });
  });
});

describe('a built-in variant', () => {
  it.each(measuredVariants('builtin-variants'))('$name', ({ name, rules }) => {
    const variant = resolveBuiltin(name)?.variant;
    expect(variant?.rules).toEqual(rules);
    const defaults = rulesJson(emptyEngineRules());
    for (const [field, origin] of Object.entries(variant?.origin ?? {})) {
      const isDefault = JSON.stringify(rules[field]) === JSON.stringify(defaults[field]);
      expect(origin, field).toEqual(isDefault ? { kind: 'default' } : { kind: 'builtin', name });
    }
  });

  it('is null for an unknown name', () => {
    expect(resolveBuiltin('nonesuch')).toBeNull();
    expect(resolveBuiltin('__proto__')).toBeNull();
  });
});

describe('every section', () => {
  test("of the engine's file has the rules that were measured in the engine", () => {
    expect(resolveText(ENGINE_FILE).map(({ variant }) => variant.rules)).toEqual(
      measuredVariants('ini-variants').map(({ rules }) => rules),
    );
  });

  const defaults = rulesJson(emptyEngineRules());

  /** Fields with a wrong origin: the line does not have the key, or the value there is different. */
  function lies(text: string): readonly string[] {
    const lines = text.split('\n');
    const variants = resolveText(text).map(({ variant }) => variant);
    const inherited = (name: string): RulesJson => {
      const rules = builtinRules(name);
      return rules === null ? {} : rulesJson(rules);
    };
    const holds = (from: RuleOrigin, field: string, value: string): boolean => {
      switch (from.kind) {
        case 'default':
          return value === JSON.stringify(defaults[field]);
        case 'builtin':
          return value === JSON.stringify(inherited(from.name)[field]);
        case 'parent':
        case 'here':
          return (
            lines[from.line - 1]?.startsWith(from.key) === true &&
            (from.kind === 'here' || variants.some(({ name }) => name === from.name))
          );
      }
    };
    return variants.flatMap(({ name, origin, rules }) =>
      Object.entries(origin)
        .filter(([field, from]) => !holds(from, field, JSON.stringify(rules[field])))
        .map(([field, from]) => `${name}: ${field}: ${from.kind}`),
    );
  }

  test("of the engine's file has correct origins", () => {
    expect(lies(ENGINE_FILE)).toEqual([]);
  });

  test.each(measuredMistakes())('of the mistake $id has, too', ({ iniBase64 }) => {
    expect(lies(Buffer.from(iniBase64, 'base64').toString())).toEqual([]);
  });
});
