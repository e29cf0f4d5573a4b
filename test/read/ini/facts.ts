import { existsSync, readFileSync } from 'node:fs';
import type { Json, RulesJson } from '../../../src/read/ini/rules-json.js';

/** The rules of a variant as measured in the engine before conclusion, and its double step after conclusion. */
export interface MeasuredVariant {
  readonly name: string;
  readonly parent: string | null;
  readonly rules: RulesJson;
  readonly afterConclude: { readonly doubleStep: boolean; readonly doubleStepRegion: Json };
}

interface MeasuredFile {
  readonly common: RulesJson;
  readonly variants: readonly MeasuredVariant[];
}

export interface MeasuredMistake {
  readonly id: string;
  readonly iniBase64: string;
  readonly defined: readonly string[] | null;
  readonly values: RulesJson | null;
}

/** The engine's own file: 143 sections. */
export const ENGINE_FILE = readFileSync('test/fixtures/ini/variants.ini', 'utf8');
export const ENGINE_FILE_WITH_COMMENTS = '../shared/corpus/variants.ini';
export const hasShared = existsSync(ENGINE_FILE_WITH_COMMENTS);

export function measuredVariants(
  file: 'ini-variants' | 'builtin-variants',
): readonly MeasuredVariant[] {
  const { common, variants } = JSON.parse(
    readFileSync(`test/fixtures/ini/${file}.json`, 'utf8'),
  ) as MeasuredFile;
  return variants.map((variant) => ({ ...variant, rules: { ...common, ...variant.rules } }));
}

export function measuredMistakes(): readonly MeasuredMistake[] {
  const { cases } = JSON.parse(readFileSync('test/fixtures/ini/mistakes.json', 'utf8')) as {
    cases: readonly MeasuredMistake[];
  };
  return cases;
}

/** One of the 50 measured rules of the format: a text, the sections that the engine's reader sees, and the variants that it registers. */
export interface MeasuredFormatRule {
  readonly rule: string;
  readonly ini: string;
  readonly sections: readonly {
    readonly name: string;
    readonly parent: string | null;
    readonly status: 'parsed' | 'no-parent' | 'exists';
    readonly options: Readonly<Record<string, string>>;
  }[];
  readonly variants: readonly { readonly name: string; readonly values: RulesJson }[];
}

export function measuredFormatRules(): readonly MeasuredFormatRule[] {
  const { rules } = JSON.parse(readFileSync('test/fixtures/ini/format-rules.json', 'utf8')) as {
    rules: readonly MeasuredFormatRule[];
  };
  return rules;
}
