import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../../src/catalog/builtins.js';
import { optionsBetween, type OptionLine } from '../../../../src/emit/lower/engine/difference.js';
import type { Parsed } from '../../../../src/text/diagnostic.js';
import { emptyEngineRules } from '../../../../src/ir/engine-defaults.js';
import type { EngineRules } from '../../../../src/ir/engine-rules.js';
import { builtinRules, builtinRulesBeforeConclusion } from '../../../../src/read/builtins.js';
import { applyOptions } from '../../../../src/read/ini/apply-options.js';
import { readIni } from '../../../../src/read/ini/read-ini.js';
import { rulesJson } from '../../../../src/read/ini/rules-json.js';
import { inEffect, isExpressible } from '../in-effect.js';

const span = { file: 'test', start: 0, end: 0 };
const read = (text: string) => readIni({ file: 'variants.ini', text }).value;
const sections = read(readFileSync('test/fixtures/ini/variants.ini', 'utf8'));

function readBack(base: EngineRules, lines: readonly OptionLine[]): Parsed<EngineRules> {
  const pairs = lines.map((line) => ({ ...line, keySpan: span, valueSpan: span }));
  return applyOptions(base, pairs);
}

/** All effects of the rules on a game as one text, which is faster to compare than the rules. */
function shown(rules: EngineRules): string {
  return JSON.stringify(rulesJson(inEffect(rules)));
}

function expectToReadBack(base: EngineRules, wanted: EngineRules): void {
  const { value, diagnostics } = readBack(base, optionsBetween(base, wanted));
  expect(diagnostics).toEqual([]);
  if (shown(value) !== shown(wanted)) expect(inEffect(value)).toEqual(inEffect(wanted));
}

describe('optionsBetween: its lines read back as the wanted rules', () => {
  it.each(sections)('$name against its parent', ({ base, rules }) => {
    expectToReadBack(base, rules);
  });

  it.each(sections.filter(({ rules }) => isExpressible(rules)))(
    '$name against nothing',
    ({ rules }) => {
      expectToReadBack(emptyEngineRules(), rules);
    },
  );

  it('finds the sections with rules that no option can express', () => {
    expect(sections.filter(({ rules }) => !isExpressible(rules)).map(({ name }) => name)).toEqual([
      // a king of type wazir, second letters
      'xiangqihouse',
      'janggihouse',
      'crowdedxiangqi',
      // drops without a hand
      'quadwrangle',
      'quadwrangle7x7',
      'crusade',
      'snort',
      'gale',
    ]);
  });

  it.each(BUILTIN_NAMES)('six variants against %s', (from) => {
    const base = builtinRules(from);
    if (base === null) throw new Error(from);
    for (const to of ['shogi', 'chess', 'crazyhouse', 'atomic', 'makruk', 'amazons']) {
      const wanted = builtinRulesBeforeConclusion(to);
      if (wanted === null) throw new Error(to);
      if (!base.freeDrops) expectToReadBack(base, wanted);
    }
  });
});

describe('optionsBetween: nothing superfluous', () => {
  it.each(BUILTIN_NAMES)('%s against itself', (name) => {
    const rules = builtinRules(name);
    if (rules === null) throw new Error(name);
    expect(optionsBetween(rules, rules)).toEqual([]);
  });

  it.each(sections)(
    '$name: no more lines than its author wrote, and none that is superfluous',
    ({ base, rules, section }) => {
      const lines = optionsBetween(base, rules);
      expect(lines.length).toBeLessThanOrEqual(
        section.lines.filter(({ kind }) => kind === 'pair').length,
      );
      const wanted = shown(rules);
      for (const line of lines) {
        const others = lines.filter((other) => other !== line);
        expect(shown(readBack(base, others).value) === wanted, `${line.key} = ${line.value}`).toBe(
          false,
        );
      }
    },
  );
});

/** The lines between a parent and a section below it, as `key = value`. */
function between(text: string): readonly string[] {
  const section = read(text).at(-1);
  if (section === undefined) throw new Error(text);
  return optionsBetween(section.base, section.rules).map(({ key, value }) => `${key} = ${value}`);
}

