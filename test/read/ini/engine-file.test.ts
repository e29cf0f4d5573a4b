import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { hasErrors } from '../../../src/text/diagnostic.js';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import { builtinRulesBeforeConclusion } from '../../../src/read/builtins.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { rulesJson } from '../../../src/read/ini/rules-json.js';
import { ENGINE_FILE, ENGINE_FILE_WITH_COMMENTS, hasShared, measuredVariants } from './facts.js';

const measured = measuredVariants('ini-variants');
const builtins = measuredVariants('builtin-variants');

describe("the engine's own file", () => {
  const { value: sections, diagnostics } = readIni({ file: 'variants.ini', text: ENGINE_FILE });

  it('has 143 sections in order, and no errors', () => {
    expect(sections.map(({ name }) => name)).toEqual(measured.map(({ name }) => name));
    expect(sections).toHaveLength(143);
    expect(hasErrors(diagnostics)).toBe(false);
  });

  it.each(measured)(
    'gives $name the rules that the engine has',
    ({ name, parent, rules, afterConclude }) => {
      const section = sections.find((candidate) => candidate.name === name);
      if (section === undefined) throw new Error(`${name} is missing`);
      expect(section.parent).toBe(parent);
      expect(rulesJson(section.rules)).toEqual(rules);
      const { doubleStep, doubleStepRegion } = rulesJson(conclude(section.rules));
      expect({ doubleStep, doubleStepRegion }).toEqual(afterConclude);
    },
  );
});

describe('the built-in variants', () => {
  it('are 121, in order', () => {
    expect(BUILTIN_NAMES).toEqual(builtins.map(({ name }) => name));
    expect(BUILTIN_NAMES).toHaveLength(121);
  });

  it.each(builtins)('$name has the rules that the engine has', ({ name, rules, afterConclude }) => {
    const own = builtinRulesBeforeConclusion(name);
    if (own === null) throw new Error(`${name} is missing`);
    expect(rulesJson(own)).toEqual(rules);
    const { doubleStep, doubleStepRegion } = rulesJson(conclude(own));
    expect({ doubleStep, doubleStepRegion }).toEqual(afterConclude);
  });

  it.each(builtins)(
    'an empty child of $name has its rules after conclusion',
    ({ name, rules, afterConclude }) => {
      const { value } = readIni({ file: 'child.ini', text: `[a-child:${name}]\n` });
      expect(value.map((section) => rulesJson(section.rules))).toEqual([
        { ...rules, ...afterConclude, nnueAlias: '', endgameEval: 'chess' },
      ]);
    },
  );
});

describe.skipIf(!hasShared)('with ../shared: the original text', () => {
  test('the original file, with its comments, gives the same rules', () => {
    const text = readFileSync(ENGINE_FILE_WITH_COMMENTS, 'utf8');
    const { value } = readIni({ file: 'variants.ini', text });
    expect(value.map(({ name, rules }) => [name, rulesJson(rules)])).toEqual(
      measured.map(({ name, rules }) => [name, rules]),
    );
  });
});