describe('optionsBetween: the traps', () => {
  test('a letter that goes to another type removes its owner without a line', () => {
    expect(between('[x:chess]\ncommoner = k\n')).toEqual(['commoner = k']);
  });

  test('a piece whose letter goes to no other type is removed by a dash', () => {
    expect(between('[x:chess]\nqueen = -\n')).toEqual(['queen = -']);
  });

  test('giving a letter again removes the type from the promotion choices, so these are given again, too', () => {
    const once = between('[x:xiangqi]\nhorse = n\n');
    expect(once).toEqual(['horse = n']);
    expect(between('[x:chess]\nqueen = q\n')).toEqual([
      'promotionPieceTypes = rbn'.replace('rbn', 'nbr'),
    ]);
  });

  test('two types that exchange their letters', () => {
    expect(between('[x:chess]\nknight = b\nbishop = n\npromotionPieceTypes = rq\n')).toEqual([
      'knight = b',
      'bishop = n',
      'promotionPieceTypes = rq',
    ]);
  });

  test('pairs are added to the inherited ones, and a dash removes them', () => {
    expect(between('[x:shogi]\npromotedPieceType = s:- p:r\n')).toEqual([
      'promotedPieceType = s:- p:r',
    ]);
  });

  test('a double step that the parent lost with its region needs both lines', () => {
    expect(
      between(
        '[x:shogi]\npawn = p\ndoubleStep = true\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *7\n',
      ),
    ).toEqual([
      'pawn = p',
      'doubleStep = true',
      'doubleStepRegionWhite = *3',
      'doubleStepRegionBlack = *7',
    ]);
    expect(between('[x:shogi]\ndoubleStep = true\n')).toEqual([]);
  });

  test('squares beyond the board make no difference, but a region of only such squares does', () => {
    expect(between('[x:chess]\npromotionRegionWhite = a8 b8 c8 d8 e8 f8 g8 h8\n')).toEqual([]);
    expect(between('[x:chess]\nmobilityRegionWhiteQueen = l10\n')).toEqual([
      'mobilityRegionWhiteQueen = l10',
    ]);
  });

  test('one key if both colours have the same value, or else one for each', () => {
    expect(between('[x:chess]\nflagRegionWhite = *8\nflagRegionBlack = *8\n')).toEqual([
      'flagRegion = *8',
    ]);
    expect(between('[x:chess]\nflagRegion = *8\nflagRegionBlack = *1\n')).toEqual([
      'flagRegionWhite = *8',
      'flagRegionBlack = *1',
    ]);
    expect(between('[x:chess]\nwallingRegionWhite = *2\n')).toEqual(['wallingRegionWhite = *2']);
    expect(between('[x:chess]\nwallingRegion = *2\n')).toEqual(['wallingRegion = *2']);
  });

  test('three sets of pawns in one key, with the main pawn last', () => {
    expect(between('[x:chess]\ncustomPiece1 = a:mfFcfW\npawnTypes = ap\n')).toEqual([
      'customPiece1 = a:mfFcfW',
      'pawnTypes = ap',
    ]);
    expect(between('[x:chess]\ncustomPiece1 = a:mfFcfW\npromotionPawnTypes = pa\n')).toEqual([
      'customPiece1 = a:mfFcfW',
      'promotionPawnTypes = pa',
    ]);
  });

  test('a main pawn that leaves the game must be replaced, though the letters stay the same', () => {
    const parent = '[a:chess]\ncustomPiece1 = a:mfFcfW\npromotionPawnTypes = ap\n';
    expect(between(`${parent}[x:a]\npawn = -\npromotionPawnTypes = a\n`)).toEqual([
      'pawn = -',
      'promotionPawnTypes = a',
    ]);
    expect(between(`${parent}[x:a]\npawn = -\n`)).toEqual(['pawn = -']);
  });

  test('values that the engine would ignore or that no letter can express are left out', () => {
    const base = emptyEngineRules();
    expect(optionsBetween(base, { ...base, pieceToCharTable: '' })).toEqual([]);
    expect(optionsBetween(base, { ...base, flagPiece: { white: 'gold', black: 'gold' } })).toEqual(
      [],
    );
  });
});
